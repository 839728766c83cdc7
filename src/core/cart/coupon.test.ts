import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CartItem, shownSumsOf, totalsOf } from './cart.ts'
import {
  type Coupon,
  couponCodeOf,
  couponFaultOf,
  couponMomentOf,
  couponSumsOf,
  type KnownCoupon,
  netBeforeCoupon,
  spreadOver,
  withCoupon,
} from './coupon.ts'
import { chargeOf } from '#core/catalogue/charge.ts'
import { netOf } from '#core/catalogue/price.ts'
import { basisPoints, cents, sumOf, vatPairOf } from '#core/money/money.ts'

const numRuns = 300

const anyItem = fc
  .record({
    slug: fc.constantFrom('domain-nl', 'domain-com', 'webhosting-stek', 'webhosting-boom', 'moving-service'),
    charge: fc.integer({ min: 0, max: 500_000 }),
    offPercent: fc.integer({ min: 0, max: 100 }),
    frequency: fc.constantFrom('monthly', 'yearly', '2-yearly', null),
    years: fc.option(fc.integer({ min: 2, max: 10 }), { nil: undefined }),
    priceType: fc.constantFrom('purchase', 'purchase', 'purchase', 'transfer'),
  })
  .map(({ slug, charge, offPercent, frequency, years, priceType }): Omit<CartItem, 'id'> => {
    const price = { amount: cents(Math.round(charge / 12)), periodical: cents(charge) }
    const off = cents(Math.floor((charge * offPercent) / 100))
    const label = { nl: 'actie', de: 'Aktion', en: 'offer' }
    return {
      parentId: null,
      type: 'domain',
      productSlug: slug,
      priceType,
      priceFrequency: frequency,
      parameters: { sld: 'naam', tld: 'nl', ...(years !== undefined && { years }) },
      price: frequency === null ? { amount: cents(charge) } : price,
      ...(off > 0 && { discount: frequency === null ? { amount: off } : { amount: cents(0), periodical: off } }),
      discounts: off > 0 ? [{ applicableTo: 'purchase', label, amount: off }] : [],
      renewal: frequency === null ? null : price,
    }
  })
const anyCart = fc
  .array(anyItem, { maxLength: 20 })
  .map((items) => items.map((item, at) => ({ ...item, id: `i${at}` }) as CartItem))

const anyCoupon = fc
  .record({
    off: fc.oneof(
      fc.integer({ min: 1, max: 10_000 }).map((share) => ({ percentage: basisPoints(share) })),
      fc.integer({ min: 1, max: 1_000_000 }).map((amount) => ({ amount: cents(amount) })),
    ),
    products: fc.subarray(['.nl', 'domain-com', 'webhosting', 'movingService', 'domain']),
    months: fc.subarray([1, 12, 24, 36]),
  })
  .map((some): Coupon => ({ ...sample, ...some }))

const sample: Coupon = {
  code: 'WELKOM10',
  from: '2026-01-01',
  off: { percentage: basisPoints(1000) },
  products: [],
  months: [],
  firstOrderOnly: false,
  maxPerCustomer: null,
  maxInAll: null,
}
const families: Readonly<Record<string, string>> = {
  domain: 'domain',
  webhosting: 'webhosting',
  moving: 'movingService',
}
const familyOf = (slug: string) => families[slug.split('-')[0] ?? '']
const rates = fc.constantFrom(0, 1700, 1900, 2100, 2550, 2700).map(basisPoints)
const shareOfItem = (before: CartItem, after: CartItem) => netOf(before) - netOf(after)

test('the coupon discount is the sum of the discounts of its items, and no item becomes negative', () => {
  fc.assert(
    fc.property(anyCart, anyCoupon, (items, coupon) => {
      const cut = withCoupon(items, coupon, familyOf)
      const touched = cut.filter(({ discounts }) => discounts.some(({ code }) => code === coupon.code))
      const before = sumOf(touched.map(netBeforeCoupon))
      const off = couponSumsOf(cut, basisPoints(2100)).excl
      for (const [at, after] of cut.entries()) {
        const item = items[at] ?? raise()
        expect(netOf(after)).toBeGreaterThanOrEqual(0)
        expect(netOf(after)).toBe(chargeOf(after.price) - sumOf(after.discounts.map(({ amount }) => amount)))
        expect(netBeforeCoupon(after)).toBe(netOf(item))
        expect([after.price, after.renewal]).toEqual([item.price, item.renewal])
        if (item.priceType === 'transfer') expect(after).toBe(item)
      }
      if ('amount' in coupon.off) expect(off).toBeLessThanOrEqual(coupon.off.amount)
      else expect(off).toBeLessThanOrEqual(Math.ceil((sumOf(items.map(netOf)) * coupon.off.percentage) / 10_000))
      expect(off).toBeLessThanOrEqual(before)
      const [was, is] = [totalsOf(items, basisPoints(2100)), totalsOf(cut, basisPoints(2100))]
      expect(is.subtotal).toBe(was.subtotal)
      expect(is.discount).toBe(was.discount + off)
      expect(is.total).toBeLessThanOrEqual(was.total)
    }),
    { numRuns },
  )
})

