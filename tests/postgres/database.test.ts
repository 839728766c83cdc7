import { once } from 'node:events'
import { createServer } from 'node:net'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import type { Connection } from '#platform/db/connection.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { Unavailable } from '#core/result/unavailable.ts'
import { runAs } from '#tests/builders/cluster.ts'
import { testDatabase } from '#tests/builders/database.ts'
import { unsteadyServer } from './unsteady-server.ts'
import { logTo } from '#tests/builders/log.ts'
import type { Log } from '#platform/telemetry/log.ts'

describe('opening the database', { timeout: 30_000 }, () => {
  test('migrates in the background and is ready afterwards', async () => {
    const { connection, drop } = await testDatabase({ bare: true })
    onTestFinished(drop)
    const { database, said } = open(connection, { migrates: true })
    expect(database.ready()).toBe(false)
    await database.opened
    expect(database.ready()).toBe(true)
    expect((await database.pool.query('select from browser_reports')).rowCount).toBe(0)
    expect(said).toEqual([])
  })

  test('an unreachable database is reported at once, and used within 2 s of its return', async () => {
    const { connection, drop } = await testDatabase()
    onTestFinished(drop)
    const server = await unsteadyServer(connection)
    server.mood = 'closed'
    const { database, said } = open(server.connection)
    await vi.waitFor(() => expect(said).toHaveLength(1), 20_000)
    expect(said[0]).toMatch(/^alert database: The database does not work yet .*ECONNRESET[^]*Trying again every second/)
    expect(database.ready()).toBe(false)

    server.mood = 'open'
    const began = Date.now()
    await database.opened
    expect(Date.now() - began).toBeLessThan(2000 * 20)
    expect(said.at(-1)).toBe('The database answers now. Everything works.')
  })

  test('a read-only database is not ready, reported once, and is ready again when it accepts writes', async () => {
    const { connection, drop } = await testDatabase()
    onTestFinished(drop)
    const lines: string[] = []
    const { database } = open(connection, { log: logTo((line) => lines.push(line)) })
    await database.opened
    await database.ping()
    const setReadOnly = (to: 'on' | 'off') =>
      runAs(connection, `alter role shop in database ${connection.database} set default_transaction_read_only = ${to}`)
    await setReadOnly('on')
    await runAs(
      connection,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
    await expect
      .poll(() => database.ping().catch((error: unknown) => error))
      .toEqual(new Unavailable('database_unavailable'))
    await runAs(connection, `begin read write; alter role shop in database ${connection.database} reset all; commit`)
    await expect(database.ping()).resolves.toBeUndefined()
    expect(lines.filter((line) => line.includes('writes'))).toEqual([
      'alert database: The database takes no writes. (reason: it is read-only, or a standby)',
      expect.stringMatching(/^info database: The database takes writes again\. \(seconds: \d+\)$/),
    ])
  })

  test.each([
    ['nothing there', async () => closedPort(), /ECONNREFUSED/],
    ['something else there', async () => silentPort(), /timeout/],
  ])('with %s the message names the server and never the password', async (_, portThere, reason) => {
    const { said } = open({ connectionString: `postgres://shop:geheim@127.0.0.1:${await portThere()}/shop` })
    await vi.waitFor(() => expect(said).not.toEqual([]), 10_000)
    expect(said[0]).toMatch(/^alert database: The database does not work yet/)
    expect(said[0]).toMatch(reason)
    expect(said[0]).toMatch(/127\.0\.0\.1:\d+, database shop/)
    expect(said[0]).not.toContain('geheim')
  })

  test.each([
    [
      'no such database',
      () => ({ ...inject('cluster'), database: 'not_there' }),
      /database "not_there" does not exist/,
    ],
    ['a role that may not log in', () => ({ ...inject('cluster'), user: 'nobody' }), /nobody/],
  ])('%s is an alert, with the reason', async (_, connection, reason) => {
    const { said } = open(connection())
    await vi.waitFor(() => expect(said).not.toEqual([]), 10_000)
    expect(said[0]).toMatch(/^alert database: The database does not work yet/)
    expect(said[0]).toMatch(reason)
  })

  test('closing does not wait for another process that migrates', async () => {
    const { connection, pool, drop } = await testDatabase({ bare: true })
    onTestFinished(drop)
    const other = await pool.connect()
    onTestFinished(() => other.release(true))
    await other.query('select pg_advisory_lock(7835358)')
    const { database, said } = open(connection, { migrates: true })
    await vi.waitFor(() => expect(said).toEqual(['Another process is migrating the database: waiting for it.']), 20_000)
    const began = Date.now()
    await database.close()
    expect(Date.now() - began).toBeLessThan(5000)
  })

  test('without migrating: an older schema is reported with the fix, left unchanged, and used once it is new enough', async () => {
    const { connection, pool, drop } = await testDatabase({ bare: true })
    onTestFinished(drop)
    const { database, said } = open(connection)
    await vi.waitFor(() => expect(said).toHaveLength(1), 20_000)
    expect(said[0]).toMatch(
      /older than this release: the migration 0001-baseline is missing\. Run: stek migrate\nPages are/,
    )
    expect(database.ready()).toBe(false)
    expect((await pool.query(`select from pg_class where relnamespace = 'public'::regnamespace`)).rowCount).toBe(0)
    await migrate(connection)
    await database.opened
    expect(database.ready()).toBe(true)
  })

  test('without migrating: the schema of a newer release is accepted, for a role that may only read and write rows', async () => {
    const { connection, pool, drop } = await testDatabase()
    onTestFinished(drop)
    await pool.query(`insert into schema_migrations (name) values ('9999-next-release')`)
    await runAs(
      inject('cluster'),
      `do $$ begin create role shop_rows login; exception when duplicate_object then end $$`,
    )
    await pool.query('grant select, insert, update, delete on all tables in schema public to shop_rows')
    const { database, said } = open({ ...connection, user: 'shop_rows' })
    await database.opened
    expect(database.ready()).toBe(true)
    expect(said).toEqual([])
  })

  test('the same error is reported once', async () => {
    const { said } = open({ connectionString: `postgres://shop@127.0.0.1:${await closedPort()}/shop` })
    await new Promise((resolve) => setTimeout(resolve, 2500))
    expect(said).toHaveLength(1)
  })
})

test('test databases have the schema and are isolated from each other', async () => {
  const [one, other] = [await testDatabase(), await testDatabase()]
  onTestFinished(one.drop)
  onTestFinished(other.drop)
  await one.pool.query(`insert into browser_reports (kind, body) values ('x', '{}')`)
  expect((await one.pool.query('select from browser_reports')).rowCount).toBe(1)
  expect((await other.pool.query('select from browser_reports')).rowCount).toBe(0)
})

function open(
  connection: Connection,
  options: { migrates?: boolean; directory?: string; log?: Log } = {},
): { database: Database; said: string[] } {
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  const database = openDatabase({ connection, say, log: logTo(say), ...options })
  onTestFinished(async () => {
    if (!database.pool.ending) await database.close()
  })
  return { database, said }
}

async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server.address())
  server.close()
  return port
}

async function silentPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return portOf(server.address())
}

function portOf(address: ReturnType<ReturnType<typeof createServer>['address']>): number {
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}
