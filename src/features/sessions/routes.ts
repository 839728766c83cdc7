import { cartIdPattern } from '#platform/schema/fields.ts'
import {
  csrfResponse,
  endSession as endSessionSchema,
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
import { createDeviceCookies } from '#features/customers/device-cookies.ts'
import type { Deps } from '#features/deps.ts'
import { type AuthSettings, createCsrfCheck } from './session-cookies.ts'
import { type Endpoint, endpointOf, formBody } from '#platform/http/pipeline/endpoint.ts'
import type { AuthLibrary } from './auth-library.ts'
import { decidedTaxOf } from '#core/tax/vat-evidence.ts'
import type { Caller } from '#platform/http/pipeline/caller.ts'
import { authenticate } from './log-in.ts'
import { endOtherSessions, endSession, listSessions, logOut as endByLoggingOut } from './sessions.ts'
import { cookieSecondsOf, isWorthRenewing } from '#core/customers/session-lifetime.ts'

const endpoint = endpointOf('Sessions', 'none')

/** Endpoints of the session library, by its own contract. */
export function sessionEndpoints(deps: Deps, library: AuthLibrary, settings: AuthSettings): readonly Endpoint[] {
  const isProven = createCsrfCheck(settings)
  const failed = ok({ url: `${settings.publicOrigin}/api/auth/signin?error=CredentialsSignin&code=credentials` })
  const devices = createDeviceCookies(settings)

  return [
    endpoint('readSession', 'GET', '/api/auth/session', {
      summary: 'Who is logged in; null for a visitor. Asking keeps the session open.',
      rateLimit: 'sessions',
      session: 'read',
      success: { status: 200, schema: sessionResponse },
      async respond({ caller, cookie }) {
        const now = new Date()
        const { sessionOpenedAt = now, cookieExpires: expires } = caller
        const maxAgeSeconds = cookieSecondsOf(sessionOpenedAt, now)
        const user = sessionUserOf(deps, caller)
        // Every order page requests the session, and the library would encrypt a new cookie each time.
        if (user !== null && expires !== undefined && !isWorthRenewing(expires, maxAgeSeconds, now)) {
          return ok({ user, expires: expires.toISOString() })
        }
        return library({ action: 'session', cookie, user, maxAgeSeconds })
      },
    }),
    endpoint('readCsrfToken', 'GET', '/api/auth/csrf', {
      summary: 'A token that logging in and out must carry; its cookie comes with it.',
      rateLimit: 'sessions',
      success: { status: 200, schema: csrfResponse },
      respond: ({ cookie }) => library({ action: 'csrf', cookie }),
    }),
    endpoint('listProviders', 'GET', '/api/auth/providers', {
      summary: 'The ways to log in: by e-mail address and password.',
      rateLimit: 'sessions',
      success: { status: 200, schema: providersResponse },
      respond: ({ cookie }) => library({ action: 'providers', cookie }),
    }),
    endpoint('logIn', 'POST', '/api/auth/callback/credentials', {
      summary: 'Logs in, and claims an anonymous cart. It worked when the session cookie comes back.',
      rateLimit: 'logIns',
      session: 'read',
      isBusy: deps.passwords.isBusy,
      knownThing: ({ cookie }) => devices.idIn(cookie),
      requestBody: formBody(logIn),
      success: { status: 200, schema: whereTo },
      async respond({ body, caller, cookie, source, header }) {
        const { email = '', password = '', cartId = '', csrfToken = '' } = body
        const outcome = isProven(cookie, csrfToken)
          ? await authenticate(
              deps,
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
    }),
    endpoint('logOut', 'POST', '/api/auth/signout', {
      summary: 'Logs out.',
      rateLimit: 'sessions',
      session: 'read',
      requestBody: formBody(logOut),
      success: { status: 200, schema: whereTo },
      respond: ({ body, caller, cookie, source }) =>
        library({
          action: 'signout',
          cookie,
          fields: proofIn(body),
          logOut: () => endByLoggingOut(deps, caller, source()),
        }),
    }),
    endpoint('listSessions', 'GET', '/api/auth/sessions', {
      summary: 'Where the customer is logged in, this session first.',
      rateLimit: 'accounts',
      session: 'required',
      success: { status: 200, schema: sessionsResponse },
      async respond({ caller }) {
        const listed = await listSessions(deps, caller)
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
    }),
    endpoint('endSession', 'POST', '/api/auth/sessions/end', {
      summary:
        "Ends one of the customer's sessions. The response is the same for a session that has ended or is not theirs.",
      rateLimit: 'accounts',
      session: 'required',
      requestBody: formBody(endSessionSchema),
      success: { status: 200, schema: sessionsEndedResponse },
      async respond({ caller, body: { id }, source }) {
        if (caller.customerId === null) return loginRequired
        if (sessionIdShape.test(id)) await endSession(deps, caller, { hash: id, source: source() })
        return ok({ status: 'ended' })
      },
    }),
    endpoint('endOtherSessions', 'POST', '/api/auth/sessions/end-others', {
      summary: 'Logs out everywhere else.',
      rateLimit: 'accounts',
      session: 'required',
      success: { status: 200, schema: sessionsEndedResponse },
      async respond({ caller, source }) {
        const outcome = await endOtherSessions(deps, caller, source())
        return outcome.ok ? ok({ status: 'ended' }) : loginRequired
      },
    }),
  ]
}

/** Ids of sessions in the list: hashes in hexadecimal. */
const sessionIdShape = /^[0-9a-f]{64}$/

function sessionUserOf({ today, proofs }: Deps, { customer }: Caller): SessionUser | null {
  if (customer === undefined) return null
  const { id, email, firstName, lastName, customerType, language, isEmailVerified } = customer
  const { taxExempt, taxPercentage } = decidedTaxOf(customer, today(), proofs.canProve)
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

/** The session library is loaded by the first request that needs it. */
export function authEndpoints(deps: Deps, settings: AuthSettings): readonly Endpoint[] {
  let loading: Promise<AuthLibrary> | undefined
  const load = async () => (await import('./auth-library.ts')).createAuthLibrary(settings, deps.log)
  const forgetLoad = (error: unknown): never => {
    loading = undefined
    throw error
  }
  const library: AuthLibrary = async (request) => (await (loading ??= load().catch(forgetLoad)))(request)
  return sessionEndpoints(deps, library, settings)
}
