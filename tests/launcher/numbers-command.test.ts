import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '#platform/db/connection.ts'
import { root } from '#platform/config/root.ts'
import { testDatabase, type TestDatabase } from '#tests/builders/database.ts'
import { sliced } from '#tests/builders/slices.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const urlOf = ({ host, port, user, database: name }: Connection) =>
  `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host ?? '')}`

function numbers(...args: readonly string[]) {
  const env = { PATH: '/usr/bin:/bin', DATABASE_URL: urlOf(database.connection) }
  return promisify(execFile)(process.execPath, [join(root, 'tools', 'stek.mjs'), 'numbers', ...args], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
}

test('the numbers of the last days stand in a table, a row for each day and language', async () => {
  expect(await numbers()).toMatchObject({ code: 0, stdout: 'Nothing was counted.\n' })
  const { rows } = await database.pool.query<{ today: string; before: string }>(
    `insert into funnel_counts (day, language, step, count)
     select (now() at time zone 'Europe/Amsterdam')::date - age, language, step, count
     from (values (0, 'nl', 'search', 120), (0, 'nl', 'checkout', 7), (1, 'de', 'add', 3), (40, 'nl', 'add', 9))
       as given (age, language, step, count)
     returning to_char((now() at time zone 'Europe/Amsterdam')::date, 'YYYY-MM-DD') as today,
       to_char((now() at time zone 'Europe/Amsterdam')::date - 1, 'YYYY-MM-DD') as before`,
  )
  const { code, stdout } = await numbers()
  expect(code).toBe(0)
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => line.split(/ +/)),
  ).toEqual([
    ['day', 'language', 'search', 'add', 'checkout', 'paid'],
    [rows[0]?.before, 'de', '0', '3', '0', '0'],
    [rows[0]?.today, 'nl', '120', '0', '7', '0'],
  ])
  expect((await numbers('--days', '1')).stdout.trim().split('\n')).toHaveLength(2)
})

test('what readers of the helpdesk said stands below how often it helped', async () => {
  expect((await numbers('helpdesk')).stdout).toBe('Nothing was said.\n')
  await database.pool.query(
    `insert into article_votes (day, article, language, helpful, count)
     values (current_date, 'dns-records', 'nl', true, 8), (current_date, 'dns-records', 'nl', false, 2)`,
  )
  await database.pool.query(
    `insert into article_remarks (day, article, language, remark)
     values (current_date, 'dns-records', 'nl', E'Stap 3 klopt niet.\\nEcht niet.')`,
  )
  const { code, stdout } = await numbers('helpdesk', '--days', '7')
  expect(code).toBe(0)
  expect(stdout).toMatch(/^article +language +helped +did not help\s+dns-records +nl +8 +2\n/)
  expect(stdout).toContain('dns-records (nl)\n  Stap 3 klopt niet.\n  Echt niet.\n')
})

for (const { cases, options } of sliced([['--days', '0'], ['helpdesk', '--days', 'x'], ['x'], ['list', '7']], 2)) {
  test.each(cases)('what it cannot read it explains: %s', options, async (...args) => {
    const { code, stderr } = await numbers(...args)
    expect([code, stderr]).toEqual([2, expect.stringContaining('stek numbers ')])
  })
}
