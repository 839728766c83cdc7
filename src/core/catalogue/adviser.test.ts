import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleOption, sampleProduct, today } from '#tests/builders/sample-catalogue.ts'
import {
  adviceFor,
  type Answers,
  type CostOf,
  frequencyFor,
  fulfils,
  mailPackagesOf,
  sameForLess,
  shortageOf,
  siteCounts,
  siteKinds,
  siteUses,
  threeYearNetOf,
  wants,
} from './adviser.ts'
import type { Limits, Product, ProductFamily } from './product.ts'

const product = (slug: string, family: ProductFamily, charge: number, limits: Limits) =>
  sampleProduct(slug, { family, limits, options: [sampleOption(charge, 'yearly')] })
const php = { phpVersions: ['8.4'] } as const
const shelf: readonly Product[] = [
  product('web-s', 'webhosting', 2400, { ...php, sites: 1, mailboxes: 5, storageGb: 10 }),
  product('web-m', 'webhosting', 4800, { ...php, sites: 5, mailboxes: 25, storageGb: 50 }),
  product('web-l', 'webhosting', 9600, { ...php, sites: 25, mailboxes: null, storageGb: 200 }),
  product('wp-s', 'wordpress', 3600, { ...php, sites: 1, mailboxes: 5 }),
  product('wp-m', 'wordpress', 6000, { ...php, sites: 3, mailboxes: 25 }),
  product('wp-l', 'wordpress', 12000, { ...php, sites: 10, mailboxes: null }),
  product('site-s', 'website', 4800, { sites: 1 }),
  product('site-m', 'website', 8400, { sites: 1 }),
  product('shop-s', 'webshop', 9600, { shops: 1 }),
  product('mail-s', 'email', 1200, { mailboxes: 1 }),
  product('mail-l', 'email', 4800, { mailboxes: 5 }),
  product('resell', 'reseller', 100, { ...php, accounts: 10, mailboxes: null }),
  { ...product('extra-s', 'extra', 100, { mailboxes: 1 }), parents: ['web-s'] },
]
const costOf = threeYearNetOf('yearly', today)
const everyAnswer: readonly Answers[] = siteKinds.flatMap((kind) =>
  siteCounts.flatMap((sites) => siteUses.map((use) => ({ kind, sites, use }))),
)
const slugFor = (answers: Answers) => adviceFor(shelf, answers, costOf)?.product.slug
const familyOf = { own: 'webhosting', wordpress: 'wordpress', builder: 'website', shop: 'webshop' } as const

function needOf({ kind, sites, use }: Answers) {
  const isOneEach = kind === 'builder' || kind === 'shop'
  return {
    sites: kind === 'mail' ? 0 : isOneEach ? 1 : { one: 1, few: 3, more: 10 }[sites],
    mailboxes: { little: 1, steady: 5, much: 25, unknown: 1 }[use],
  }
}

function candidatesFor(products: readonly Product[], kind: Answers['kind']): readonly Product[] {
  return products.filter((each) => (kind === 'mail' ? fulfils(each, 'mail') : each.family === familyOf[kind]))
}

test.each(everyAnswer)('$kind, $sites, $use: the smallest sufficient package and its neighbours', (answers) => {
  const advice = adviceFor(shelf, answers, costOf)
  if (!advice) throw new Error('No advice')
  const { product: advised, because, larger, packages } = advice
  const family = shelf.filter((each) => each.family === advised.family)
  const place = family.indexOf(advised)
  const need = needOf(answers)
  expect(shortageOf(advised, need)).toBeNull()
  for (const smaller of family.slice(0, place)) expect(shortageOf(smaller, need)).not.toBeNull()
  expect(because).toBe(place === 0 ? null : shortageOf(family[place - 1] as Product, need))
  expect(larger).toBe(family[place + 1])
  const isOneEach = answers.kind === 'builder' || answers.kind === 'shop'
  expect(packages).toBe(isOneEach ? { one: 1, few: 3, more: 10 }[answers.sites] : 1)
})

