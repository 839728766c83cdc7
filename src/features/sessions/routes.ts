import type { Log } from '#platform/telemetry/log.ts'
import { cartIdPattern } from '#platform/schema/fields.ts'
import {
  csrfResponse,
  type EndSession,
  endSession as endSessionSchema,
  type LogIn,
  logIn,
  type LogOut,
  logOut,
  providersResponse,
  sessionResponse,
  sessionsEndedResponse,
  type SessionsResponse,
  sessionsResponse,
  type SessionUser,
  whereTo,
} from '#features/sessions/schema/session.ts'
import { loginRequired, ok, tooManyAttempts } from '#platform/http/pipeline/api-response.ts'
import { type AuthSettings, createCsrfCheck, createDeviceCookies } from './session-cookies.ts'
import type { Endpoint } from '#platform/http/pipeline/endpoint.ts'
import type { AuthLibrary } from './auth-library.ts'
import type { AccountDependencies } from '#features/customers/accounts.ts'
import { decidedTaxOf } from '#core/tax/vat-evidence.ts'
import type { Caller } from '#platform/http/pipeline/caller.ts'
import { authenticate } from './log-in.ts'
import { endOtherSessions, endSession, listSessions, logOut as endByLoggingOut } from './sessions.ts'
import { accountEndpoints } from '#features/customers/routes.ts'
import { cookieSecondsOf, isWorthRenewing } from '#core/customers/session-lifetime.ts'

const maxBodyBytes = 16 * 1024

/** Endpoints of the session library, by its own contract. */
export function sessionEndpoints(
  accounts: AccountDependencies,
  library: AuthLibrary,
  settings: AuthSettings,
): readonly Endpoint[] {
  const isProven = createCsrfCheck(settings)
  const failed = ok({ url: `${settings.publicOrigin}/api/auth/signin?error=CredentialsSignin&code=credentials` })
  const devices = createDeviceCookies(settings)

  const session: Endpoint = {
    method: 'GET',
    path: '/api/auth/session',
    rateLimit: 'sessions',
    docs: {
      summary: 'Who is logged in; null for a visitor. Asking keeps the session open.',
      success: { status: 200, schema: sessionResponse },
      refusals: [429, 503],
    },
    async respond({ caller, cookie }) {
      const now = new Date()
      const { sessionOpenedAt = now, cookieExpires: expires } = caller
      const maxAgeSeconds = cookieSecondsOf(sessionOpenedAt, now)
      const user = sessionUserOf(accounts, caller)
      // Every order page requests the session, and the library would encrypt a new cookie each time.
      if (user !== null && expires !== undefined && !isWorthRenewing(expires, maxAgeSeconds, now)) {
        return ok({ user, expires: expires.toISOString() })
      }
      return library({ action: 'session', cookie, user, maxAgeSeconds })
    },
  }

  const csrf: Endpoint = {
    method: 'GET',
    path: '/api/auth/csrf',
    rateLimit: 'sessions',
    docs: {
      summary: 'A token that logging in and out must carry; its cookie comes with it.',
      success: { status: 200, schema: csrfResponse },
      refusals: [429, 503],
    },
    respond: ({ cookie }) => library({ action: 'csrf', cookie }),
  }

  const providers: Endpoint = {
    method: 'GET',
    path: '/api/auth/providers',
    rateLimit: 'sessions',
    docs: {
      summary: 'The ways to log in: by e-mail address and password.',
      success: { status: 200, schema: providersResponse },
      refusals: [429, 503],
    },
    respond: ({ cookie }) => library({ action: 'providers', cookie }),
  }

  const enter: Endpoint<LogIn> = {
    method: 'POST',
    path: '/api/auth/callback/credentials',
    rateLimit: 'logIns',
    isBusy: accounts.passwords.isBusy,
    knownThing: ({ cookie }) => devices.idIn(cookie),
    requestBody: { kind: 'form', schema: logIn, maxBytes: maxBodyBytes },
    docs: {
      summary: 'Logs in, and claims an anonymous cart. It worked when the session cookie comes back.',
      success: { status: 200, schema: whereTo },
      refusals: [400, 403, 413, 415, 422, 429, 503],
    },
    async respond({ body, caller, cookie, source, header }) {
      const { email = '', password = '', cartId = '', csrfToken = '' } = body
      const outcome = isProven(cookie, csrfToken)
        ? await authenticate(
            accounts,
            { email, password, cartId: cartIdPattern.test(cartId) ? cartId : null },
            {
              source: source(),
              sessionHash: caller.sessionHash ?? null,
              deviceId: devices.idIn(cookie),
              userAgent: header('user-agent') ?? '',
            },
          )
        : null
      if (outcome?.ok === false) return tooManyAttempts(outcome) ?? failed
      const answer = await library({
        action: 'callback/credentials',
        cookie,
        fields: proofIn(body),
        logIn: async () => outcome?.value.sessionId ?? null,
      })
      if (outcome === null) return answer
      return { ...answer, cookies: [...(answer.cookies ?? []), devices.lineFor(outcome.value.deviceId)] }
    },
  }

  const leave: Endpoint<LogOut> = {
    method: 'POST',
    path: '/api/auth/signout',
    rateLimit: 'sessions',
    requestBody: { kind: 'form', schema: logOut, maxBytes: maxBodyBytes },
    docs: {
      summary: 'Logs out.',
      success: { status: 200, schema: whereTo },
      refusals: [400, 403, 413, 415, 422, 429, 503],
    },
    respond: ({ body, caller, cookie, source }) =>
      library({
        action: 'signout',
        cookie,
        fields: proofIn(body),
        logOut: () => endByLoggingOut(accounts, caller, source()),
      }),
  }

  const list: Endpoint = {
    method: 'GET',
    path: '/api/auth/sessions',
    rateLimit: 'accounts',
    docs: {
      summary: 'Where the customer is logged in, this session first.',
      success: { status: 200, schema: sessionsResponse },
      refusals: [401, 429, 503],
    },
    async respond({ caller }) {
      const listed = await listSessions(accounts, caller)
      if (!listed.ok) return loginRequired
      const sessions = listed.value.map(({ hash, isCurrent, openedAt, lastUsedAt, ...device }) => ({
        ...device,
        id: hash,
        openedAt: openedAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        current: isCurrent,
      }))
      return ok({ sessions } satisfies SessionsResponse)
    },
  }

  const end: Endpoint<EndSession> = {
    method: 'POST',
    path: '/api/auth/sessions/end',
    rateLimit: 'accounts',
    requestBody: { kind: 'form', schema: endSessionSchema, maxBytes: maxBodyBytes },
    docs: {
      summary:
        "Ends one of the customer's sessions. The response is the same for a session that has ended or is not theirs.",
      success: { status: 200, schema: sessionsEndedResponse },
      refusals: [400, 401, 403, 413, 415, 422, 429, 503],
    },
    async respond({ caller, body: { id }, source }) {
      if (caller.customerId === null) return loginRequired
      if (sessionIdShape.test(id)) await endSession(accounts, caller, { hash: id, source: source() })
      return ok({ status: 'ended' })
    },
  }

  const endOthers: Endpoint = {
    method: 'POST',
    path: '/api/auth/sessions/end-others',
    rateLimit: 'accounts',
    docs: {
      summary: 'Logs out everywhere else.',
      success: { status: 200, schema: sessionsEndedResponse },
      refusals: [401, 403, 429, 503],
    },
    async respond({ caller, source }) {
      const outcome = await endOtherSessions(accounts, caller, source())
      return outcome.ok ? ok({ status: 'ended' }) : loginRequired
    },
  }

  return [session, csrf, providers, enter, leave, list, end, endOthers]
}

