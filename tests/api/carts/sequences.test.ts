import { array, assert, asyncProperty, boolean, constantFrom, oneof, option, record, tuple } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { cartItemOf } from '#features/carts/schema/cart-wire.ts'
import { type CartItem, type ItemChoice, totalsOf, withItem, withoutItem } from '#core/cart/cart.ts'
import { eurosOf } from '#core/money/money.ts'
import { pricedItemOf } from '#core/cart/order-choice.ts'
import { visitorVatRate } from '#core/tax/vat-rate.ts'
import { openShop, type Shop, today } from '#tests/api/shop.ts'
import { domainChoice, extraChoice, hostingChoice, movingChoice } from './choices.ts'

let shop: Shop
let other: Shop
beforeAll(async () => {
  shop = await openShop()
  other = await openShop({ database: shop.database })
})
afterAll(async () => {
  await other[Symbol.asyncDispose]()
  await shop[Symbol.asyncDispose]()
})

/** Few ids, few names, few products: so that choices meet. */
const id = constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g')
const parent = option(id)
const sld = constantFrom('een', 'TWEE')
const domain = constantFrom('een.nl', 'twee.nl')
const choices = oneof(
  tuple(id, sld).map(([own, name]) => domainChoice(own, name)),
  tuple(id, parent, domain, constantFrom('webhosting-stek', 'webhosting-boom')).map(([own, under, name, productSlug]) =>
    hostingChoice(own, under, name, { productSlug }),
  ),
  tuple(id, parent, domain, constantFrom('extra-backup', 'extra-dns')).map(([own, under, name, productSlug]) =>
    extraChoice(own, under, name, { productSlug }),
  ),
  tuple(id, parent, domain).map(([own, under, name]) => movingChoice(own, under, name)),
)
const step = record({
  call: oneof(
    { weight: 4, arbitrary: choices.map((added) => ({ add: added as ItemChoice })) },
    { weight: 1, arbitrary: id.map((removed) => ({ remove: removed })) },
  ),
  /** Which of two processes is asked. */
  elsewhere: boolean(),
})

/** What the shared rules make of the same calls. Ids that were removed stay used. */
function replayed() {
  let items: readonly CartItem[] = []
  const used = new Set<string>()
  return {
    items: () => items,
    add(choice: ItemChoice): number {
      const priced = pricedItemOf(catalogue, choice, items, today)
      const isKnown = items.some((item) => item.id === choice.id)
      if (used.has(choice.id) && !isKnown) return -1
      if (!priced.ok) return isKnown ? 409 : 422
      const added = withItem(items, priced.value)
      if (!added.ok) return added.code === 'id_reused' ? 409 : 422
      items = added.value
      used.add(choice.id)
      return 201
    },
    remove(itemId: string): number {
      items = withoutItem(items, itemId)
      return 200
    },
  }
}

test('[C10] [C11] [C12] any sequence of calls leaves the cart that the shared rules make of it', async () => {
  await assert(
    asyncProperty(array(step, { maxLength: 25 }), async (steps) => {
      const cartId = await shop.newCart()
      const expected = replayed()
      for (const { call, elsewhere } of steps) {
        const asked = elsewhere ? other : shop
        const answer = 'add' in call ? await asked.add(cartId, call.add) : await asked.remove(cartId, call.remove)
        const status = 'add' in call ? expected.add(call.add) : expected.remove(call.remove)
        if (status === -1) expect([201, 409]).toContain(answer.status)
        else expect(answer.status, answer.text).toBe(status)
        if (answer.status < 300) {
          const cart = answer.status === 201 ? answer.body.cart : answer.body
          expect(cart.items.map(({ id: own }) => own)).toEqual(expected.items().map(({ id: own }) => own))
        }
      }
      const { body } = await shop.read(cartId)
      const { subtotal, discount, vat, total } = totalsOf(expected.items(), visitorVatRate)
      expect(body.items.map(cartItemOf).map(withoutLabels)).toEqual(expected.items().map(withoutLabels))
      expect(body).toMatchObject({
        subtotal: eurosOf(subtotal),
        discount: eurosOf(discount),
        vat: eurosOf(vat),
        total: eurosOf(total),
      })
    }),
    { numRuns: 40 },
  )
})

/** Without labels, which the wire has in one language only. */
function withoutLabels({ discounts: _labels, ...item }: CartItem) {
  return item
}
