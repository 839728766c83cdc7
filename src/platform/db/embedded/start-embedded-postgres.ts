import { existsSync } from 'node:fs'
import { rmdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { type Connection, type Say, StartProblem } from '#platform/db/connection.ts'
import { type ClusterLocation, createPrivateDirectory, locateCluster, privateNameOf } from './cluster-location.ts'
import { ensureCluster, superuserName } from './create-cluster.ts'
import { runningPostmaster, type Server, spawnPostmaster, stopPostmaster } from './postmaster.ts'
import { programFor } from './program.ts'

interface EmbeddedPostgres {
  /** Connection of the shop's role. */
  readonly connection: Connection
  /** Superuser of the cluster; tests create their databases with it. */
  readonly superuser: Connection
  /** The directory that holds the cluster. */
  readonly location: string
  /** Stops the server, even one that an earlier process started and this process adopted. */
  readonly stop: () => Promise<void>
}

interface EmbeddedSettings {
  readonly dataDir: string
  readonly say: Say
  readonly settings?: Server['settings']
}

/** Starts PostgreSQL for this process, and restarts it if it dies, until `stop`. */
export async function startEmbeddedPostgres({ dataDir, say, settings }: EmbeddedSettings): Promise<EmbeddedPostgres> {
  const cluster = locateCluster(resolve(dataDir), say)
  const program = await programFor(cluster)
  ensureCluster(cluster, program)
  const socketDirectory = socketDirectoryOf(cluster)
  const superuser = superuserAt(socketDirectory)
  const server: Server = {
    cluster,
    program,
    socketDirectory,
    settings: {
      listen_addresses: '',
      unix_socket_directories: `"${socketDirectory.replaceAll('"', '""')}"`,
      unix_socket_permissions: '0700',
      timezone: 'UTC',
      log_timezone: 'UTC',
      ...settings,
    },
  }
  const stopping = new AbortController()
  let owner = await own(server, say)
  await ensureShopDatabase(owner.client)
  const watching = watch()
  return {
    connection: { ...superuser, user: shopName, database: shopName },
    superuser,
    location: cluster.directory,
    async stop() {
      stopping.abort()
      await watching
      const running = runningPostmaster(cluster.data)
      if (running) await stopPostmaster(running.pid)
      await owner.client.end()
      if (!socketDirectory.startsWith(cluster.directory)) await rmdir(socketDirectory).catch(() => {})
    },
  }

  async function watch(): Promise<void> {
    const { signal } = stopping
    const aborted = new Promise((done) => signal.addEventListener('abort', done))
    let lastLine = ''
    for (;;) {
      await Promise.race([owner.gone, aborted])
      if (signal.aborted) return
      if (lastLine === '') say((lastLine = 'The database stopped. Starting it again.'))
      try {
        owner = await own(server, say)
        say('The database is back.')
        lastLine = ''
      } catch (error) {
        const line = error instanceof Error ? error.message : String(error)
        if (line !== lastLine) say(line)
        lastLine = line
        await pause(1000, undefined, { signal }).catch(() => {})
      }
    }
  }
}

/**
 * Finds the database of a shop that runs on this data directory, for the shop's role.
 * @returns null if none runs
 */
export function runningDatabase(dataDir: string): Connection | null {
  if (!['postgres/data', 'postgres-is-at'].some((trace) => existsSync(join(dataDir, trace)))) return null
  const cluster = locateCluster(dataDir, () => {})
  if (!runningPostmaster(cluster.data)?.ready) return null
  return { ...superuserAt(socketDirectoryOf(cluster)), user: shopName, database: shopName }
}

/** Name of the shop's role and database. */
const shopName = 'shop'
const ownerLock = 7_835_357
const startTimeoutMs = 20_000
/**
 * Causes that pass by themselves: a concurrent start, an owner that is still stopping, shared memory of a killed
 * server.
 */
const passingFailure =
  /lock file ".*" already exists|create lock file ".*": No such file|shared memory block .* still in use/

interface Ownership {
  readonly client: Client
  /** Resolves when the connection has ended. */
  readonly gone: Promise<void>
}

/** Starts the server unless it runs, and takes the lock that only one process can hold. */
async function own(server: Server, say: Say): Promise<Ownership> {
  const { data, log } = server.cluster
  const began = Date.now()
  let failureOf: (() => string | undefined) | undefined
  for (let isSlow = false; ; await pause(20)) {
    const running = runningPostmaster(data)
    const failure = failureOf?.()
    if (running?.ready) {
      const ownership = await lock(superuserAt(server.socketDirectory), data)
      if (ownership) return ownership
      if (Date.now() - began > startTimeoutMs) {
        throw new StartProblem(`The database (process ${running.pid}) does not answer. Stop it first.`)
      }
    } else if (!running && (failureOf === undefined || failure !== undefined)) {
      if (failure !== undefined && (!passingFailure.test(failure) || Date.now() - began > startTimeoutMs)) {
        throw new StartProblem(`The database does not start. Its log, ${log}, says:\n${failure}`)
      }
      if (failure !== undefined) await pause(100)
      failureOf = spawnPostmaster(server)
    } else if (!isSlow && Date.now() - began > 3000) {
      isSlow = true
      say('The database is recovering from an interruption. This may take a while.')
    }
  }
}

/**
 * The lock is released with this connection, however the process ends.
 * @returns undefined if the server does not accept connections yet
 */
async function lock(superuser: Connection, data: string): Promise<Ownership | undefined> {
  const client = new Client({
    ...superuser,
    application_name: `shop owner ${process.pid}`,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  })
  client.on('error', () => {})
  const gone = new Promise<void>((done) => client.once('end', done))
  try {
    await client.connect()
    // The connection of a killed owner takes a moment to disappear.
    for (const start = Date.now(); Date.now() - start < 1000; await pause(50)) {
      const taken = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [ownerLock])
      if (taken.rows[0]?.taken) return { client, gone }
    }
    const owners = await client.query<{ name: string }>(
      `select application_name as name from pg_stat_activity join pg_locks using (pid)
       where locktype = 'advisory' and granted and objid = $1`,
      [ownerLock],
    )
    const owner = owners.rows[0]?.name.replace('shop owner', 'process') ?? 'another process'
    throw new StartProblem(
      `A shop is already running on this database (${owner}, in ${data}).\n` +
        'Stop it first, or give this one a place of its own: DATA_DIR=.data-2 PORT=3001 npm start',
    )
  } catch (error) {
    await client.end().catch(() => {})
    if (error instanceof StartProblem) throw error
    return undefined
  }
}

