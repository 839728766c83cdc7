import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '#platform/config/root.ts'
import { testDatabase, type TestDatabase } from '#tests/builders/database.ts'
import { databaseUrlOf } from '#tests/builders/own-place.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

function stek(args: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const env = { PATH: '/usr/bin:/bin', DATABASE_URL: databaseUrlOf(database), ...settings }
  return promisify(execFile)(process.execPath, [join(root, 'tools', 'stek.mjs'), ...args], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
}

test.each([
  [[], 'stek prices rollback [<number>]'],
  [['--help'], 'stek customers erase <e-mail>'],
  [['coupons', '--help'], 'stek coupons uses <code>'],
  [['coupons', 'add', '--help'], '--per-customer <count>'],
  [['migrate', '--help'], '--dry-run'],
  [['serve', '--help'], 'stek serve'],
])('help is no error: %j', async (args, text) => {
  expect(await stek(args)).toMatchObject({ code: 0, stdout: expect.stringContaining(text), stderr: '' })
})

test.each([
  [['coupon', 'list'], 'Did you mean "stek coupons"?'],
  [['coupons', 'shop'], 'Did you mean "stek coupons stop"?'],
  [['jobs', 'retry'], '<number, task or all> is missing.'],
  [['backup'], 'stek backup needs a verb.'],
  [['coupons', 'list', '--dry-run'], "Unknown option '--dry-run'"],
])('what is unknown or missing is named: %j', async (args, text) => {
  expect(await stek(args)).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(text) })
})

const changes = async () =>
  JSON.parse((await stek(['changes', 'list', '--json'])).stdout) as { by: string; command: string; exitCode: number }[]

test('a dry run says what would happen and changes nothing; a change is recorded with who made it', async () => {
  const add = ['coupons', 'add', 'ZOMER', '--percent', '10']
  const dry = await stek([...add, '--dry-run'])
  expect(dry).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Dry run: nothing is changed[^]*ZOMER +10 %/) })
  expect(await changes()).toEqual([])
  expect((await stek(['coupons', '--json'])).stdout).toBe('[]\n')

  expect(await stek([...add, '--by', 'anna'])).toMatchObject({ code: 0 })
  expect(await stek(add, { USER: 'stek', SUDO_USER: 'bram' })).toMatchObject({ code: 1 })
  expect(await stek(['customers', 'erase', 'anna@klant.example'], { USER: 'cas' })).toMatchObject({ code: 0 })
  expect(await changes()).toMatchObject([
    { by: 'cas', command: 'customers erase <e-mail>', exitCode: 0 },
    { by: 'bram', command: 'coupons add ZOMER --percent 10', exitCode: 1 },
    { by: 'anna', command: 'coupons add ZOMER --percent 10', exitCode: 0 },
  ])
})

test('a dry run of a use case with a transaction of its own is rolled back too', async () => {
  await database.pool.query(
    `insert into jobs (task, payload, attempts, last_error, failed_at) values ('send_mail', '{}', 20, 'x', now())`,
  )
  expect((await stek(['jobs', 'retry', 'all', '--dry-run'])).stdout).toContain('1 job was put back.')
  expect((await stek(['series', 'open', '--dry-run'])).stdout).toMatch(/R1 .*by command of /)
  expect((await stek(['declarations', 'accept', 'H2026-000001', '--dry-run'])).stdout).toContain('no such declaration')
  const { rows } = await database.pool.query(
    `select (select count(*)::int from jobs where failed_at is null) as retried,
       (select count(*)::int from number_series where restore > 0) as series,
       (select count(*)::int from operator_changes where command like '%--dry-run%') as recorded`,
  )
  expect(rows).toEqual([{ retried: 0, series: 0, recorded: 0 }])
})

test('a dry run of a migration names what is missing', async () => {
  const bare = await testDatabase({ bare: true })
  const settings = { DATABASE_URL: databaseUrlOf(bare) }
  expect((await stek(['migrate', '--dry-run'], settings)).stdout).toMatch(/Would apply 0001-/)
  const { rows } = await bare.pool.query(`select to_regclass('carts') as carts`)
  expect(rows).toEqual([{ carts: null }])
  await bare.drop()
})
