import { expect, test } from 'vitest'
import { products } from '#catalogue/products.ts'
import { adviceFor, type SiteCount, type SiteKind, siteUses } from '#domain/catalogue/adviser.ts'

/** For quiet, steady and busy use, and for who does not know yet. */
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
  ['mail', 'one', ['email-stek', 'email-boom', 'webhosting-struik', 'email-stek']],
  ['mail', 'few', ['email-stek', 'email-boom', 'webhosting-struik', 'email-stek']],
  ['mail', 'more', ['email-stek', 'email-boom', 'webhosting-struik', 'email-stek']],
]

test.each(advised)('our packages for %s, %s', (kind, sites, slugs) => {
  expect(siteUses.map((use) => adviceFor(products, { kind, sites, use })?.product.slug)).toEqual(slugs)
})
