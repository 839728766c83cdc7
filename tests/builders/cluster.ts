import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import type { Connection } from '#platform/db/connection.ts'
import { runningPostmaster, stopPostmaster } from '#platform/db/embedded/postmaster.ts'
import { isAlive } from '#platform/db/embedded/postmaster.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded/start-embedded-postgres.ts'
import { migrate } from '#platform/db/migrate.ts'
import { prepareSpares } from './spare-databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser connection to the cluster of this test run. */
    cluster: Connection
  }
}

export interface TestCluster {
  readonly superuser: Connection
  readonly stop: () => Promise<void>
}

/** Template of the test databases: all migrations, no rows. */
export const TEMPLATE = 'shop_template'

const PREFIX = 'stek-test-'

/** Global setup of Vitest: one cluster for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster()
  project.provide('cluster', cluster.superuser)
  return () => cluster.stop()
}

/** Starts a disposable cluster with fsync disabled. */
export async function startTestCluster(): Promise<TestCluster> {
  await removeAbandonedClusters()
  const dataDir = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
  chmodSync(dataDir, 0o711)
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }
  const server = await startEmbeddedPostgres({ dataDir, say: console.log, settings })
  const template = await createDatabase(server.superuser, { name: TEMPLATE, from: 'template1' })
  await migrate(template)
  await prepareSpares(server.superuser, TEMPLATE)
  return {
    superuser: server.superuser,
    async stop() {
      await server.stop()
      removeCluster(dataDir)
    },
  }
}

/** Creates a database owned by the shop's role. */
export async function createDatabase(
  superuser: Connection,
  { name = `test_${randomBytes(8).toString('hex')}`, from = TEMPLATE }: { name?: string; from?: string } = {},
): Promise<Connection> {
  await runAs(superuser, `create database ${name} template ${from} owner shop strategy file_copy`)
  return { ...superuser, user: 'shop', database: name }
}

export async function dropDatabase(superuser: Connection, { database }: Connection): Promise<void> {
  await runAs(superuser, `drop database if exists ${database} with (force)`)
}

export async function runAs(connection: Connection, sql: string): Promise<void> {
  const client = new Client(connection)
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** A killed run leaves its server and data directory behind. */
async function removeAbandonedClusters(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const owner = Number(name.startsWith(PREFIX) && name.slice(PREFIX.length).split('-')[0])
    const dataDir = join(tmpdir(), name)
    // Another run may delete the directory at the same time.
    const found = lstatSync(dataDir, { throwIfNoEntry: false })
    if (!owner || isAlive(owner) || found?.uid !== process.getuid?.()) continue
    const postmaster = runningPostmaster(join(homeOf(dataDir), 'data'))
    if (postmaster) await stopPostmaster(postmaster.pid)
    removeCluster(dataDir)
  }
}

function removeCluster(dataDir: string): void {
  rmSync(homeOf(dataDir), { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
}

function homeOf(dataDir: string): string {
  const pointer = join(dataDir, 'postgres-is-at')
  return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : join(dataDir, 'postgres')
}