test('e-mail for a few people comes from the cheaper package, and the advice names the package it skipped', () => {
  const advised = siteUses.map((use) => adviceFor(shelf, { kind: 'mail', sites: 'one', use }, costOf))
  expect(advised.map((each) => [each?.product.slug, each?.insteadOf?.product.slug, each?.insteadOf?.is])).toEqual([
    ['mail-s', undefined, undefined],
    ['web-s', 'mail-l', 'dearer'],
    ['web-m', 'mail-l', 'tooSmall'],
    ['mail-s', undefined, undefined],
  ])
})

const limit = (max: number) => fc.oneof(fc.constant(null), fc.integer({ min: 1, max }))
const anyProduct = fc
  .record({
    family: fc.constantFrom<ProductFamily>('webhosting', 'wordpress', 'website', 'webshop', 'email', 'reseller'),
    charge: fc.integer({ min: 100, max: 30_000 }),
    sites: fc.integer({ min: 1, max: 30 }),
    mailboxes: limit(40),
    storageGb: fc.integer({ min: 1, max: 200 }),
  })
  .map(({ family, charge, sites, mailboxes, storageGb }) => {
    const own: Limits = {
      email: { mailboxes },
      reseller: { accounts: sites, mailboxes },
      webshop: { shops: 1 },
      website: { sites: 1 },
    }[family as string] ?? { sites, mailboxes, storageGb }
    return product(`${family}-${charge}-${sites}-${String(mailboxes)}-${storageGb}`, family, charge, own)
  })
const anyShelf = fc.array(anyProduct, { minLength: 1, maxLength: 15 })
const costs = (each: Product, of: CostOf = costOf) => of(each) ?? Number.POSITIVE_INFINITY

test('no cheaper package fulfils the same needs, for any products and answers', () => {
  fc.assert(
    fc.property(anyShelf, fc.constantFrom(...everyAnswer), (products, answers) => {
      const isOneEach = candidatesFor(products, answers.kind).every(
        ({ limits }) => (limits.sites ?? limits.shops ?? 0) <= 1,
      )
      const { sites, mailboxes } = needOf(answers)
      const need = { sites: isOneEach && answers.kind !== 'mail' ? Math.min(sites, 1) : sites, mailboxes }
      const enough = candidatesFor(products, answers.kind).filter((each) => shortageOf(each, need) === null)
      const advised = adviceFor(products, answers, costOf)?.product
      expect(advised === undefined).toBe(enough.length === 0)
      if (!advised) return
      expect(enough).toContain(advised)
      for (const each of enough) expect(costs(advised)).toBeLessThanOrEqual(costs(each))
    }),
  )
})

test('packages for e-mail are those of its family, and one other with as many mailboxes for less', () => {
  expect(mailPackagesOf(shelf, costOf).map(({ slug }) => slug)).toEqual(['mail-s', 'web-s', 'mail-l'])
  expect(mailPackagesOf(shelf.slice(9), costOf).map(({ slug }) => slug)).toEqual(['mail-s', 'mail-l'])
})

test.each([
  ['site', ['web-s', 'wp-s', 'site-s', 'shop-s', 'resell']],
  ['siteMail', ['web-s', 'wp-s', 'resell']],
  ['move', ['web-s', 'wp-s', 'resell']],
  ['mail', ['web-s', 'wp-s', 'mail-s']],
  ['name', []],
] as const)('who wants %s is shown %j', (want, slugs) => {
  expect(wants).toContain(want)
  const firsts = shelf.filter(({ slug }) => slug.endsWith('-s') || slug === 'resell')
  expect(firsts.filter((each) => fulfils(each, want)).map(({ slug }) => slug)).toEqual(slugs)
})

const [webS, webM, webL] = shelf as readonly [Product, Product, Product, ...Product[]]
const alone = (each: Product, ...extras: readonly Product[]) => ({ product: each, extras })
const storage = product('extra-storage', 'extra', 3000, { storageGb: 25 })
const support = product('extra-support', 'extra', 6000, {})

