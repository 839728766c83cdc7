import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Connection } from '#adapters/postgres/connection/connection.ts'
import { homeOf } from '#adapters/postgres/embedded/home.ts'
import { superuserAt } from '#adapters/postgres/embedded/ownership.ts'
import { runningPostmaster } from '#adapters/postgres/embedded/postmaster.ts'
import { socketDirectoryOf } from '#adapters/postgres/embedded/socket-directory.ts'

/** The database of a shop that runs on this data directory, as the shop logs in; null: none does. */
export function runningDatabase(dataDir: string): Connection | null {
  const traces = [join(dataDir, 'postgres', 'data'), join(dataDir, 'postgres-is-at')]
  if (!traces.some((trace) => existsSync(trace))) return null
  const home = homeOf(dataDir, () => {})
  if (!runningPostmaster(home.data)?.ready) return null
  return { ...superuserAt(socketDirectoryOf(home)), user: 'stek', database: 'stek' }
}
