import { spawn } from 'node:child_process'
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { StartProblem } from '#platform/db/connection.ts'
import type { ClusterLocation } from './cluster-location.ts'
import { isAlive } from './process-state.ts'

const MAJOR_VERSION = '18'

/** Role of the cluster's own upkeep; the shop logs in as its own, which may not touch the rest. */
export const SUPERUSER = 'postgres'

/** Created under another name and renamed when complete and flushed, so that a kill leaves no partial cluster. */
export async function ensureCluster(cluster: ClusterLocation, program: string): Promise<void> {
  removeAbandonedDrafts(cluster)
  if (existsSync(cluster.data)) return checkVersion(cluster)
  const draft = join(cluster.directory, `new-${process.pid}`)
  await initialise(cluster, program, draft)
  try {
    await rename(draft, cluster.data)
  } catch {
    // A concurrent start was faster; its cluster is used.
    rmSync(draft, { recursive: true, force: true })
  }
  syncDirectory(cluster.directory)
}

async function initialise(cluster: ClusterLocation, program: string, draft: string): Promise<void> {
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const args = ['-D', draft, '-U', SUPERUSER, '-A', 'trust', '--no-instructions', ...locale]
  const initdb = spawn(join(program, 'bin', 'initdb'), args, {
    ...cluster.account,
    cwd: cluster.directory,
    env: { LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const failed = new Promise<number | null>((resolve, reject) => initdb.once('error', reject).once('close', resolve))
  const [errorOutput, code] = await Promise.all([text(initdb.stderr), failed])
  if (code === 0) return
  rmSync(draft, { recursive: true, force: true })
  const advice = errorOutput.includes('could not look up effective user ID')
    ? '\nStart as a user this machine knows (listed in /etc/passwd), or point DATABASE_URL at a PostgreSQL of your own.'
    : ''
  throw new StartProblem(`The database could not be created in ${cluster.directory}.\n${errorOutput.trim()}${advice}`)
}

function checkVersion(cluster: ClusterLocation): void {
  const version = readFileSync(join(cluster.data, 'PG_VERSION'), 'utf8').trim()
  if (version === MAJOR_VERSION) return
  throw new StartProblem(
    `The database in ${cluster.data} was made by PostgreSQL ${version}; this release brings ${MAJOR_VERSION}.\n` +
      'Move its contents over with pg_dump and pg_restore, or choose another DATA_DIR to begin with an empty shop.',
  )
}

function removeAbandonedDrafts(cluster: ClusterLocation): void {
  for (const name of readdirSync(cluster.directory)) {
    const pid = Number(/^new-(\d+)$/.exec(name)?.[1])
    if (!pid || (pid !== process.pid && isAlive(pid))) continue
    rmSync(join(cluster.directory, name), { recursive: true, force: true, maxRetries: 3 })
  }
}

function syncDirectory(directory: string): void {
  const handle = openSync(directory, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
