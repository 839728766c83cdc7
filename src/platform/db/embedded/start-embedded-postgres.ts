import { randomBytes } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Connection, type Say, StartProblem } from '#platform/db/connection.ts'
import { type Account, canUse } from './account.ts'
import { ensureCluster } from './create-cluster.ts'
import { type ClusterLocation, locateCluster, createOwnedDirectory } from './cluster-location.ts'
import { ensureShopDatabase, superuserAt } from './ownership.ts'
import { runningPostmaster, type Settings } from './postmaster.ts'
import { programFor } from './program.ts'
import { keepRunning } from './supervisor.ts'

interface EmbeddedPostgres {
  /** As the shop logs in. */
  readonly connection: Connection
  /** Superuser of the cluster; tests create their databases with it. */
  readonly superuser: Connection
  /** The directory that holds the cluster. */
  readonly location: string
  /** Stops the server, also one that an earlier run left behind and this one took over. */
  readonly stop: () => Promise<void>
}

export async function startEmbeddedPostgres(options: {
  readonly dataDir: string
  readonly say: Say
  readonly settings?: Settings
}): Promise<EmbeddedPostgres> {
  const cluster = locateCluster(resolve(options.dataDir), options.say)
  const program = await programFor(cluster)
  await ensureCluster(cluster, program)
  const socketDirectory = socketDirectoryOf(cluster)
  const superuser = superuserAt(socketDirectory)
  const settings = {
    listen_addresses: '',
    unix_socket_directories: `"${socketDirectory.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...options.settings,
  }
  const server = await keepRunning({ cluster, program, settings, socketDirectory, superuser, say: options.say })
  try {
    await ensureShopDatabase(server.owner)
  } catch (error) {
    await server.stop()
    throw error
  }
  return {
    connection: { ...superuser, user: 'shop', database: 'shop' },
    superuser,
    location: cluster.directory,
    async stop() {
      await server.stop()
      if (!socketDirectory.startsWith(cluster.directory)) await rmdir(socketDirectory).catch(() => {})
    },
  }
}

/** The database of a shop that runs on this data directory, as the shop logs in; null: none does. */
export function runningDatabase(dataDir: string): Connection | null {
  const traces = [join(dataDir, 'postgres', 'data'), join(dataDir, 'postgres-is-at')]
  if (!traces.some((trace) => existsSync(trace))) return null
  const cluster = locateCluster(dataDir, () => {})
  if (!runningPostmaster(cluster.data)?.ready) return null
  return { ...superuserAt(socketDirectoryOf(cluster)), user: 'shop', database: 'shop' }
}

/** The system's limit for a socket path (104 bytes on macOS), less the name PostgreSQL gives it. */
const MAX_DIRECTORY_BYTES = 103 - '/.s.PGSQL.5432'.length

/** Beside the cluster when the path is short enough, otherwise under a name nobody can guess in the temporary directory. */
function socketDirectoryOf(cluster: ClusterLocation): string {
  const near = join(cluster.directory, 'socket')
  if (Buffer.byteLength(near) <= MAX_DIRECTORY_BYTES) {
    createOwnedDirectory(near, cluster.account)
    return near
  }
  const far = rememberedPath(cluster)
  createOwnedDirectory(far, cluster.account)
  const { uid } = lstatSync(far)
  if (uid === (cluster.account.uid ?? process.getuid?.())) return far
  throw new StartProblem(`${far} belongs to another user. Remove it, or set TMPDIR to a directory of your own.`)
}

function rememberedPath(cluster: ClusterLocation): string {
  const memory = join(cluster.directory, 'socket-is-at')
  if (!existsSync(memory)) {
    const path = join(shortBase(cluster.account), `stek-${randomBytes(6).toString('hex')}`)
    try {
      writeFileSync(memory, path, { flag: 'wx' })
    } catch {
      // A concurrent start was faster: its path is used.
    }
  }
  return readFileSync(memory, 'utf8')
}

function shortBase(account: Account): string {
  const base = tmpdir()
  const short = Buffer.byteLength(base) + '/stek-'.length + 12 <= MAX_DIRECTORY_BYTES
  return short && canUse(account, base) ? base : '/tmp'
}
