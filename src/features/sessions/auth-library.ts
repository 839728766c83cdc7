import type { Log } from '#platform/telemetry/log.ts'
import { Auth, type AuthConfig } from '@auth/core'
import { CredentialsSignin, JWTSessionError, MissingCSRF, SignOutError } from '@auth/core/errors'
import Credentials from '@auth/core/providers/credentials'
import { ok, type Success } from '#platform/http/pipeline/api-response.ts'
import { cookiesIn } from '#platform/http/pipeline/cookies.ts'
import {
  type CookieNames,
  cookieNamesOf,
  createCsrfCookies,
  pieceNamesIn,
  type AuthSettings,
  hintCookieOf,
} from './session-cookies.ts'
import { idleDays } from '#core/customers/session-lifetime.ts'
import { Unavailable } from '#core/result/unavailable.ts'
import type { SessionUser } from './schema/session.ts'

/** A request to the session library. Its data is loaded beforehand, because the library swallows errors. */
export interface AuthLibraryRequest {
  readonly action: 'session' | 'csrf' | 'providers' | 'callback/credentials' | 'signout'
  /** The Cookie header. */
  readonly cookie: string
  /** Form fields of a POST request. Absent: a GET request. */
  readonly fields?: Readonly<Record<string, string>>
  /** The customer who is logged in. */
  readonly user?: SessionUser | null
  /** How long the browser keeps the session's cookie; default: as long as a new one may be idle. */
  readonly maxAgeSeconds?: number
  /** Called after the CSRF check; resolves to the id of the new session. */
  readonly logIn?: () => Promise<string | null>
  readonly logOut?: () => Promise<void>
}

export type AuthLibrary = (request: AuthLibraryRequest) => Promise<Success>

const maxAddressLength = 2048
const basePath = '/api/auth'
const newSessionSeconds = idleDays * 24 * 60 * 60

/**
 * The session library behind our own pipeline: it encrypts the cookie and answers its well-known paths, without its
 * pages and redirects. It would turn errors into "not logged in" and clear the cookie, so errors are collected here and
 * thrown afterwards.
 */
export function createAuthLibrary(settings: AuthSettings, log: Log): AuthLibrary {
  const names = cookieNamesOf(settings.secure)
  const csrfCookies = createCsrfCookies(settings)
  const options = { httpOnly: true, sameSite: 'strict', path: '/', secure: settings.secure } as const
  const fixed = {
    basePath,
    trustHost: true,
    useSecureCookies: settings.secure,
    secret: [...settings.authSecrets],
    cookies: {
      sessionToken: { name: names.session, options },
      csrfToken: { name: names.csrf, options },
      callbackUrl: { name: names.callbackUrl, options },
    },
  } as const satisfies Omit<AuthConfig, 'providers'>

  return async (request) => {
    const { action, user = null } = request
    const failures: unknown[] = []
    const safely = async <Done>(work: (() => Promise<Done>) | undefined): Promise<Done | null> => {
      try {
        return work ? await work() : null
      } catch (error) {
        failures.push(error)
        return null
      }
    }
    const config: AuthConfig = {
      ...fixed,
      secret: [...fixed.secret],
      session: { strategy: 'jwt', maxAge: request.maxAgeSeconds ?? newSessionSeconds },
      providers: [
        Credentials({
          async authorize() {
            const sessionId = await safely(request.logIn)
            return sessionId === null ? null : { id: sessionId }
          },
        }),
      ],
      callbacks: {
        jwt: ({ token, user: loggedIn }) => {
          if (action === 'callback/credentials') return { sid: loggedIn?.id }
          return user === null ? null : { sid: token['sid'] }
        },
        session: ({ session }) => ({ user: user ?? {}, expires: new Date(session.expires).toISOString() }),
        redirect: ({ url, baseUrl }) => ownAddressOf(url, baseUrl),
      },
      events: {
        signOut: async () => void (await safely(request.logOut)),
      },
      logger: {
        error: (error) => {
          if (!isExpected(error, user)) failures.push(error)
        },
        warn: () => {},
        debug: () => {},
      },
    }
    const cookie = ownCookiesIn(request.cookie, settings.publicOrigin, names, csrfCookies.forLibrary)
    const response = await Auth(requestOf(request, settings, cookie), config)
    if (failures.length > 0) throw failures[0]
    if (response.status !== 200) {
      log.error('fault', 'The session library refused a call.', { status: response.status, action })
      throw new Unavailable('busy')
    }
    const body: unknown = await response.json()
    const cookies = response.headers.getSetCookie().map((line) => csrfCookies.forBrowser(line, names.csrf))
    const hint = hintCookieOf(cookies, names, {
      secure: settings.secure,
      isVisitor: body === null,
      sent: request.cookie,
    })
    const lines = hint === null ? cookies : [...cookies, hint]
    return lines.length > 0 ? { ...ok(body), cookies: lines } : ok(body)
  }
}

/** Errors for wrong credentials, or for a cookie that is not ours. */
function isExpected(error: Error, user: SessionUser | null): boolean {
  if (error instanceof JWTSessionError) return user === null
  return error instanceof CredentialsSignin || error instanceof MissingCSRF || error instanceof SignOutError
}

function requestOf({ action, fields }: AuthLibraryRequest, { publicOrigin }: AuthSettings, cookie: string): Request {
  const headers = { cookie, 'x-auth-return-redirect': '1' }
  return new Request(
    `${publicOrigin}${basePath}/${action}`,
    fields === undefined ? { headers } : { method: 'POST', headers, body: new URLSearchParams(fields) },
  )
}

/** Only the cookies that the library has set itself. */
function ownCookiesIn(
  header: string,
  publicOrigin: string,
  names: CookieNames,
  csrfOf: (value: string) => string,
): string {
  const cookies = cookiesIn(header)
  const valueOf = (name: string) => (name === names.csrf ? csrfOf(cookies.get(name) ?? '') : (cookies.get(name) ?? ''))
  const isOwn = ownAddressOf(cookies.get(names.callbackUrl) ?? '', publicOrigin) === cookies.get(names.callbackUrl)
  return [...pieceNamesIn(cookies, names.session), names.csrf, ...(isOwn ? [names.callbackUrl] : [])]
    .flatMap((name) => (cookies.has(name) ? [`${name}=${encodeURIComponent(valueOf(name))}`] : []))
    .join('; ')
}

/** Prevents open redirects: an address of our own origin, whatever was requested. */
function ownAddressOf(url: string, baseUrl: string): string {
  const isAbsolute = url.startsWith('/') || url.startsWith(baseUrl)
  if (!isAbsolute || url.length > maxAddressLength || !URL.canParse(url, baseUrl)) return baseUrl
  const { origin, href } = new URL(url, baseUrl)
  return origin === baseUrl ? href.replace(/\/$/, '') : baseUrl
}
