import type { DraftPrice } from './price-draft.ts'
import { type Cents, cents, divideHalfUp } from '#core/money/money.ts'
import { type CsvSeparator, rowsOfCsv } from '#core/money/csv.ts'

/** Wholesale cost: registration and renewal per year, and a transfer. */
export interface WholesaleCost {
  readonly registration: Cents
  readonly renewal: Cents
  readonly transfer: Cents
}
/** Keyed by extension, without a dot. */
export type WholesaleCosts = Readonly<Record<string, WholesaleCost>>

/** Column names and number format of a wholesaler's price list, configured once. */
export interface ListColumns {
  readonly columns: Readonly<Record<'extension' | keyof WholesaleCost, string>> & { readonly currency?: string }
  readonly separator: CsvSeparator
  readonly decimal: '.' | ','
  readonly currency: string
}

export interface MarkUp {
  readonly percent: number
  /** Minimum margin in cents, used where the percentage yields less. */
  readonly atLeast?: Cents
}

/** Pricing rules. The first group that contains an extension applies; a price without a rule stays unchanged. */
export interface PriceGroup {
  readonly extensions: readonly string[] | 'all'
  readonly firstTerm?: MarkUp
  readonly renewal?: MarkUp
  readonly transfer?: MarkUp
  /** Prices are rounded up to the next amount that ends in one of these numbers of cents. */
  readonly endsIn?: readonly number[]
}

export interface ReadList {
  readonly costs: WholesaleCosts
  /** Extensions that the shop does not sell. */
  readonly notSold: readonly string[]
  /** Faults, each starting with its line number. */
  readonly faults: readonly string[]
}

const most = cents(1_000_000)

/**
 * Reads a price list. `normalized` converts an extension to its form in the catalogue, or returns null if it is
 * invalid.
 */
export function readPriceList(
  text: string,
  form: ListColumns,
  { normalized, isSold }: { readonly normalized: (cell: string) => string | null; isSold: (tld: string) => boolean },
): ReadList {
  const [header, ...rows] = rowsOfCsv(text, form.separator)
  if (header === undefined) return { costs: {}, notSold: [], faults: ['line 1: the list is empty'] }
  const requiredColumns = Object.entries(form.columns)
  const missing = requiredColumns.filter(([, column]) => header.cells.filter((cell) => cell === column).length !== 1)
  if (missing.length > 0) {
    const faults = missing.map(
      ([meaning, column]) =>
        `line ${header.line}: needs one column “${column}” (${meaning}), and has: ${header.cells.join(' | ')}`,
    )
    return { costs: {}, notSold: [], faults }
  }
  const places = new Map(requiredColumns.map(([meaning, column]) => [meaning, header.cells.indexOf(column)]))
  const costs = new Map<string, { readonly cost: WholesaleCost; readonly line: number }>()
  const notSold: string[] = []
  const faults: string[] = []
  for (const { line, cells } of rows) {
    const say = (fault: string) => void faults.push(`line ${line}: ${fault}`)
    if (cells.length !== header.cells.length) {
      say(`has ${cells.length} cells, where the first line has ${header.cells.length}`)
      continue
    }
    const cellOf = (meaning: string) => cells[places.get(meaning) ?? -1] ?? ''
    const written = cellOf('extension')
    const tld = written === '' ? null : normalized(written.replace(/^\*?\./, ''))
    if (tld === null) {
      say(written === '' ? 'names no extension' : `“${written}” is not an extension`)
      continue
    }
    if (!isSold(tld)) {
      notSold.push(tld)
      continue
    }
    const currency = form.columns.currency === undefined ? form.currency : cellOf('currency')
    if (currency.toUpperCase() !== form.currency) say(`.${tld} is in “${currency}”, not in ${form.currency}`)
    const earlier = costs.get(tld)
    if (earlier) say(`.${tld} is there twice, first in line ${earlier.line}`)
    const amount = (meaning: keyof WholesaleCost) => {
      const read = costOf(cellOf(meaning), form.decimal)
      if (typeof read === 'number') return read
      say(`.${tld}: ${meaning} ${read}`)
      return cents(0)
    }
    const cost = { registration: amount('registration'), renewal: amount('renewal'), transfer: amount('transfer') }
    if (!earlier) costs.set(tld, { cost, line })
  }
  return { costs: Object.fromEntries(Array.from(costs, ([tld, { cost }]) => [tld, cost])), notSold, faults }
}

