import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { extrasOf, productsOfFamily } from '#core/catalogue/catalogue.ts'
import { maxYearsOf } from '#core/catalogue/extension.ts'
import { extensionPricesOf } from '#core/catalogue/extension-prices.ts'
import { hostNameOf, orderableNameOf } from '#core/names/domain-name.ts'
import { frequencyOf } from '#core/catalogue/frequency.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import { lowestPriceOf } from '#core/catalogue/price-history.ts'
import { packedOf, unpacked } from '#core/names/packed-extensions.ts'
import { isChildOnly, optionOf } from '#core/catalogue/product.ts'
import { catalogue, extensionCount, extensions } from './catalogue.ts'
import { products } from './products.ts'
import { catalogueFaultsOf } from './check.ts'
import { pricesOf } from './prices-of.ts'

const today: IsoDate = '2026-11-15'

test('the catalogue has no faults', () => {
  expect(catalogueFaultsOf({ ...catalogue, products, extensions })).toEqual([])
})

test('[M18] more than 1900 extensions are sold, each with its prices', () => {
  expect(extensionCount).toBe(extensions.length)
  expect(extensionCount).toBeGreaterThan(1900)
  for (const extension of extensions) {
    const prices = extensionPricesOf(extension, today)
    expect(prices?.firstTerm, extension.tld).toBeGreaterThan(0)
    expect(prices?.renewal, extension.tld).toBeGreaterThanOrEqual(prices?.firstTerm ?? Number.NaN)
  }
})

const yearsOf = (tld: string) => maxYearsOf(catalogue.extensions.get(tld)!)

test('names are sold for several years where the registry allows it', () => {
  for (const tld of ['nl', 'de', 'be', 'at', 'ch', 'co.uk', 'xn--p1ai']) expect(yearsOf(tld), tld).toBe(1)
  for (const tld of ['eu', 'com', 'net', 'shop', 'amsterdam', 'nu', 'fr', 'io']) expect(yearsOf(tld), tld).toBe(10)
  expect(yearsOf('ai')).toBe(2)
  const said = extensions.filter(({ maxYears }) => maxYears !== undefined)
  expect(new Set(said.map(({ tld }) => (tld.startsWith('xn--') ? 'xn--' : tld)))).toEqual(
    new Set(['eu', 'nu', 'io', 'fr', 'xn--']),
  )
})

test('no brand, government, military, education, infrastructure or closed suffix is sold', () => {
  const never = [
    'gov',
    'mil',
    'edu',
    'arpa',
    'int',
    'onion',
    'post',
    'gov.uk',
    'ac.uk',
    'mil.br',
    'edu.au',
    'google',
    'bmw',
    'va',
    'kp',
  ]
  expect(never.filter((tld) => catalogue.extensions.has(tld))).toEqual([])
})

/** Packages with their prices in cents: slug, first year, later years, per month. */
test.each([
  ['webhosting-stek', 2400, 4200, 400],
  ['webhosting-struik', 4800, 8400, 800],
  ['webhosting-boom', 9600, 16800, 1600],
  ['wordpress-stek', 3600, 6000, 575],
  ['wordpress-struik', 6000, 10800, 1000],
  ['wordpress-boom', 12000, 21600, 2000],
  ['woocommerce-struik', 9600, 16800, 1600],
  ['woocommerce-boom', 16800, 28800, 2700],
  ['website-stek', 4800, 8400, null],
  ['website-struik', 8400, 13200, null],
  ['webshop-stek', 9600, 16800, null],
  ['webshop-struik', 18000, 30000, null],
  ['email-stek', 1200, 1800, null],
  ['email-struik', 2400, 3600, null],
  ['email-boom', 4800, 7200, null],
  ['reseller-10', 13500, 13500, 1250],
  ['reseller-25', 26946, 26946, 2495],
  ['reseller-50', 48546, 48546, 4495],
  ['reseller-100', 86346, 86346, 7995],
  ['extra-backup', 1200, 1200, 100],
  ['extra-mailbox', 1200, 1200, 100],
  ['extra-mailbox-size', 1800, 1800, 150],
  ['extra-storage', 3000, 3000, 250],
  ['extra-dns', 1200, 1200, 100],
  ['extra-support', 6000, 6000, 500],
])('%s has the prices of the price table', (slug, firstYear, after, perMonth) => {
  expect(pricesOf(slug, 'yearly', today)).toMatchObject({ firstTerm: { excl: firstYear }, renewal: { excl: after } })
  if (perMonth === null) expect(() => pricesOf(slug, 'monthly', today)).toThrow(slug)
  else
    expect(pricesOf(slug, 'monthly', today)).toMatchObject({
      firstTerm: { excl: perMonth },
      renewal: { excl: perMonth },
    })
})

test('the moving service is free and paid once', () => {
  expect(pricesOf('moving-service', null, today)).toMatchObject({ firstTerm: { excl: 0, incl: 0 }, renewal: null })
})

