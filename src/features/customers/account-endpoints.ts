import {
  type ChangePassword,
  changePassword as changePasswordSchema,
  type ForgotPassword,
  forgotPassword as forgotPasswordSchema,
  passwordChangedResponse,
  sentResponse,
  type Reauthenticate,
  reauthenticate as reauthenticateSchema,
  reauthenticatedResponse,
  type SetPassword,
  setPassword as setPasswordSchema,
  emailVerifiedResponse,
  type VerifyEmail,
  verifyEmail as verifyEmailSchema,
} from '#features/customers/schema/passwords.ts'
import {
  type EndSession,
  endSession as endSessionSchema,
  sessionsEndedResponse,
  type SessionsResponse,
  sessionsResponse,
} from '#features/sessions/schema/session.ts'
import { registeredResponse, type RegistrationBody, registration } from '#features/customers/schema/registration.ts'
import { created, loginRequired, ok, refuse, accountRefusalOf } from '#platform/http/pipeline/api-response.ts'
import type { Endpoint } from '#platform/http/pipeline/endpoint.ts'
import { withMinDuration } from '#platform/http/pipeline/min-duration.ts'
import { type AuthSettings, createDeviceCookies } from '#features/sessions/session-cookies.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { changePassword, forgotPassword, reauthenticate, setPassword } from './passwords.ts'
import { endOtherSessions, endSession, listSessions } from '#features/sessions/sessions.ts'
import { register, verifyEmail, resendVerification } from './register.ts'

const maxBodyBytes = 16 * 1024
/** Longer than queueing a mail takes. */
const forgettingMs = 100

/** Accounts, besides logging in and out. */
export function accountEndpoints(accounts: AccountDependencies, settings: AuthSettings): readonly Endpoint[] {
  const devices = createDeviceCookies(settings)
  const { isBusy } = accounts.passwords

  const enrol: Endpoint<RegistrationBody> = {
    method: 'POST',
    path: '/api/auth/register',
    rateLimit: 'registrations',
    isBusy,
    requestBody: { kind: 'form', schema: registration, maxBytes: maxBodyBytes, checkboxes: ['acceptTerms'] },
    docs: {
      summary: 'Makes an account. The answer is the same for an address that has one: its owner gets a mail.',
      success: { status: 201, schema: registeredResponse },
      refusals: [400, 403, 413, 415, 422, 429, 503],
    },
    async respond({ body, source }) {
      const done = await register(accounts, body, source())
      if (done.ok) return created({ status: 'registered' })
      return 'faults' in done ? refuse(422, done.code, { errors: done.faults }) : accountRefusalOf(done)
    },
  }

  const forgot: Endpoint<ForgotPassword> = {
    method: 'POST',
    path: '/api/auth/password/forgot',
    rateLimit: 'forgotten',
    requestBody: { kind: 'form', schema: forgotPasswordSchema, maxBytes: maxBodyBytes },
    docs: {
      summary: 'Mails a link to set a new password, if somebody has the address.',
      success: { status: 200, schema: sentResponse },
      refusals: [400, 403, 413, 415, 422, 429, 503],
    },
    async respond({ body, source }) {
      const done = await withMinDuration(forgettingMs, forgotPassword(accounts, body.email, source()))
      return done.ok ? ok({ status: 'sent' }) : accountRefusalOf(done)
    },
  }

  const set: Endpoint<SetPassword> = {
    method: 'POST',
    path: '/api/auth/password/set',
    rateLimit: 'mailedTokens',
    isBusy,
    requestBody: { kind: 'form', schema: setPasswordSchema, maxBytes: maxBodyBytes },
    docs: {
      summary: 'Sets a new password with the token of a mailed link, and logs out everywhere.',
      success: { status: 200, schema: passwordChangedResponse },
      refusals: [400, 403, 413, 415, 422, 429, 503],
    },
    async respond({ body, cookie, source }) {
      const done = await setPassword(accounts, body, { deviceId: devices.idIn(cookie), source: source() })
      if (!done.ok) return accountRefusalOf(done)
      return { ...ok({ status: 'changed' }), cookies: [devices.lineFor(done.value)] }
    },
  }

  const change: Endpoint<ChangePassword> = {
    method: 'POST',
    path: '/api/auth/password/change',
    rateLimit: 'passwordChanges',
    isBusy,
    requestBody: { kind: 'form', schema: changePasswordSchema, maxBytes: maxBodyBytes },
    docs: {
      summary: 'Changes the password of who is logged in, and logs out everywhere else.',
      success: { status: 200, schema: passwordChangedResponse },
      refusals: [400, 401, 403, 413, 415, 422, 429, 503],
    },
    async respond({ caller, body, source }) {
      const done = await changePassword(accounts, caller, { ...body, source: source() })
      return done.ok ? ok({ status: 'changed' }) : accountRefusalOf(done)
    },
  }

  const again: Endpoint<Reauthenticate> = {
    method: 'POST',
    path: '/api/auth/reauthenticate',
    rateLimit: 'passwordChanges',
    isBusy,
    requestBody: { kind: 'form', schema: reauthenticateSchema, maxBytes: maxBodyBytes },
    docs: {
      summary: 'The password again, of who is logged in: for ten minutes sensitive details may be changed.',
      success: { status: 200, schema: reauthenticatedResponse },
      refusals: [400, 401, 403, 413, 415, 422, 429, 503],
    },
    async respond({ caller, body: { password }, source }) {
      const done = await reauthenticate(accounts, caller, { password, source: source() })
      return done.ok ? ok({ status: 'authenticated' }) : accountRefusalOf(done)
    },
  }

  const verify: Endpoint<VerifyEmail> = {
    method: 'POST',
    path: '/api/auth/email/verify',
    rateLimit: 'mailedTokens',
    requestBody: { kind: 'form', schema: verifyEmailSchema, maxBytes: maxBodyBytes },
    docs: {
      summary: 'Confirms an e-mail address with the token of a mailed link; a second time, too.',
      success: { status: 200, schema: emailVerifiedResponse },
      refusals: [400, 403, 413, 415, 422, 429, 503],
    },
    async respond({ body }) {
      const done = await verifyEmail(accounts, body.token)
      if (!done.ok) return accountRefusalOf(done)
      const { paymentId } = done.value
      return ok({ status: 'verified', ...(paymentId !== null && { paymentId }) })
    },
  }

  const resend: Endpoint = {
    method: 'POST',
    path: '/api/auth/email/resend',
    rateLimit: 'resends',
    docs: {
      summary: 'Mails another link to confirm the address of who is logged in.',
      success: { status: 200, schema: sentResponse },
      refusals: [401, 403, 429, 503],
    },
    async respond({ caller: { customerId } }) {
      if (customerId === null) return loginRequired
      await resendVerification(accounts, customerId)
      return ok({ status: 'sent' })
    },
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
      summary: "Ends one of the customer's sessions. One that is over, or somebody else's: the same answer.",
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
      const done = await endOtherSessions(accounts, caller, source())
      return done.ok ? ok({ status: 'ended' }) : loginRequired
    },
  }

  return [enrol, forgot, set, change, again, verify, resend, list, end, endOthers]
}

/** As the list names them. */
const sessionIdShape = /^[0-9a-f]{64}$/
