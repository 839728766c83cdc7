import { expect, test } from 'vitest'
import { products } from '#catalogue/products.ts'
import {
  adviceFor,
  sameForLess,
  type SiteCount,
  type SiteKind,
  siteUses,
  terms,
  threeYearNetOf,
} from '#core/catalogue/adviser.ts'
import type { Product } from '#core/catalogue/product.ts'

/** Expected package for quiet, steady, busy and unknown use. */
const advised: readonly (readonly [SiteKind, SiteCount, readonly string[]])[] = [
  ['own', 'one', ['webhosting-stek', 'webhosting-stek', 'webhosting-struik', 'webhosting-stek']],
  ['own', 'few', ['webhosting-struik', 'webhosting-struik', 'webhosting-struik', 'webhosting-struik']],
  ['own', 'more', ['webhosting-boom', 'webhosting-boom', 'webhosting-boom', 'webhosting-boom']],
  ['wordpress', 'one', ['wordpress-stek', 'wordpress-stek', 'wordpress-struik', 'wordpress-stek']],
  ['wordpress', 'few', ['wordpress-struik', 'wordpress-struik', 'wordpress-struik', 'wordpress-struik']],
  ['wordpress', 'more', ['wordpress-boom', 'wordpress-boom', 'wordpress-boom', 'wordpress-boom']],
  ['builder', 'one', ['website-stek', 'website-stek', 'website-stek', 'website-stek']],
  ['builder', 'few', ['website-stek', 'website-stek', 'website-stek', 'website-stek']],
  ['builder', 'more', ['website-stek', 'website-stek', 'website-stek', 'website-stek']],
  ['shop', 'one', ['webshop-stek', 'webshop-stek', 'webshop-stek', 'webshop-stek']],
  ['shop', 'few', ['webshop-stek', 'webshop-stek', 'webshop-stek', 'webshop-stek']],
  ['shop', 'more', ['webshop-stek', 'webshop-stek', 'webshop-stek', 'webshop-stek']],
  ['mail', 'one', ['email-stek', 'webhosting-stek', 'webhosting-struik', 'email-stek']],
  ['mail', 'few', ['email-stek', 'webhosting-stek', 'webhosting-struik', 'email-stek']],
  ['mail', 'more', ['email-stek', 'webhosting-stek', 'webhosting-struik', 'email-stek']],
]

const costOf = threeYearNetOf('yearly', '2026-11-16')

test.each(advised)('recommended packages for %s, %s', (kind, sites, slugs) => {
  expect(siteUses.map((use) => adviceFor(products, { kind, sites, use }, costOf)?.product.slug)).toEqual(slugs)
})

test.each(terms)('with %s billing the cart suggests a package that costs less', (term) => {
  const slugOf = (...slugs: readonly string[]) => {
    const taken = slugs.map((each) => {
      const [slug = '', ...extras] = each.split(' ')
      const found = [slug, ...extras].map((name) => products.find((product) => product.slug === name) as Product)
      return { product: found[0] as Product, extras: found.slice(1) }
    })
    return sameForLess(products, taken, threeYearNetOf(term, '2026-11-16'))?.product.slug
  }
  expect(slugOf('webhosting-stek', 'webhosting-stek', 'webhosting-stek')).toBe('webhosting-struik')
  const withExtras = slugOf('webhosting-stek extra-storage extra-mailbox')
  expect(withExtras).toBe(term === 'yearly' ? 'webhosting-struik' : undefined)
  expect(slugOf('webhosting-stek', 'webhosting-stek')).toBeUndefined()
  for (const { slug, family } of products) if (family !== 'extra') expect(slugOf(slug)).toBeUndefined()
})
