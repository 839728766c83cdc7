import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from '#platform/config/root.ts'
import { testDatabase, type TestDatabase } from '#tests/builders/database.ts'
import { fillEveryTable, secretCode } from '#tests/builders/every-table.ts'
import { databaseUrlOf } from '#tests/builders/own-place.ts'
import { sampleSecret } from '#tests/builders/transfer-codes.ts'
import { inLongRun } from '#tests/builders/slices.ts'

async function customers(database: TestDatabase | null, ...args: readonly string[]) {
  const env = {
    PATH: '/usr/bin:/bin',
    AUTH_SECRET: sampleSecret,
    DATABASE_URL: database === null ? 'postgres://localhost:1/x' : databaseUrlOf(database),
  }
  return promisify(execFile)(process.execPath, [join(root, 'tools', 'stek.mjs'), 'customers', ...args], {
    env,
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
}

test('a customer gets all there is about them, and is erased, with what is kept and until when', async () => {
  const database = await testDatabase()
  const { email, orders } = await fillEveryTable(database.pool)
  const { stdout } = await customers(database, 'export', email, '--json')
  const exported = JSON.parse(stdout) as { tables: { name: string; kept: string; rows: unknown[] }[] }
  expect(exported.tables.find(({ name }) => name === 'cart_items')?.rows).toMatchObject([
    { details: { transferCode: secretCode } },
  ])
  expect(stdout).not.toMatch(/sealedTransferCode|argon2|berta/)
  await database.pool.query('update provisioning_events set sent_at = now()')
  const erased = await customers(database, 'erase', email)
  expect(erased.stderr).toBe('')
  const year = new Date().getFullYear() + 7
  expect(erased.stdout).toContain(`Order ${orders.home.number} with its invoice is kept until ${year}-12-31`)
  await database.drop()
})

test('what it does not understand it explains; the export can be read; twice is harmless', inLongRun, async () => {
  for (const args of [[], ['export'], ['erase', 'anna'], ['erase', 'a@b.nl', 'x'], ['export', 'a@b.nl', 'pdf']]) {
    expect(await customers(null, ...args)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('stek customers '),
    })
  }
  const database = await testDatabase()
  const { email, orders } = await fillEveryTable(database.pool)
  const refused = await customers(database, 'erase', email)
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining(`${orders.home.number} has a message`) })
  await database.pool.query('update provisioning_events set sent_at = now()')
  expect((await customers(database, 'export', email)).stdout).toMatch(/first_name: Anna/)
  for (const said of ['Deleted: ', `There is nothing about ${email}.`]) {
    expect(await customers(database, 'erase', email)).toMatchObject({ code: 0, stdout: expect.stringContaining(said) })
  }
  await database.drop()
})
