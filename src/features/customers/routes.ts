import {
  accountRefusalOf,
  created,
  loginRequired,
  notFound,
  ok,
  type Refusal,
  refusalOf,
  refuse,
} from '#platform/http/pipeline/api-response.ts'
import type { Endpoint } from '#platform/http/pipeline/endpoint.ts'
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
import { registeredResponse, type RegistrationBody, registration } from '#features/customers/schema/registration.ts'
import { withMinDuration } from '#platform/http/pipeline/min-duration.ts'
import { type AuthSettings, createDeviceCookies } from '#features/sessions/session-cookies.ts'
import type { AccountDependencies } from './accounts.ts'
import { changePassword, forgotPassword, reauthenticate, setPassword } from './passwords.ts'
import { register, verifyEmail, resendVerification } from './register.ts'
import {
  type CustomerResponse,
  customerResponse,
  type CustomerChange,
  customerChange,
} from '#features/customers/schema/customer.ts'
import {
  type HolderBody,
  holderBody,
  holderIdPattern,
  holderRemovedResponse,
  holderResponse,
  holdersResponse,
} from '#features/customers/schema/holder.ts'
import { changeCustomer, type CustomerDependencies, type TaxedCustomer, readCustomer } from './customer-details.ts'
import { type HolderDependencies, listHolders, type RefusedHolder, removeHolder, saveHolder } from './holders.ts'

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

  return [enrol, forgot, set, change, again, verify, resend]
}

export function customerEndpoints(dependencies: CustomerDependencies): readonly Endpoint[] {
  const read: Endpoint = {
    method: 'GET',
    path: '/api/customer',
    rateLimit: 'customers',
    docs: {
      summary: "The customer's own details, and the tax that follows from them.",
      success: { status: 200, schema: customerResponse },
      refusals: [401, 429, 503],
    },
    async respond({ caller }) {
      const customer = readCustomer(dependencies, caller)
      return customer.ok ? ok(customerResponseOf(customer.value)) : refusalOf(customer)
    },
  }

  const change: Endpoint<CustomerChange> = {
    method: 'PATCH',
    path: '/api/customer',
    rateLimit: 'customerChanges',
    requestBody: { kind: 'json', schema: customerChange, maxBytes: maxBodyBytes },
    docs: {
      summary:
        'Changes some of the details; all of them together must be right. Open carts are taxed anew. What the tax follows from asks for the password first: reauthentication_required.',
      success: { status: 200, schema: customerResponse },
      refusals: [400, 401, 403, 413, 415, 422, 429, 503],
    },
    async respond({ caller, body, source }) {
      const customer = await changeCustomer(dependencies, caller, body, source())
      if (customer.ok) return ok(customerResponseOf(customer.value))
      return 'faults' in customer ? refuse(422, customer.code, { errors: customer.faults }) : refusalOf(customer)
    },
  }

  return [read, change]
}

/** Somebody else's are as good as none. */
export function holderEndpoints(dependencies: HolderDependencies): readonly Endpoint[] {
  const list: Endpoint = {
    method: 'GET',
    path: '/api/holders',
    rateLimit: 'customers',
    docs: {
      summary: 'Whom the customer registers names to, besides themselves; the newest first.',
      success: { status: 200, schema: holdersResponse },
      refusals: [401, 429, 503],
    },
    async respond({ caller }) {
      const listed = await listHolders(dependencies, caller)
      return listed.ok ? ok({ holders: listed.value }) : refusalOf(listed)
    },
  }

  const add: Endpoint<HolderBody> = {
    method: 'POST',
    path: '/api/holders',
    rateLimit: 'holderChanges',
    requestBody: { kind: 'json', schema: holderBody, maxBytes: maxBodyBytes },
    docs: {
      summary: 'Keeps a holder for this and later orders. The same details again are the same holder.',
      success: { status: 201, schema: holderResponse },
      refusals: [400, 401, 403, 409, 413, 415, 422, 429, 503],
    },
    async respond({ caller, body }) {
      const saved = await saveHolder(dependencies, caller, null, body)
      return saved.ok ? created(saved.value) : holderRefusalOf(saved)
    },
  }

  const change: Endpoint<HolderBody> = {
    method: 'PATCH',
    path: '/api/holders/:holderId',
    rateLimit: 'holderChanges',
    requestBody: { kind: 'json', schema: holderBody, maxBytes: maxBodyBytes },
    docs: {
      summary: 'Replaces the details of a holder. Orders that were made keep those of then.',
      success: { status: 200, schema: holderResponse },
      refusals: [400, 401, 403, 404, 413, 415, 422, 429, 503],
    },
    async respond({ caller, body, pathParam }) {
      const id = pathParam('holderId')
      if (!holderIdPattern.test(id)) return notFound
      const saved = await saveHolder(dependencies, caller, id, body)
      return saved.ok ? ok(saved.value) : holderRefusalOf(saved)
    },
  }

  const remove: Endpoint = {
    method: 'DELETE',
    path: '/api/holders/:holderId',
    rateLimit: 'holderChanges',
    docs: {
      summary: 'Forgets a holder; one that is gone already, too. Orders that were made keep theirs.',
      success: { status: 200, schema: holderRemovedResponse },
      refusals: [401, 403, 404, 429, 503],
    },
    async respond({ caller, pathParam }) {
      const id = pathParam('holderId')
      if (!holderIdPattern.test(id)) return notFound
      const removed = await removeHolder(dependencies, caller, id)
      return removed.ok ? ok({ status: 'removed' }) : refusalOf(removed)
    },
  }

  return [list, add, change, remove]
}

function holderRefusalOf(refused: RefusedHolder): Refusal {
  if ('faults' in refused) return refuse(422, refused.code, { errors: refused.faults })
  return refused.code === 'too_many_holders' ? refuse(409, refused.code) : refusalOf(refused)
}

function customerResponseOf({ isEmailVerified, ...customer }: TaxedCustomer): CustomerResponse {
  return { ...customer, emailVerified: isEmailVerified }
}
