import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { makeBaseBackup } from '#platform/db/base-backup.ts'
import type { Connection } from '#platform/db/connection.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { createClientClass, createPool } from '#platform/db/pool.ts'
import { primaryOf } from '#platform/db/primary.ts'
import { locateCluster } from '#platform/db/embedded/cluster-location.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded/start-embedded-postgres.ts'
import { createJobListener } from '#platform/jobs/job-listener.ts'
import { Unavailable } from '#core/result/unavailable.ts'
import { runAs } from '#tests/builders/cluster.ts'
import { inLongRun } from '#tests/builders/slices.ts'
import { freshDirectory } from './data-directory.ts'
import { type UnsteadyServer, unsteadyServer } from './unsteady-server.ts'
import { logTo } from '#tests/builders/log.ts'

const settings = { fsync: 'off', full_page_writes: 'off', max_wal_senders: '3', wal_level: 'replica' }
const insert = 'insert into notes values ($1)'

test(
  'the shop finds the new primary by itself, and leaves the old one',
  { ...inLongRun, timeout: 120_000 },
  async () => {
    const { first, second, promote } = await primaryAndStandby()
    const connection = urlOf(second, first)
    const lines: string[] = []
    const options = { clientClass: createClientClass({ log: logTo((line) => lines.push(line)), pauseMs: () => 20 }) }
    const pools = [createPool(connection, options), createPool(connection, options)] as const
    onTestFinished(async () => void (await Promise.all(pools.map((pool) => pool.end()))))
    const [pool, other] = pools
    let wakes = 0
    const stopListening = createJobListener(connection, { retryMs: 20 })(() => (wakes += 1))
    onTestFinished(stopListening)
    const isHeard = async () => {
      const before = wakes
      await pool.query(`select pg_notify('jobs', 'send_mail')`)
      return expect.poll(() => wakes).toBeGreaterThan(before)
    }

    expect((await primaryOf(connection)).connectionString, 'not the standby').toContain(`:${first.connection.port}/`)
    await inTransaction(pool, (client) => client.query(insert, ['to the first']))
    await other.query(insert, ['beside it'])
    await expect.poll(() => wakes).toBe(1)
    await isHeard()

    first.mood = 'closed'
    first.cut()
    const lost = inTransaction(pool, (client) => client.query(insert, ['to nobody']))
    await expect(lost).rejects.toEqual(new Unavailable('database_unavailable'))
    await expect(primaryOf(connection), 'the standby is none').rejects.toThrow()
    await expect.poll(() => writes(pool, 'to nobody either')).toBe(false)
    expect(lines).toEqual([expect.stringMatching(/^alert database: The database cannot be reached\. \(reason: /)])

    await promote()
    await expect.poll(() => writes(pool, 'to the second')).toBe(true)
    expect(lines.slice(1)).toEqual([expect.stringMatching(/^info database: The database can be reached again/)])
    await isHeard()

    // The former primary returns and accepts writes too: it has the older timeline.
    first.mood = 'open'
    expect((await primaryOf(connection)).connectionString).toContain(`:${second.connection.port}/`)
    second.mood = 'silent'
    await expect(pool.query(insert, ['asked the second']), 'no answer within its time').rejects.toThrow(Unavailable)
    second.mood = 'open'
    await expect.poll(() => writes(other, 'to the second again')).toBe(true)
    const { rows } = await pool.query<{ note: string }>('select note from notes')
    expect(rows.map(({ note }) => note)).toEqual(expect.arrayContaining(['to the first', 'to the second again']))
    expect(rows.map(({ note }) => note)).not.toContain('to nobody')
  },
)

/** Two real servers behind sockets that can be cut. */
async function primaryAndStandby() {
  const primary = await startEmbeddedPostgres({ dataDir: freshDirectory(), say: () => {}, settings })
  onTestFinished(() => primary.stop())
  await runAs(primary.connection, 'create table notes (note text)')
  const dataDir = freshDirectory()
  const { directory } = locateCluster(dataDir, () => {})
  const data = join(directory, 'data')
  await makeBaseBackup(primary.superuser, data)
  const { host, user } = primary.superuser
  appendFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = 'host=${host} user=${user}'\n`)
  writeFileSync(join(data, 'standby.signal'), '')
  const standby = await startEmbeddedPostgres({ dataDir, say: () => {}, settings })
  onTestFinished(() => standby.stop())
  return {
    first: await unsteadyServer(primary.connection),
    second: await unsteadyServer(standby.connection),
    promote: () => runAs(standby.superuser, 'select pg_promote()'),
  }
}

function urlOf(...servers: readonly UnsteadyServer[]): Connection {
  return {
    connectionString: `postgres://shop@${servers.map(({ connection }) => `127.0.0.1:${connection.port}`).join()}/shop`,
  }
}

function writes(pool: Pool, note: string): Promise<boolean> {
  return pool.query(insert, [note]).then(
    () => true,
    () => false,
  )
}
