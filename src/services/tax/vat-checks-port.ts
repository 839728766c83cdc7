import type { DatedVatAnswer } from './vat-register-port.ts'

export interface VatCheck {
  readonly vatNumber: string
  readonly answer: DatedVatAnswer
}

/** What the register said, kept as evidence. Every function throws `Unavailable` when it cannot be kept. */
export interface VatChecks {
  /** Of an answer that nobody's tax follows from yet. */
  keep(check: VatCheck): Promise<void>
  /**
   * The answer about a customer's number that was not known: from now on it is what their tax follows from, and a
   * mail says so. False when the customer has another number by now: then it is evidence only.
   */
  settle(customerId: string, check: VatCheck): Promise<boolean>
}
