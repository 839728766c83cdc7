/** The words on papers, in one language. Numbers and days come in as they are printed. */
export interface PaperTexts {
  readonly invoice: string
  readonly creditNote: string
  readonly number: string
  readonly creditNumber: string
  readonly date: string
  readonly orderNumber: string
  readonly original: (number: string, day: string) => string
  readonly billedTo: string
  readonly attention: (person: string) => string
  readonly vatNumber: string
  readonly chamberOfCommerce: string
  readonly description: string
  readonly price: string
  readonly discount: string
  readonly amount: string
  readonly move: string
  readonly period: (from: string, until: string) => string
  readonly subtotal: string
  readonly net: string
  readonly vat: (rate: string, net: string) => string
  readonly total: string
  readonly creditTotal: string
  readonly exclVat: string
  readonly reverseCharge: string
  readonly reverseChargeTo: (vatNumber: string) => string
  readonly outsideEu: string
  readonly paid: (day: string) => string
  readonly paidWith: (day: string, method: string) => string
  readonly nothingToPay: string
  readonly paidBack: (day: string) => string
  readonly page: (page: number, pages: number) => string
  readonly continued: string
  readonly questions: string
}
