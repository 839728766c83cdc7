import { expect, test } from 'vitest'
import { createAccountCleaning } from '#adapters/postgres/customers/account-cleaning.ts'
import { cleanUpAccounts } from '#jobs/clean-up-accounts.ts'
import { openBrowser } from '#tests/api/browser.ts'
import { goodPassword, registered } from '#tests/api/registrations.ts'
import { openShop } from '#tests/api/shop.ts'

test('sessions, links and counts that are over are deleted; what is not stays', async () => {
  await using shop = await openShop({ limits: true })
  const { pool, accounts } = shop
  const customerId = await registered(shop, 'anna@example.nl')
  const browser = openBrowser(shop)
  await browser.logIn('anna@example.nl', goodPassword)
  for (let index = 0; index < 3; index += 1) await accounts.tokens.issue(customerId, 'verify_email')
  await pool.query(`update customer_tokens set expires_at = now() - interval '31 days'`)
  const kept = await accounts.tokens.issue(customerId, 'verify_email')
  await pool.query(`update attempts set window_ends_at = now() - interval '1 s', blocked_until = null`)
  const limit = { name: 'young', most: 1, seconds: 60 }
  expect(await accounts.attempts.take(limit, 'somebody')).toBe(0)
  await pool.query(
    `insert into sessions (id_hash, customer_id, expires_at) values (sha256('old'), $1, now() - interval '1 s')`,
    [customerId],
  )
  await cleanUpAccounts(createAccountCleaning(pool))
  const { rows } = await pool.query(
    `select (select count(*) from sessions)::int as sessions, (select count(*) from customer_tokens)::int as tokens,
       (select count(*) from attempts)::int as attempts`,
  )
  expect(rows).toEqual([{ sessions: 1, tokens: 1, attempts: 1 }])
  expect(await browser.user()).toMatchObject({ id: customerId })
  expect(await accounts.attempts.take(limit, 'somebody')).toBeGreaterThan(0)
  expect((await shop.ask('POST', '/api/auth/email/verify', { json: { token: kept } })).status).toBe(200)
})
