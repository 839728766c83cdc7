import type { TaxSubject } from '#domain/tax/vat.ts'

/** Who is logged in, and what their tax follows from. */
export interface OpenSession extends TaxSubject {
  /** Names the session in our own calls; the browser's id does not follow from it. */
  readonly hash: string
  readonly customerId: string
}

/** Every function throws `Unavailable` when the sessions cannot be reached. */
export interface Sessions {
  /** Null when it ended. Being used keeps it open. */
  find(sessionId: string): Promise<OpenSession | null>
  /**
   * A new id for a customer whose password hash is still this one; else null. The oldest sessions of the customer
   * make way, and so does the one that the browser had before.
   */
  open(customerId: string, passwordHash: string, replaced: string | null): Promise<string | null>
  end(hash: string): Promise<void>
  endOthers(customerId: string, kept: string | null): Promise<void>
}