const superuserAt = (socketDirectory: string): Connection => ({
  host: socketDirectory,
  port: 5432,
  user: superuserName,
  database: 'postgres',
  ssl: false,
})

/** The shop's role owns its database and nothing else. */
async function ensureShopDatabase(superuser: Client): Promise<void> {
  const { rows } = await superuser.query<{ role: boolean; database: boolean }>(
    `select exists (select from pg_roles where rolname = $1) as role,
            exists (select from pg_database where datname = $1) as database`,
    [shopName],
  )
  if (!rows[0]?.role) await superuser.query(`create role ${shopName} login`)
  if (!rows[0]?.database) await superuser.query(`create database ${shopName} owner ${shopName}`)
}

/** The system's limit for a socket path (104 bytes on macOS), less the name PostgreSQL gives the socket. */
const maxDirectoryBytes = 103 - '/.s.PGSQL.5432'.length

/** Beside the cluster if the path is short enough, otherwise in /tmp. */
function socketDirectoryOf({ directory, account }: ClusterLocation): string {
  const near = join(directory, 'socket')
  const chosen = Buffer.byteLength(near) <= maxDirectoryBytes ? near : join('/tmp', privateNameOf(directory))
  if (createPrivateDirectory(chosen, account)) return chosen
  throw new StartProblem(`${chosen} belongs to another user. Remove it, or choose another DATA_DIR.`)
}
