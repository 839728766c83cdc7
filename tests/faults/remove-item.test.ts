import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { domainChoice, extraChoice, hostingChoice } from '#tests/api/carts/choices.ts'
import { type CrashingShop, openCrashingShop } from './crashing-shop.ts'

let shop: CrashingShop
beforeAll(async () => {
  shop = await openCrashingShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

/** Number of removals to answer before each kill. */
const answeredBeforeKill = [0, 1, 5, 10]
const carts = 16
const family = ['d', 'e', 'h']

/** Adds a name with a package, and an extra of the package. */
async function fill(cartId: string): Promise<void> {
  for (const choice of [domainChoice('d'), hostingChoice('h', 'd'), extraChoice('e', 'h')]) {
    const reply = await shop.ask('POST', `/api/carts/${cartId}/items`, { json: choice })
    expect(reply?.status, reply?.body.code).toBe(201)
  }
}

async function idsIn(table: 'cart_items' | 'removed_cart_items', cartId: string): Promise<readonly string[]> {
  const { rows } = await shop.pool.query<{ id: string }>(`select id from ${table} where cart_id = $1`, [cartId])
  return rows.map(({ id }) => id).toSorted()
}

test('C7 killed repeatedly while items with dependent items are removed: all or none are removed, and a repeated request completes it', async () => {
  const seen = { gone: 0, there: 0 }
  await shop.start()
  for (const answered of answeredBeforeKill) {
    const ids = await Promise.all(
      Array.from({ length: carts }, async () => (await shop.ask('POST', '/api/carts'))?.body.id ?? ''),
    )
    await Promise.all(ids.map(fill))
    const removal = (cartId: string) => shop.ask('DELETE', `/api/carts/${cartId}/items/d`)
    const said = new Map<string, number | undefined>()
    const removing = ids.map(async (cartId, index) => {
      await pause(index)
      said.set(cartId, (await removal(cartId))?.status)
    })
    while (said.size < answered) await pause(1)
    await shop.kill()
    await Promise.all(removing)
    await shop.start()
    for (const cartId of ids) {
      const [left, removed] = [await idsIn('cart_items', cartId), await idsIn('removed_cart_items', cartId)]
      expect([left, removed]).toEqual(left.length === 0 ? [[], family] : [family, []])
      if (said.get(cartId) === 200) expect(left).toEqual([])
      seen[left.length === 0 ? 'gone' : 'there'] += 1
      expect(await removal(cartId)).toMatchObject({ status: 200, body: { items: [] } })
      expect(await idsIn('cart_items', cartId)).toEqual([])
    }
  }
  await shop.kill()
  expect(seen.there, 'some kills came before').toBeGreaterThan(0)
  expect(seen.gone, 'and some after').toBeGreaterThan(0)
})
