import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ItemChoice } from './cart.ts'
import { handedOnItem, missingItems, withKnownLines } from './handed-on.ts'
import { domainChoice, hostingChoice, movingChoice } from '#tests/builders/sample-catalogue.ts'

const typed = fc.string({ minLength: 3 })
const place = fc.constantFrom(0, 1, 2)

/** Items with every field that a customer can fill in, including a holder, which no form asks for yet. */
const items: fc.Arbitrary<ItemChoice> = fc.oneof(
  fc
    .record({ at: place, transferCode: typed, sealedTransferCode: typed, holderId: typed })
    .map(({ at, holderId, ...codes }) => {
      const { parameters, ...item } = domainChoice(`d${at}`, `naam${at}`)
      return { ...item, priceType: 'transfer', parameters: { ...parameters, ...codes }, holderId } as ItemChoice
    }),
  fc.tuple(place, typed).map(([at, holderId]) => ({ ...hostingChoice(`h${at}`, `d${at}`, `naam${at}.nl`), holderId })),
  fc.record({ at: place, currentProvider: typed, wishes: typed }).map(({ at, ...answers }) => {
    const item = movingChoice(`m${at}`, `d${at}`, `naam${at}.nl`)
    return { ...item, parameters: { ...item.parameters, ...answers } }
  }),
)

test('a shared item has no holder, transfer code or wishes, and is the same product', () => {
  fc.assert(
    fc.property(items, (item) => {
      const copy = handedOnItem(item)
      expect(Object.keys(copy).toSorted()).toEqual(
        ['id', 'parameters', 'parentId', 'priceFrequency', 'priceType', 'productSlug', 'type'].toSorted(),
      )
      expect(Object.keys(copy.parameters)).toEqual(item.type === 'domain' ? ['sld', 'tld'] : ['domain'])
      expect(item).toMatchObject(copy)
      expect(handedOnItem(copy)).toEqual(copy)
      expect(missingItems([copy], [item])).toEqual([])
    }),
  )
})

const carts = fc.uniqueArray(items, { selector: ({ id }) => id, maxLength: 6 })

test('a copy has no items missing from its own cart, and recovers typed details from it', () => {
  fc.assert(
    fc.property(carts, carts, (cart, other) => {
      const copy = cart.map(handedOnItem)
      expect(missingItems(copy, [...other, ...cart])).toEqual([])
      expect(withKnownLines(copy, cart)).toEqual(cart)
      expect(withKnownLines(copy, []).map(({ id }) => id)).toEqual(cart.map(({ id }) => id))
      const known = new Set(other.map(({ id }) => id))
      expect(missingItems(copy, other).map(({ id }) => id)).toEqual(
        cart.map(({ id }) => id).filter((id) => !known.has(id)),
      )
    }),
  )
})

test('another term, price or product for the same name counts as missing', () => {
  const yearly = hostingChoice('h', null, 'naam.nl')
  for (const other of [
    { ...yearly, priceFrequency: 'monthly' as const },
    { ...yearly, productSlug: 'webhosting-boom' },
    hostingChoice('h', null, 'ander.nl'),
  ]) {
    expect(missingItems([other], [yearly])).toEqual([other])
  }
})

test('a shared item keeps its years, and other years make it a different line', () => {
  const { parameters, ...item } = domainChoice('d1', 'naam1')
  const forYears = (years: number): ItemChoice => ({ ...item, parameters: { ...parameters, years } })
  expect(handedOnItem(forYears(3)).parameters).toMatchObject({ years: 3 })
  expect(missingItems([forYears(3)], [forYears(2)])).toHaveLength(1)
  expect(missingItems([forYears(3)], [forYears(3)])).toHaveLength(0)
})
