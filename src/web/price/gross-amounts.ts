import type { SiteLocale } from '#core/locale/locale.ts'
import { type BasisPoints, type Cents, cents, vatPairOf } from '#core/money/money.ts'
import { formatHundredths } from '#core/locale/number-format.ts'

const amount = /([\d.]+),(\d\d)/

/**
 * Pages are prerendered with the default VAT rate. For another rate, each gross amount is derived from its net amount.
 */
export function showGross(rate: BasisPoints, locale: SiteLocale): void {
  const grossOf = (net: Cents) => vatPairOf(net, rate).incl
  const write = (place: Element, sum: Cents) => {
    const number = formatHundredths(sum, locale)
    const [whole = '', decimals = ''] = number.split(',')
    const large = place.querySelector('.whole-euros')
    if (large) {
      large.textContent = whole
      place.querySelector('.decimals')?.replaceChildren(`,${decimals}`)
    } else if (place.firstChild) {
      place.firstChild.textContent = (place.firstChild.textContent ?? '').replace(amount, number)
    }
  }
  for (const place of pairedIn('.vat')) write(place.incl, grossOf(place.net))
  for (const { incl, net: saving } of pairedIn('.vat-side')) {
    const price = netIn(incl.closest('.price-block')?.querySelector('.bigprice .excl')) ?? cents(0)
    write(incl, cents(grossOf(cents(price + saving)) - grossOf(price)))
  }
}

/** Gross elements with their net amount. The order app is excluded because it renders its own amounts. */
function* pairedIn(selector: string): Generator<{ readonly incl: Element; readonly net: Cents }> {
  for (const incl of document.querySelectorAll(`${selector}.incl`)) {
    const net = netIn(incl.parentElement?.querySelector(`:scope > ${selector}.excl`))
    if (net !== null && !incl.closest('#order')) yield { incl, net }
  }
}

function netIn(place: Element | null | undefined): Cents | null {
  const match = place?.textContent?.match(amount)
  return match ? cents(Number(`${match[1]?.replaceAll('.', '')}${match[2]}`)) : null
}
