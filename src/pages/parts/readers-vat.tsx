import { pricesOf } from '#catalogue/prices-of.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'
import type { PlanPrices } from '#domain/catalogue/plan-prices.ts'
import { formatEuro, formatRate } from '#domain/money/euro-format.ts'
import { type BasisPoints, vatPairOf } from '#domain/money/money.ts'
import { visitorVatRate } from '#domain/tax/vat-rate.ts'
import { vatRateIn } from '#domain/tax/vat.ts'
import { renderedOn } from '#web/rendered-on.ts'
import { useSite } from '#web/site-context.tsx'

/** Where most readers of a language live. */
const countries: Readonly<Record<SiteLocale, string>> = { nl: 'NL', de: 'DE' }

/** The rate most readers of a language will pay; null where it is what every visitor is shown. */
export function readersVatRate(locale: SiteLocale): BasisPoints | null {
  const rate = vatRateIn(countries[locale], renderedOn)
  return rate === visitorVatRate ? null : rate
}

/** Below a price: what it comes to at the readers' own rate. Once a customer is known, the price itself says it. */
export function ReadersPrice({ prices }: { readonly prices: PlanPrices }) {
  const { locale } = useSite()
  const rate = readersVatRate(locale)
  if (rate === null) return null
  const { first, later } = amountsAt(prices, rate)
  return (
    <p className="readersvat">
      Mit deutscher Adresse: {first} inkl. {formatRate(rate, locale)} MwSt.
      {later && later !== first && `, danach ${later}`}
    </p>
  )
}

/** Where many prices stand together: both rates in a sentence, and what they mean for a name of the country. */
export function ReadersVatNote() {
  const { locale } = useSite()
  const rate = readersVatRate(locale)
  if (rate === null) return null
  const { first, later } = amountsAt(pricesOf(`domain-${locale}`, 'yearly', renderedOn), rate)
  return (
    <p className="readersvat">
      Bruttopreise zeigen wir mit {formatRate(visitorVatRate, locale)} MwSt., bis wir Ihr Land kennen. Mit deutscher
      Adresse zahlen Sie {formatRate(rate, locale)}: Eine .{locale}-Domain kostet dann {first} im ersten Jahr
      {later && `, danach ${later} pro Jahr`}.
    </p>
  )
}

function amountsAt({ firstTerm, renewal }: PlanPrices, rate: BasisPoints) {
  const grossOf = (pair: PlanPrices['firstTerm']) => formatEuro(vatPairOf(pair.excl, rate).incl, 'de')
  return { first: grossOf(firstTerm), later: renewal && grossOf(renewal) }
}
