import type { SessionResponse } from '#features/sessions/schema/session.ts'
import { fetchWhenFree } from './fetch-when-free.ts'
import type { Credentials, ReadAnswer, SessionCalls, SignInAnswer } from '#web/session/session-store.ts'

const base = '/api/auth'
/** Used when the response has no `Retry-After`. */
const usualWaitSeconds = 60

interface Posted {
  readonly response: Response
  /** The library answers 200 even on a refusal; the reason is in the URL it returns. */
  readonly error: string | null
}

/** Implements the session library's HTTP contract without its client: session, CSRF token, credentials, sign-out. */
export function httpSessionCalls(origin: string): SessionCalls {
  const post = async (path: string, fields: Readonly<Record<string, string>>): Promise<Posted> => {
    const response = await fetchWhenFree(base + path, {
      method: 'POST',
      headers: { 'X-Auth-Return-Redirect': '1' },
      // The origin is used because a page URL may contain `error=`, which would make a success look like a failure.
      body: new URLSearchParams({ ...fields, csrfToken: await csrfToken(), callbackUrl: origin }),
    })
    if (!response.ok) return { response, error: null }
    const { url } = (await response.json()) as { url: string }
    return { response, error: new URL(url).searchParams.get('error') }
  }
  /** Retries once with a new token, because another tab may have replaced the token between the two requests. */
  const postTwice = async (path: string, fields: Readonly<Record<string, string>>): Promise<Posted> => {
    const first = await post(path, fields)
    return first.error === 'MissingCSRF' ? post(path, fields) : first
  }

  return {
    async read(): Promise<ReadAnswer> {
      try {
        const response = await fetch(`${base}/session`)
        if (!response.ok) return 'unreachable'
        const session = (await response.json()) as SessionResponse
        return { user: session?.user ?? null }
      } catch {
        return 'unreachable'
      }
    },
    async signIn({ email, password, cartId }: Credentials): Promise<SignInAnswer> {
      try {
        const fields = { email, password, ...(cartId !== undefined && { cartId }) }
        const { response, error } = await postTwice('/callback/credentials', fields)
        if (response.status === 429) return { waitSeconds: waitOf(response) }
        if (!response.ok) return 'unreachable'
        if (error === null) return 'accepted'
        if (error === 'CredentialsSignin') return 'invalidCredentials'
        // Two fresh tokens failed, so the browser does not return their cookie.
        return error === 'MissingCSRF' ? 'cookiesBlocked' : 'unreachable'
      } catch {
        return 'unreachable'
      }
    },
    async signOut(): Promise<boolean> {
      try {
        const { response, error } = await postTwice('/signout', {})
        return response.ok && error === null
      } catch {
        return false
      }
    },
  }
}

async function csrfToken(): Promise<string> {
  const response = await fetchWhenFree(`${base}/csrf`)
  if (!response.ok) throw new Error(`csrf answered ${response.status}`)
  return ((await response.json()) as { csrfToken: string }).csrfToken
}

function waitOf(response: Response): number {
  const seconds = Number(response.headers.get('Retry-After'))
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : usualWaitSeconds
}
