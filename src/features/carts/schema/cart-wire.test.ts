import { array, assert, boolean, constantFrom, integer, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { cartItemOf, itemResponseOf } from './cart-wire.ts'
import type { CartItem } from '#core/cart/cart.ts'
import { cents } from '#core/money/money.ts'
import { domainChoice, hostingChoice, movingChoice } from '#tests/builders/sample-catalogue.ts'

const amount = integer({ min: 0, max: 100_000_000 }).map(cents)
const price = record({ amount, periodical: amount }, { requiredKeys: ['amount'] })
const label = { nl: 'korting', de: 'korting', en: 'korting' }
const discounts = array(record({ applicableTo: constantFrom('purchase' as const, 'renewal' as const), amount }), {
  maxLength: 3,
}).map((list) => list.map((discount) => ({ ...discount, label })))
const choice = constantFrom(
  domainChoice('d', 'een'),
  hostingChoice('h', 'd', 'een.nl'),
  movingChoice('m', null, 'een.nl'),
)

test('an item goes over the wire and comes back to the cent', () => {
  assert(
    property(
      choice,
      price,
      option(price),
      discounts,
      option(price),
      boolean(),
      (chosen, cost, off, list, renewal, changed) => {
        const item: CartItem = { ...chosen, price: cost, ...(off && { discount: off }), discounts: list, renewal }
        const answer = itemResponseOf({ ...item, ...(changed && { changedFrom: cents(1) }) }, 'nl')
        expect(cartItemOf(JSON.parse(JSON.stringify(answer)) as typeof answer)).toEqual(item)
      },
    ),
  )
})

test('what is not an amount in euros is a mistake, never rounded away', () => {
  const answer = itemResponseOf(
    { ...domainChoice('d', 'een'), price: { amount: cents(1) }, discounts: [], renewal: null },
    'nl',
  )
  expect(() => cartItemOf({ ...answer, price: { amount: 0.001 } })).toThrow(RangeError)
})
