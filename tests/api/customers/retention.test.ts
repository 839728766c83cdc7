import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { deletions } from '#platform/db/data-cleaning.ts'
import { createCleanUps } from '#apps/shop/background-work.ts'
import { keptData } from '#core/retention/kept-data.ts'
import { cleanUp } from '#platform/jobs/clean-up.ts'
import { testDatabase } from '#tests/builders/database.ts'
import { countRows, fillEveryTable, turnClock } from '#tests/builders/every-table.ts'

const clean = (pool: Pool) =>
  cleanUp(createCleanUps(pool), (error, name) => expect.unreachable(`${name}: ${String(error)}`))

/** How much later it is, and what is gone then that was there before: tables with so many rows less. */
const timeline: readonly (readonly [later: string, gone: Readonly<Record<string, number>>])[] = [
  ['0 days', {}],
  ['50 minutes', { name_answers: 1 }],
  ['15 minutes', { rate_limits: 1 }],
  ['22 hours', {}],
  ['24 hours', { carts: 1, email_codes: 1, removed_cart_items: 1, visitor_keys: 1, name_sources: 1 }],
  ['5 days', {}],
  ['2 days', { sessions: 1 }],
  ['4 days', {}],
  ['2 days', { shared_carts: 1 }],
  ['14 days', {}],
  ['2 days', { browser_reports: 1, operator_alerts: 1, partner_applications: 1, customer_tokens: 0 }],
  ['28 days', { customer_tokens: 1 }],
  ['2 days', { carts: 1, cart_items: 1 }],
  ['12 days', {}],
  ['4 days', { declaration_links: 1 }],
  ['12 days', {}],
  [
    '2 days',
    { security_events: 1, mails: 1, contact_messages: 1, jobs: 1, provisioning_events: 1, provisioning_reports: 1 },
  ],
  ['270 days', {}],
  ['8 days', { orders: 1, payments: 1, payment_reports: 1, article_remarks: 1, partner_tokens: 1, devices: 1 }],
  ['357 days', {}],
  ['8 days', { abuse_reports: 1, affiliate_visits: 1, customers: 1, operator_changes: 1 }],
  ['357 days', {}],
  ['8 days', { article_votes: 1, cookie_choices: 1 }],
  ['724 days', {}],
  ['8 days', { funnel_counts: 1 }],
  ['722 days', {}],
  ['8 days', { mails: 1, declarations: 1 }],
  [
    '365 days',
    {
      orders: 1,
      payments: 1,
      payment_reports: 1,
      refunds: 1,
      buyer_keys: 1,
      tax_evidence: 1,
      coupon_uses: 1,
      invoices: 1,
      order_events: 1,
      deliveries: 2,
      delivery_ends: 1,
      provisioning_events: 1,
      customers: 1,
      holders: 1,
    },
  ],
  ['720 days', {}],
  ['12 days', { vat_checks: 2 }],
  [
    '365 days',
    {
      orders: 1,
      payments: 1,
      payment_reports: 1,
      invoices: 1,
      order_events: 1,
      deliveries: 2,
      customers: 1,
      partner_sales: 1,
      partner_payouts: 1,
      commission_entries: 3,
      partners: 1,
    },
  ],
  ['40 years', {}],
]

test('the clock turns: each table loses its rows when their time is over, not before, and nothing else goes', async () => {
  const { pool, drop } = await testDatabase()
  await fillEveryTable(pool)
  let before = await countRows(pool)
  expect([...before].filter(([, count]) => count === 0)).toEqual([])
  for (const [later, gone] of timeline) {
    await turnClock(pool, later)
    await clean(pool)
    const after = await countRows(pool)
    const lost = [...before].flatMap(([name, count]) =>
      after.get(name) === count ? [] : [[name, count - (after.get(name) ?? 0)]],
    )
    expect(Object.fromEntries(lost), `after ${later}`).toEqual(
      Object.fromEntries(Object.entries(gone).filter(([, count]) => count > 0)),
    )
    before = after
  }
  const left = [...before].flatMap(([name, count]) => (count > 0 ? [name] : []))
  const kept = Object.entries(keptData).filter(([, { deletedBy }]) => deletedBy === 'nobody' || deletedBy === 'itself')
  expect(left).toEqual(kept.map(([name]) => name).toSorted())
  await drop()
})

test('every table of the schema is in the table of data, and no other', async () => {
  const { pool, drop } = await testDatabase()
  expect(Object.keys(keptData).toSorted()).toEqual([...(await countRows(pool)).keys()].toSorted())
  await drop()
})

test('what the clean-up is said to delete it deletes, and what goes with something else it leaves', () => {
  const walked = new Set(['carts', 'orders', 'removed_cart_items'])
  const said = Object.entries(keptData).filter(([, { deletedBy }]) => deletedBy.startsWith('clean-up'))
  const done = Object.entries(deletions).flatMap(([table, statements]) => (statements.length > 0 ? [table] : []))
  expect(done.toSorted()).toEqual(
    said
      .map(([table]) => table)
      .filter((table) => !walked.has(table))
      .toSorted(),
  )
})
