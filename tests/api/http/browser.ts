import type { ApiResponse, ApiRequest, Shop } from '#tests/api/shop.ts'

/** A browser with a page of ours open: it keeps cookies and says where its calls come from. */
export interface Browser {
  readonly cookies: Map<string, string>
  ask(method: string, path: string, question?: ApiRequest): Promise<ApiResponse>
  /** As a page does it: the token first, then the form. */
  logIn(email: string, password: string, more?: Readonly<Record<string, string>>): Promise<ApiResponse>
  logOut(): Promise<ApiResponse>
  /** The user, or null for a visitor. */
  user(): Promise<ApiResponse['body']['user'] | null>
  csrfToken(): Promise<string>
}

export const sessionCookie = '__Host-authjs.session-token'
export const csrfCookie = '__Host-authjs.csrf-token'
export const hintCookie = '__Host-signed-in'
export const deviceCookie = '__Host-device'

export function openBrowser(shop: Shop, headers: ApiRequest['headers'] = {}): Browser {
  const cookies = new Map<string, string>()

  const ask: Browser['ask'] = async (method, path, question = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await shop.ask(method, path, {
      ...question,
      headers: { 'sec-fetch-site': 'same-origin', ...headers, ...(cookie && { cookie }), ...question.headers },
    })
    for (const line of answer.headers['set-cookie'] ?? []) keep(line)
    return answer
  }
  const csrfToken = async () => (await ask('GET', '/api/auth/csrf')).body.csrfToken
  const send = (path: string, fields: Readonly<Record<string, string>>) =>
    ask('POST', path, {
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-auth-return-redirect': '1' },
      body: new URLSearchParams(fields).toString(),
    })

  return {
    cookies,
    ask,
    csrfToken,
    async logIn(email, password, more = {}) {
      return send('/api/auth/callback/credentials', { email, password, csrfToken: await csrfToken(), ...more })
    },
    async logOut() {
      return send('/api/auth/signout', { csrfToken: await csrfToken() })
    },
    async user() {
      const { body } = await ask('GET', '/api/auth/session')
      return (body as ApiResponse['body'] | null)?.user ?? null
    },
  }

  function keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === '' || /; Max-Age=0/i.test(line)) cookies.delete(name)
    else cookies.set(name, value)
  }
}
