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
import { type Endpoint, endpointOf, formBody, jsonBody } from '#platform/http/pipeline/endpoint.ts'
import {
  changePassword as changePasswordSchema,
  forgotPassword as forgotPasswordSchema,
  passwordChangedResponse,
  sentResponse,
  reauthenticate as reauthenticateSchema,
  reauthenticatedResponse,
  setPassword as setPasswordSchema,
  emailVerifiedResponse,
  verifyEmail as verifyEmailSchema,
} from '#features/customers/schema/passwords.ts'
import { registeredResponse, registration } from '#features/customers/schema/registration.ts'
import { withMinDuration } from '#platform/http/pipeline/min-duration.ts'
import type { AuthSettings } from '#features/sessions/session-cookies.ts'
import type { Deps } from '#features/deps.ts'
import { createDeviceCookies } from './device-cookies.ts'
import { changePassword, forgotPassword, reauthenticate, setPassword } from './passwords.ts'
import { register, resendVerification, verifyEmail } from './register.ts'
import { type CustomerResponse, customerResponse, customerChange } from '#features/customers/schema/customer.ts'
import {
  holderBody,
  holderIdPattern,
  holderRemovedResponse,
  holderResponse,
  holdersResponse,
} from '#features/customers/schema/holder.ts'
import { changeCustomer, type TaxedCustomer, readCustomer } from './customer-details.ts'
import { listHolders, type RefusedHolder, removeHolder, saveHolder } from './holders.ts'

/** Longer than queueing a mail takes, so that the timing does not reveal whether a mail was sent. */
const minForgotMs = 100

/** Accounts, except for logging in and out. */
export function accountEndpoints(deps: Deps, settings: AuthSettings): readonly Endpoint[] {
  const endpoint = endpointOf('Accounts', 'none')
  const devices = createDeviceCookies(settings)
  const { isBusy } = deps.passwords

  return [
    endpoint('register', 'POST', '/api/auth/register', {
      summary: 'Creates an account. The response is the same for an address that has one: its owner gets a mail.',
      rateLimit: 'registrations',
      isBusy,
      requestBody: formBody(registration, { checkboxes: ['acceptTerms'] }),
      success: { status: 201, schema: registeredResponse },
      async respond({ body, source }) {
        const outcome = await register(deps, body, source())
        if (outcome.ok) return created({ status: 'registered' })
        return 'faults' in outcome ? refuse(422, outcome.code, { errors: outcome.faults }) : accountRefusalOf(outcome)
      },
    }),
    endpoint('forgotPassword', 'POST', '/api/auth/password/forgot', {
      summary: 'Mails a link to set a new password if the address has an account.',
      rateLimit: 'forgotten',
      requestBody: formBody(forgotPasswordSchema),
      success: { status: 200, schema: sentResponse },
      async respond({ body, source }) {
        const outcome = await withMinDuration(minForgotMs, forgotPassword(deps, body.email, source()))
        return outcome.ok ? ok({ status: 'sent' }) : accountRefusalOf(outcome)
      },
    }),
    endpoint('setPassword', 'POST', '/api/auth/password/set', {
      summary: 'Sets a new password with the token of a mailed link, and logs out everywhere.',
      rateLimit: 'mailedTokens',
      isBusy,
      requestBody: formBody(setPasswordSchema),
      success: { status: 200, schema: passwordChangedResponse },
      async respond({ body, cookie, source }) {
        const outcome = await setPassword(deps, body, { deviceId: devices.idIn(cookie), source: source() })
        if (!outcome.ok) return accountRefusalOf(outcome)
        return { ...ok({ status: 'changed' }), cookies: [devices.lineFor(outcome.value)] }
      },
    }),
    endpoint('changePassword', 'POST', '/api/auth/password/change', {
      summary: 'Changes the password of the customer, and logs out everywhere else.',
      rateLimit: 'passwordChanges',
      session: 'required',
      isBusy,
      requestBody: formBody(changePasswordSchema),
      success: { status: 200, schema: passwordChangedResponse },
      async respond({ caller, body, source }) {
        const outcome = await changePassword(deps, caller, { ...body, source: source() })
        return outcome.ok ? ok({ status: 'changed' }) : accountRefusalOf(outcome)
      },
    }),
    endpoint('reauthenticate', 'POST', '/api/auth/reauthenticate', {
      summary: 'Confirms the password of the customer, who may then change sensitive details for ten minutes.',
      rateLimit: 'passwordChanges',
      session: 'required',
      isBusy,
      requestBody: formBody(reauthenticateSchema),
      success: { status: 200, schema: reauthenticatedResponse },
      async respond({ caller, body: { password }, source }) {
        const outcome = await reauthenticate(deps, caller, { password, source: source() })
        return outcome.ok ? ok({ status: 'authenticated' }) : accountRefusalOf(outcome)
      },
    }),
    endpoint('verifyEmail', 'POST', '/api/auth/email/verify', {
      summary: 'Confirms an e-mail address with the token of a mailed link; may be repeated.',
      rateLimit: 'mailedTokens',
      requestBody: formBody(verifyEmailSchema),
      success: { status: 200, schema: emailVerifiedResponse },
      async respond({ body }) {
        const outcome = await verifyEmail(deps, body.token)
        if (!outcome.ok) return accountRefusalOf(outcome)
        const { paymentId } = outcome.value
        return ok({ status: 'verified', ...(paymentId !== null && { paymentId }) })
      },
    }),
    endpoint('resendVerification', 'POST', '/api/auth/email/resend', {
      summary: 'Mails another link to confirm the address of the customer.',
      rateLimit: 'resends',
      session: 'required',
      success: { status: 200, schema: sentResponse },
      async respond({ caller: { customerId } }) {
        if (customerId === null) return loginRequired
        await resendVerification(deps, customerId, 'link')
        return ok({ status: 'sent' })
      },
    }),
  ]
}

