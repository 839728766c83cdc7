import { fail, ok, type Result } from '#domain/basics/result.ts'
import type { Caller } from '#services/basics/caller.ts'
import { type CustomerDependencies, taxedOn, type TaxedCustomer } from './customer-dependencies.ts'

export async function readCustomer(
  { customers, today }: CustomerDependencies,
  { customerId }: Caller,
): Promise<Result<TaxedCustomer, 'login_required'>> {
  const customer = customerId === null ? null : await customers.find(customerId)
  return customer === null ? fail('login_required') : ok(taxedOn(customer, today()))
}
