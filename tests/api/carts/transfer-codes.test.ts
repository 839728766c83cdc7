import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createScrubbing } from '#features/orders/cleaning-repository.ts'
import { releaseDeliveries } from '#features/deliveries/deliver-order.ts'
import { cleanUp } from '#platform/jobs/clean-up.ts'
import { type DeliveryShop, openDeliveryShop } from '#tests/api/deliveries/delivery-shop.ts'
import { insertCustomer } from '#tests/builders/customers.ts'
import { insertPaidOrder, nameLine } from '#tests/builders/paid-order.ts'
import { sampleCodes } from '#tests/builders/transfer-codes.ts'

const code = 'Xy7-geheim-42'
let deliveryShop: DeliveryShop
let pool: Pool
beforeAll(async () => {
  deliveryShop = await openDeliveryShop()
  pool = deliveryShop.pool
})
afterAll(() => deliveryShop[Symbol.asyncDispose]())

/** Tables in which a text stands, wherever in a row. */
async function placesOf(text: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE'
       and query_to_xml(format('select 1 from %I as data where position(%L in data::text) > 0 limit 1', table_name, $1::text),
         false, true, '')::text like '%row%' order by 1`,
    [text],
  )
  return rows.map(({ name }) => name)
}

const movedLine = (itemId: string, parameters: object = {}) => {
  const name = `${itemId}.nl`
  const sealedTransferCode = sampleCodes.seal(name, code)
  const given = { sld: itemId, tld: 'nl', sealedTransferCode, ...parameters }
  return nameLine(itemId, { name, priceType: 'transfer', parameters: given as never })
}
const sealedIn = async () => placesOf('sealedTransferCode')
const scrub = (between: () => void = () => {}) => {
  const steps = Object.entries(createScrubbing(pool)).map(
    ([name, step]) => [name, async () => (between(), await step())] as const,
  )
  return cleanUp(Object.fromEntries(steps), (error) => {
    throw error
  })
}

/** What a worker holds at the moment is left to the next time. */
const expectScrubbed = (places: () => Promise<readonly string[]>) =>
  expect.poll(async () => (await scrub(), await places())).toEqual([])

test('a code is kept sealed in a cart, its owner reads it again, and a repeat is the same choice', async () => {
  const { shop } = deliveryShop
  const cartId = await shop.newCart()
  const parameters = { sld: 'verhuizing', tld: 'nl', transferCode: code }
  const choice = {
    id: 'moved',
    parentId: null,
    type: 'domain',
    productSlug: 'domain-nl',
    priceType: 'transfer',
    priceFrequency: 'yearly',
    parameters,
  }
  const added = await shop.ask('POST', `/api/carts/${cartId}/items`, { json: choice })
  expect(added).toMatchObject({ status: 201, body: { item: { parameters }, cart: { items: [{ parameters }] } } })
  expect(await shop.ask('POST', `/api/carts/${cartId}/items`, { json: choice })).toMatchObject({ status: 201 })
  expect(await shop.read(cartId)).toMatchObject({ status: 200, body: { items: [{ parameters }] } })
  expect(JSON.stringify((await shop.read(cartId)).body)).not.toContain('sealed')
  expect(await placesOf(code)).toEqual([])
  expect(await sealedIn()).toEqual(['cart_items'])
  const other = { ...choice, parameters: { ...parameters, sealedTransferCode: 'x' } }
  expect((await shop.ask('POST', `/api/carts/${cartId}/items`, { json: other })).status).toBe(422)
  await pool.query(`update cart_items set added_at = now() - interval '29 days'`)
  await scrub()
  expect(await sealedIn()).toEqual(['cart_items'])
  await pool.query(`update cart_items set added_at = now() - interval '31 days'`)
  await scrub()
  expect(await sealedIn()).toEqual([])
  const { transferCode: _, ...rest } = parameters
  expect(await shop.read(cartId)).toMatchObject({ body: { items: [{ id: 'moved', parameters: rest }] } })
})

test('a code is read once, when it is handed over, and gone after that; one that is held waits for its turn', async () => {
  const customerId = await insertCustomer(pool)
  const lines = [movedLine('nu'), movedLine('later')]
  const { id } = await insertPaidOrder(pool, customerId, { lines })
  expect(await sealedIn()).toEqual(['orders'])
  await pool.query(
    `update deliveries set state = 'waiting', hold_reason = null, hold_until = null where order_id = $1 and item_id = 'nu'`,
    [id],
  )
  await pool.query(`update provisioning_events set payload = jsonb_set(payload, '{lines}', $2) where order_id = $1`, [
    id,
    JSON.stringify([
      { itemId: 'nu', name: 'nu.nl', transferCode: null, sealedTransferCode: sampleCodes.seal('nu.nl', code) },
    ]),
  ])
  deliveryShop.startWorker()
  await expect.poll(() => deliveryShop.receiver.received.length).toBe(1)
  expect(deliveryShop.receiver.received[0]?.data.lines).toEqual([{ itemId: 'nu', name: 'nu.nl', transferCode: code }])
  await expect.poll(async () => placesOf(sampleCodes.seal('nu.nl', code))).toEqual([])
  await scrub()
  expect(await placesOf(sampleCodes.seal('later.nl', code))).toEqual(['orders'])
  await pool.query('update customers set email_verified_at = now() where id = $1', [customerId])
  await releaseDeliveries(deliveryShop.shop.deps, customerId)
  await expect.poll(() => deliveryShop.receiver.received.length).toBe(2)
  expect(deliveryShop.receiver.received[1]?.data.lines).toMatchObject([{ itemId: 'later', transferCode: code }])
  await expect.poll(sealedIn).toEqual([])
  expect(await placesOf(code)).toEqual([])
  expect(deliveryShop.log.join('\n')).not.toContain(code)
})

test('a code that nobody may hand over any more goes: the order was withdrawn, or waited for too long', async () => {
  const customerId = await insertCustomer(pool)
  const withdrawn = await insertPaidOrder(pool, customerId, { lines: [movedLine('spijt')] })
  const waiting = await insertPaidOrder(pool, customerId, { lines: [movedLine('wacht')] })
  await pool.query(
    `insert into order_events (order_id, kind, amount_cents, dedup_key) values ($1, 'withdrawn', 1, 'x')`,
    [withdrawn.id],
  )
  await expectScrubbed(() => placesOf(sampleCodes.seal('spijt.nl', code)))
  expect(await placesOf(sampleCodes.seal('wacht.nl', code))).toEqual(['orders'])
  await pool.query('alter table orders disable trigger user')
  await pool.query(`update orders set created_at = now() - interval '31 days' where id = $1`, [waiting.id])
  await pool.query('alter table orders enable trigger user')
  await expectScrubbed(sealedIn)
})

test('an order still refuses every other change', async () => {
  const { id } = await insertPaidOrder(pool, await insertCustomer(pool), { lines: [movedLine('vast')] })
  const refused = [
    `jsonb_set(snapshot, '{totals,vat}', '1')`,
    `jsonb_set(snapshot, '{lines,0,price}', '1')`,
    `jsonb_set(snapshot, '{buyer,lastName}', '"x"')`,
    `jsonb_set(snapshot, '{buyer,email}', '"other@where.example"')`,
    `jsonb_set(snapshot, '{consents,source}', '"203.0.113.9"')`,
    `jsonb_set(snapshot, '{consents,at}', '"2020-01-01"')`,
    `jsonb_set(snapshot, '{lines,0,parameters,transferCode}', '"plain"')`,
    `jsonb_set(snapshot, '{lines,0,parameters,sld}', '"x"')`,
    `snapshot #- '{lines,0}'`,
    `snapshot #- '{consents,terms}'`,
  ]
  for (const change of refused) {
    await expect(pool.query(`update orders set snapshot = ${change} where id = $1`, [id]), change).rejects.toThrow(
      'never changes',
    )
  }
  await expect(pool.query('update orders set customer_id = gen_random_uuid() where id = $1', [id])).rejects.toThrow(
    'never changes',
  )
})