test('packages have the limits of the price table', () => {
  const limits = productsOfFamily(catalogue, 'wordpress').map((product) => product.limits)
  expect(limits).toMatchObject([
    { sites: 1, storageGb: 10, mailboxes: 5, backupDays: 7, staging: false },
    { sites: 3, storageGb: 50, mailboxes: 25, backupDays: 14, staging: true },
    { sites: 10, storageGb: 200, mailboxes: null, backupDays: 30, staging: true },
  ])
  expect(catalogue.products.get('webhosting-boom')?.features.map((feature) => feature.de)).toContain(
    '200\u00a0GB Speicher',
  )
})

/** Hand-priced extensions with their prices per year in cents: extension, first year, renewal, transfer. */
const handPriced = `nl 399 999 0, com 999 1499 999, eu 299 999 799, be 295 995 795, de 499 999 0, net 995 1595 1495,
  org 695 1495 1295, info 395 2195 2095, nu 495 1995 1995, shop 199 3499 3399, store 295 4495 4395,
  online 245 2995 2895, site 245 2995 2895, website 245 2495 2395, space 245 2495 2395, xyz 195 1495 1395,
  app 1195 1795 1695, dev 1195 1595 1495, io 3495 5495 5295, co 995 2995 2895, tech 695 4995 4895,
  cloud 395 2395 2295, me 1795 2095 1995, biz 1495 1995 1895, pro 345 2295 2195, blog 395 2495 2395,
  agency 495 2795 2695, studio 1295 3495 3395, design 3995 4495 4395, email 595 2795 2695, fr 695 1095 995,
  uk 495 895 0, co.uk 495 895 0, at 1195 1395 495, ch 895 1195 0, amsterdam 995 2995 2995, frl 995 2995 2995`

test.each(handPriced.split(/,\s*/).map((row) => row.split(' ')))(
  '.%s costs %s, then %s, and %s to move',
  (tld, ...prices) => {
    const [firstYear, renewal, transfer] = prices.map(Number)
    const extension = catalogue.extensions.get(tld ?? '')
    expect(extension && extensionPricesOf(extension, today)).toMatchObject({ firstTerm: firstYear, renewal, transfer })
  },
)

test('.ai is sold for terms of two years', () => {
  expect(pricesOf('domain-ai', '2-yearly', today)).toMatchObject({
    firstTerm: { excl: 15990 },
    renewal: { excl: 15990 },
  })
  expect(pricesOf('domain-ai', '2-yearly', today, { type: 'transfer' })).toMatchObject({ firstTerm: { excl: 15990 } })
  expect(() => pricesOf('domain-ai', 'yearly', today)).toThrow('domain-ai')
})

test('pricesOf throws an unknown slug', () => {
  expect(() => pricesOf('webhosting-bos', 'yearly', today)).toThrow('webhosting-bos')
})

test('a name that every extension accepts can be ordered under each', () => {
  for (const { tld } of extensions) expect(orderableNameOf('voorbeeldnaam', tld, catalogue).ok, tld).toBe(true)
})

test.each([
  ['münchen', 'nl', 'idn_not_supported_for_tld'],
  ['💩', 'ws', 'idn_not_supported_for_tld'],
  ['a', 'nl', 'label_too_short'],
  ['com', 'mx', 'reserved_name'],
  ['gov', 'uk', 'reserved_name'],
])('%s.%s cannot be ordered: %s', (sld, tld, code) => {
  expect(orderableNameOf(sld, tld, catalogue)).toMatchObject({ code })
})

test.each(['münchen.de', 'müller.eu', 'пример.рф', 'ελλάδα.eu', '日本.com'])('%s can be ordered', (name) => {
  const [sld = '', tld = ''] = name.split('.')
  expect(orderableNameOf(sld, tld, catalogue).ok).toBe(true)
})

test('hosting accepts a name under a suffix that is not sold', () => {
  expect(hostNameOf('dienst.gov.uk', catalogue)).toEqual({ ok: true, value: 'dienst.gov.uk' })
})

test('the featured extensions of a language start with its own', () => {
  expect(catalogue.featured.nl.slice(0, 4)).toEqual(['nl', 'com', 'eu', 'be'])
  expect(catalogue.featured.de.slice(0, 3)).toEqual(['de', 'com', 'eu'])
})

test('every package has extras, and only extras are child-only', () => {
  for (const product of products) {
    if (product.type === 'hosting' && !isChildOnly(product))
      expect(extrasOf(catalogue, product), product.slug).not.toEqual([])
    expect(isChildOnly(product)).toBe(product.family === 'extra')
  }
})

test('every price has a lowest price of thirty days', () => {
  for (const product of products) {
    for (const option of product.options) {
      expect(lowestPriceOf(option, today), product.slug).not.toBeNull()
      expect(optionOf(product, option.type, frequencyOf(option.recurring?.frequency ?? ''))).toBe(option)
    }
  }
})

test('all extensions fit into 16 KB for a browser and are unpacked unchanged', () => {
  const document = JSON.stringify(packedOf(catalogue, today))
  expect(gzipSync(document, { level: 9 }).length).toBeLessThan(16_384)
  expect(unpacked(JSON.parse(document)).extensions).toEqual(catalogue.extensions)
})
