import { setTimeout as pause } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createPool } from '#adapters/postgres/connection/pool.ts'
import { type TestDatabase, testDatabase } from '#tests/builders/database.ts'
import { unsteadyServer } from '#tests/postgres/unsteady-server.ts'

describe('the pool', { timeout: 30_000 }, () => {
  test('gives every question a time budget and a name', async () => {
    const { pool } = await database()
    const { rows } = await pool.query(
      `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
              current_setting('idle_in_transaction_session_timeout') as idle, current_setting('application_name') as name`,
    )
    expect(rows).toEqual([{ statement: '1500ms', lock: '800ms', idle: '5s', name: 'stek' }])
  })

  test('survives the end of idle connections and of connections in use', async () => {
    const { pool } = await database()
    const [idle, busy] = [await pool.connect(), await pool.connect()]
    await busy.query('begin')
    idle.release()
    await endAllOthers(pool)
    await expect(busy.query('select 1')).rejects.toThrow()
    busy.release()
    expect(await answers(pool)).toBe(true)
  })

  test('a lock that is held is given up after 0.8 s', async () => {
    const { pool } = await database()
    const holder = await pool.connect()
    await holder.query('begin; lock table browser_reports')
    const began = Date.now()
    await expect(pool.query('select from browser_reports')).rejects.toMatchObject({ code: '55P03' })
    expect(Date.now() - began).toBeGreaterThan(700)
    holder.release(true)
  })

  test('an answer that never comes is given up after 2 s, and its connection is not used again', async () => {
    const { connection } = await database()
    const server = await unsteadyServer(connection)
    const pool = poolOf(server.connection)
    const client = await pool.connect()
    server.mood = 'silent'
    await expect(client.query('select 1')).rejects.toThrow('Query read timeout')
    server.mood = 'open'
    client.release()
    expect(pool.totalCount).toBe(0)
    expect(await answers(pool)).toBe(true)
  })

  test('a connection to a server that may no longer write is not used again', async () => {
    const { pool } = await database()
    const client = await pool.connect()
    await client.query('set default_transaction_read_only = on')
    await expect(client.query('create table t ()')).rejects.toMatchObject({ code: '25006' })
    client.release()
    expect(pool.totalCount).toBe(0)
    await pool.query('create table t ()')
  })

  test('while the database is away every question fails at once and few connections knock', async () => {
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
