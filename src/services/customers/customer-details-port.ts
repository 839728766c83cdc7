import type { Profile } from '#domain/customers/profile.ts'
import type { Customer } from './customers-port.ts'

/** What a change comes to: an answer, and the details as they should be from now on; without them nothing changes. */
export interface DetailsDecision<Answer> {
  readonly answer: Answer
  readonly change?: {
    readonly profile: Profile
    /** Nothing is known about the VAT number any more: the register is to be asked. */
    readonly isVatNumberOpen: boolean
  }
}

/** Every function throws `Unavailable` when the customers cannot be reached. */
export interface CustomerChanges {
  /** Changes a customer's details as if nobody else were there. Null when there is no such customer. */
  change<Answer>(customerId: string, decide: (customer: Customer) => DetailsDecision<Answer>): Promise<Answer | null>
}
