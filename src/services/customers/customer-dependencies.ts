import { type CustomerTax, taxOf } from '#domain/tax/vat.ts'
import type { IsoDate } from '#domain/basics/iso-date.ts'
import type { CustomerChanges } from './customer-details-port.ts'
import type { Customer, Customers } from './customers-port.ts'

/** What the use cases around a customer's own details work with. */
export interface CustomerDependencies {
  readonly customers: Pick<Customers, 'find'>
  readonly changes: CustomerChanges
  /** Confirms an E.164 number by the numbering plan of its country, which browsers do not have. */
  readonly isPhoneNumber: (e164: string) => boolean
  readonly today: () => IsoDate
}

/** A customer with the tax that follows from their details today. */
export type TaxedCustomer = Customer & CustomerTax

export function taxedOn(customer: Customer, date: IsoDate): TaxedCustomer {
  return { ...customer, ...taxOf(customer, date) }
}
