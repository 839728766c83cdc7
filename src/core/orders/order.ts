import type { ItemChoice, Totals } from '#core/cart/cart.ts'
import type { Holder } from '#core/customers/holder.ts'
import type { CustomerType, TaxExemption, VatState } from '#core/tax/vat.ts'
import type { Frequency } from '#core/catalogue/frequency.ts'
import type { Locale, LocalizedText } from '#core/locale/locale.ts'
import type { Cents } from '#core/money/money.ts'
import type { PriceType } from '#core/catalogue/price.ts'

/** Frozen copy of a cart item, with everything needed to invoice, deliver and renew it. */
export interface OrderLine {
  readonly itemId: string
  readonly parentId: string | null
  readonly type: ItemChoice['type']
  readonly productSlug: string
  /** Domain name as lower-case A-labels. */
  readonly name: string
  readonly title: LocalizedText
  readonly parameters: ItemChoice['parameters']
  readonly priceType: PriceType
  readonly priceFrequency: Frequency | null
  /** Per period, without VAT: list price, discount, and price minus discount. */
  readonly price: Cents
  readonly discount: Cents
  /** `code`: of the coupon whose share it is. */
  readonly discounts: readonly { readonly label: LocalizedText; readonly amount: Cents; readonly code?: string }[]
  readonly net: Cents
  /** Price of the next period, without VAT; null: one-off. */
  readonly renewal: Cents | null
}

/** Copy of the customer's details at the time of ordering. */
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
  /** Exact text, in the language in which it was shown. */
  readonly text: string
  readonly isGiven: boolean
  /**
   * SHA-256 in hexadecimal of the document it is about, byte for byte as it was published; of an order made again from
   * its payment the first digits. Absent: there is no document.
   */
  readonly sha256?: string
}

export interface OrderSnapshot {
  readonly lines: readonly OrderLine[]
  readonly totals: Totals
  readonly exemption: TaxExemption
  readonly buyer: Buyer
  /** Of mails and invoices. */
  readonly language: Locale
  /** Copies of those that lines name by `holderId`. Absent: the buyer holds all names. */
  readonly holders?: Readonly<Record<string, Holder>>
  readonly affiliateId: string | null
  readonly wctId: string | null
  /** Null: not asked. Businesses are not asked about an immediate start, API clients about nothing. */
  readonly consents: {
    readonly terms: Consent | null
    readonly immediateStart: Consent | null
    /** To charge renewals. Absent: not asked, and none is set up. */
    readonly mandate?: Consent
    /** ISO 8601. */
    readonly at: string
    /** Of the IP address as much as is kept: its network. */
    readonly source: string
  }
}
