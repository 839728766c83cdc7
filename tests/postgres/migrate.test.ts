import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Connection } from '#platform/db/connection.ts'
import { migrate } from '#platform/db/migrate.ts'
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

  test('a table in use: short tries and long pauses, and the shops that use it meanwhile are all served', async () => {
    const { connection, pool } = await bareDatabase()
    await migrate(connection, { directory: directoryWith(history) })
    await using busy = await otherSession(connection)
    await busy.client.query('begin; select * from cities')
    const said: string[] = []
    const directory = directoryWith({ ...history, '0004_lakes.sql': 'alter table cities add column lake text' })
    const migrating = migrate(connection, { directory, say: (line) => said.push(line) })
    let served = 0
    const failures: unknown[] = []
    while (said.length < 2) {
      await pool.query('select name from cities').then(
        () => (served += 1),
        (error: unknown) => failures.push(error),
      )
    }
    await busy.client.query('commit')
    expect(await migrating).toEqual(['0004_lakes'])
    expect(failures).toEqual([])
    expect(served).toBeGreaterThan(0)
    expect(said.slice(0, 2)).toEqual([
      'The migration 0004_lakes waits for a lock: next try in 1 s.',
      'The migration 0004_lakes waits for a lock: next try in 2 s.',
    ])
  })

  test('a table that stays in use is given up after a while, with nothing changed', async () => {
    const { connection } = await bareDatabase()
    await migrate(connection, { directory: directoryWith(history) })
    await using busy = await otherSession(connection)
    await busy.client.query('begin; select * from rivers')
    const both = 'alter table cities add column lake text; alter table rivers add column lake text;'
    const directory = directoryWith({ ...history, '0004_lakes.sql': both })
    await expect(migrate(connection, { directory, patienceMs: 100 })).rejects.toThrow(/0004_lakes got no lock.*later/)
    await busy.client.query('commit')
    expect(await migrate(connection, { directory })).toEqual(['0004_lakes'])
  })

  test('an index is built while rows are written, also after a build that broke off', async () => {
    const { connection, pool } = await bareDatabase()
    await migrate(connection, { directory: directoryWith(history) })
    // What an interrupted build leaves: a unique index over rows that are not.
    await pool.query(`create table lakes (name text); insert into lakes values ('Ketelmeer'), ('Ketelmeer')`)
    await expect(pool.query('create unique index concurrently lakes_name on lakes (name)')).rejects.toThrow(
      'lakes_name',
    )
    await pool.query('create index concurrently lakes_length on lakes (length(name))')
    await pool.query('truncate lakes')
    await using writer = await otherSession(connection)
    await writer.client.query(`begin; insert into lakes values ('Markermeer')`)
    const sql = [
      '-- no transaction',
      'create unique index concurrently if not exists lakes_name on lakes (name);',
      'create index concurrently if not exists lakes_length on lakes (length(name));',
    ]
    const migrating = migrate(connection, {
      directory: directoryWith({ ...history, '0004_lakes.sql': sql.join('\n') }),
    })
    await vi.waitFor(async () => {
      const { rowCount } = await pool.query(`select from pg_stat_activity 
        where application_name = 'stek migrations' and query like '%index concurrently%'`)
      expect(rowCount).toBe(1)
    }, 20_000)
    await pool.query(`insert into lakes values ('IJsselmeer')`)
    await writer.client.query('commit')
    expect(await migrating).toEqual(['0004_lakes'])
    const { rows } = await pool.query(`select indexrelid::regclass::text as name from pg_index
      where indrelid = 'lakes'::regclass and indisvalid order by 1`)
    expect(rows).toEqual([{ name: 'lakes_length' }, { name: 'lakes_name' }])
  })

  test('a file without a transaction is applied once by five runners at once', async () => {
    const { connection } = await bareDatabase()
    const sql = '-- no transaction\ncreate index concurrently if not exists rivers_name on rivers (lower(name));'
    const directory = directoryWith({ ...history, '0004_index.sql': sql })
    const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(connection, { directory })))
    expect(applied.flat().toSorted()).toEqual(['0001_cities', '0002_rivers', '0003_bridges', '0004_index'])
  })
})

test('the shop keeps browser reports, and drops what is none', async () => {
  const { pool, drop } = await testDatabase()
  onTestFinished(drop)
  const { createReportKeeper } = await import('#platform/db/browser-reports.ts')
  const keepReport = createReportKeeper(pool)
  await keepReport('csp-violation', '{"blocked":"https://evil.example"}')
  for (const unfit of ['{', '"\\u0000"', `"${'x'.repeat(200_000)}"`, '['.repeat(100_000)]) await keepReport('x', unfit)
  const { rows } = await pool.query('select kind, body from browser_reports')
  expect(rows).toEqual([{ kind: 'csp-violation', body: { blocked: 'https://evil.example' } }])
})

async function otherSession(connection: Connection) {
  const client = new Client(connection)
  client.on('error', () => {})
  await client.connect()
  return { client, [Symbol.asyncDispose]: () => client.end() }
}

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
