import { pricesOf } from '#catalogue/prices-of.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import type { PlanPrices } from '#core/catalogue/plan-prices.ts'
import { formatEuro, formatRate } from '#core/money/euro-format.ts'
import { type BasisPoints, type Cents, vatPairOf } from '#core/money/money.ts'
import { visitorVatRate } from '#core/tax/vat-rate.ts'
import { vatRateOfReaders } from '#core/tax/vat.ts'
import { renderedOn } from '#web/rendered-on.ts'
import { useSite } from '#web/site-context.tsx'

interface Amounts {
  readonly rate: string
  readonly first: string
  readonly later: string | null
}

/** Texts beside prices in a language whose readers mostly pay another VAT rate than the prices include. */
interface ReadersWords {
  readonly amount: (amounts: Pick<Amounts, 'rate' | 'first'>) => string
  readonly price: (amounts: Amounts) => string
  readonly note: (amounts: Amounts & { readonly visitorRate: string }) => string
}

const words: Readonly<Record<SiteLocale, ReadersWords | null>> = {
  nl: null,
  de: {
    amount: ({ rate, first }) => `${first} mit ${rate} MwSt.`,
    price: ({ rate, first, later }) =>
      `Mit deutscher Adresse: ${first} inkl. ${rate} MwSt.${later && later !== first ? `, danach ${later}` : ''}`,
    note: ({ visitorRate, rate, first, later }) =>
      `Bruttopreise: ${visitorRate} MwSt., bis wir Ihr Land kennen. Mit deutscher Adresse sind es ${rate}: Eine .de-Domain kostet dann ${first} im ersten Jahr${later ? `, danach ${later} pro Jahr` : ''}.`,
  },
}

/**
 * VAT rate that most readers of a language pay.
 * @returns null if it equals the rate of anonymous visitors
 */
export function readersVatRate(locale: SiteLocale): BasisPoints | null {
  const rate = vatRateOfReaders(locale, renderedOn)
  return rate === visitorVatRate ? null : rate
}

/** The price at the readers' VAT rate, shown below the price. For a known customer the price itself has their rate. */
export function ReadersPrice({ prices }: { readonly prices: PlanPrices }) {
  const { locale } = useSite()
  const rate = readersVatRate(locale)
  if (rate === null) return null
  return <p className="readers-vat">{words[locale]?.price(amountsAt(prices, rate, locale))}</p>
}

/** The amount at the readers' VAT rate, shown below an amount in a table. */
export function ReadersAmount({ grossAt }: { readonly grossAt: (rate: BasisPoints) => Cents }) {
  const { locale } = useSite()
  const rate = readersVatRate(locale)
  if (rate === null) return null
  const amounts = { rate: formatRate(rate, locale), first: formatEuro(grossAt(rate), locale) }
  return <small className="readers-vat">{words[locale]?.amount(amounts)}</small>
}

/** Explains both VAT rates on pages with many prices, with the country's own domain extension as an example. */
export function ReadersVatNote() {
  const { locale } = useSite()
  const rate = readersVatRate(locale)
  if (rate === null) return null
  const amounts = amountsAt(pricesOf(`domain-${locale}`, 'yearly', renderedOn), rate, locale)
  const visitorRate = formatRate(visitorVatRate, locale)
  return <p className="readers-vat">{words[locale]?.note({ ...amounts, visitorRate })}</p>
}

function amountsAt({ firstTerm, renewal }: PlanPrices, rate: BasisPoints, locale: SiteLocale): Amounts {
  const grossOf = (pair: PlanPrices['firstTerm']) => formatEuro(vatPairOf(pair.excl, rate).incl, locale)
  return { rate: formatRate(rate, locale), first: grossOf(firstTerm), later: renewal && grossOf(renewal) }
}
