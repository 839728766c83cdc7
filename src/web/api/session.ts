import type { SessionResponse } from '#features/sessions/schema/session.ts'
import { fetchWhenFree } from './fetch-when-free.ts'
import type { Credentials, ReadAnswer, SessionCalls, SignInAnswer } from '#web/session/session-store.ts'

const base = '/api/auth'
/** When an answer does not say how long to wait. */
const usualWaitSeconds = 60

interface Posted {
  readonly response: Response
  /** The library answers 200 also when it refuses: why stands in the address it answers with. */
  readonly error: string | null
}

/** The session library's own contract, without its client: session, request-forgery token, credentials, sign-out. */
export function httpSessionCalls(origin: string): SessionCalls {
  const post = async (path: string, fields: Readonly<Record<string, string>>): Promise<Posted> => {
    const response = await fetchWhenFree(base + path, {
      method: 'POST',
      headers: { 'X-Auth-Return-Redirect': '1' },
      // An address of a page may hold `error=` itself, and a success would read as a failure: the origin never does.
      body: new URLSearchParams({ ...fields, csrfToken: await csrfToken(), callbackUrl: origin }),
    })
    if (!response.ok) return { response, error: null }
    const { url } = (await response.json()) as { url: string }
    return { response, error: new URL(url).searchParams.get('error') }
  }
  /** A token may have been replaced between the two calls, by another tab: once is no reason to give up. */
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
        // Twice a fresh token, and twice its cookie did not come back.
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
