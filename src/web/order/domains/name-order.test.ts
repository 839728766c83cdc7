import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, type VatPair } from '#core/money/money.ts'
import type { RequestedName } from '#core/names/requested-names.ts'
import { type NameSort, type OrderableName, sortedNames, withFreeOnTop } from './name-order.ts'
import type { NamePrices } from './name-prices.ts'
import { type CheckedState, forSaleOf } from './name-state.ts'

const pair = (amount: number): VatPair => ({ excl: cents(amount), incl: cents(amount) })

function pricesOf(firstTerm: number, renewal: number, threeYears: number, years = 1): NamePrices {
  return {
    pays: 'registration',
    years,
    firstTerm: pair(firstTerm),
    renewal: pair(renewal),
    saving: pair(0),
    threeYears: pair(threeYears),
  }
}

const prices: Readonly<Record<string, NamePrices>> = {
  'a.nl': pricesOf(900, 1000, 2900),
  'a.com': pricesOf(300, 3000, 6300),
  'a.eu': pricesOf(600, 900, 2400),
  // Sold for two years at once, at a thousand a year.
  'a.ai': pricesOf(2000, 2000, 4000, 2),
}

const rowOf = (name: string, isExact = false) =>
  ({ kind: 'name', name: { ascii: name }, isExact }) as unknown as OrderableName
const rows: readonly RequestedName[] = [
  { kind: 'unsold', typed: 'a.zz', tld: 'zz' },
  rowOf('a.nl', true),
  rowOf('a.ai'),
  rowOf('a.com'),
  rowOf('a.eu'),
]

const namesIn = (sort: NameSort | null) =>
  sortedNames(rows, sort, ({ name }) => prices[name.ascii] ?? null).map((row) =>
    row.kind === 'name' ? row.name.ascii : row.typed,
  )

test('names are sorted by relevance without a chosen order', () => {
  expect(namesIn(null)).toEqual(['a.zz', 'a.nl', 'a.ai', 'a.com', 'a.eu'])
})

test('the exact name stays on top; the others are sorted by first price, yearly renewal or three-year cost', () => {
  expect(namesIn('price')).toEqual(['a.zz', 'a.nl', 'a.com', 'a.eu', 'a.ai'])
  expect(namesIn('renewal')).toEqual(['a.zz', 'a.nl', 'a.eu', 'a.ai', 'a.com'])
  expect(namesIn('years')).toEqual(['a.zz', 'a.nl', 'a.eu', 'a.ai', 'a.com'])
})

const states: readonly CheckedState[] = ['checking', 'available', 'taken', 'premium', 'reserved', 'unknown', 'failed']

test('while results arrive, free names move below a taken name and stay there', () => {
  const answers = fc.array(fc.constantFrom(...states), { minLength: 1, maxLength: 16 })
  fc.assert(
    fc.property(answers, fc.nat(6), fc.infiniteStream(fc.nat()), (answered, suggestions, turns) => {
      const requested = answered.map((_, index) => rowOf(`n${index}.nl`, index === 0))
      const suggested = Array.from({ length: suggestions }, (_, index) => rowOf(`s${index}.nl`))
      const known = new Map<string, CheckedState>(suggested.map(({ name }) => [name.ascii, 'available']))
      const stateOf = ({ name }: OrderableName) => known.get(name.ascii) ?? 'checking'
      const isFree = (row: RequestedName | undefined) => row?.kind === 'name' && stateOf(row) === 'available'
      const waiting = [...requested.entries()]
      let order: readonly RequestedName[] = requested
      while (waiting.length > 0) {
        const [index, { name }] = waiting.splice(turns.next().value % waiting.length, 1)[0] ?? [0, rowOf('')]
        known.set(name.ascii, answered[index] ?? 'checking')
        const before = order
        order = withFreeOnTop(before, suggested, stateOf)
        expect(order[0]).toBe(requested[0])
        expect(new Set(order).size).toBe(order.length)
        for (const row of requested) expect(order).toContain(row)
        // Free names near the top keep their place, because the visitor may be about to press them.
        for (const place of [1, 2, 3]) if (isFree(before[place])) expect(order[place]).toBe(before[place])
        expect(withFreeOnTop(order, suggested, stateOf)).toBe(order)
      }
      const isOut = (row: RequestedName) =>
        row.kind === 'name' && ['taken', 'premium', 'reserved'].includes(stateOf(row))
      const top = order.slice(1, 4)
      const hasRoom = top.length < 3 || top.some(isOut)
      const hasFree = order.slice(4).some(isFree) || suggested.some((row) => !order.includes(row))
      if (order[0] && isOut(order[0])) expect(hasRoom && hasFree).toBe(false)
      else expect(order).toBe(requested)
    }),
  )
})

test.each([
  [undefined, null],
  ['', { text: '', url: undefined }],
  ['EUR 750', { text: 'EUR 750', url: undefined }],
  ['EUR 750 https://koop.example/a', { text: 'EUR 750 https://koop.example/a', url: 'https://koop.example/a' }],
  ['https://koop.example', { text: 'https://koop.example', url: 'https://koop.example/' }],
  ['http://koop.example', { text: 'http://koop.example', url: undefined }],
  ['https://stek@koop.example/', { text: 'https://stek@koop.example/', url: undefined }],
  ['javascript:alert(1)', { text: 'javascript:alert(1)', url: undefined }],
])('the sale notice "%s" is parsed as %o', (said, sale) => {
  expect(forSaleOf(said)).toEqual(sale)
})
