import { expect, test } from 'vitest'
import { adviceFor, type Answers, shortageOf, siteCounts, siteKinds, siteUses } from './adviser.ts'
import type { Limits, Product, ProductFamily } from './product.ts'
import { sampleProduct } from '#tests/builders/sample-catalogue.ts'

const product = (slug: string, family: ProductFamily, limits: Limits) => sampleProduct(slug, { family, limits })
const shelf: readonly Product[] = [
  product('web-s', 'webhosting', { sites: 1, mailboxes: 5 }),
  product('web-m', 'webhosting', { sites: 5, mailboxes: 25 }),
  product('web-l', 'webhosting', { sites: 25, mailboxes: null }),
  product('wp-s', 'wordpress', { sites: 1, mailboxes: 5 }),
  product('wp-m', 'wordpress', { sites: 3, mailboxes: 25 }),
  product('wp-l', 'wordpress', { sites: 10, mailboxes: null }),
  product('site-s', 'website', { sites: 1 }),
  product('site-m', 'website', { sites: 1 }),
  product('shop-s', 'webshop', { shops: 1 }),
  product('mail-s', 'email', { mailboxes: 1 }),
  product('mail-l', 'email', { mailboxes: 5 }),
]
const everyAnswer: readonly Answers[] = siteKinds.flatMap((kind) =>
  siteCounts.flatMap((sites) => siteUses.map((use) => ({ kind, sites, use }))),
)
const slugFor = (answers: Answers) => adviceFor(shelf, answers)?.product.slug

test.each(everyAnswer)('$kind, $sites, $use: the smallest that fits, and a word about its neighbours', (answers) => {
  const advice = adviceFor(shelf, answers)
  if (!advice) throw new Error('No advice')
  const { product: advised, because, larger, insteadOf, packages } = advice
  const family = shelf.filter((each) => each.family === advised.family)
  const place = family.indexOf(advised)
  const isOneEach = answers.kind === 'builder' || answers.kind === 'shop'
  const sites = answers.kind === 'mail' ? 0 : isOneEach ? 1 : { one: 1, few: 3, more: 10 }[answers.sites]
  const need = { sites, mailboxes: { little: 1, steady: 5, much: 25, unknown: 1 }[answers.use] }
  expect(shortageOf(advised, need)).toBeNull()
  for (const smaller of family.slice(0, place)) expect(shortageOf(smaller, need)).not.toBeNull()
  expect(because).toBe(place === 0 ? null : shortageOf(family[place - 1] as Product, need))
  expect(larger).toBe(family[place + 1])
  expect(insteadOf?.slug).toBe(answers.kind === 'mail' && answers.use === 'much' ? 'mail-l' : undefined)
  expect(packages).toBe(isOneEach ? { one: 1, few: 3, more: 10 }[answers.sites] : 1)
})

test('who does not know yet is told to start small', () => {
  for (const kind of siteKinds) {
    expect(slugFor({ kind, sites: 'one', use: 'unknown' })).toBe(slugFor({ kind, sites: 'one', use: 'little' }))
  }
})

const placeOf = (answers: Answers) => shelf.findIndex(({ slug }) => slug === slugFor(answers))

test('more sites or more mail never lead to a smaller package', () => {
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

test('a shop that sells nothing of the kind has no advice', () => {
  expect(adviceFor([], { kind: 'own', sites: 'one', use: 'little' })).toBeUndefined()
})
