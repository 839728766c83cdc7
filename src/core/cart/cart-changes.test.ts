import { array, assert, constantFrom, integer, property, record, subarray } from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CartItem,
  childrenOf,
  depthOf,
  isExtra,
  type ItemChoice,
  maxItems,
  nameOfItem,
  parentOf,
  withItem,
} from './cart.ts'
import { itemsAfterPaying, joinedItems, type JoinRules, limitedProductsOf, withinLimits } from './cart-changes.ts'
import { cents } from '#core/money/money.ts'
import { domainChoice, hostingChoice, movingChoice } from '#tests/builders/sample-catalogue.ts'

const rest = { priceType: 'purchase', priceFrequency: 'yearly' } as const
const names = ['een.nl', 'twee.nl', 'drie.nl']

/** Domain names, each with a package, extras and a moving service. */
const boughtItems: readonly ItemChoice[] = names.flatMap((domain): ItemChoice[] => {
  const [sld = '', tld = ''] = domain.split('.')
  const parameters = { domain }
  return [
    { ...rest, id: sld, parentId: null, type: 'domain', productSlug: 'domain-nl', parameters: { sld, tld } },
    { ...rest, id: `${sld}-host`, parentId: sld, type: 'hosting', productSlug: 'webhosting-stek', parameters },
    { ...rest, id: `${sld}-extra`, parentId: `${sld}-host`, type: 'hosting', productSlug: 'extra-backup', parameters },
    { ...rest, id: `${sld}-move`, parentId: sld, type: 'movingService', productSlug: 'moving-service', parameters },
  ]
})

