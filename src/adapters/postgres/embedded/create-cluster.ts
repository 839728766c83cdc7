import { spawn } from 'node:child_process'
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { StartProblem } from '#adapters/postgres/connection/start-problem.ts'
import type { Home } from '#adapters/postgres/embedded/home.ts'
import { isAlive } from '#adapters/postgres/embedded/process-state.ts'

const MAJOR_VERSION = '18'

/** Role of the cluster's own upkeep; the shop logs in as its own, which may not touch the rest. */
export const SUPERUSER = 'postgres'

/** Built under another name and renamed when complete and on disk: a kill half way leaves no half cluster. */
export async function ensureCluster(home: Home, program: string): Promise<void> {
  removeAbandonedDrafts(home)
  if (existsSync(home.data)) return checkVersion(home)
  const draft = join(home.directory, `new-${process.pid}`)
  await initialise(home, program, draft)
  try {
    await rename(draft, home.data)
  } catch {
    // Another start was faster; its cluster is as good as ours.
    rmSync(draft, { recursive: true, force: true })
  }
  syncDirectory(home.directory)
}

async function initialise(home: Home, program: string, draft: string): Promise<void> {
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const args = ['-D', draft, '-U', SUPERUSER, '-A', 'trust', '--no-instructions', ...locale]
  const initdb = spawn(join(program, 'bin', 'initdb'), args, {
    ...home.account,
    cwd: home.directory,
    env: { LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const failed = new Promise<number | null>((resolve, reject) => initdb.once('error', reject).once('close', resolve))
  const [complaint, code] = await Promise.all([text(initdb.stderr), failed])
  if (code === 0) return
  rmSync(draft, { recursive: true, force: true })
  const advice = complaint.includes('could not look up effective user ID')
    ? '\nStart as a user this machine knows (listed in /etc/passwd), or point DATABASE_URL at a PostgreSQL of your own.'
    : ''
  throw new StartProblem(`The database could not be created in ${home.directory}.\n${complaint.trim()}${advice}`)
}

function checkVersion(home: Home): void {
  const version = readFileSync(join(home.data, 'PG_VERSION'), 'utf8').trim()
  if (version === MAJOR_VERSION) return
  throw new StartProblem(
    `The database in ${home.data} was made by PostgreSQL ${version}; this release brings ${MAJOR_VERSION}.\n` +
      'Move its contents over with pg_dump and pg_restore, or choose another DATA_DIR to begin with an empty shop.',
  )
}

function removeAbandonedDrafts(home: Home): void {
  for (const name of readdirSync(home.directory)) {
    const pid = Number(/^new-(\d+)$/.exec(name)?.[1])
    if (!pid || (pid !== process.pid && isAlive(pid))) continue
    rmSync(join(home.directory, name), { recursive: true, force: true, maxRetries: 3 })
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
