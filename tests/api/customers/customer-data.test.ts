import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { erasePerson, readPersonalData, rowsOfPerson } from '#features/customers/personal-data-repository.ts'
import { createCleanUps } from '#apps/shop/background-work.ts'
import { keptData } from '#core/retention/kept-data.ts'
import { cleanUp } from '#platform/jobs/clean-up.ts'
import { testDatabase } from '#tests/builders/database.ts'
import { countRows, fillEveryTable, turnClock } from '#tests/builders/every-table.ts'
import { insertCustomer } from '#tests/builders/customers.ts'
import { insertPaidOrder } from '#tests/builders/paid-order.ts'

/** Text of all rows of a table. */
async function textOf(pool: Pool, table: string): Promise<string> {
  const { rows } = await pool.query<{ text: string | null }>(
    `select string_agg(data::text, E'\\n') as text from ${table} as data`,
  )
  return rows[0]?.text ?? ''
}

const personal = Object.entries(rowsOfPerson).flatMap(([table, condition]) => (condition === null ? [] : [table]))

test('every table has an answer for a customer who asks: what is about them, and what becomes of it', () => {
  const answered = Object.entries(keptData).flatMap(([table, { onErasure }]) =>
    onErasure === 'nothing' ? [] : [table],
  )
  expect(personal.toSorted()).toEqual(answered.toSorted())
})

test('an export holds every row about somebody and nothing about others; what is open refuses an erasure, whole', async () => {
  const { pool, drop } = await testDatabase()
  const { email, orders } = await fillEveryTable(pool)
  const found = await readPersonalData(pool, ` ${email.toUpperCase()} `.trim())
  expect(Object.keys(found).toSorted()).toEqual(personal.toSorted())
  expect(JSON.stringify(found)).not.toMatch(/berta|idle@|argon2/)
  expect(found.customers).toMatchObject([{ email, first_name: 'Anna' }])
  expect(found.orders).toHaveLength(2)
  expect(await readPersonalData(pool, 'nobody@where.example')).toEqual({})

  const { number } = orders.home
  const whyNot = async () => {
    const state = [...(await countRows(pool))]
    const erasure = await erasePerson(pool, email)
    expect([...(await countRows(pool))]).toEqual(state)
    return erasure.isDone ? [] : erasure.blockers
  }
  expect(await whyNot()).toEqual([{ why: 'unsent', what: number }])
  await pool.query('update provisioning_events set sent_at = now()')
  await pool.query(`update payments set status = 'pending' where order_id = $1`, [orders.home.id])
  expect(await whyNot()).toEqual([{ why: 'open_payment', what: number }])
  await pool.query(`update payments set status = 'paid' where order_id = $1`, [orders.home.id])
  await pool.query(`update deliveries set state = 'busy' where order_id = $1`, [orders.home.id])
  expect(await whyNot()).toEqual([{ why: 'undelivered', what: number }])
  await pool.query(`update deliveries set state = 'failed' where order_id = $1`, [orders.home.id])
  const [partner] = (await pool.query<{ number: string }>('select number from partners')).rows
  const { id } = await insertPaidOrder(pool, await insertCustomer(pool))
  await pool.query(
    `insert into partner_sales (order_id, partner, commission_cents, is_self_referral, paid_at) values ($1, $2, 5, false, now())`,
    [id, partner?.number],
  )
  await pool.query(
    `insert into commission_entries (order_id, kind, pending_cents, approved_cents, paid_cents) values ($1, 'earned', 5, 0, 0)`,
    [id],
  )
  expect(await whyNot()).toEqual([{ why: 'open_commission', what: partner?.number }])

  // Nor does a clean-up take an order for which a partner has to get something.
  await turnClock(pool, '20 years')
  await cleanUp(createCleanUps(pool), (error) => expect.unreachable(String(error)))
  expect((await pool.query<{ id: string }>('select id from orders')).rows).toEqual([{ id }])
  await drop()
})

test('erasure takes all that the law does not keep, leaves everybody else alone, and may be done twice', async () => {
  const { pool, drop } = await testDatabase()
  const { email, customers, orders } = await fillEveryTable(pool)
  await pool.query('update provisioning_events set sent_at = now()')
  const others = async () =>
    JSON.stringify([
      await readPersonalData(pool, 'berta@kunde.example'),
      await readPersonalData(pool, 'idle@klant.example'),
    ])
  const [before, berta] = [await countRows(pool), await others()]
  const erasure = await erasePerson(pool, email)
  expect(erasure).toMatchObject({ isDone: true, keptOrders: [{ number: orders.home.number, isAbroad: false }] })
  const after = await countRows(pool)
  const lost = [...before].filter(([table, count]) => after.get(table) !== count).map(([table]) => table)
  const deleted = Object.entries(keptData).flatMap(([table, { onErasure }]) => (onErasure === 'deleted' ? [table] : []))
  // With them go an order that nobody paid, and what hung on it.
  expect(lost.toSorted()).toEqual([...deleted, 'orders', 'payments', 'payment_reports'].toSorted())
  expect(await others()).toBe(berta)
  const left = (
    await Promise.all(personal.map(async (table) => [table, (await textOf(pool, table)).includes(email)] as const))
  ).filter(([, is]) => is)
  expect(left.map(([table]) => table)).toEqual(['declarations'])
  const [order] = (
    await pool.query<{ snapshot: typeof orders.home.snapshot }>('select snapshot from orders where id = $1', [
      orders.home.id,
    ])
  ).rows
  expect(order?.snapshot.buyer).toEqual({ ...orders.home.snapshot.buyer, email: '', phone: '' })
  expect(order?.snapshot.lines.map(({ parameters }) => parameters)).toEqual([
    { sld: 'oud', tld: 'nl' },
    { domain: 'oud.nl' },
  ])
  expect(order?.snapshot.totals).toEqual(orders.home.snapshot.totals)
  expect(await textOf(pool, 'customers')).toContain(`${customers.home}@erased.invalid`)

  expect(await erasePerson(pool, email)).toEqual({
    isDone: true,
    deleted: {},
    keptOrders: [],
    providerCustomerId: null,
  })
  expect(await countRows(pool)).toEqual(after)
  // Without an order nothing stays.
  const [idle] = (
    await pool.query<{ id: string }>(
      `
    insert into vat_checks (customer_id, vat_number, state) values ($1, 'NL000000007B01', 'valid') returning id`,
      [customers.idle],
    )
  ).rows
  expect(await erasePerson(pool, 'idle@klant.example')).toMatchObject({
    isDone: true,
    deleted: { customers: 1, vat_checks: 1 },
  })
  expect(await textOf(pool, 'customers')).not.toContain(customers.idle)
  expect(await textOf(pool, 'vat_checks')).not.toContain(idle?.id)
  // Somebody may come back as a new customer.
  await insertCustomer(pool, { email })
  await turnClock(pool, '2925 days')
  await cleanUp(createCleanUps(pool), (error) => expect.unreachable(String(error)))
  expect(await textOf(pool, 'customers')).not.toContain('erased.invalid')
  await drop()
})
