import {
  type CustomerResponse,
  customerResponse,
  type CustomerChange,
  customerChange,
} from '#contract/customers/customer.ts'
import { ok, refusalOf, refuse } from '#http/pipeline/api-response.ts'
import type { Endpoint } from '#http/pipeline/endpoint.ts'
import {
  changeCustomer,
  type CustomerDependencies,
  type TaxedCustomer,
  readCustomer,
} from '#services/customers/customer-details.ts'

const maxBodyBytes = 16 * 1024

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
      const customer = await readCustomer(dependencies, caller)
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

function customerResponseOf({ isEmailVerified, ...customer }: TaxedCustomer): CustomerResponse {
  return { ...customer, emailVerified: isEmailVerified }
}
