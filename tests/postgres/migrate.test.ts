import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { migrate } from '#adapters/postgres/connection/migrate.ts'
import { type TestDatabase, testDatabase } from '#tests/builders/database.ts'

const history = {
  '0001_cities.sql': 'create table cities (name text primary key);',
  '0002_rivers.sql': `create table rivers (name text primary key); insert into rivers values ('Vecht');`,
  '0003_bridges.sql': 'create table bridges (river text references rivers);',
}

describe('migrations', { timeout: 30_000 }, () => {
  test('five runners at once apply every file exactly once', async () => {
    const { connection, pool } = await bareDatabase()
    const directory = directoryWith(history)
    const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(connection, { directory })))
    expect(applied.flat().toSorted()).toEqual(['0001_cities', '0002_rivers', '0003_bridges'])
    const { rows } = await pool.query('select count(*)::int as rivers from rivers')
    expect(rows).toEqual([{ rivers: 1 }])
  })

  test('a second run has nothing to do, and a new file is all it applies', async () => {
    const { connection } = await bareDatabase()
    const directory = directoryWith(history)
    await migrate(connection, { directory })
    expect(await migrate(connection, { directory })).toEqual([])
    writeFileSync(join(directory, '0004_lakes.sql'), 'create table lakes ();')
    expect(await migrate(connection, { directory })).toEqual(['0004_lakes'])
  })

  test('line endings are not a change', async () => {
    const { connection } = await bareDatabase()
    await migrate(connection, { directory: directoryWith({ '0001_a.sql': 'create table a ();\n' }) })
    expect(await migrate(connection, { directory: directoryWith({ '0001_a.sql': 'create table a ();\r\n' }) })).toEqual(
      [],
    )
  })

  test.each<[string, Record<string, string>, RegExp]>([
    ['a changed file', { ...history, '0002_rivers.sql': 'create table rivers ();' }, /0002_rivers was changed after/],
    ['a file gone from the middle', omit('0002_rivers.sql'), /0002_rivers, but its file is gone/],
    ['a file before the newest', { ...history, '0000_first.sql': 'select 1' }, /0000_first comes before 0003_bridges/],
    ['a number used twice', { ...history, '0002_roads.sql': 'select 1' }, /Two migrations have the number/],
    ['a name without a number', { ...history, 'roads.sql': 'select 1' }, /roads\.sql is not named like/],
  ])('%s is refused', async (_, files, message) => {
    const { connection } = await bareDatabase()
    await migrate(connection, { directory: directoryWith(history) })
    await expect(migrate(connection, { directory: directoryWith(files) })).rejects.toThrow(message)
  })

  test('rows of a newer release are left alone: going back one release works', async () => {
    const { connection } = await bareDatabase()
    await migrate(connection, { directory: directoryWith(history) })
    expect(await migrate(connection, { directory: directoryWith(omit('0003_bridges.sql')) })).toEqual([])
  })

  test('a file that fails leaves nothing behind, and those before it stay', async () => {
    const { connection, pool } = await bareDatabase()
    const broken = { ...history, '0002_rivers.sql': 'create table rivers (); select 1 / 0;' }
    await expect(migrate(connection, { directory: directoryWith(broken) })).rejects.toThrow('division by zero')
    const { rows } = await pool.query(`select to_regclass('cities') as cities, to_regclass('rivers') as rivers`)
    expect(rows).toEqual([{ cities: 'cities', rivers: null }])
    expect(await migrate(connection, { directory: directoryWith(history) })).toEqual(['0002_rivers', '0003_bridges'])
  })

  test('a table in use is not waited for long, and the next attempt succeeds', async () => {
    const { connection } = await bareDatabase()
    await migrate(connection, { directory: directoryWith(history) })
    const busy = new Client(connection)
    await busy.connect()
    await busy.query('begin; select * from cities')
    const directory = directoryWith({ ...history, '0004_lakes.sql': 'alter table cities add column lake text' })
    await expect(migrate(connection, { directory })).rejects.toThrow('lock timeout')
    await busy.end()
    expect(await migrate(connection, { directory })).toEqual(['0004_lakes'])
  })
})

test('the shop keeps browser reports, and drops what is none', async () => {
  const { pool, drop } = await testDatabase()
  onTestFinished(drop)
  const { createReportKeeper } = await import('#adapters/postgres/connection/browser-reports.ts')
  const keepReport = createReportKeeper(pool)
  await keepReport('csp-violation', '{"blocked":"https://evil.example"}')
  for (const unfit of ['{', '"\\u0000"', `"${'x'.repeat(200_000)}"`, '['.repeat(100_000)]) await keepReport('x', unfit)
  const { rows } = await pool.query('select kind, body from browser_reports')
  expect(rows).toEqual([{ kind: 'csp-violation', body: { blocked: 'https://evil.example' } }])
})

async function bareDatabase(): Promise<TestDatabase> {
  const database = await testDatabase({ bare: true })
  onTestFinished(database.drop)
  return database
}

function directoryWith(files: Record<string, string>): string {
  const directory = mkdtempSync(join(tmpdir(), 'stek-migrations-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(directory, name), sql)
  return directory
}

function omit(name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(history).filter(([entry]) => entry !== name))
}
