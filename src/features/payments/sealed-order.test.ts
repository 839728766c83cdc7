import { randomUUID } from 'node:crypto'
import { array, assert, boolean, constantFrom, integer, option, property, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import { consentTexts } from '#core/orders/consents.ts'
import type { OrderLine, OrderSnapshot } from '#core/orders/order.ts'
import { maxSealedLength } from '#platform/clients/payment-provider.ts'
import { createOrderSeal, packOrder, unpackOrder } from './sealed-order.ts'
import { sampleBuyer, sampleLines, couponLines, sampleOrder } from '#tests/builders/sample-order.ts'
import { cents } from '#core/money/money.ts'

const titles = new Map(sampleLines.map(({ productSlug, title }) => [productSlug, title]))
const titleOf = (slug: string) => titles.get(slug) ?? { nl: slug, de: slug, en: slug }

const optional = option(string(), { nil: null })
const line = record({
  itemId: string({ minLength: 1 }),
  type: constantFrom('domain' as const, 'hosting' as const, 'movingService' as const),
  name: string({ minLength: 1 }).map((name) => `${name.replaceAll('.', '')}x.co.uk`),
  more: constantFrom({}, { currentProvider: 'a.b"c' }, { wishes: 'später' }, { years: 3 }),
  code: constantFrom({}, { transferCode: 'code' }, { sealedTransferCode: 'key.code' }),
  price: integer({ min: 0, max: 100_000 }).map(cents),
  discount: integer({ min: 0, max: 100 }).map(cents),
  label: constantFrom('korting', 'voordeel'),
})

test('what is packed is unpacked as it was', () => {
  assert(
    property(
      array(line, { maxLength: 20 }),
      record({ firstName: string(), companyName: optional, vatNumber: optional }),
      constantFrom('nl' as const, 'de' as const),
      option(boolean(), { nil: null }),
      integer({ min: 0 }),
      option(boolean(), { nil: null }),
      (drafts, person, siteLocale, terms, cartVersion, mandate) => {
        const lines = drafts.map(({ itemId, type, name, more, price, discount, label }, index): OrderLine => ({
          ...sampleLines[0]!,
          itemId: `${itemId}${index}`,
          parentId: index > 0 ? `${drafts[0]?.itemId}0` : null,
          type,
          productSlug: `slug-${type}`,
          name,
          title: titleOf(`slug-${type}`),
          parameters: { ...(type === 'domain' ? splitName(name) : { domain: name }), ...more } as never,
          price,
          discount,
          discounts: discount > 0 ? [{ label: { nl: label, de: label, en: label }, amount: discount }] : [],
          net: cents(price - discount),
        }))
        const snapshot: OrderSnapshot = {
          ...sampleOrder(),
          lines,
          buyer: { ...sampleBuyer, ...person },
          consents: {
            terms:
              terms === null
                ? null
                : { text: consentTexts.terms[siteLocale], isGiven: terms, sha256: '0123456789abcdef' },
            immediateStart: null,
            ...(mandate !== null && { mandate: { text: consentTexts.mandate[siteLocale], isGiven: mandate } }),
            at: '2026-11-15T10:00:00.000Z',
            source: '192.0.2.1',
          },
        }
        const order = { snapshot, cartVersion, siteLocale }
        const typed = lines.map((each, index) => ({
          ...each,
          parameters: { ...each.parameters, ...drafts[index]?.code } as never,
        }))
        const packed = packOrder({ ...order, snapshot: { ...snapshot, lines: typed } })
        expect(unpackOrder(packed, titleOf), 'without the codes').toEqual(order)
      },
    ),
  )
})

test('what a code took off is known as its share again', () => {
  const order = { snapshot: sampleOrder({ lines: couponLines() }), cartVersion: 1, siteLocale: 'nl' } as const
  expect(unpackOrder(packOrder(order), titleOf)?.snapshot.lines?.map(({ discounts }) => discounts)).toEqual(
    order.snapshot.lines.map(({ discounts }) => discounts),
  )
})

test('of another version, or with a product that is gone, it is nothing', () => {
  const packed = packOrder({ snapshot: sampleOrder(), cartVersion: 1, siteLocale: 'nl' })
  expect(unpackOrder(packed, () => undefined)).toBeNull()
  expect(unpackOrder(packed.replace('[1,', '[2,'), titleOf)).toBeNull()
})

test('of the terms as many digits are packed as there is room for', () => {
  const order = sampleOrder()
  const terms = { text: consentTexts.terms.nl, isGiven: true, sha256: 'f'.repeat(64) }
  const packed = packOrder({
    snapshot: { ...order, consents: { ...order.consents, terms } },
    cartVersion: 1,
    siteLocale: 'nl',
  })
  expect(unpackOrder(packed, titleOf)?.snapshot.consents.terms?.sha256).toBe('f'.repeat(16))
})

function splitName(name: string) {
  const dot = name.indexOf('.')
  return { sld: name.slice(0, dot), tld: name.slice(dot + 1) }
}

const [old, newest] = ['the old secret', 'the new secret']
const payment = 'A'.repeat(22)
const order = { snapshot: sampleOrder(), cartVersion: 1, siteLocale: 'nl' } as const

function sealedBy(secrets: readonly string[], cartVersion = 1): string {
  return createOrderSeal(secrets).seal(payment, { ...order, cartVersion }) ?? expect.fail('the order is too long')
}

test('an order sealed for a payment opens for no other payment and with no other secret', () => {
  const seal = createOrderSeal([old])
  const sealed = sealedBy([old])
  expect(seal.open(payment, sealed, titleOf)).toEqual(order)
  expect(createOrderSeal([newest, old]).open(payment, sealed, titleOf)).toEqual(order)
  expect(createOrderSeal([newest]).open(payment, sealed, titleOf)).toBeNull()
  expect(seal.open('B'.repeat(22), sealed, titleOf)).toBeNull()
  expect(
    seal.open(payment, `${sealed.slice(0, 10)}${sealed[10] === 'x' ? 'y' : 'x'}${sealed.slice(11)}`, titleOf),
  ).toBeNull()
  for (const other of ['', 'x', '=', sealed.slice(0, 20)]) expect(seal.open(payment, other, titleOf)).toBeNull()
})

test('the same order is sealed the same way, as the provider expects of a repeated request', () => {
  expect(sealedBy([newest, old])).toBe(sealedBy([newest, old]))
  expect(sealedBy([newest, old])).not.toBe(sealedBy([newest, old], 2))
})

function linesOf(count: number): OrderLine[] {
  return Array.from({ length: count }, (_, index) => ({
    ...sampleLines[index % 2]!,
    itemId: randomUUID(),
    parentId: null,
    name: `${randomUUID().slice(0, 10)}.nl`,
  }))
}

test('an order of six lines with their own ids and names fits, one of thirty does not', () => {
  const sealed = (count: number) =>
    createOrderSeal([newest]).seal(payment, {
      snapshot: { ...order.snapshot, lines: linesOf(count) },
      cartVersion: 12,
      siteLocale: 'nl',
    })
  expect(sealed(6)?.length).toBeLessThanOrEqual(maxSealedLength)
  expect(sealed(6)).not.toContain(order.snapshot.buyer.email)
  expect(sealed(30)).toBeNull()
})
