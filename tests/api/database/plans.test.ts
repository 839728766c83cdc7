import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { readCarts, type CartChange, writeCarts } from '#features/carts/items-repository.ts'
import { readPayment, readPaymentWithOrder } from '#features/payments/repository.ts'
import { cents } from '#core/money/money.ts'
import { domainChoice } from '#tests/builders/sample-catalogue.ts'
import { TEMPLATE } from '#tests/builders/cluster.ts'
import { testDatabase } from '#tests/builders/database.ts'

const item = { ...domainChoice('a', 'een'), lastShownPrice: cents(1) }
const cart = { id: 'c'.repeat(22), version: 0, customerId: null }
const adding: CartChange = { cart: { ...cart, items: [] }, items: [item] }
const removing: CartChange = { cart: { ...cart, items: [item] }, items: [] }

/** The statements as they are sent, without sending them. */
async function statements(): Promise<ReadonlyMap<string, string>> {
  const sent = new Map<string, string>()
  const listener = {
    query: async ({ name, text }: { readonly name: string; readonly text: string }) => {
      sent.set(name, text)
      return { rows: [] }
    },
  } as unknown as Pool
  await readCarts(listener, [{ cartId: cart.id, itemId: 'a' }])
  await writeCarts(listener, [adding])
  await writeCarts(listener, [removing])
  return sent
}

test('a plan that is made while the tables are new and empty, and kept, looks carts up by key', async () => {
  const { pool, drop } = await testDatabase({ from: TEMPLATE })
  for (const [name, text] of await statements()) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${text}`)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan, name).toMatch(/Index Scan using carts_pkey/)
    expect(plan, name).not.toMatch(/Seq Scan|Bitmap/)
  }
  await drop()
})

test('how to read one payment is planned a few times and then kept, with a plan that looks it up by key', async () => {
  const { pool, drop } = await testDatabase({ from: TEMPLATE })
  const client = await pool.connect()
  for (let time = 0; time < 8; time += 1) {
    await readPayment(client, 'p'.repeat(22))
    await readPaymentWithOrder(client, 'p'.repeat(22))
  }
  const { rows: kept } = await client.query<{ statement: string; generic_plans: string }>(
    `select statement, generic_plans from pg_prepared_statements where name like 'read_payment%'`,
  )
  expect(kept.map((row) => Number(row.generic_plans))).toEqual([3, 3])
  for (const { statement } of kept) {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${statement}`)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/Index Scan using payments_pkey/)
    expect(plan).not.toMatch(/Seq Scan/)
  }
  client.release()
  await drop()
})
