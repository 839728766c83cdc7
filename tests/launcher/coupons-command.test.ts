import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '#platform/config/root.ts'
import { testDatabase, type TestDatabase } from '#tests/builders/database.ts'
import { databaseUrlOf } from '#tests/builders/own-place.ts'
import { inLongRun } from '#tests/builders/slices.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

function operate(command: string, ...args: readonly string[]) {
  const env = { PATH: '/usr/bin:/bin', DATABASE_URL: databaseUrlOf(database) }
  return promisify(execFile)(process.execPath, [join(root, 'tools', 'stek.mjs'), command, ...args], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
}
const coupons = (...args: readonly string[]) => operate('coupons', ...args)

test('a code is made once, listed, and stopped', async () => {
  const made = await coupons(
    'add',
    'zomer–5',
    '--amount',
    '5.00',
    '--for',
    'webhosting,.nl',
    '--terms',
    'yearly,3-yearly',
  )
  expect(made).toMatchObject({ code: 0, stdout: expect.stringContaining('any page with ?code=ZOMER-5') as unknown })
  expect(await coupons('add', 'ZOMER-5', '--percent', '10')).toMatchObject({ code: 1 })
  expect((await coupons()).stdout).toMatch(/ZOMER-5 +€ 5\.00 +\S+ +webhosting, \.nl +yearly, 3-yearly +0\n/)
  expect(await coupons('stop', 'ZOMER-5')).toMatchObject({ code: 0 })
  const { rows } = await database.pool.query<{ isOver: boolean }>(
    `select ends < (now() at time zone 'Europe/Amsterdam')::date as "isOver" from coupons`,
  )
  expect(rows).toEqual([{ isOver: true }])
})

test('a code may begin and end at an hour in Amsterdam', async () => {
  const made = await coupons(
    'add',
    'VRIJDAG',
    '--percent',
    '30',
    '--from',
    '2036-11-28T09:00',
    '--until',
    '2036-11-28T18:30',
  )
  expect(made.stdout).toMatch(/VRIJDAG +30 % +2036-11-28 09:00 +2036-11-28 18:30 /)
  const { rows } = await database.pool.query(
    `select begins::text, ends::text, begins_at, ends_at from coupons where code = 'VRIJDAG'`,
  )
  expect(rows).toEqual([
    {
      begins: '2036-11-28',
      ends: '2036-11-28',
      begins_at: new Date('2036-11-28T08:00Z'),
      ends_at: new Date('2036-11-28T17:30Z'),
    },
  ])
  expect(await coupons('stop', 'VRIJDAG')).toMatchObject({ code: 0 })
  expect((await coupons()).stdout).toMatch(/VRIJDAG +30 % +2036-11-28 09:00 +2036-11-27 /)
})

test('orders with a code are listed and counted', inLongRun, async () => {
  expect((await coupons('uses', 'ZOMER-5')).stdout).toContain('No paid order has ZOMER-5.')
  expect((await operate('numbers', 'coupons')).stdout).toContain('No order with a code was paid.')
  expect(await coupons('stop', 'NOOIT')).toMatchObject({ code: 1 })
})

test.each([
  [['add', 'x', '--percent', '10'], 'is no code'],
  [['add', 'GOED', '--percent', '110'], 'Say --percent'],
  [['add', 'GOED', '--percent', '10', '--amount', '5.00'], 'Say --percent'],
  [['add', 'GOED', '--amount', '5,00'], 'Say --percent'],
  [['add', 'GOED', '--percent', '10', '--for', 'hosting'], '--for hosting is no'],
  [['add', 'GOED', '--percent', '10', '--for', '.nergens'], '--for .nergens is no'],
  [['add', 'GOED', '--percent', '10', '--terms', 'weekly'], '--terms are'],
  [['add', 'GOED', '--percent', '10', '--in-all', '0'], 'whole numbers'],
  [['add', 'GOED', '--percent', '10', '--until', '2020-01-01'], '--until 2020-01-01'],
  [['add', 'GOED', '--percent', '10', '--from', '2036-11-28T25:00'], '--from 2036-11-28T25:00 is no day'],
  [['add', 'GOED', '--percent', '10', '--from', '2036-03-30T02:30'], 'is no day, and no hour'],
  [['add', 'GOED', '--percent', '10', '--from', '2036-10-26T02:30'], 'shows that twice'],
  [['add', 'GOED', '--percent', '10', '--from', '2036-11-28T09:00', '--until', '2036-11-28T09:00'], 'is not after'],
  [['add', 'GOED', '--percentage', '10'], 'stek coupons add'],
  [['anders'], 'stek coupons list'],
])('what it cannot read it names: %o', inLongRun, async (args, said) => {
  const { code, stderr } = await coupons(...args)
  expect([code, stderr]).toEqual([2, expect.stringContaining(said)])
})