test('a percentage is rounded once over all items, not per item', () => {
  fc.assert(
    fc.property(anyCart, fc.integer({ min: 1, max: 10_000 }), (items, share) => {
      const bought = items.filter(({ priceType }) => priceType === 'purchase')
      const cut = withCoupon(bought, { ...sample, off: { percentage: basisPoints(share) } }, familyOf)
      const exact = (sumOf(bought.map(netOf)) * share) / 10_000
      expect(Math.abs(couponSumsOf(cut, basisPoints(0)).excl - exact)).toBeLessThanOrEqual(0.5)
      for (const [at, item] of bought.entries()) {
        const own = (netOf(item) * share) / 10_000
        expect(Math.abs(shareOfItem(item, cut[at] ?? raise()) - own)).toBeLessThanOrEqual(1.5)
      }
    }),
    { numRuns },
  )
})

const byId = (list: readonly CartItem[]) => new Map(list.map((item) => [item.id, item]))

test('the order of the items does not matter', () => {
  fc.assert(
    fc.property(anyCart, anyCoupon, (items, coupon) => {
      const turned = byId(withCoupon(items.toReversed(), coupon, familyOf))
      for (const [id, item] of byId(withCoupon(items, coupon, familyOf))) expect(turned.get(id)).toEqual(item)
    }),
    { numRuns },
  )
})

test('without and with VAT, coupon, other discounts and subtotal add up to the total', () => {
  fc.assert(
    fc.property(anyCart, anyCoupon, rates, (items, coupon, rate) => {
      const cut = withCoupon(items, coupon, familyOf)
      const totals = totalsOf(cut, rate)
      const { subtotal, discount, rounding } = shownSumsOf(cut, totals)
      const line = couponSumsOf(cut, rate)
      const other = shownSumsOf(items, totalsOf(items, rate)).discount
      expect(subtotal.excl - other.excl - line.excl + totals.vat).toBe(totals.total)
      expect(subtotal.incl - other.incl - line.incl + rounding).toBe(totals.total)
      expect(discount).toEqual({ excl: other.excl + line.excl, incl: other.incl + line.incl })
      expect(line.incl).toBeGreaterThanOrEqual(line.excl)
      const vat = vatPairOf(line.excl, rate).incl
      expect(Math.abs(line.incl - vat)).toBeLessThanOrEqual(items.length + 1)
    }),
    { numRuns },
  )
})

test('an amount is spread to the cent, at most the size of each part, and within a cent of the exact share', () => {
  const parts = fc.array(fc.integer({ min: 0, max: 100_000_000 }), { minLength: 1, maxLength: 100 })
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: 1000 }), (list, thousandths) => {
      const whole = new Map(list.map((part, at) => [`p${at}`, cents(part)]))
      const sum = sumOf(whole.values())
      const amount = cents(Math.floor((sum / 1000) * thousandths))
      const spread = spreadOver(whole, amount)
      if (sum > 0) expect([...spread.values()].reduce((all, share) => all + share, 0)).toBe(amount)
      for (const [id, share] of spread) {
        const part = whole.get(id) ?? 0
        expect(share).toBeLessThanOrEqual(part)
        expect(Math.abs(share - (part / sum) * amount)).toBeLessThan(1.001)
      }
    }),
    { numRuns },
  )
})

const item = (slug: string, more: Partial<CartItem> = {}) =>
  ({
    id: slug,
    parentId: null,
    type: 'domain',
    productSlug: slug,
    priceType: 'purchase',
    priceFrequency: 'yearly',
    parameters: { sld: 'a', tld: 'nl' },
    price: { amount: cents(1000) },
    discounts: [],
    renewal: null,
    ...more,
  }) as CartItem

const isCut = (coupon: Partial<Coupon>, ...items: readonly CartItem[]) =>
  withCoupon(items, { ...sample, ...coupon }, familyOf).map((each, at) => each !== items[at])

