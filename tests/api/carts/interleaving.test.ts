import type { Deps } from '#features/deps.ts'
import { depsOver } from '#tests/builders/deps.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ItemChoice } from '#core/cart/cart.ts'
import { addItem } from '#features/carts/add-item.ts'
import { type Caller, visitor } from '#platform/http/pipeline/caller.ts'
import { removeItem } from '#features/carts/remove-item.ts'
import { joinCarts } from '#features/carts/join-carts.ts'
import { insertCustomer } from '#tests/builders/customers.ts'
import { testDatabase, type TestDatabase } from '#tests/builders/database.ts'
import { domainChoice, extraChoice, hostingChoice } from './choices.ts'
import { readCart } from '#features/carts/open-carts.ts'

/** Something happens elsewhere between our reading and our writing, exactly there. */
let database: TestDatabase
let customer: Caller
beforeAll(async () => {
  database = await testDatabase()
  customer = { customerId: await insertCustomer(database.pool), tax: null }
})
afterAll(() => database.drop())

/** A shop whose every write waits for something to happen elsewhere first, a number of times. */
async function interruptedShop(interrupt: () => Promise<unknown>, times: number) {
  let left = times
  const ask = database.pool.query.bind(database.pool) as (...question: readonly unknown[]) => Promise<unknown>
  const query = async (config: { readonly name?: string }, ...rest: readonly unknown[]) => {
    if (left > 0 && /^(add_items|change_carts)$/.test(config.name ?? '')) {
      left -= 1
      await interrupt()
    }
    return ask(config, ...rest)
  }
  const pool = new Proxy(database.pool, { get: (target, key) => (key === 'query' ? query : Reflect.get(target, key)) })
  return depsOver(pool)
}

const choiceOf = (choice: object) => choice as ItemChoice
let cartId: string
async function prepared(...choices: readonly object[]) {
  const elsewhere = await depsOver(database.pool)
  cartId = (await elsewhere.carts.create(null)).id
  for (const choice of choices) await addItem(elsewhere, visitor, cartId, choiceOf(choice))
  return elsewhere
}
async function idsIn(shop: Deps): Promise<readonly string[]> {
  const cart = await readCart(shop, visitor, cartId)
  return cart.ok ? cart.value.items.map(({ id }) => id) : []
}

test.each([1, 2, 3, 10])('another item is added elsewhere, %i times in a row: both stay', async (times) => {
  const elsewhere = await prepared()
  let number = 0
  const shop = await interruptedShop(() => {
    number += 1
    return addItem(elsewhere, visitor, cartId, choiceOf(domainChoice(`x${number}`, `elders-${number}`)))
  }, times)
  const added = await addItem(shop, visitor, cartId, choiceOf(domainChoice('a')))
  expect(added.ok).toBe(true)
  expect(await idsIn(shop)).toEqual([...Array.from({ length: number }, (_, index) => `x${index + 1}`), 'a'])
})

test('the same choice arrives elsewhere: one item', async () => {
  const elsewhere = await prepared()
  const shop = await interruptedShop(() => addItem(elsewhere, visitor, cartId, choiceOf(domainChoice('a'))), 1)
  expect((await addItem(shop, visitor, cartId, choiceOf(domainChoice('a')))).ok).toBe(true)
  expect(await idsIn(shop)).toEqual(['a'])
})

test('an equivalent item is added elsewhere: the later one replaces it', async () => {
  const elsewhere = await prepared()
  const shop = await interruptedShop(() => addItem(elsewhere, visitor, cartId, choiceOf(domainChoice('b'))), 1)
  expect((await addItem(shop, visitor, cartId, choiceOf(domainChoice('a')))).ok).toBe(true)
  expect(await idsIn(shop)).toEqual(['a'])
})

test('the item is added and removed elsewhere: it stays gone', async () => {
  const elsewhere = await prepared()
  const shop = await interruptedShop(async () => {
    await addItem(elsewhere, visitor, cartId, choiceOf(domainChoice('a')))
    await removeItem(elsewhere, visitor, cartId, 'a')
  }, 1)
  expect((await addItem(shop, visitor, cartId, choiceOf(domainChoice('a')))).ok).toBe(true)
  expect(await idsIn(shop)).toEqual([])
})

