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
import { created, notFound, ok, type Refusal, refusalOf, refuse } from '#platform/http/pipeline/api-response.ts'
import type { Endpoint } from '#platform/http/pipeline/endpoint.ts'
import { changeCustomer, type CustomerDependencies, type TaxedCustomer, readCustomer } from './customer-details.ts'

import { type HolderDependencies, listHolders, type RefusedHolder, removeHolder, saveHolder } from './holders.ts'

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
