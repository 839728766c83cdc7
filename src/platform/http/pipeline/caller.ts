import type { TaxPayer } from '#core/tax/vat-rate.ts'
import type { Customer } from '#core/customers/profile.ts'

/** The visitor or customer who sent a request. */
export interface Caller {
  readonly customerId: string | null
  /** Customer at the time of the request; absent for a visitor. */
  readonly customer?: Customer
  readonly tax: TaxPayer | null
  /** Hash of the session that the request belongs to. */
  readonly sessionHash?: string
  readonly sessionOpenedAt?: Date
  /** Expiry of the session cookie; absent if the session has to be renewed. */
  readonly cookieExpires?: Date
  /** The password was entered in this session a moment ago, so sensitive details may be changed. */
  readonly hasFreshPassword?: boolean
}

export const visitor: Caller = { customerId: null, tax: null }
