import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '#platform/config/root.ts'
import { testDatabase } from '#tests/builders/database.ts'
import { databaseUrlOf, freePort } from '#tests/builders/own-place.ts'

const stekMigrate = (DATABASE_URL: string) =>
  promisify(execFile)(process.execPath, ['tools/stek.mjs', 'migrate'], {
    cwd: root,
    env: { PATH: '/usr/bin:/bin', DATABASE_URL },
  })

test('stek migrate brings the schema up to date, and says what it did', async () => {
  const database = await testDatabase({ bare: true })
  onTestFinished(database.drop)
  const first = await stekMigrate(databaseUrlOf(database))
  const files = readdirSync(join(root, 'db', 'migrations')).toSorted()
  expect(first.stdout).toBe(files.map((file) => `Applied ${basename(file, '.sql')}.\n`).join(''))
  expect((await stekMigrate(databaseUrlOf(database))).stdout).toBe('The database is up to date.\n')
  expect((await database.pool.query('select from carts')).rowCount).toBe(0)
})

test('a database that is away is one line and a code', async () => {
  const nowhere = `postgres://shop:geheim@127.0.0.1:${await freePort()}/shop`
  await expect(stekMigrate(nowhere)).rejects.toMatchObject({ code: 1, stderr: 'The database cannot be reached.\n' })
})
