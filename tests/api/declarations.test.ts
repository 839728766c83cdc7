import type { Pool } from 'pg'
import { describe, expect, test } from 'vitest'
import { createUnitOfWork } from '#adapters/postgres/transactions/unit-of-work.ts'
import { declarationEndpoints } from '#http/orders/declaration-endpoints.ts'
import { openShop, type Shop } from '#tests/api/shop.ts'
import { insertCustomer } from '#tests/builders/customers.ts'

const withdrawal = {
  name: 'Saar van der Linden',
  contract: '2026-000123',
  email: 'saar@wildetuin.example',
  language: 'nl',
}
const cancellation = { ...withdrawal, language: 'de', contract: 'gruenerdaumen.de, Strauch', type: 'ordinary' }

const open = () =>
  openShop({
    calls: (pool) => declarationEndpoints({ transaction: createUnitOfWork(pool), noticeTo: 'mail@shop.example' }),
  })

interface Taken {
  readonly receipt: string
  readonly receivedAt: string
}

async function send(shop: Shop, path: string, json: unknown): Promise<Taken & { status: number; errors: unknown }> {
  const { status, body } = await shop.ask('POST', path, { json })
  return { status, errors: body?.errors, ...(body as unknown as Taken) }
}

const rowsOf = async (pool: Pool, table: string) =>
  (await pool.query<Record<string, unknown>>(`select * from ${table}`)).rows

describe('a withdrawal', () => {
  test('is taken without an account, and a dated receipt follows by mail', async () => {
    await using shop = await open()
    const since = Date.now()
    const taken = await send(shop, '/api/withdrawals', withdrawal)
    expect(taken).toMatchObject({ status: 201, receipt: expect.stringMatching(/^H\d{4}-\d{6}$/) })
    expect(Math.abs(Date.parse(taken.receivedAt) - since)).toBeLessThan(60_000)
    expect(await rowsOf(shop.pool, 'declarations')).toMatchObject([
      { receipt: taken.receipt, kind: 'withdrawal', name: withdrawal.name, email: withdrawal.email, order_id: null },
    ])
    const mails = await rowsOf(shop.pool, 'mails')
    const said = { receipt: taken.receipt, at: taken.receivedAt, contract: '2026-000123', kind: 'withdrawal' }
    expect(mails).toMatchObject([
      { template: 'declarationReceived', recipient: withdrawal.email, language: 'nl', data: said },
      { template: 'declarationNotice', recipient: 'mail@shop.example', data: { ...said, orderNumber: null } },
    ])
    expect(await rowsOf(shop.pool, 'jobs')).toHaveLength(2)
  })

  test('fifty times at once is one declaration with one receipt', async () => {
    await using shop = await open()
    const all = await Promise.all(Array.from({ length: 50 }, () => send(shop, '/api/withdrawals', withdrawal)))
    expect(new Set(all.map(({ status, receipt }) => `${status} ${receipt}`)).size).toBe(1)
    expect(await rowsOf(shop.pool, 'declarations')).toHaveLength(1)
    expect(await rowsOf(shop.pool, 'mails')).toHaveLength(2)
    const other = await send(shop, '/api/withdrawals', { ...withdrawal, contract: '2026-000124' })
    expect(other.receipt).not.toBe(all[0]?.receipt)
  })

  test('names the order when number and address agree, and only then', async () => {
    await using shop = await open()
    const { pool } = shop
    await insertOrder(pool, '2026-000123', withdrawal.email)
    await send(shop, '/api/withdrawals', { ...withdrawal, email: 'else@where.example' })
    expect(await rowsOf(pool, 'order_events')).toEqual([])
    const { receipt } = await send(shop, '/api/withdrawals', {
      ...withdrawal,
      contract: 'Mijn bestelling 2026-000123!',
    })
    expect(await rowsOf(pool, 'order_events')).toMatchObject([{ kind: 'withdrawn', mark: receipt, amount_cents: 1210 }])
  })

  test.each([
    [{ ...withdrawal, name: '' }, [{ path: 'name', code: 'required' }]],
    [{ ...withdrawal, email: 'saar' }, [{ path: 'email', code: 'malformed_email' }]],
    [{ ...withdrawal, language: 'fr' }, [{ path: 'language', code: 'not_allowed' }]],
    [{ ...withdrawal, contract: 'x'.repeat(501) }, [{ path: 'contract', code: 'too_long' }]],
    [{ ...withdrawal, reason: 'none of our business' }, [{ path: '', code: 'unknown_key' }]],
  ])('with something wrong is refused, and nothing is written down: %#', async (json, errors) => {
    await using shop = await open()
    const before = await shop.state()
    expect(await send(shop, '/api/withdrawals', json)).toMatchObject({ status: 422, errors })
    expect(await shop.state()).toBe(before)
    expect(await rowsOf(shop.pool, 'declarations')).toEqual([])
  })
})

describe('a cancellation', () => {
  test('says of what kind it is and when the contract should end', async () => {
    await using shop = await open()
    const taken = await send(shop, '/api/cancellations', {
      ...cancellation,
      type: 'extraordinary',
      reason: 'Der Server war eine Woche aus.',
      endsOn: '2026-12-31',
    })
    expect(taken).toMatchObject({ status: 201, receipt: expect.stringMatching(/^O\d{4}-\d{6}$/) })
    expect(await rowsOf(shop.pool, 'declarations')).toMatchObject([
      {
        kind: 'cancellation',
        language: 'de',
        details: { type: 'extraordinary', reason: 'Der Server war eine Woche aus.', endsOn: '2026-12-31' },
      },
    ])
  })

  test('ends as soon as possible when no day is named', async () => {
    await using shop = await open()
    expect(await send(shop, '/api/cancellations', cancellation)).toMatchObject({ status: 201 })
    expect(await rowsOf(shop.pool, 'declarations')).toMatchObject([
      { details: { type: 'ordinary', reason: null, endsOn: null } },
    ])
  })

  test.each([
    [{ ...cancellation, type: 'extraordinary' }, [{ path: 'reason', code: 'required' }]],
    [{ ...cancellation, endsOn: '2026-02-30' }, [{ path: 'endsOn', code: 'malformed_date' }]],
  ])('with something wrong is refused: %#', async (json, errors) => {
    await using shop = await open()
    expect(await send(shop, '/api/cancellations', json)).toMatchObject({ status: 422, errors })
  })
})

async function insertOrder(pool: Pool, number: string, email: string): Promise<void> {
  await pool.query(
    `insert into orders (number, customer_id, cart_id, cart_version, content_hash, snapshot, language, total_cents)
     values ($1, $2, 'a cart', 1, '', '{"totals":{"total":1210}}', 'nl', 1210)`,
    [number, await insertCustomer(pool, { email })],
  )
}
