import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CartItem, depthOf, type ItemChoice, maxItems, nameOfItem, subjectOf, totalsOf, withItem } from './cart.ts'
import {
  withIntent,
  confirmIntent,
  dropIntent,
  addIntent,
  type PendingCart,
  type Intent,
  visibleItemsOf,
} from './cart-intents.ts'
import { basisPoints, cents } from '#core/money/money.ts'
import { chargeOf } from '#core/catalogue/charge.ts'
import { domainChoice, hostingChoice, movingChoice, unpricedItem } from '#tests/builders/sample-catalogue.ts'

const empty: PendingCart = { confirmed: [], pending: [] }

/* Two names and two ids per place, so that intents find a parent and then replace, repeat and orphan each other. */
const places = fc.constantFrom(0, 1)
const twins = fc.constantFrom('', '2')
const anyId = fc.constantFrom('d0', 'd1', 'd02', 'h0', 'h1', 'h02', 'e0', 'e02', 'm0', 'gone')

/** Generates mostly a fitting parent, sometimes another one or none. */
function parentFor(...fitting: readonly string[]): fc.Arbitrary<string | null> {
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...fitting) },
    { weight: 1, arbitrary: anyId },
    { weight: 2, arbitrary: fc.constant(null) },
  )
}

const choices: fc.Arbitrary<ItemChoice> = fc.tuple(places, twins).chain(([place, twin]) => {
  const name = `naam${place}.nl`
  const underDomain = parentFor(`d${place}`, `d${place}2`)
  const underHosting = parentFor(`h${place}`, `h${place}2`)
  const extras = fc.constantFrom('extra-a', 'extra-b')
  return fc.oneof(
    fc.constant(domainChoice(`d${place}${twin}`, `naam${place}`)),
    underDomain.map((parentId) => hostingChoice(`h${place}${twin}`, parentId, name)),
    fc.tuple(underHosting, extras).map(([parentId, slug]) => hostingChoice(`e${place}${twin}`, parentId, name, slug)),
    underDomain.map((parentId) => movingChoice(`m${place}${twin}`, parentId, name)),
    fc.tuple(anyId, anyId).map(([id, parentId]) => hostingChoice(id, parentId, name)),
  )
})
const items: fc.Arbitrary<CartItem> = fc
  .tuple(choices, fc.nat(30_000), fc.nat(30_000))
  .map(([choice, price, discount]) => ({
    ...unpricedItem(choice),
    price: { amount: cents(price), periodical: cents(price) },
    discount: { amount: cents(discount) },
  }))
const intents: fc.Arbitrary<readonly Intent[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: items.map((item): Intent => ({ kind: 'add', item })) },
    { weight: 1, arbitrary: anyId.map((itemId): Intent => ({ kind: 'remove', itemId })) },
  ),
  { maxLength: 40, size: 'max' },
)

/** A table with constraints, as a database would hold it: unique id, unique subject, cascading parents. */
class Rows {
  readonly rows = new Map<string, CartItem>()

  apply(intent: Intent): void {
    if (intent.kind === 'remove') return this.cascade(intent.itemId)
    const { item } = intent
    if (this.rows.has(item.id) || !this.fits(item)) return
    const key = this.keyOf(item)
    const before = [...this.rows.values()]
    const equal = before.find((row) => this.keyOf(row) === key)
    if (equal) this.cascade(equal.id)
    const after = equal?.parentId === item.parentId ? before.slice(before.indexOf(equal)) : []
    const moved = after.filter((row) => this.rows.delete(row.id))
    for (const row of [item, ...moved]) this.rows.set(row.id, row)
  }

  private fits(item: CartItem): boolean {
    if (item.parentId === null) return true
    const parent = this.rows.get(item.parentId)
    if (parent === undefined || nameOfItem(parent) !== nameOfItem(item)) return false
    if (parent.type === 'domain') return item.type !== 'domain'
    return item.type === 'hosting' && parent.type === 'hosting' && !this.keyOf(parent).includes('<')
  }

  private cascade(id: string): void {
    if (!this.rows.delete(id)) return
    for (const row of this.rows.values()) if (row.parentId === id) this.cascade(row.id)
  }