test('B79 items added after the order stay, moved to the top level where that is possible', () => {
  const paid = new Set(['een', 'twee', 'twee-host', 'drie', 'drie-host', 'drie-extra', 'drie-move'])
  const { gone, raised, isEmpty } = itemsAfterPaying(boughtItems, ({ id }) => paid.has(id))
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

test('paid items are removed, no item is left without its parent, and nothing else is removed', () => {
  assert(
    property(subarray([...boughtItems]), (paid) => {
      const { gone, raised, isEmpty } = itemsAfterPaying(boughtItems, (item) => paid.includes(item))
      const left = boughtItems
        .filter((item) => !gone.includes(item))
        .map((item) => (raised.includes(item) ? { ...item, parentId: null } : item))
      expect(paid.every((item) => gone.includes(item))).toBe(true)
      for (const { parentId } of left) {
        if (parentId !== null) expect(left.some(({ id }) => id === parentId)).toBe(true)
      }
      for (const item of gone) {
        if (!paid.includes(item))
          expect(paid.some((each) => childrenOf(boughtItems, each.id).includes(item))).toBe(true)
      }
      expect(isEmpty).toBe(left.length === 0)
    }),
  )
})

/** Extra b is sold only with the small packages. */
const isSoldWith = (extra: string, { productSlug }: ItemChoice) => !(productSlug === 'large' && extra === 'extra-b')

function rules(cart: readonly ItemChoice[]): JoinRules<ItemChoice> {
  let number = 0
  return {
    isUsed: (id) => id === 'once' || cart.some((item) => item.id === id),
    newId: () => `new-${(number += 1)}`,
    extraUnder: (extra, hosting) =>
      isSoldWith(extra.productSlug, hosting) ? { ...extra, priceFrequency: hosting.priceFrequency } : null,
  }
}

function joined(cart: readonly ItemChoice[], from: readonly ItemChoice[]): readonly ItemChoice[] {
  const result = joinedItems(cart, from, rules(cart))
  if (!result.ok) throw new Error(result.code)
  return result.value
}

const idsOf = (items: readonly ItemChoice[]) => items.map(({ id }) => id)
const subjectOf = (items: readonly ItemChoice[], item: ItemChoice) =>
  `${isExtra(items, item) ? `extra ${item.productSlug}` : item.type} ${nameOfItem(item)}`

/** The choices in a cart, without their ids. */
const choicesOf = (items: readonly ItemChoice[]) =>
  items
    .map((item) => {
      const { id: _id, parentId: _parentId, ...choice } = item
      const parent = parentOf(items, item)
      return JSON.stringify([parent === undefined ? null : subjectOf(items, parent), choice])
    })
    .toSorted()

const step = record({
  kind: constantFrom('domain', 'hosting', 'extra-a', 'extra-b', 'moving'),
  name: constantFrom('een', 'twee', 'drie'),
  package: constantFrom('small', 'large'),
  frequency: constantFrom('yearly', 'monthly'),
  onTop: integer({ min: 0, max: 1 }),
  id: constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'once'),
})

/** Carts built by the rule for adding an item. */
const carts = array(step, { maxLength: 25 }).map((steps) => {
  let items: readonly ItemChoice[] = []
  for (const { kind, name, package: slug, frequency, onTop, id } of steps) {
    const full = `${name}.nl`
    const of = (type: string) => items.find((item) => subjectOf(items, item) === `${type} ${full}`)
    const domain = onTop ? null : (of('domain')?.id ?? null)
    const hosting = of('hosting')
    const choice =
      kind === 'domain'
        ? domainChoice(id, name)
        : kind === 'hosting'
          ? hostingChoice(id, domain, full, slug, frequency)
          : kind === 'moving'
            ? movingChoice(id, domain, full)
            : hosting &&
              isSoldWith(kind, hosting) &&
              hostingChoice(id, hosting.id, full, kind, hosting.priceFrequency ?? 'yearly')
    const added = choice ? withItem(items, choice) : undefined
    if (added?.ok) items = added.value
  }
  return items
})

test('B97 a merged cart has no orphans, one item per subject, unique ids, and parents before children', () => {
  assert(
    property(carts, carts, (cart, from) => {
      const items = joined(cart, from)
      const subjects = items.map((item) => subjectOf(items, item))
      expect(new Set(subjects).size).toBe(items.length)
      expect(new Set(idsOf(items)).size).toBe(items.length)
      for (const [index, item] of items.entries()) {
        if (item.parentId !== null) expect(idsOf(items.slice(0, index))).toContain(item.parentId)
        const parent = parentOf(items, item)
        if (parent !== undefined) expect(nameOfItem(parent)).toBe(nameOfItem(item))
        expect(depthOf(items, item)).toBeLessThanOrEqual(3)
      }
    }),
  )
})

test('B97 a merge keeps all items of the incoming cart, and all others except replaced ones', () => {
  assert(
    property(carts, carts, (cart, from) => {
      const items = joined(cart, from)
      const [all, wanted] = [choicesOf(items), choicesOf(from)]
      expect(all).toEqual(expect.arrayContaining(wanted))
      const subjects = new Set(items.map((item) => subjectOf(items, item)))
      for (const item of cart) {
        const parent = parentOf(cart, item)
        const heir = parent && from.find((each) => subjectOf(from, each) === subjectOf(cart, parent))
        const isRefused = heir?.productSlug === 'large' && item.productSlug === 'extra-b'
        if (!isRefused) expect(subjects).toContain(subjectOf(cart, item))
      }
    }),
  )
})

test('a merge never reuses an id for another choice', () => {
  assert(
    property(carts, carts, (cart, from) => {
      const items = joined(cart, from)
      const used = new Set(['once', ...idsOf(cart)])
      for (const item of items) if (used.has(item.id)) expect(cart).toContain(item)
      for (const item of from) if (!used.has(item.id)) expect(idsOf(items)).toContain(item.id)
    }),
  )
})

test('merging items that are already in the cart changes nothing', () => {
  assert(
    property(carts, carts, (cart, from) => {
      const once = joined(cart, from)
      expect(choicesOf(joined(once, from))).toEqual(choicesOf(once))
      expect(choicesOf(joined(once, once))).toEqual(choicesOf(once))
    }),
  )
})

test('merging with an empty cart keeps the other cart', () => {
  assert(
    property(carts, (cart) => {
      expect(joined(cart, [])).toEqual(cart)
      expect(choicesOf(joined([], cart))).toEqual(choicesOf(cart))
    }),
  )
})

const domains = (prefix: string, length: number) =>
  Array.from({ length }, (_, index) => domainChoice(`${prefix}${index}`, `${prefix}-${index}`))

test.each([
  [50, 50, true],
  [50, 51, false],
  [100, 0, true],
  [1, 100, false],
])('%i and %i items: a merged cart of more than a hundred is refused', (one, other, isTaken) => {
  const [cart, from] = [domains('a', one), domains('b', other)]
  const result = joinedItems<ItemChoice>(cart, from, rules(cart))
  expect(result).toMatchObject(isTaken ? { ok: true } : { ok: false, code: 'too_many_items' })
  if (result.ok) expect(result.value.length).toBeLessThanOrEqual(maxItems)
})

test('extras of a replaced package move to the new package and its term, if it offers them', () => {
  const cart = [
    domainChoice('d', 'een'),
    hostingChoice('h', 'd', 'een.nl', 'small', 'monthly'),
    hostingChoice('x', 'h', 'een.nl', 'extra-a', 'monthly'),
    hostingChoice('y', 'h', 'een.nl', 'extra-b', 'monthly'),
  ]
  const from = [hostingChoice('h', null, 'een.nl', 'large', 'yearly')]
  expect(joined(cart, from)).toEqual([
    domainChoice('d', 'een'),
    hostingChoice('new-1', null, 'een.nl', 'large', 'yearly'),
    hostingChoice('new-2', 'new-1', 'een.nl', 'extra-a', 'yearly'),
  ])
})

test('children of a replaced name move to the new name, extras with their package', () => {
  const cart = [
    domainChoice('d', 'een'),
    hostingChoice('h', 'd', 'een.nl'),
    hostingChoice('x', 'h', 'een.nl', 'extra-a'),
    movingChoice('m', 'd', 'een.nl'),
  ]
  expect(joined(cart, [domainChoice('n', 'een')])).toEqual([
    domainChoice('n', 'een'),
    hostingChoice('new-1', 'n', 'een.nl'),
    hostingChoice('new-2', 'new-1', 'een.nl', 'extra-a'),
    movingChoice('new-3', 'n', 'een.nl'),
  ])
})

test('an extra does not replace another extra', () => {
  const cart = [hostingChoice('h', null, 'een.nl'), hostingChoice('x', 'h', 'een.nl', 'extra-a')]
  const from = [hostingChoice('p', null, 'een.nl'), hostingChoice('y', 'p', 'een.nl', 'extra-b')]
  expect(joined(cart, from)).toEqual([...from, hostingChoice('new-1', 'p', 'een.nl', 'extra-a')])
})

const label = { nl: 'actie', de: 'Aktion', en: 'offer' }
const offered = (index: number, productSlug: string, maxPerCustomer?: number): CartItem => ({
  ...domainChoice(`i${index}`, `naam${index}`),
  productSlug,
  price: { amount: cents(3499), periodical: cents(3499) },
  discount: { amount: cents(3300), periodical: cents(3300) },
  discounts: [
    { applicableTo: 'purchase', label, amount: cents(3300), ...(maxPerCustomer !== undefined && { maxPerCustomer }) },
  ],
  renewal: { amount: cents(3499), periodical: cents(3499) },
})

test('whatever was bought before, a limited discount applies to the first items of a product up to its limit', () => {
  assert(
    property(
      array(constantFrom('shop', 'site', 'nl')),
      integer({ min: 1, max: 4 }),
      integer({ min: 0, max: 6 }),
      (slugs, limit, before) => {
        const cart = slugs.map((slug, index) => offered(index, slug, slug === 'nl' ? undefined : limit))
        const held = withinLimits(cart, new Map([['shop', before]]))
        const discounted = (slug: string) =>
          held.filter((item) => item.productSlug === slug).map((item) => item.discount !== undefined)
        for (const [slug, used] of [
          ['shop', before],
          ['site', 0],
        ] as const) {
          const left = Math.max(0, limit - used)
          expect(discounted(slug)).toEqual(discounted(slug).map((_, index) => index < left))
        }
        expect(discounted('nl')).not.toContain(false)
        for (const item of held) expect(item.discountLimit).toBe(item.discount ? undefined : limit)
        expect(held.map(({ id }) => id)).toEqual(cart.map(({ id }) => id))
        expect(new Set(limitedProductsOf(held))).toEqual(new Set(slugs.filter((slug) => slug !== 'nl')))
      },
    ),
  )
})
