import { expect, test } from 'vitest'
import { totalsOf } from './cart.ts'
import { confirmIntent, dropIntent, addIntent, type PendingCart, type Intent, visibleItemsOf } from './cart-intents.ts'
import { basisPoints, cents } from '#core/money/money.ts'
import { domainChoice, hostingChoice, unpricedItem } from '#tests/builders/sample-catalogue.ts'

const empty: PendingCart = { confirmed: [], pending: [] }

test('dropping an add restores the items it replaced, children included', () => {
  const tree = [
    domainChoice('d', 'tuin'),
    hostingChoice('h', 'd', 'tuin.nl'),
    hostingChoice('e', 'h', 'tuin.nl', 'extra-a'),
  ].map(unpricedItem)
  const replacement: Intent = { kind: 'add', item: unpricedItem(domainChoice('n', 'tuin')) }
  const waiting = addIntent({ confirmed: tree, pending: [] }, replacement)
  expect(visibleItemsOf(waiting).map((item) => item.id)).toEqual(['n'])
  expect(visibleItemsOf(dropIntent(waiting, replacement))).toEqual(tree)
})

test('a child of a refused parent is not displayed', () => {
  const parent: Intent = { kind: 'add', item: unpricedItem(domainChoice('d', 'tuin')) }
  const child: Intent = { kind: 'add', item: unpricedItem(hostingChoice('h', 'd', 'tuin.nl')) }
  const waiting = addIntent(addIntent(empty, parent), child)
  expect(visibleItemsOf(waiting)).toHaveLength(2)
  expect(visibleItemsOf(dropIntent(waiting, parent))).toEqual([])
})

test('intents are confirmed one by one in any order', () => {
  const [first, second, third] = ['a', 'b', 'c'].map((id): Intent => ({
    kind: 'add',
    item: unpricedItem(domainChoice(id, `naam-${id}`)),
  }))
  if (!first || !second || !third) throw new Error('three intents')
  const waiting = [first, second, third].reduce(addIntent, empty)
  const settled = confirmIntent(dropIntent(waiting, second), third)
  expect(settled.pending).toEqual([first])
  expect(new Set(visibleItemsOf(settled).map((item) => item.id))).toEqual(new Set(['a', 'c']))
})

test('a failed removal brings the item back', () => {
  const confirmed = [unpricedItem(domainChoice('d', 'tuin')), unpricedItem(hostingChoice('h', 'd', 'tuin.nl'))]
  const removal: Intent = { kind: 'remove', itemId: 'd' }
  const waiting = addIntent({ confirmed, pending: [] }, removal)
  expect(visibleItemsOf(waiting)).toEqual([])
  expect(visibleItemsOf(dropIntent(waiting, removal))).toEqual(confirmed)
})

test('the same domain added twice has one first-year discount', () => {
  const first = {
    ...unpricedItem(domainChoice('a', 'tuin')),
    discount: { amount: cents(600) },
    price: { amount: cents(999) },
  }
  const shown = visibleItemsOf({
    confirmed: [],
    pending: [
      { kind: 'add', item: first },
      { kind: 'add', item: { ...first, id: 'b' } },
    ],
  })
  expect(totalsOf(shown, basisPoints(2100))).toMatchObject({ subtotal: 999, discount: 600 })
})
