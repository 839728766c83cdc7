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