/** Ids of sessions in the list: hashes in hexadecimal. */
const sessionIdShape = /^[0-9a-f]{64}$/

function sessionUserOf(
  { today, canProve }: Pick<AccountDependencies, 'today' | 'canProve'>,
  { customer }: Caller,
): SessionUser | null {
  if (customer === undefined) return null
  const { id, email, firstName, lastName, customerType, language, isEmailVerified } = customer
  const { taxExempt, taxPercentage } = decidedTaxOf(customer, today(), canProve)
  return {
    id,
    email,
    name: `${firstName} ${lastName}`,
    firstName,
    customerType,
    language,
    emailVerified: isEmailVerified,
    taxExempt,
    taxPercentage,
  }
}

/** The only fields that the library itself needs. */
function proofIn({ csrfToken = '', callbackUrl = '' }: LogOut): Readonly<Record<string, string>> {
  return { csrfToken, callbackUrl }
}

/** All endpoints under /api/auth. The session library is loaded by the first request that needs it. */
export function authEndpoints(accounts: AccountDependencies, settings: AuthSettings, log: Log): readonly Endpoint[] {
  let loading: Promise<AuthLibrary> | undefined
  const load = async () => (await import('./auth-library.ts')).createAuthLibrary(settings, log)
  const forgetLoad = (error: unknown): never => {
    loading = undefined
    throw error
  }
  const library: AuthLibrary = async (request) => (await (loading ??= load().catch(forgetLoad)))(request)
  return [...sessionEndpoints(accounts, library, settings), ...accountEndpoints(accounts, settings)]
}
