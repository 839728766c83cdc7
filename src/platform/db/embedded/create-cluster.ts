import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { StartProblem } from '#platform/db/connection.ts'
import type { ClusterLocation } from './cluster-location.ts'
import { isAlive } from './postmaster.ts'

const majorVersion = '18'

/** Role for administration; the shop logs in as a role that owns its database only. */
export const superuserName = 'postgres'

/** The cluster is created under another name and renamed when complete, so that a kill leaves no partial cluster. */
export function ensureCluster(cluster: ClusterLocation, program: string): void {
  removeAbandonedDrafts(cluster.directory)
  if (existsSync(cluster.data)) return checkVersion(cluster.data)
  const draft = join(cluster.directory, `new-${process.pid}`)
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const args = ['-D', draft, '-U', superuserName, '-A', 'trust', '--no-instructions', ...locale]
  const { status, stderr, error } = spawnSync(join(program, 'bin', 'initdb'), args, {
    ...cluster.account,
    cwd: cluster.directory,
    env: { LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  })
  if (status !== 0) {
    rmSync(draft, { recursive: true, force: true })
    const reason = error?.message ?? stderr.trim()
    const advice = reason.includes('could not look up effective user ID')
      ? '\nStart as a user this machine knows (listed in /etc/passwd), or point DATABASE_URL at a PostgreSQL of your own.'
      : ''
    throw new StartProblem(`The database could not be created in ${cluster.directory}.\n${reason}${advice}`)
  }
  try {
    renameSync(draft, cluster.data)
  } catch {
    // A concurrent start was faster; its cluster is used.
    rmSync(draft, { recursive: true, force: true })
  }
}

function checkVersion(data: string): void {
  const version = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
  if (version === majorVersion) return
  throw new StartProblem(
    `The database in ${data} was made by PostgreSQL ${version}; this release brings ${majorVersion}.\n` +
      'Move its contents over with pg_dump and pg_restore, or choose another DATA_DIR to begin with an empty shop.',
  )
}

function removeAbandonedDrafts(directory: string): void {
  for (const name of readdirSync(directory)) {
    const pid = Number(/^new-(\d+)$/.exec(name)?.[1])
    if (!pid || (pid !== process.pid && isAlive(pid))) continue
    rmSync(join(directory, name), { recursive: true, force: true, maxRetries: 3 })
  }
}
