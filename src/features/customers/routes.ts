import type { Deps } from '#features/deps.ts'
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
import type { AuthSettings } from '#features/sessions/session-cookies.ts'
import { createDeviceCookies } from './device-cookies.ts'
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
import { changeCustomer, type TaxedCustomer, readCustomer } from './customer-details.ts'
import { listHolders, type RefusedHolder, removeHolder, saveHolder } from './holders.ts'

const maxBodyBytes = 16 * 1024
/** Longer than queueing a mail takes, so that the timing does not reveal whether a mail was sent. */
const minForgotMs = 100

/** Accounts, except for logging in and out. */
export function accountEndpoints(deps: Deps, settings: AuthSettings): readonly Endpoint[] {
  const devices = createDeviceCookies(settings)
  const { isBusy } = deps.passwords

  const enrol: Endpoint<RegistrationBody> = {
    method: 'POST',
    path: '/api/auth/register',
    rateLimit: 'registrations',
    isBusy,
    requestBody: { kind: 'form', schema: registration, maxBytes: maxBodyBytes, checkboxes: ['acceptTerms'] },
    docs: {
      summary: 'Creates an account. The response is the same for an address that has one: its owner gets a mail.',
      success: { status: 201, schema: registeredResponse },
      refusals: [400, 403, 413, 415, 422, 429, 503],
    },
    async respond({ body, source }) {
      const outcome = await register(deps, body, source())
      if (outcome.ok) return created({ status: 'registered' })
      return 'faults' in outcome ? refuse(422, outcome.code, { errors: outcome.faults }) : accountRefusalOf(outcome)
    },
  }

  const forgot: Endpoint<ForgotPassword> = {
    method: 'POST',
    path: '/api/auth/password/forgot',
    rateLimit: 'forgotten',
    requestBody: { kind: 'form', schema: forgotPasswordSchema, maxBytes: maxBodyBytes },
    docs: {
      summary: 'Mails a link to set a new password if the address has an account.',
      success: { status: 200, schema: sentResponse },
      refusals: [400, 403, 413, 415, 422, 429, 503],
    },
    async respond({ body, source }) {
      const outcome = await withMinDuration(minForgotMs, forgotPassword(deps, body.email, source()))
      return outcome.ok ? ok({ status: 'sent' }) : accountRefusalOf(outcome)
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
      const outcome = await setPassword(deps, body, { deviceId: devices.idIn(cookie), source: source() })
      if (!outcome.ok) return accountRefusalOf(outcome)
      return { ...ok({ status: 'changed' }), cookies: [devices.lineFor(outcome.value)] }
    },
  }

  const change: Endpoint<ChangePassword> = {
    method: 'POST',
    path: '/api/auth/password/change',
    rateLimit: 'passwordChanges',
    isBusy,
    requestBody: { kind: 'form', schema: changePasswordSchema, maxBytes: maxBodyBytes },
    docs: {
      summary: 'Changes the password of the customer, and logs out everywhere else.',
      success: { status: 200, schema: passwordChangedResponse },
      refusals: [400, 401, 403, 413, 415, 422, 429, 503],
    },
    async respond({ caller, body, source }) {
      const outcome = await changePassword(deps, caller, { ...body, source: source() })
      return outcome.ok ? ok({ status: 'changed' }) : accountRefusalOf(outcome)
    },
  }

  const again: Endpoint<Reauthenticate> = {
    method: 'POST',
    path: '/api/auth/reauthenticate',
    rateLimit: 'passwordChanges',
    isBusy,
    requestBody: { kind: 'form', schema: reauthenticateSchema, maxBytes: maxBodyBytes },
    docs: {
      summary: 'Confirms the password of the customer, who may then change sensitive details for ten minutes.',
      success: { status: 200, schema: reauthenticatedResponse },
      refusals: [400, 401, 403, 413, 415, 422, 429, 503],
    },
    async respond({ caller, body: { password }, source }) {
      const outcome = await reauthenticate(deps, caller, { password, source: source() })
      return outcome.ok ? ok({ status: 'authenticated' }) : accountRefusalOf(outcome)
    },
  }

  const verify: Endpoint<VerifyEmail> = {
    method: 'POST',
    path: '/api/auth/email/verify',
    rateLimit: 'mailedTokens',
    requestBody: { kind: 'form', schema: verifyEmailSchema, maxBytes: maxBodyBytes },
    docs: {
      summary: 'Confirms an e-mail address with the token of a mailed link; may be repeated.',
      success: { status: 200, schema: emailVerifiedResponse },
      refusals: [400, 403, 413, 415, 422, 429, 503],
    },
    async respond({ body }) {
      const outcome = await verifyEmail(deps, body.token)
      if (!outcome.ok) return accountRefusalOf(outcome)
      const { paymentId } = outcome.value
      return ok({ status: 'verified', ...(paymentId !== null && { paymentId }) })
    },
  }

  const resend: Endpoint = {
    method: 'POST',
    path: '/api/auth/email/resend',
    rateLimit: 'resends',
    docs: {
      summary: 'Mails another link to confirm the address of the customer.',
      success: { status: 200, schema: sentResponse },
      refusals: [401, 403, 429, 503],
    },
    async respond({ caller: { customerId } }) {
      if (customerId === null) return loginRequired
      await resendVerification(deps, customerId)
      return ok({ status: 'sent' })
    },
  }

  return [enrol, forgot, set, change, again, verify, resend]
}