test('the parent is removed elsewhere: the child is refused', async () => {
  const elsewhere = await prepared(hostingChoice('h', null))
  const shop = await interruptedShop(() => removeItem(elsewhere, visitor, cartId, 'h'), 1)
  const added = await addItem(shop, visitor, cartId, choiceOf(extraChoice('e', 'h')))
  expect(added).toMatchObject({ ok: false, code: 'unknown_parent' })
  expect(await idsIn(shop)).toEqual([])
})

test('a child is added elsewhere while its parent is removed: it goes too', async () => {
  const elsewhere = await prepared(hostingChoice('h', null))
  const shop = await interruptedShop(() => addItem(elsewhere, visitor, cartId, choiceOf(extraChoice('e', 'h'))), 1)
  expect((await removeItem(shop, visitor, cartId, 'h')).ok).toBe(true)
  expect(await idsIn(shop)).toEqual([])
})

test.each([
  ['deleted', 'delete from carts where id = $1'],
  ['closed', 'update carts set closed_at = now(), version = version + 1 where id = $1'],
  ['claimed', 'update carts set customer_id = (select id from customers), version = version + 1 where id = $1'],
])('the cart is %s elsewhere: it is not found', async (_, sql) => {
  await prepared(domainChoice('d'))
  const shop = await interruptedShop(() => database.pool.query(sql, [cartId]), 1)
  expect(await addItem(shop, visitor, cartId, choiceOf(domainChoice('a', 'ander')))).toMatchObject({
    code: 'not_found',
  })
})

test('the cart takes another in elsewhere: what it brought stays, and so does the new item', async () => {
  const elsewhere = await prepared(domainChoice('d'))
  const from = await elsewhere.carts.create(null)
  await addItem(elsewhere, visitor, from.id, choiceOf(domainChoice('v')))
  await addItem(elsewhere, visitor, from.id, choiceOf(domainChoice('n', 'nieuw')))
  const shop = await interruptedShop(() => joinCarts(elsewhere, customer, cartId, from.id), 1)
  expect((await addItem(shop, customer, cartId, choiceOf(hostingChoice('h', null)))).ok).toBe(true)
  const cart = await readCart(shop, customer, cartId)
  expect(cart.ok && cart.value.items.map(({ id }) => id)).toEqual(['v', 'n', 'h'])
})

test('the parent makes way elsewhere, by joining: the child is refused', async () => {
  const elsewhere = await prepared(domainChoice('d'))
  const from = await elsewhere.carts.create(null)
  await addItem(elsewhere, visitor, from.id, choiceOf(domainChoice('v')))
  const shop = await interruptedShop(() => joinCarts(elsewhere, customer, cartId, from.id), 1)
  const added = await addItem(shop, customer, cartId, choiceOf(hostingChoice('h', 'd')))
  expect(added).toMatchObject({ ok: false, code: 'unknown_parent' })
})

test('the cart goes into another elsewhere: it is not found', async () => {
  const elsewhere = await prepared(domainChoice('d'))
  const target = await elsewhere.carts.create(null)
  const shop = await interruptedShop(() => joinCarts(elsewhere, customer, target.id, cartId), 1)
  expect(await addItem(shop, customer, cartId, choiceOf(domainChoice('a', 'ander')))).toMatchObject({
    code: 'not_found',
  })
})

test('a mistake in one change of a batch does not spoil the others', async () => {
  await using own = disposable(await testDatabase())
  await own.pool.query(`alter table cart_items add constraint a_mistake check (id <> 'i7')`)
  const shop = await depsOver(own.pool)
  const carts = await Promise.all(Array.from({ length: 20 }, () => shop.carts.create(null)))
  const added = await Promise.allSettled(
    carts.map(({ id }, index) => addItem(shop, visitor, id, choiceOf(domainChoice(`i${index}`)))),
  )
  expect(added.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []))).toEqual([7])
  const read = await Promise.all(carts.map(({ id }) => shop.carts.find(id)))
  expect(read.map((cart) => cart?.items.length)).toEqual(carts.map((_, index) => (index === 7 ? 0 : 1)))
})

function disposable(own: TestDatabase) {
  return { ...own, [Symbol.asyncDispose]: () => own.drop() }
}
