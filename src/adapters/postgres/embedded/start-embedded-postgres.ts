import { rmdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Connection, Say } from '#adapters/postgres/connection/connection.ts'
import { ensureCluster } from '#adapters/postgres/embedded/create-cluster.ts'
import { homeOf } from '#adapters/postgres/embedded/home.ts'
import { ensureShopDatabase, superuserAt } from '#adapters/postgres/embedded/ownership.ts'
import type { Settings } from '#adapters/postgres/embedded/postmaster.ts'
import { programFor } from '#adapters/postgres/embedded/program.ts'
import { socketDirectoryOf } from '#adapters/postgres/embedded/socket-directory.ts'
import { keepRunning } from '#adapters/postgres/embedded/supervisor.ts'

export interface EmbeddedPostgres {
  /** As the shop logs in. */
  readonly connection: Connection
  /** As the keeper of the cluster logs in; tests create their databases with it. */
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
  const home = homeOf(resolve(options.dataDir), options.say)
  const program = await programFor(home)
  await ensureCluster(home, program)
  const socketDirectory = socketDirectoryOf(home)
  const superuser = superuserAt(socketDirectory)
  const settings = {
    listen_addresses: '',
    unix_socket_directories: `"${socketDirectory.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...options.settings,
  }
  const server = await keepRunning({ home, program, settings, socketDirectory, superuser, say: options.say })
  try {
    await ensureShopDatabase(server.owner)
  } catch (error) {
    await server.stop()
    throw error
  }
  return {
    connection: { ...superuser, user: 'stek', database: 'stek' },
    superuser,
    location: home.directory,
    async stop() {
      await server.stop()
      if (!socketDirectory.startsWith(home.directory)) await rmdir(socketDirectory).catch(() => {})
    },
  }
}
