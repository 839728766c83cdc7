import { expect, test } from 'vitest'
import { createDataCleaning } from '#platform/db/data-cleaning.ts'
import { cleanUp } from '#platform/jobs/clean-up.ts'
import { openBrowser } from '#tests/api/http/browser.ts'
import { goodPassword, registered } from '#tests/api/customers/registrations.ts'
import { openShop, type Shop } from '#tests/api/shop.ts'

test('sessions, links and counts that are over are deleted; what is not stays', async () => {
  await using shop = await openShop({ settings: { limits: true } })
  const { pool, deps } = shop
  const customerId = await registered(shop, 'anna@example.nl')
  const browser = openBrowser(shop)
  await browser.logIn('anna@example.nl', goodPassword)
  for (let index = 0; index < 3; index += 1) await deps.tokens.issue(customerId, 'verify_email')
  await pool.query(`update customer_tokens set expires_at = now() - interval '31 days'`)
  const kept = await deps.tokens.issue(customerId, 'verify_email')
  await pool.query(`update rate_limits set window_ends_at = now() - interval '1 s', blocked_until = null`)
  const limit = { name: 'young', max: 1, seconds: 60 }
  expect(await deps.rateLimits.take(limit, 'somebody')).toBe(0)
  await pool.query(
    `insert into sessions (id_hash, customer_id, expires_at) values (sha256('old'), $1, now() - interval '1 s')`,
    [customerId],
  )
  await cleanUp(createDataCleaning(pool), (error) => expect.unreachable(String(error)))
  const { rows } = await pool.query(
    `select (select count(*) from sessions)::int as sessions, (select count(*) from customer_tokens)::int as tokens,
       (select count(*) from rate_limits)::int as attempts`,
  )
  expect(rows).toEqual([{ sessions: 1, tokens: 1, attempts: 1 }])
  expect(await browser.user()).toMatchObject({ id: customerId })
  expect(await deps.rateLimits.take(limit, 'somebody')).toBeGreaterThan(0)
  expect((await shop.ask('POST', '/api/auth/email/verify', { json: { token: kept } })).status).toBe(200)
})

const causesLeft = async ({ pool }: Shop) =>
  (await pool.query<{ cause: string }>('select cause from mails order by cause')).rows.map(({ cause }) => cause)

test('a mail goes after ninety days, one about an order after seven years', async () => {
  await using shop = await openShop()
  const { pool } = shop
  const ages = [
    ['young', '89 days', true],
    ['old', '91 days', true],
    ['never sent, young', '89 days', false],
    ['never sent, old', '91 days', false],
    ['order 1001 confirmed', '91 days', true],
    ['order 1002 confirmed', '2550 days', true],
    ['order 1003 confirmed', '2560 days', true],
    ['orderly but not about one', '91 days', true],
  ] as const
  for (const [cause, age, isSent] of ages) {
    await pool.query(
      `insert into mails (cause, template, language, recipient, created_at, sent_at)
       values ($1, 'verifyEmail', 'nl', 'anna@example.nl', now() - $2::interval, case when $3 then now() - $2::interval end)`,
      [cause, age, isSent],
    )
  }
  await cleanUp(createDataCleaning(pool), (error) => expect.unreachable(String(error)))
  expect(await causesLeft(shop)).toEqual(['never sent, young', 'order 1001 confirmed', 'order 1002 confirmed', 'young'])
})

test('a mail that was sent late is counted from then', async () => {
  await using shop = await openShop()
  await shop.pool.query(
    `insert into mails (cause, template, language, recipient, created_at, sent_at)
     values ('late', 'verifyEmail', 'nl', 'anna@example.nl', now() - interval '91 days', now() - interval '89 days')`,
  )
  await cleanUp(createDataCleaning(shop.pool), (error) => expect.unreachable(String(error)))
  expect(await causesLeft(shop)).toEqual(['late'])
})

test('a job that was given up goes after ninety days; one that waits stays, however old', async () => {
  await using shop = await openShop()
  const { pool } = shop
  await pool.query(
    `insert into jobs (task, key, created_at, run_at, failed_at) values
       ('send_mail', 'old', now() - interval '92 days', now(), now() - interval '91 days'),
       ('send_mail', 'young', now() - interval '92 days', now(), now() - interval '89 days'),
       ('send_mail', 'waits', now() - interval '1 year', now() - interval '1 year', null)`,
  )
  await cleanUp(createDataCleaning(pool), (error) => expect.unreachable(String(error)))
  const { rows } = await pool.query('select key from jobs order by key')
  expect(rows).toEqual([{ key: 'waits' }, { key: 'young' }])
})

test('evidence of a VAT number stays ten years, and that of a customer as long as the customer', async () => {
  await using shop = await openShop()
  const { pool } = shop
  const customerId = await registered(shop, 'anna@example.nl')
  await pool.query(
    `insert into vat_checks (customer_id, vat_number, state, checked_at) values
       (null, 'old', 'valid', now() - interval '10 years 1 day'),
       (null, 'young', 'valid', now() - interval '9 years 364 days'),
       ($1, 'mine', 'valid', now() - interval '11 years')`,
    [customerId],
  )
  await cleanUp(createDataCleaning(pool), (error) => expect.unreachable(String(error)))
  const { rows } = await pool.query('select vat_number from vat_checks order by vat_number')
  expect(rows).toEqual([{ vat_number: 'mine' }, { vat_number: 'young' }])
})
