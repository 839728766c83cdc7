import type { BasisPoints, Cents } from '#domain/money/money.ts'
import type { Contradiction, CountryEvidence } from '#domain/tax/vat-evidence.ts'

export interface KeptEvidence extends CountryEvidence {
  readonly payerFrom: 'card' | 'account' | null
  readonly contradictions: readonly Contradiction[]
  /** Whose answer of the register of VAT numbers goes with it. */
  readonly customerId: string
  readonly vatNumber: string | null
}

/** Inside a transaction. */
export interface TaxEvidenceStore {
  /** What the tax of a paid order rests on, once. */
  add(orderId: string, evidence: KeptEvidence): Promise<void>
}

export interface ContradictedOrder extends CountryEvidence {
  readonly orderNumber: string
  readonly paidAt: Date
  readonly total: Cents
  readonly vatRate: BasisPoints
  readonly payerFrom: 'card' | 'account' | null
  readonly contradictions: readonly Contradiction[]
}

/** For a person. Every function throws `Unavailable` when it cannot be reached. */
export interface TaxEvidence {
  /** Orders whose evidence contradicts their tax, the oldest first. */
  open(limit: number): Promise<readonly ContradictedOrder[]>
  /** Somebody looked into it. False: there is no such order, or nothing to look into. */
  settle(orderNumber: string, note: string): Promise<boolean>
}