export function customerEndpoints(deps: Deps): readonly Endpoint[] {
  const endpoint = endpointOf('Customer', 'required')

  return [
    endpoint('readCustomer', 'GET', '/api/customer', {
      summary: "The customer's own details, and the tax that applies.",
      rateLimit: 'customers',
      success: { status: 200, schema: customerResponse },
      async respond({ caller }) {
        const customer = readCustomer(deps, caller)
        return customer.ok ? ok(customerResponseOf(customer.value)) : refusalOf(customer)
      },
    }),
    endpoint('changeCustomer', 'PATCH', '/api/customer', {
      summary:
        'Changes some of the details; the result as a whole must be valid. Open carts are taxed anew. Details that the tax depends on need a fresh password: reauthentication_required.',
      rateLimit: 'customerChanges',
      requestBody: jsonBody(customerChange),
      success: { status: 200, schema: customerResponse },
      async respond({ caller, body, source }) {
        const customer = await changeCustomer(deps, caller, body, source())
        if (customer.ok) return ok(customerResponseOf(customer.value))
        return 'faults' in customer ? refuse(422, customer.code, { errors: customer.faults }) : refusalOf(customer)
      },
    }),
  ]
}

/** Holders of other customers are not found. */
export function holderEndpoints(deps: Deps): readonly Endpoint[] {
  const endpoint = endpointOf('Holders', 'required')

  return [
    endpoint('listHolders', 'GET', '/api/holders', {
      summary: 'Other holders that the customer registers names to, newest first.',
      rateLimit: 'customers',
      success: { status: 200, schema: holdersResponse },
      async respond({ caller }) {
        const listed = await listHolders(deps, caller)
        return listed.ok ? ok({ holders: listed.value }) : refusalOf(listed)
      },
    }),
    endpoint('addHolder', 'POST', '/api/holders', {
      summary: 'Stores a holder for this and later orders. Repeating the same details adds no holder.',
      rateLimit: 'holderChanges',
      requestBody: jsonBody(holderBody),
      success: { status: 201, schema: holderResponse },
      refusals: [409],
      async respond({ caller, body }) {
        const saved = await saveHolder(deps, caller, null, body)
        return saved.ok ? created(saved.value) : holderRefusalOf(saved)
      },
    }),
    endpoint('changeHolder', 'PATCH', '/api/holders/:holderId', {
      summary: 'Replaces the details of a holder. Existing orders keep the details they were made with.',
      rateLimit: 'holderChanges',
      requestBody: jsonBody(holderBody),
      success: { status: 200, schema: holderResponse },
      async respond({ caller, body, pathParam }) {
        const id = pathParam('holderId')
        if (!holderIdPattern.test(id)) return notFound
        const saved = await saveHolder(deps, caller, id, body)
        return saved.ok ? ok(saved.value) : holderRefusalOf(saved)
      },
    }),
    endpoint('removeHolder', 'DELETE', '/api/holders/:holderId', {
      summary: 'Deletes a holder; may be repeated. Existing orders keep their holder.',
      rateLimit: 'holderChanges',
      success: { status: 200, schema: holderRemovedResponse },
      async respond({ caller, pathParam }) {
        const id = pathParam('holderId')
        if (!holderIdPattern.test(id)) return notFound
        const removed = await removeHolder(deps, caller, id)
        return removed.ok ? ok({ status: 'removed' }) : refusalOf(removed)
      },
    }),
  ]
}

function holderRefusalOf(refused: RefusedHolder): Refusal {
  if ('faults' in refused) return refuse(422, refused.code, { errors: refused.faults })
  return refused.code === 'too_many_holders' ? refuse(409, refused.code) : refusalOf(refused)
}

function customerResponseOf({ isEmailVerified, ...customer }: TaxedCustomer): CustomerResponse {
  return { ...customer, emailVerified: isEmailVerified }
}
