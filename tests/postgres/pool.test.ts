import { setTimeout as pause } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { createClientClass, createPool } from '#platform/db/pool.ts'
import { Unavailable } from '#core/result/unavailable.ts'
import { type TestDatabase, testDatabase } from '#tests/builders/database.ts'
import { unsteadyServer } from './unsteady-server.ts'
import { logTo } from '#tests/builders/log.ts'

describe('the pool', { timeout: 30_000 }, () => {
  test('gives every query a timeout and an application name', async () => {
    const { pool } = await database()
    const { rows } = await pool.query(
      `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
              current_setting('idle_in_transaction_session_timeout') as idle, current_setting('application_name') as name`,
    )
    expect(rows).toEqual([{ statement: '1500ms', lock: '1200ms', idle: '5s', name: 'shop' }])
  })

  test('survives the end of idle and used connections', async () => {
    const { pool } = await database()
    const [idle, busy] = [await pool.connect(), await pool.connect()]
    await busy.query('begin')
    idle.release()
    await endAllOthers(pool)
    await expect(busy.query('select 1')).rejects.toThrow()
    busy.release()
    expect(await answers(pool)).toBe(true)
  })

  test('waits at most 1.2 s for a lock', async () => {
    const { pool } = await database()
    const holder = await pool.connect()
    await holder.query('begin; lock table browser_reports')
    const began = Date.now()
    await expect(pool.query('select from browser_reports')).rejects.toMatchObject({
      code: 'busy',
      cause: { code: '55P03' },
    })
    expect(Date.now() - began).toBeGreaterThan(1100)
    holder.release(true)
  })

  test('a query without a response ends after 2 s, and its connection is not used again', async () => {
    const { connection } = await database()
    const server = await unsteadyServer(connection)
    const pool = poolOf(server.connection)
    const client = await pool.connect()
    server.mood = 'silent'
    await expect(client.query('select 1')).rejects.toMatchObject(unanswered)
    server.mood = 'open'
    client.release()
    expect(pool.totalCount).toBe(0)
    expect(await answers(pool)).toBe(true)
  })

  test('then idle connections are closed too, without waiting for each of them; transactions continue', async () => {
    const { connection } = await database()
    const server = await unsteadyServer(connection)
    const pool = poolOf(server.connection)
    const clients = await Promise.all(Array.from({ length: 4 }, () => pool.connect()))
    const [asking, moving, ...idle] = clients
    if (!asking || !moving) throw new Error('four connections')
    await moving.query('begin')
    for (const client of idle) client.release()
    expect(pool.idleCount).toBe(2)
    server.mood = 'silent'
    await expect(asking.query('select 1')).rejects.toMatchObject(unanswered)
    asking.release()
    await expect.poll(() => [pool.totalCount, pool.idleCount]).toEqual([1, 0])
    server.mood = 'open'
    await moving.query('commit')
    moving.release()

    const others = await Promise.all(Array.from({ length: 3 }, () => pool.connect()))
    for (const client of others) client.release()
    server.mood = 'silent'
    await expect(pool.query('select 1'), 'of the pool').rejects.toMatchObject(unanswered)
    await expect.poll(() => pool.totalCount).toBe(0)
  })

  test('more callers than connections are served in turn: a caller waits up to five seconds', async () => {
    const { connection } = await database()
    const pool = createPool(connection, { max: 5 })
    onTestFinished(() => pool.end())
    const crowd = Array.from({ length: 50 }, () => pool.query('select pg_sleep(0.2)'))
    expect((await Promise.allSettled(crowd)).map(({ status }) => status)).toEqual(crowd.map(() => 'fulfilled'))
  })

  test('a connection to a server that became read-only is not used again', async () => {
    const { pool } = await database()
    const client = await pool.connect()
    await client.query('set default_transaction_read_only = on')
    await expect(client.query('create table t ()')).rejects.toMatchObject({
      code: 'database_unavailable',
      cause: { code: '25006' },
    })
    client.release()
    expect(pool.totalCount).toBe(0)
    await pool.query('create table t ()')
  })

  test('while the database is unreachable every query fails at once, with few attempts to connect', async () => {
    const { connection } = await database()
    const server = await unsteadyServer(connection)
    const pool = poolOf(server.connection)
    server.mood = 'closed'
    expect(await answers(pool)).toBe(false)
    const before = server.knocks()
    const began = Date.now()
    for (let asked = 0; asked < 100; asked++) {
      expect(await Promise.all([answers(pool), answers(pool), answers(pool)])).toEqual([false, false, false])
      await pause(10)
    }
    const seconds = (Date.now() - began) / 1000
    expect((server.knocks() - before) / seconds).toBeLessThanOrEqual(6)

    server.mood = 'open'
    await pause(350)
    expect(await answers(pool)).toBe(true)
    expect(await Promise.all(Array.from({ length: 20 }, () => answers(pool)))).not.toContain(false)
  })
})

