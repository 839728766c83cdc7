import { attributeOf, type Element } from '#tests/http/published-site.ts'
import { elementsBelow, hasClass, placesAround, textOf } from './page-elements.ts'

/** Amounts including VAT that stand in a place, as `29.04`; what is free stands there as a word. */
export function grossAmountsIn(place: Element): readonly string[] {
  const amounts = [...elementsBelow(place)]
    .filter((element) => hasClass(element, 'vat') && hasClass(element, 'incl'))
    .flatMap((element) => /([\d.]+),(\d\d)/.exec(textOf(element)) ?? [])
    .filter((part) => part.includes(','))
    .map((amount) => amount.replaceAll('.', '').replace(',', '.'))
  return /gratis|kostenlos/.test(textOf(place)) ? [...amounts, '0.00'] : amounts
}

/** What stands beside the link that orders a package for a term. */
export function amountsBesideOrder(elements: readonly Element[], slug: string, term: string): readonly string[] {
  const link = elements.find((element) =>
    (attributeOf(element, 'href') ?? '').endsWith(`?product=${slug}&term=${term}`),
  )
  const block = link && [...placesAround(link)].find((place) => grossAmountsIn(place).length > 0)
  if (!block) return []
  const ofTerm = [...elementsBelow(block)].find(
    (element) => attributeOf(element, 'data-term') === term && grossAmountsIn(element).length > 0,
  )
  return grossAmountsIn(ofTerm ?? block)
}

/** What stands in the row of an extension. */
export function amountsOfExtension(elements: readonly Element[], extension: string): readonly string[] {
  const row = elements.find(
    (element) =>
      element.tagName === 'tr' &&
      [...elementsBelow(element)].some((cell) => cell.tagName === 'b' && textOf(cell) === `.${extension}`),
  )
  return row ? grossAmountsIn(row) : []
}
