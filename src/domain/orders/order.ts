import type { ItemChoice, Totals } from '#domain/cart/cart.ts'
import type { CustomerType, TaxExemption, VatState } from '#domain/tax/vat.ts'
import type { Frequency } from '#domain/catalogue/frequency.ts'
import type { Locale, LocalizedText } from '#domain/basics/locale.ts'
import type { Cents } from '#domain/money/money.ts'
import type { PriceType } from '#domain/catalogue/price.ts'

export type { TaxExemption }

/** One line of an order, with all that is needed to print, deliver and renew it. Frozen. */
export interface OrderLine {
  readonly itemId: string
  readonly parentId: string | null
  readonly type: ItemChoice['type']
  readonly productSlug: string
  /** The domain name it is or is for, as lower-case A-labels. */
  readonly name: string
  readonly title: LocalizedText
  readonly parameters: ItemChoice['parameters']
  readonly priceType: PriceType
  readonly priceFrequency: Frequency | null
  /** Of one period, without VAT: the plain price, what went off it, and what is left. */
  readonly price: Cents
  readonly discount: Cents
  readonly discounts: readonly { readonly label: LocalizedText; readonly amount: Cents }[]
  readonly net: Cents
  /** For the next period, without VAT; null: paid once. */
  readonly renewal: Cents | null
}

/** Who buys, as it was at that moment. */
export interface Buyer {
  readonly customerId: string
  readonly email: string
  readonly customerType: CustomerType
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string | null
  readonly chamberOfCommerceNumber: string | null
  readonly vatNumber: string | null
  readonly vatState: VatState | null
  readonly street: string
  readonly houseNumber: string
  readonly postalCode: string
  readonly city: string
  readonly country: string
  readonly phone: string
}

export interface Consent {
  /** The words somebody agreed to, in the language they read them in. */
  readonly text: string
  readonly isGiven: boolean
}

export interface OrderSnapshot {
  readonly lines: readonly OrderLine[]
  readonly totals: Totals
  readonly exemption: TaxExemption
  readonly buyer: Buyer
  /** Of mails and papers. */
  readonly language: Locale
  readonly affiliateId: string | null
  readonly wctId: string | null
  /** Null: not asked (a business buyer is not asked about an immediate start, a program about nothing). */
  readonly consents: {
    readonly terms: Consent | null
    readonly immediateStart: Consent | null
    /** ISO 8601. */
    readonly at: string
    /** The network address it came from. */
    readonly source: string
  }
}