  private keyOf(item: CartItem): string {
    const parent = item.parentId === null ? undefined : this.rows.get(item.parentId)
    if (item.type === 'hosting' && parent?.type === 'hosting') return `${item.productSlug}<${parent.id}`
    return `${item.type}:${nameOfItem(item)}`
  }
}

test('the generated sequences reach every depth and every reason for refusal', () => {
  const levels = new Set<number>()
  const refusals = new Set<string>()
  for (const sequence of fc.sample(intents, { numRuns: 500, seed: 1 })) {
    let shown: readonly CartItem[] = []
    for (const intent of sequence) {
      const added = intent.kind === 'add' ? withItem(shown, intent.item) : null
      if (added?.ok === false) refusals.add(added.code)
      shown = withIntent(shown, intent)
      for (const item of shown) levels.add(depthOf(shown, item))
    }
  }
  expect(levels).toEqual(new Set([1, 2, 3]))
  expect([...refusals].toSorted()).toEqual([
    'domain_mismatch',
    'id_reused',
    'too_deep',
    'unknown_parent',
    'wrong_parent',
  ])
})

test('for every sequence of intents: no orphan, one item per subject, unique ids, bounded depth', () => {
  fc.assert(
    fc.property(intents, (pending) => {
      const shown = visibleItemsOf({ confirmed: [], pending })
      const known = new Set(shown.map((item) => item.id))
      expect(known.size).toBe(shown.length)
      expect(shown.filter((item) => item.parentId !== null && !known.has(item.parentId))).toEqual([])
      expect(new Set(shown.map((item) => subjectOf(shown, item))).size).toBe(shown.length)
      expect(shown.length).toBeLessThanOrEqual(maxItems)
    }),
    { numRuns: 1000 },
  )
})

test('for every sequence of intents: totals add up to the cent, computed with BigInt', () => {
  fc.assert(
    fc.property(intents, fc.nat(10_000), (pending, vatRate) => {
      const shown = visibleItemsOf({ confirmed: [], pending })
      const totals = totalsOf(shown, basisPoints(vatRate))
      let net = 0n
      for (const item of shown) {
        const price = BigInt(chargeOf(item.price))
        const discount = BigInt(item.discount === undefined ? 0 : chargeOf(item.discount))
        net += discount > price ? 0n : price - discount
      }
      const vat = (net * BigInt(vatRate) + 5000n) / 10_000n
      expect(BigInt(totals.subtotal - totals.discount)).toBe(net)
      expect(BigInt(totals.vat)).toBe(vat)
      expect(BigInt(totals.total)).toBe(net + vat)
      expect(totals.total).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 1000 },
  )
})

test("the client's replay equals a table with constraints", () => {
  fc.assert(
    fc.property(intents, (pending) => {
      const server = new Rows()
      for (const intent of pending) server.apply(intent)
      expect(visibleItemsOf({ confirmed: [], pending })).toEqual([...server.rows.values()])
    }),
    { numRuns: 1000 },
  )
})

test('client and server end with the same items, whatever the server accepts or refuses', () => {
  const steps = fc.array(fc.tuple(items, anyId, fc.boolean(), fc.constantFrom('granted', 'refused')), {
    maxLength: 40,
    size: 'max',
  })
  fc.assert(
    fc.property(steps, fc.boolean(), (sequence, answersWithItems) => {
      let client = empty
      let server: readonly CartItem[] = []
      for (const [item, itemId, adds, answer] of sequence) {
        const before = visibleItemsOf(client)
        const intent: Intent = adds ? { kind: 'add', item } : { kind: 'remove', itemId }
        client = addIntent(client, intent)
        if (answer === 'refused') {
          client = dropIntent(client, intent)
          expect(visibleItemsOf(client)).toEqual(before)
          continue
        }
        server = withIntent(server, intent)
        client = confirmIntent(client, intent, answersWithItems ? server : undefined)
      }
      expect(client.pending).toEqual([])
      expect(visibleItemsOf(client)).toEqual(server)
    }),
  )
})

test('a response to the first intent does not change what is displayed while others are pending', () => {
  fc.assert(
    fc.property(intents, (pending) => {
      const [first] = pending
      fc.pre(first !== undefined)
      const waiting: PendingCart = { confirmed: [], pending }
      expect(visibleItemsOf(confirmIntent(waiting, first))).toEqual(visibleItemsOf(waiting))
    }),
  )
})
