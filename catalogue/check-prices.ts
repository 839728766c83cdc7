import { type IsoDate, isIsoDate } from '#domain/basics/iso-date.ts'
import { type Discount, frequencyOfOption, type PriceOption } from '#domain/catalogue/price.ts'
import { type Product, renewalOf } from '#domain/catalogue/product.ts'

export function optionFaultsOf(product: Product): readonly string[] {
  const kinds = product.options.map((option) => `${option.type} ${frequencyOfOption(option)}`)
  const doubled = kinds.filter((kind, index) => kinds.indexOf(kind) !== index)
  return [
    ...(product.options.length === 0 ? [`${product.slug}: has no price`] : []),
    ...doubled.map((kind) => `${product.slug}: has two prices ${kind}`),
    ...product.options.flatMap((option) => [
      ...historyFaultsOf(product.slug, option),
      ...option.discounts.flatMap((discount) => discountFaultsOf(product.slug, option, discount)),
      ...renewalFaultsOf(product, option),
    ]),
  ]
}

function historyFaultsOf(slug: string, { history }: PriceOption): readonly string[] {
  const days: readonly IsoDate[] = history.map((dated) => dated.from)
  const isInOrder = days.every((day, index) => isIsoDate(day) && (days[index - 1] ?? '') < day)
  return [
    ...(history.length === 0 ? [`${slug}: a price without an amount`] : []),
    ...(isInOrder ? [] : [`${slug}: its price history is not in order`]),
    ...history
      .filter(({ charge }) => !Number.isSafeInteger(charge) || charge < 0)
      .map(({ charge }) => `${slug}: ${charge} is not an amount in whole cents`),
  ]
}

function discountFaultsOf(slug: string, option: PriceOption, discount: Discount): readonly string[] {
  const size = discount.amount ?? discount.percentage
  const most = discount.percentage === undefined ? lowestWhile(option, discount) : 10_000
  return [
    ...(Number.isSafeInteger(size) && size > 0 ? [] : [`${slug}: ${size} is not a discount`]),
    ...(size > most ? [`${slug}: a discount above its price`] : []),
    ...(option.type === 'transfer' ? [`${slug}: a discount on a transfer`] : []),
  ]
}

/** The lowest of the plain prices a discount meets. */
function lowestWhile({ history }: PriceOption, { from = '0000-01-01', until = '9999-12-31' }: Discount): number {
  const met = history.filter((dated, index) => {
    const next = history[index + 1]
    return dated.from <= until && (next === undefined || from < next.from)
  })
  return Math.min(...met.map(({ charge }) => charge))
}

/** Whatever returns has a price to return at, from its first day on. */
function renewalFaultsOf(product: Product, option: PriceOption): readonly string[] {
  const [first] = option.history
  if (option.recurring === undefined || first === undefined) return []
  const isKnown = renewalOf(product, option, first.from) !== null
  return isKnown ? [] : [`${product.slug}: a ${option.type} price without a renewal price`]
}
