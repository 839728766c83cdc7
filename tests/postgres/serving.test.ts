import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createCartCleaning, cleanUpCarts } from '#features/carts/cleaning-repository.ts'
import type { Connection } from '#platform/db/connection.ts'
import { openDatabase } from '#platform/db/database.ts'
import { createPool, type PoolOptions } from '#platform/db/pool.ts'
import { root } from '#platform/config/root.ts'
import { openCheckoutShop } from '#tests/api/checkout/checkout-shop.ts'
import { paidOnce, startedPayment, tracesOf } from '#tests/api/payments/payment-traces.ts'
import { openBuiltShop } from '#tests/builders/built-shop.ts'
import { runAs } from '#tests/builders/cluster.ts'
import { testDatabase } from '#tests/builders/database.ts'
import { inLongRun } from '#tests/builders/slices.ts'

/** Buys something over these connections, from the cart to the queued confirmation. */
async function buy(connection: Connection, options: PoolOptions = {}): Promise<void> {
  const pool = createPool(connection, options)
  onTestFinished(() => pool.end())
  await using checkout = await openCheckoutShop({ database: { pool, connection, drop: async () => {} } })
  const started = await startedPayment(checkout)
  await checkout.bank.decide(started.providerId, 'paid')
  await expect.poll(() => tracesOf(checkout, started.id)).toEqual(paidOnce(started.cents))
  expect(checkout.shop.errorLog).toEqual([])
}

test('a role that may only read and write rows is enough to serve; these are the documented privileges', async () => {
  const { connection, drop } = await testDatabase()
  const role = `shop_${connection.database}`
  const superuser = { ...inject('cluster'), database: connection.database }
  onTestFinished(async () => {
    await runAs(superuser, `drop owned by ${role}; drop role ${role}`)
    await drop()
  })
  // The script also makes both roles and the database, which the test has already.
  const script = readFileSync(join(root, 'deploy/database/1-roles.sql'), 'utf8')
  const rights = script
    .slice(script.indexOf('grant usage on schema'))
    .split('\n')
    .filter((line) => !line.startsWith('create table'))
    .join('\n')
  await runAs(superuser, `create role ${role} login`)
  await runAs({ ...connection }, rights.replaceAll('shop_app', role))
  await runAs(
    { ...connection },
    `grant select, insert, update, delete on all tables in schema public to ${role};
    revoke insert, update, delete on schema_migrations from ${role};
    grant usage on all sequences in schema public to ${role}`,
  )
  const shop = { ...connection, user: role }
  await expect(runAs(shop, 'create table mine ()')).rejects.toThrow('permission denied')
  await expect(runAs(shop, 'alter table carts add column mine int')).rejects.toThrow('must be owner')
  await expect(runAs(shop, 'delete from schema_migrations')).rejects.toThrow('permission denied')

  const database = openDatabase({ connection: shop, say: () => {} })
  await database.opened
  await database.close()
  expect(database.ready()).toBe(true)
  await buy(shop)
})

test('PgBouncer in transaction mode: two server connections are enough to buy', inLongRun, async () => {
  const { connection, pool, drop } = await testDatabase()
  onTestFinished(drop)
  const pooled = await startPgBouncer(connection)
  await expect(createPool(pooled).query('select 1'), 'without the setting it does not work').rejects.toMatchObject({
    code: 'database_unavailable',
    cause: { message: expect.stringContaining('unsupported startup parameter') },
  })
  const database = openDatabase({ connection: pooled, say: () => {}, pooler: 'transaction' })
  await database.opened
  await database.ping()
  await Promise.all([1, 2, 3, 4].map(() => buy(pooled, { pooler: 'transaction' })))

  const cleanings = [1, 2, 3].map(() => cleanUpCarts(createCartCleaning(database.pools.background)))
  expect((await Promise.all(cleanings)).filter((deleted) => deleted !== null).length).toBeGreaterThan(0)
  await database.close()
  const { rows } = await pool.query<{ held: number }>(
    `select count(*)::int as held from pg_locks where locktype = 'advisory'
     and database = (select oid from pg_database where datname = current_database())`,
  )
  expect(rows).toEqual([{ held: 0 }])
})

test('the built shop behind PgBouncer', inLongRun, async () => {
  const { connection, drop } = await testDatabase()
  onTestFinished(drop)
  const { host, port, user, database } = await startPgBouncer(connection)
  const env = { DATABASE_URL: `postgres://${user}@${host}:${port}/${database}`, DATABASE_POOLER: 'transaction' }
  const { ask, output } = await openBuiltShop({ env })
  const answers = Array.from({ length: 40 }, async () => {
    const headers = { 'Sec-Fetch-Site': 'same-origin' }
    const made = (await (await ask('POST', '/api/carts', { headers })).json()) as { id: string }
    return (await ask('GET', `/api/carts/${made.id}`)).status
  })
  expect(new Set(await Promise.all(answers))).toEqual(new Set([200]))
  expect(output()).not.toContain('"level":"alert"')
})

/** Needs the Debian package `pgbouncer`, or another `pgbouncer` on the path. */
async function startPgBouncer(target: Connection): Promise<Connection> {
  const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find(existsSync)
  if (program === undefined) throw new Error('PgBouncer is not installed. Debian: apt-get install pgbouncer')
  // Only the cluster's own user may use its socket, and PgBouncer does not run as root.
  const { uid, gid } = statSync(`${target.host}/.s.PGSQL.${target.port}`)
  const folder = mkdtempSync(join(tmpdir(), 'stek-pgbouncer-'))
  const port = await freePort()
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(
    settings,
    `[databases]
${target.database} = host=${target.host} port=${target.port} user=${target.user} dbname=${target.database}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
max_client_conn = 200
`,
  )
  chownSync(folder, uid, gid)
  chownSync(settings, uid, gid)
  const server = spawn(program, [settings], { stdio: 'ignore', ...(process.getuid?.() === 0 && { uid, gid }) })
  const exited = once(server, 'exit')
  onTestFinished(async () => {
    server.kill('SIGKILL')
    await exited
    rmSync(folder, { recursive: true, force: true })
  })
  await expect.poll(() => isOpen(port)).toBe(true)
  return { host: '127.0.0.1', port, user: target.user, database: target.database }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