const unanswered = { code: 'database_unavailable', cause: { message: 'Query read timeout' } }

const add = 'update counters set count = count + 1 where id = $1'

describe('transactions that PostgreSQL rolled back for others', { timeout: 30_000 }, () => {
  test('two transactions in a deadlock both complete, once', async () => {
    const pool = await counters()
    let begun = 0
    const inOrder = (...ids: readonly number[]) =>
      inTransaction(pool, async (client) => {
        begun += 1
        for (const id of ids) {
          await client.query(add, [id])
          await pause(100)
        }
        return ids
      })
    expect(await Promise.all([inOrder(1, 2), inOrder(2, 1)])).toEqual([
      [1, 2],
      [2, 1],
    ])
    expect(await counts(pool)).toEqual([
      { id: 1, count: 2 },
      { id: 2, count: 2 },
    ])
    expect(begun, 'without a collision this test shows nothing').toBe(3)
  })

  test('also after two deadlocks', async () => {
    const pool = await counters()
    let tries = 0
    const done = inTransaction(pool, async (client) => {
      tries += 1
      if (tries < 3) await client.query(`do $$ begin raise sqlstate '40001'; end $$`)
      return client.query(add, [1])
    })
    expect((await done).rowCount).toBe(1)
    expect(tries).toBe(3)
  })

  test('a single statement is retried too', async () => {
    const pool = await counters()
    await pool.query('create sequence tries')
    await pool.query(`create function collide_twice() returns trigger language plpgsql as $$
      begin
        if nextval('tries') < 3 then raise sqlstate '40P01'; end if;
        return new;
      end $$`)
    await pool.query('create trigger collide before update on counters for each row execute function collide_twice()')
    expect((await pool.query(add, [1])).rowCount).toBe(1)
  })

  test('repeated deadlocks are reported after a few attempts', async () => {
    const pool = await counters()
    let tries = 0
    const hopeless = inTransaction(pool, (client) => {
      tries += 1
      return client.query(`do $$ begin raise sqlstate '40P01'; end $$`)
    })
    await expect(hopeless).rejects.toEqual(new Unavailable('busy'))
    expect(tries).toBe(4)
  })
})

test('the lack of connections is logged once, and its end too', async () => {
  const { connection } = await database()
  const server = await unsteadyServer(connection)
  const lines: string[] = []
  const clientClass = createClientClass({ log: logTo((line) => lines.push(line)), pauseMs: () => 20 })
  const pools = [1, 2].map(() => createPool(server.connection, { clientClass }))
  onTestFinished(async () => void (await Promise.all(pools.map((pool) => pool.end()))))
  const all = async () => (await Promise.all(pools.map(answers))).every(Boolean)
  expect(await all()).toBe(true)
  expect(lines).toEqual([])
  for (const pool of pools) await endAllOthers(pool)
  server.mood = 'closed'
  await expect.poll(all).toBe(false)
  for (let asked = 0; asked < 20; asked += 1) {
    await Promise.all(pools.map(answers))
    await pause(5)
  }
  expect(lines).toEqual([
    expect.stringMatching(/^alert database: The database cannot be reached\. \(reason: .*ECONNRESET/),
  ])
  server.mood = 'open'
  await expect.poll(all).toBe(true)
  expect(lines.slice(1)).toEqual([expect.stringMatching(/^info database: The database can be reached again/)])
})

async function counters(): Promise<Pool> {
  const { pool } = await database()
  await pool.query('create table counters (id int primary key, count int not null default 0)')
  await pool.query('insert into counters values (1), (2)')
  return pool
}

async function counts(pool: Pool): Promise<readonly unknown[]> {
  return (await pool.query('select id, count from counters order by id')).rows
}

async function database(): Promise<TestDatabase> {
  const created = await testDatabase()
  onTestFinished(created.drop)
  return created
}

function poolOf(connection: Parameters<typeof createPool>[0]): Pool {
  const pool = createPool(connection)
  onTestFinished(() => pool.end())
  return pool
}

async function answers(pool: Pool): Promise<boolean> {
  return pool.query('select 1').then(
    () => true,
    () => false,
  )
}

async function endAllOthers(pool: Pool): Promise<void> {
  const client: PoolClient = await pool.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
  client.release()
  await pause(50)
}
