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
  /** Amounts per period, without VAT; `net` is the list price minus the discount. */
  readonly price: Cents
  readonly discount: Cents
  /** `code` is set on a share of a coupon. */
  readonly discounts: readonly { readonly label: LocalizedText; readonly amount: Cents; readonly code?: string }[]
  readonly net: Cents
  /** Price of the next period, without VAT; null for one-off products. */
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
  /** Exact text in the language in which it was displayed. */
  readonly text: string
  readonly isGiven: boolean
  /**
   * SHA-256 in hexadecimal of the published document that the consent refers to; only its first digits in an order
   * recreated from its payment. Absent if there is no document.
   */
  readonly sha256?: string
}

export interface OrderSnapshot {
  readonly lines: readonly OrderLine[]
  readonly totals: Totals
  readonly exemption: TaxExemption
  readonly buyer: Buyer
  /** Language of e-mails and invoices. */
  readonly language: Locale
  /** Copies of the holders that lines refer to by `holderId`; absent if the buyer holds all names. */
  readonly holders?: Readonly<Record<string, Holder>>
  readonly affiliateId: string | null
  readonly wctId: string | null
  /** null if not asked: businesses are not asked about an immediate start, API clients about nothing. */
  readonly consents: {
    readonly terms: Consent | null
    readonly immediateStart: Consent | null
    /** Consent to charge renewals; absent if not asked, in which case no mandate is set up. */
    readonly mandate?: Consent
    /** ISO 8601 date and time. */
    readonly at: string
    /** The network of the IP address, which is all of it that is stored. */
    readonly source: string
  }
}
