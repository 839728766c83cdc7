import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Connection } from '#platform/db/connection.ts'
import { migrate } from '#platform/db/migrate.ts'
import { type TestDatabase, testDatabase } from '#tests/builders/database.ts'

const history = {
  '0001-cities.sql': 'create table cities (name text primary key);',
  '0002-rivers.sql': `create table rivers (name text primary key); insert into rivers values ('Vecht');`,
  '0003-bridges.sql': 'create table bridges (river text references rivers);',
}

describe('migrations', { timeout: 30_000 }, () => {
  test('five concurrent processes apply every file exactly once', async () => {
    const { connection, pool } = await bareDatabase()
    const directory = directoryWith(history)
    const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(connection, { directory })))
    expect(applied.flat().toSorted()).toEqual(['0001-cities', '0002-rivers', '0003-bridges'])
    const { rows } = await pool.query('select count(*)::int as rivers from rivers')
    expect(rows).toEqual([{ rivers: 1 }])
  })

  test('a second run applies nothing, or only a new file', async () => {
    const { connection } = await bareDatabase()
    const directory = directoryWith(history)
    await migrate(connection, { directory })
    expect(await migrate(connection, { directory })).toEqual([])
    writeFileSync(join(directory, '0004-lakes.sql'), 'create table lakes ();')
    expect(await migrate(connection, { directory })).toEqual(['0004-lakes'])
  })

  test('a database with another migration history is refused', async () => {
    const { connection } = await bareDatabase()
    await migrate(connection, { directory: directoryWith({ '0001-countries.sql': 'create table countries ();' }) })
    await expect(migrate(connection, { directory: directoryWith(history) })).rejects.toThrow(
      /another version of the shop: it has the migration 0001-countries, .* and lacks 0001-cities/,
    )
  })

  test('a database of a newer release is left unchanged: going back one release works', async () => {
    const { connection } = await bareDatabase()
    await migrate(connection, { directory: directoryWith(history) })
    expect(await migrate(connection, { directory: directoryWith(omit('0003-bridges.sql')) })).toEqual([])
  })

  test('a failing file is rolled back, and those before it stay', async () => {
    const { connection, pool } = await bareDatabase()
    const broken = { ...history, '0002-rivers.sql': 'create table rivers (); select 1 / 0;' }
    await expect(migrate(connection, { directory: directoryWith(broken) })).rejects.toThrow('division by zero')
    const { rows } = await pool.query(`select to_regclass('cities') as cities, to_regclass('rivers') as rivers`)
    expect(rows).toEqual([{ cities: 'cities', rivers: null }])
    expect(await migrate(connection, { directory: directoryWith(history) })).toEqual(['0002-rivers', '0003-bridges'])
  })

  test('a migration that waits for a lock gives way to readers: all of their queries are answered', async () => {
    const { connection, pool } = await bareDatabase()
    await migrate(connection, { directory: directoryWith(history) })
    await using busy = await otherSession(connection)
    await busy.client.query('begin; select * from cities')
    const said: string[] = []
    const directory = directoryWith({ ...history, '0004-lakes.sql': 'alter table cities add column lake text' })
    const migrating = migrate(connection, { directory, say: (line) => said.push(line) })
    let served = 0
    const failures: unknown[] = []
    const began = Date.now()
    while (Date.now() - began < 2000) {
      await pool.query('select name from cities').then(
        () => (served += 1),
        (error: unknown) => failures.push(error),
      )
    }
    await busy.client.query('commit')
    expect(await migrating).toEqual(['0004-lakes'])
    expect(failures).toEqual([])
    expect(served).toBeGreaterThan(0)
    expect(said).toEqual(['The migration 0004-lakes waits for a lock: other sessions use its tables.'])
  })

  test('a migration that does not get its lock in time fails without changes', async () => {
    const { connection } = await bareDatabase()
    await migrate(connection, { directory: directoryWith(history) })
    await using busy = await otherSession(connection)
    await busy.client.query('begin; select * from rivers')
    const both = 'alter table cities add column lake text; alter table rivers add column lake text;'
    const directory = directoryWith({ ...history, '0004-lakes.sql': both })
    await expect(migrate(connection, { directory, patienceMs: 100 })).rejects.toThrow(
      /0004-lakes waits for a lock.*later/,
    )
    await busy.client.query('commit')
    expect(await migrate(connection, { directory })).toEqual(['0004-lakes'])
  })
})

test('the migrated shop stores browser reports, and drops invalid ones', async () => {
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
