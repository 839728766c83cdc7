import type { Locale } from '#core/locale/locale.ts'

/** What the register of VAT numbers says. `unknown` whenever it could not be asked or gave no clear answer. */
export type VatAnswer =
  | {
      readonly state: 'valid'
      /** The register's own mark for the answer: our proof that we asked. */
      readonly requestIdentifier: string | null
      readonly name: string | null
      readonly address: string | null
    }
  | { readonly state: 'invalid'; readonly requestIdentifier: string | null }
  | {
      readonly state: 'unknown'
      /** The register's code, or our own word for what went wrong. */
      readonly reason: string
    }

/** An answer with its moment. */
export type DatedVatAnswer = VatAnswer & {
  readonly at: Date
  /** The register was asked for this very question: not remembered, not given up before. */
  readonly isFresh: boolean
}

export interface VatRegister {
  /** Never throws: that nothing can be learned is an answer too. The number is tidied, `NL001234567B01`. */
  ask(vatNumber: string): Promise<DatedVatAnswer>
}

export interface VatCheck {
  readonly vatNumber: string
  readonly answer: DatedVatAnswer
}

/** What the register said, kept as evidence. Every function throws `Unavailable` when it cannot be kept. */
export interface VatChecks {
  /** Of an answer that nobody's tax follows from yet. */
  keep(check: VatCheck): Promise<void>
}

/** Inside a transaction. */
export interface VatCheckStore {
  /** Takes over the answer of the last day that a customer's number is valid, whoever asked. False: there is none. */
  adoptRecent(customerId: string): Promise<boolean>
  /** Answers with its id. */
  add(customerId: string, check: VatCheck): Promise<string>
  /** From now on the customer's tax follows from it. Null: the customer has another number, or an answer, by now. */
  settle(customerId: string, check: VatCheck): Promise<VatCustomer | null>
}

/** Whom to tell. */
export interface VatCustomer {
  readonly email: string
  readonly firstName: string
  readonly language: Locale
}
