import {
  type ChangePassword,
  changePassword as changePasswordSchema,
  type ForgotPassword,
  forgotPassword as forgotPasswordSchema,
  passwordChangedResponse,
  sentResponse,
  sessionsEndedResponse,
  type SetPassword,
  setPassword as setPasswordSchema,
  emailVerifiedResponse,
  type VerifyEmail,
  verifyEmail as verifyEmailSchema,
} from '#contract/customers/passwords.ts'
import { registeredResponse, type RegistrationBody, registration } from '#contract/customers/registration.ts'
import { created, loginRequired, ok, refuse, accountRefusalOf } from '#http/pipeline/api-response.ts'
import type { Endpoint } from '#http/pipeline/endpoint.ts'
import { withMinDuration } from '#http/pipeline/min-duration.ts'
import type { AccountDependencies } from '#services/customers/account-dependencies.ts'
import { changePassword, forgotPassword, setPassword } from '#services/customers/passwords.ts'
import { endOtherSessions } from '#services/customers/sessions.ts'
import { register, verifyEmail, resendVerification } from '#services/customers/register.ts'

const maxBodyBytes = 16 * 1024
/** Longer than queueing a mail takes. */
const forgettingMs = 100

/** Accounts, besides logging in and out. */
export function accountEndpoints(accounts: AccountDependencies): readonly Endpoint[] {
  const isBusy = () => accounts.passwords.isBusy()

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
    async respond({ body: { token, password } }) {
      const done = await setPassword(accounts, token, password)
      return done.ok ? ok({ status: 'changed' }) : accountRefusalOf(done)
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
    async respond({ caller, body }) {
      const done = await changePassword(accounts, caller, body)
      return done.ok ? ok({ status: 'changed' }) : accountRefusalOf(done)
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
      return done.ok ? ok({ status: 'verified' }) : accountRefusalOf(done)
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

  const endOthers: Endpoint = {
    method: 'POST',
    path: '/api/auth/sessions/end-others',
    rateLimit: 'accounts',
    docs: {
      summary: 'Logs out everywhere else.',
      success: { status: 200, schema: sessionsEndedResponse },
      refusals: [401, 403, 429, 503],
    },
    async respond({ caller }) {
      if (caller.customerId === null) return loginRequired
      await endOtherSessions(accounts, caller)
      return ok({ status: 'ended' })
    },
  }

  return [enrol, forgot, set, change, verify, resend, endOthers]
}