test('a coupon applies to its products, families, extensions and terms', () => {
  const [nl, com, stek] = [item('domain-nl'), item('domain-com'), item('webhosting-stek')]
  expect(isCut({}, nl, com, stek)).toEqual([true, true, true])
  expect(isCut({ products: ['.nl'] }, nl, com, stek)).toEqual([true, false, false])
  expect(isCut({ products: ['domain-com', 'webhosting'] }, nl, com, stek)).toEqual([false, true, true])
  const premium = { net: cents(1), renewal: cents(1) }
  expect(isCut({}, nl, { ...com, parameters: { ...com.parameters, premium } } as never)).toEqual([true, false])
  const months = item('webhosting-boom', { priceFrequency: 'monthly' })
  const years = item('domain-eu', { parameters: { sld: 'a', tld: 'eu', years: 3 } })
  const once = item('moving-service', { priceFrequency: null })
  expect(isCut({ months: [12] }, nl, months, years, once)).toEqual([true, false, false, false])
  expect(isCut({ months: [1, 36] }, nl, months, years, once)).toEqual([false, true, true, false])
})

const at = (time: string) => new Date(`2026-11-15T${time}+01:00`)
const noon = at('12:00')
const known = (more: Partial<KnownCoupon>): KnownCoupon => ({
  ...sample,
  uses: { inAll: 0, own: 0, isHeld: false, hasOrdered: false },
  ...more,
})

describe('reasons to refuse a coupon', () => {
  test.each([
    [known({}), null],
    [null, 'coupon_unknown'],
    [known({ from: '2026-11-16' }), 'coupon_early'],
    [known({ until: '2026-11-14' }), 'coupon_expired'],
    [known({ from: '2026-11-15', until: '2026-11-15' }), null],
    [known({ from: '2026-12-01', until: '2026-11-30' }), 'coupon_expired'],
    [known({ maxInAll: 3, uses: { inAll: 3, own: 0, isHeld: false, hasOrdered: false } }), 'coupon_used_up'],
    [known({ maxInAll: 3, uses: { inAll: 2, own: 2, isHeld: false, hasOrdered: true } }), null],
    [
      known({ firstOrderOnly: true, uses: { inAll: 0, own: 0, isHeld: false, hasOrdered: true } }),
      'coupon_first_order',
    ],
    [known({ maxPerCustomer: 1, uses: { inAll: 1, own: 1, isHeld: false, hasOrdered: true } }), 'coupon_own_share'],
    [known({ maxInAll: 3, uses: { inAll: 3, own: 0, isHeld: true, hasOrdered: false } }), 'coupon_held'],
    [known({ maxPerCustomer: 2, uses: { inAll: 1, own: 1, isHeld: true, hasOrdered: true } }), 'coupon_held'],
    [known({ uses: { inAll: 1, own: 0, isHeld: true, hasOrdered: false } }), null],
  ])('%#', (coupon, problem) => {
    expect(couponFaultOf(coupon, '2026-11-15', noon)).toBe(problem)
  })

  test.each([
    ['begins at noon', { beginsAt: noon }, null],
    ['begins a second later', { beginsAt: at('12:00:01') }, 'coupon_early'],
    ['ends at noon', { endsAt: noon }, 'coupon_expired'],
    ['ends a second later', { endsAt: at('12:00:01') }, null],
    ['was stopped before its hour', { beginsAt: at('13:00'), until: '2026-11-14' }, 'coupon_expired'],
  ] as const)('a code that %s', (_, hours, problem) => {
    const coupon = known({ from: '2026-11-15', until: '2026-11-15', ...hours })
    expect(couponFaultOf(coupon, '2026-11-15', noon)).toBe(problem)
    const moment = 'beginsAt' in hours ? hours.beginsAt : hours.endsAt
    const isNamed = problem !== null && !('until' in hours)
    expect(problem && couponMomentOf(coupon, problem)).toBe(isNamed ? moment.toISOString() : problem && undefined)
  })
})

test('a code is normalized however it is typed or pasted', () => {
  for (const typed of [
    'welkom-10',
    ' WELKOM\u201110 ',
    'Welkom\u20130\u200b'.replace('0', '10'),
    'wel kom\u221210',
    '\uff37elkom-10',
  ]) {
    expect(couponCodeOf(typed)).toBe('WELKOM-10')
  }
  for (const typed of ['', 'ab', '-abc', 'abc-', 'a_b_c', 'ПРИВЕТ', "a'b--", 'x'.repeat(33), 'x'.repeat(300)]) {
    expect(couponCodeOf(typed)).toBeNull()
  }
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'Z', '5', '-', '\u2013', ' ', '\u00df', '\ufb01', '_'), maxLength: 12 }),
      (typed) => {
        const code = couponCodeOf(typed)
        if (code !== null) expect(couponCodeOf(code)).toBe(code)
      },
    ),
    { numRuns },
  )
})

function raise(): never {
  throw new Error('there is no such item')
}
