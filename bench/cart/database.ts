import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Connection } from '#platform/db/connection.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded/start-embedded-postgres.ts'
import { migrate } from '#platform/db/migrate.ts'

export interface BenchDatabase {
  readonly connection: Connection
  readonly superuser: Connection
  readonly url: string
  readonly sql: Client
  readonly postmaster: number
  stop(): Promise<void>
}

/** A database to throw away, as durable as the shop's own. */
export async function startDatabase(): Promise<BenchDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stek-bench-'))
  chmodSync(dataDir, 0o711)
  const postgres = await startEmbeddedPostgres({ dataDir, say: console.log })
  const { connection, superuser } = postgres
  await migrate(connection)
  const sql = new Client(connection)
  await sql.connect()
  const { user, database, host = '' } = connection
  return {
    connection,
    superuser,
    url: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
    sql,
    postmaster: Number(readFileSync(join(postgres.location, 'data/postmaster.pid'), 'utf8').split('\n')[0]),
    async stop() {
      await sql.end()
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
