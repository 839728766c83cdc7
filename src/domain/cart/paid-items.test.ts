import { assert, property, subarray } from 'fast-check'
import { expect, test } from 'vitest'
import { childrenOf, type ItemChoice } from './cart.ts'
import { itemsAfterPaying } from './paid-items.ts'

const rest = { priceType: 'purchase', priceFrequency: 'yearly' } as const
const names = ['een.nl', 'twee.nl', 'drie.nl']

/** Names with a package, extras and a moving service each. */
const items: readonly ItemChoice[] = names.flatMap((domain): ItemChoice[] => {
  const [sld = '', tld = ''] = domain.split('.')
  const parameters = { domain }
  return [
    { ...rest, id: sld, parentId: null, type: 'domain', productSlug: 'domain-nl', parameters: { sld, tld } },
    { ...rest, id: `${sld}-host`, parentId: sld, type: 'hosting', productSlug: 'webhosting-stek', parameters },
    { ...rest, id: `${sld}-extra`, parentId: `${sld}-host`, type: 'hosting', productSlug: 'extra-backup', parameters },
    { ...rest, id: `${sld}-move`, parentId: sld, type: 'movingService', productSlug: 'moving-service', parameters },
  ]
})

test('B79 what was wished later stays: on top, unless there is nothing it could hang under', () => {
  const paid = new Set(['een', 'twee', 'twee-host', 'drie', 'drie-host', 'drie-extra', 'drie-move'])
  const { gone, raised, isEmpty } = itemsAfterPaying(items, ({ id }) => paid.has(id))
  expect(gone.map(({ id }) => id)).toEqual([
    'een',
    'twee',
    'twee-host',
    'twee-extra',
    'drie',
    'drie-host',
    'drie-extra',
    'drie-move',
  ])
  expect(raised.map(({ id }) => id)).toEqual(['een-host', 'een-move', 'twee-move'])
  expect(isEmpty).toBe(false)
})

test('paid goes, nobody is left without a parent, and nothing goes that could stay', () => {
  assert(
    property(subarray([...items]), (paid) => {
      const { gone, raised, isEmpty } = itemsAfterPaying(items, (item) => paid.includes(item))
      const left = items
        .filter((item) => !gone.includes(item))
        .map((item) => (raised.includes(item) ? { ...item, parentId: null } : item))
      expect(paid.every((item) => gone.includes(item))).toBe(true)
      for (const { parentId } of left) {
        if (parentId !== null) expect(left.some(({ id }) => id === parentId)).toBe(true)
      }
      for (const item of gone) {
        if (!paid.includes(item)) expect(paid.some((each) => childrenOf(items, each.id).includes(item))).toBe(true)
      }
      expect(isEmpty).toBe(left.length === 0)
    }),
  )
})
