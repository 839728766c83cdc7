import { expect, test } from 'vitest'
import { startOfShopDay } from '#core/time/shop-day.ts'
import { cents } from '#core/money/money.ts'
import { amountOff } from '#tests/builders/sample-catalogue.ts'
import { changesOf, differencesOf, doubtsOf, type DraftPrice } from './price-draft.ts'
import type { PriceList } from './price-list.ts'
import { foldPrices, type PriceRelease } from './price-releases.ts'

const label = { nl: 'Korting', de: 'Rabatt', en: 'Discount' }
const base: PriceList = {
  products: {},
  extensions: {
    com: {
      history: [{ from: '2026-01-01', charge: cents(1499) }],
      discounts: [{ ...amountOff(500), maxPerCustomer: 3 }],
      transfer: [{ from: '2026-01-01', charge: cents(999) }],
      restoreFee: cents(8500),
    },
  },
}
const day = '2026-11-20'
const at = startOfShopDay(day)
const changes = (draft: DraftPrice, name = '.com') => changesOf({ [name]: draft }, base, day, label)

function planned(draft: DraftPrice, before: readonly PriceRelease[] = []) {
  const list = foldPrices(base, before, at)
  const { prices } = changesOf({ '.com': draft }, list, day, label)
  const after = foldPrices(base, [...before, { number: 99, beginsAt: at, undoes: null, prices }], at)
  const differences = differencesOf(list, after, ['.com'], day)
  const doubts = differences.flatMap((each) => doubtsOf(each, { base, releases: before, at }))
  return { differences, doubts: doubts.map(({ kind }) => kind) }
}

test('fields omitted in a draft stay unchanged: the price of the first term, or the renewal price', () => {
  expect(planned({ price: cents(1599) }).differences).toEqual([
    { name: '.com', before: { list: 1499, net: 999 }, after: { list: 1599, net: 999 } },
  ])
  expect(planned({ firstTerm: cents(799) }).differences[0]?.after).toEqual({ list: 1499, net: 799 })
  expect(planned({ price: cents(899) }).differences[0]?.after).toEqual({ list: 899, net: 899 })
  expect(planned({ price: cents(1499) }).differences).toEqual([])
})

test('a discount keeps its label and limit, and can get a last day', () => {
  expect(changes({ firstTerm: cents(899), firstTermUntil: '2026-12-31' }).prices['.com']?.discounts).toEqual([
    { ...amountOff(600), maxPerCustomer: 3, until: '2026-12-31' },
  ])
})

test.each([
  ['.shop', { price: cents(1) }, 'there is no such price'],
  ['.com transfer', { firstTerm: cents(1) }, 'has no first term'],
  ['.com', { firstTerm: cents(1500) }, 'its first term would cost more than the next ones'],
  ['.com', { firstTerm: cents(1), firstTermUntil: '2026-11-19' }, 'firstTermUntil is over'],
] as const)('a draft of %s is refused: %o', (name, draft, fault) => {
  expect(changes(draft, name).faults).toEqual([expect.stringContaining(`${name}: ${fault}`)])
})

const raised = (from: `${number}-${number}-${number}`): PriceRelease => ({
  number: 1,
  beginsAt: startOfShopDay(from),
  undoes: null,
  prices: { '.com': { charge: cents(1599), discounts: [] } },
})

test('a saving is measured against the lowest price of thirty days, and implausible changes need confirmation', () => {
  expect(planned({ price: cents(1599) }).doubts).toEqual(['saving'])
  expect(planned({ price: cents(1599), firstTerm: cents(1099) }).doubts).toEqual([])
  expect(planned({ price: cents(1399) }).doubts).toEqual([])
  expect(planned({ price: cents(14990), firstTerm: cents(14490) }).doubts).toEqual(['change'])
  expect(planned({ firstTerm: cents(999) }, [raised('2026-11-01')]).doubts).toEqual(['saving'])
  expect(planned({ firstTerm: cents(999) }, [raised('2026-10-21')]).doubts).toEqual([])
})