/**
 * Parses an amount; fractions of a cent are rounded up.
 * @returns a text that describes the fault if the cell is invalid
 */
function costOf(cell: string, decimal: '.' | ','): Cents | string {
  if (cell === '') return 'is empty'
  const wrongMark = decimal === '.' ? ',' : '.'
  if (cell.includes(wrongMark))
    return `“${cell}” has a ${wrongMark === ',' ? 'comma' : 'point'}: amounts are written 9${decimal}99`
  if (/^-\d/.test(cell)) return `“${cell}” is negative`
  const parts = /^(\d{1,7})(?:[.,](\d{1,6}))?$/.exec(cell)
  if (parts === null) return `“${cell}” is not an amount`
  const [, whole = '', fraction = ''] = parts
  const amount = Number(`${whole}${fraction.padEnd(2, '0').slice(0, 2)}`) + (Number(fraction.slice(2)) > 0 ? 1 : 0)
  return amount > most ? `“${cell}” is absurd: above ${most / 100}` : cents(amount)
}

/**
 * Prices of an extension by its group's rules, for its shortest term; null for a price that the group leaves unchanged.
 */
function pricesFrom(
  cost: WholesaleCost,
  { firstTerm, renewal, transfer, endsIn }: PriceGroup,
  years: number,
): Readonly<Record<'firstTerm' | 'renewal' | 'transfer', Cents | null>> {
  const marked = (amount: number, rule: MarkUp | undefined) => rule && roundedUp(markedUp(amount, rule), endsIn)
  const again = marked(cost.renewal * years, renewal) ?? null
  const first = marked(cost.registration * years, firstTerm) ?? null
  return {
    // A first term must not cost more than a renewal.
    firstTerm: first !== null && again !== null && first > again ? again : first,
    renewal: again,
    transfer: marked(cost.transfer, transfer) ?? null,
  }
}

/** Draft prices for all extensions with a known cost, and the faults that prevent a release. */
export function pricesOfList(
  costs: WholesaleCosts,
  { groups, notListed }: { readonly groups: readonly PriceGroup[]; readonly notListed: readonly string[] },
  extensions: ReadonlyMap<string, { readonly minYears: number }>,
): { readonly prices: Readonly<Record<string, DraftPrice>>; readonly faults: readonly string[] } {
  const prices: Record<string, DraftPrice> = {}
  const named = groups.flatMap((group) => (group.extensions === 'all' ? [] : group.extensions))
  const faults = [...named, ...notListed]
    .filter((tld) => !extensions.has(tld))
    .map((tld) => `mapping: .${tld} is not sold here`)
  for (const [tld, { minYears }] of extensions) {
    const cost = Object.hasOwn(costs, tld) ? costs[tld] : undefined
    const group = groups.find((each) => each.extensions === 'all' || each.extensions.includes(tld))
    if (cost === undefined) {
      if (!notListed.includes(tld)) faults.push(`.${tld}: is sold here and not in the list; see notListed`)
    } else if (group === undefined) faults.push(`.${tld}: is in no group`)
    else {
      const { renewal, firstTerm, transfer } = pricesFrom(cost, group, minYears)
      prices[`.${tld}`] = {
        ...(renewal !== null && { price: renewal }),
        ...(firstTerm !== null && { firstTerm }),
      }
      if (transfer !== null) prices[`.${tld} transfer`] = { price: transfer }
    }
  }
  return { prices, faults }
}

function markedUp(cost: number, { percent, atLeast = cents(0) }: MarkUp): Cents {
  const share = divideHalfUp(cost * Math.round(percent * 100), 10_000)
  return cents(cost + Math.max(share, atLeast))
}

/** Rounds up to a price ending; free stays free. */
function roundedUp(amount: Cents, endsIn: readonly number[] | undefined): Cents {
  if (amount === 0 || endsIn === undefined || endsIn.length === 0) return amount
  const euros = amount - (amount % 100)
  const candidates = endsIn.flatMap((end) => [euros + end, euros + 100 + end]).filter((each) => each >= amount)
  return cents(Math.min(...candidates))
}