test('packages that a cheaper one could replace are reported, and well-chosen ones are not', () => {
  const one = sameForLess(shelf, [alone(webS), alone(webS), alone(webS)], costOf)
  expect(one).toMatchObject({ product: { slug: 'web-m' }, saves: 3 * 3 * 2400 - 3 * 4800 })
  expect(sameForLess(shelf, [alone(webS), alone(webS)], costOf)).toBeUndefined()
  expect(sameForLess(shelf, [alone(webS, storage)], costOf)).toMatchObject({ product: { slug: 'web-m' } })
  expect(sameForLess(shelf, [alone(webS, support)], costOf)).toBeUndefined()
  expect(sameForLess(shelf, [alone(webM), alone(shelf[3] as Product)], costOf)).toBeUndefined()
  expect(sameForLess(shelf, [alone(webL), alone(webL)], costOf)).toBeUndefined()
  expect(sameForLess(shelf, [], costOf)).toBeUndefined()
})

test('the replacement has room for everything and costs less, and no cheaper package would do', () => {
  const web = anyShelf.map((products) => products.filter(({ family }) => family === 'webhosting'))
  fc.assert(
    fc.property(web, fc.array(fc.nat(20), { maxLength: 6 }), (products, picks) => {
      const taken = picks.flatMap((pick) => products[pick % Math.max(products.length, 1)] ?? [])
      const found = sameForLess(
        products,
        taken.map((each) => alone(each)),
        costOf,
      )
      const sum = (of: (each: Product) => number) => taken.reduce((total, each) => total + of(each), 0)
      const isEnough = ({ limits }: Product) =>
        (limits.sites ?? 0) >= sum((each) => each.limits.sites ?? 0) &&
        (limits.storageGb ?? 0) >= sum((each) => each.limits.storageGb ?? 0) &&
        (limits.mailboxes === null ||
          (limits.mailboxes ?? 0) >= sum((each) => each.limits.mailboxes ?? Number.POSITIVE_INFINITY))
      const before = sum((each) => costs(each))
      const least = Math.min(...products.filter(isEnough).map((each) => costs(each)))
      expect(found === undefined).toBe(taken.length === 0 || least >= before)
      if (!found) return
      expect(isEnough(found.product)).toBe(true)
      expect(costs(found.product)).toBe(least)
      expect(found.saves).toBe(before - least)
    }),
  )
})

test('products not sold monthly are compared by the year, and products not on sale are not advised', () => {
  const both = sampleProduct('both', { options: [sampleOption(4200, 'yearly'), sampleOption(400, 'monthly')] })
  expect([frequencyFor(both, 'monthly'), frequencyFor(webS, 'monthly')]).toEqual(['monthly', 'yearly'])
  expect(threeYearNetOf('monthly', today)(both)).toBe(36 * 400)
  expect(threeYearNetOf('yearly', today)(both)).toBe(3 * 4200)
  const notSold = { ...webS, options: [] }
  expect(costOf(notSold)).toBeNull()
  expect(adviceFor([notSold], { kind: 'own', sites: 'one', use: 'little' }, costOf)).toBeUndefined()
  expect(sameForLess([webL], [alone(notSold)], costOf)).toBeUndefined()
})

test('an undecided visitor is advised to start small', () => {
  for (const kind of siteKinds) {
    expect(slugFor({ kind, sites: 'one', use: 'unknown' })).toBe(slugFor({ kind, sites: 'one', use: 'little' }))
  }
})

const placeOf = (answers: Answers) => shelf.findIndex(({ slug }) => slug === slugFor(answers))

test('more sites or mailboxes never lead to a smaller package', () => {
  for (const kind of ['own', 'wordpress'] as const) {
    for (const use of siteUses) {
      const places = siteCounts.map((sites) => placeOf({ kind, sites, use }))
      expect(places).toEqual(places.toSorted((one, other) => one - other))
    }
    for (const sites of siteCounts) {
      const places = (['little', 'steady', 'much'] as const).map((use) => placeOf({ kind, sites, use }))
      expect(places).toEqual(places.toSorted((one, other) => one - other))
    }
  }
})

test('a shop without such packages gives no advice', () => {
  expect(adviceFor([], { kind: 'own', sites: 'one', use: 'little' }, costOf)).toBeUndefined()
})