export function customerEndpoints(deps: Deps): readonly Endpoint[] {
  const read: Endpoint = {
    method: 'GET',
    path: '/api/customer',
    rateLimit: 'customers',
    docs: {
      summary: "The customer's own details, and the tax that applies.",
      success: { status: 200, schema: customerResponse },
      refusals: [401, 429, 503],
    },
    async respond({ caller }) {
      const customer = readCustomer(deps, caller)
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
        'Changes some of the details; the result as a whole must be valid. Open carts are taxed anew. Details that the tax depends on need a fresh password: reauthentication_required.',
      success: { status: 200, schema: customerResponse },
      refusals: [400, 401, 403, 413, 415, 422, 429, 503],
    },
    async respond({ caller, body, source }) {
      const customer = await changeCustomer(deps, caller, body, source())
      if (customer.ok) return ok(customerResponseOf(customer.value))
      return 'faults' in customer ? refuse(422, customer.code, { errors: customer.faults }) : refusalOf(customer)
    },
  }

  return [read, change]
}

/** Holders of other customers are not found. */
export function holderEndpoints(deps: Deps): readonly Endpoint[] {
  const list: Endpoint = {
    method: 'GET',
    path: '/api/holders',
    rateLimit: 'customers',
    docs: {
      summary: 'Other holders that the customer registers names to, newest first.',
      success: { status: 200, schema: holdersResponse },
      refusals: [401, 429, 503],
    },
    async respond({ caller }) {
      const listed = await listHolders(deps, caller)
      return listed.ok ? ok({ holders: listed.value }) : refusalOf(listed)
    },
  }

  const add: Endpoint<HolderBody> = {
    method: 'POST',
    path: '/api/holders',
    rateLimit: 'holderChanges',
    requestBody: { kind: 'json', schema: holderBody, maxBytes: maxBodyBytes },
    docs: {
      summary: 'Stores a holder for this and later orders. Repeating the same details adds no holder.',
      success: { status: 201, schema: holderResponse },
      refusals: [400, 401, 403, 409, 413, 415, 422, 429, 503],
    },
    async respond({ caller, body }) {
      const saved = await saveHolder(deps, caller, null, body)
      return saved.ok ? created(saved.value) : holderRefusalOf(saved)
    },
  }

  const change: Endpoint<HolderBody> = {
    method: 'PATCH',
    path: '/api/holders/:holderId',
    rateLimit: 'holderChanges',
    requestBody: { kind: 'json', schema: holderBody, maxBytes: maxBodyBytes },
    docs: {
      summary: 'Replaces the details of a holder. Existing orders keep the details they were made with.',
      success: { status: 200, schema: holderResponse },
      refusals: [400, 401, 403, 404, 413, 415, 422, 429, 503],
    },
    async respond({ caller, body, pathParam }) {
      const id = pathParam('holderId')
      if (!holderIdPattern.test(id)) return notFound
      const saved = await saveHolder(deps, caller, id, body)
      return saved.ok ? ok(saved.value) : holderRefusalOf(saved)
    },
  }

  const remove: Endpoint = {
    method: 'DELETE',
    path: '/api/holders/:holderId',
    rateLimit: 'holderChanges',
    docs: {
      summary: 'Deletes a holder; may be repeated. Existing orders keep their holder.',
      success: { status: 200, schema: holderRemovedResponse },
      refusals: [401, 403, 404, 429, 503],
    },
    async respond({ caller, pathParam }) {
      const id = pathParam('holderId')
      if (!holderIdPattern.test(id)) return notFound
      const removed = await removeHolder(deps, caller, id)
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
