import { fail, ok, type Result } from '#domain/result.ts'
import type { Caller } from '#services/caller.ts'
import { type CustomerDesk, taxedOn, type TaxedCustomer } from '#services/customer-desk.ts'

export async function readCustomer(
  { customers, today }: CustomerDesk,
  { customerId }: Caller,
): Promise<Result<TaxedCustomer, 'login_required'>> {
  const customer = customerId === null ? null : await customers.find(customerId)
  return customer === null ? fail('login_required') : ok(taxedOn(customer, today()))
}
