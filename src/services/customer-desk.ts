import { type CustomerTax, taxOf } from '#domain/customer-tax.ts'
import type { IsoDate } from '#domain/iso-date.ts'
import type { CustomerChanges } from '#services/ports/customer-details.ts'
import type { Customer, Customers } from '#services/ports/customers.ts'

/** What the use cases around a customer's own details work with. */
export interface CustomerDesk {
  readonly customers: Pick<Customers, 'find'>
  readonly changes: CustomerChanges
  readonly today: () => IsoDate
}

/** A customer with the tax that follows from their details today. */
export type TaxedCustomer = Customer & CustomerTax

export function taxedOn(customer: Customer, date: IsoDate): TaxedCustomer {
  return { ...customer, ...taxOf(customer, date) }
}
