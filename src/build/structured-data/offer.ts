import type { Offer, UnitPriceSpecification } from 'schema-dts'
import { type Cents, decimalOf } from '#domain/money/money.ts'
import { type Frequency, monthsOf } from '#domain/catalogue/frequency.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'
import { organizationId } from '#build/structured-data/organization.ts'
import { offerWords } from '#content/offer-words.ts'

export interface Charges {
  /** Including VAT, as every amount here. */
  readonly firstTerm: Cents
  readonly renewal: Cents
  readonly frequency: Frequency
}

interface Place {
  readonly origin: string
  /** Absolute address of the page that sells it. */
  readonly address: string
  readonly locale: SiteLocale
  readonly name: string
}

/**
 * What is charged for the first term is the price of the offer. The two specifications below it say when that is charged
 * and what every term after it costs: `billingStart` counts in `unitCode`.
 */
export function offerOf(charges: Charges, { origin, address, locale, name }: Place): Offer {
  const { firstTerm, renewal, frequency } = charges
  const words = offerWords[locale]
  const isMonthly = frequency === 'monthly'
  const unitCode = isMonthly ? 'MON' : 'ANN'
  const length = isMonthly ? 1 : monthsOf(frequency) / 12
  const charged = (amount: Cents): Omit<UnitPriceSpecification, '@type'> => ({
    price: decimalOf(amount),
    priceCurrency: 'EUR',
    valueAddedTaxIncluded: true,
    unitCode,
    billingIncrement: length,
    referenceQuantity: { '@type': 'QuantitativeValue', value: length, unitCode },
  })
  return {
    '@type': 'Offer',
    name,
    url: address,
    price: decimalOf(firstTerm),
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    seller: { '@id': organizationId(origin) },
    priceSpecification: [
      {
        '@type': 'UnitPriceSpecification',
        name: words.firstTerm,
        ...charged(firstTerm),
        billingStart: 0,
        billingDuration: length,
      },
      { '@type': 'UnitPriceSpecification', name: words.renewal, ...charged(renewal), billingStart: length },
    ],
  }
}
