import type { TaxPayer } from '#core/tax/vat-rate.ts'
import type { Customer } from '#core/customers/profile.ts'

/** Who is asking: a visitor, or a customer with what is known about their tax. */
export interface Caller {
  readonly customerId: string | null
  /** As they are when the call comes; absent for a visitor. */
  readonly customer?: Customer
  readonly tax: TaxPayer | null
  /** Which of the customer's sessions it is. */
  readonly sessionHash?: string
  readonly sessionOpenedAt?: Date
  /** Until when the cookie of the session is good; absent for one that has to be renewed. */
  readonly cookieExpires?: Date
  /** The password was given in this session a moment ago: sensitive details may be changed. */
  readonly hasFreshPassword?: boolean
}

export const visitor: Caller = { customerId: null, tax: null }
