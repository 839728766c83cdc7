import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'
import type { Account } from '#platform/db/embedded/account.ts'
import { runningPostmaster, stopPostmaster } from '#platform/db/embedded/postmaster.ts'

interface DirectoryOptions {
  readonly mode?: number
  readonly name?: string
  readonly owner?: Account
}

/** Directory for one test. Clean-up stops a database that still runs in it. */
export function freshDirectory(options: DirectoryOptions = {}): string {
  const directory = make(options)
  onTestFinished(() => remove(directory))
  return directory.dataDir
}

/** Directory for the tests of a file: its database is created once, and stopped after each test. */
export function reusedDirectory(): () => string {
  let directory: ReturnType<typeof make> | undefined
  afterAll(() => directory && remove(directory))
  return () => {
    const { dataDir } = (directory ??= make({}))
    onTestFinished(() => stopLeftServer(dataDir))
    return dataDir
  }
}

function make({ mode = 0o711, name = 'data', owner }: DirectoryOptions): { parent: string; dataDir: string } {
  const parent = mkdtempSync(join(tmpdir(), 'stek-owner-'))
  chmodSync(parent, mode)
  if (owner?.uid !== undefined && owner.gid !== undefined) chownSync(parent, owner.uid, owner.gid)
  return { parent, dataDir: join(parent, name) }
}

async function remove({ parent, dataDir }: { parent: string; dataDir: string }): Promise<void> {
  await stopLeftServer(dataDir)
  rmSync(locationOf(dataDir), { recursive: true, force: true })
  rmSync(parent, { recursive: true, force: true })
}

async function stopLeftServer(dataDir: string): Promise<void> {
  const postmaster = runningPostmaster(join(locationOf(dataDir), 'data'))
  if (postmaster) await stopPostmaster(postmaster.pid)
}

function locationOf(dataDir: string): string {
  const pointer = join(dataDir, 'postgres-is-at')
  return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : join(dataDir, 'postgres')
}
