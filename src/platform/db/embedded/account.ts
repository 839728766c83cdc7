import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { StartProblem } from '#platform/db/connection.ts'

/** The system user the database runs as; empty means: as ourselves. */
export interface Account {
  readonly uid?: number
  readonly gid?: number
}

export const isRoot = process.getuid?.() === 0

/** PostgreSQL refuses to run as root: an existing cluster keeps its owner, a new one belongs to `nobody`. */
export function accountOf(existingCluster: string | undefined): Account {
  if (!isRoot) return {}
  const owner = existingCluster && statSync(existingCluster)
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody()
}

function nobody(): Account {
  const entry = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(-?\d+):(-?\d+):/m)
  if (!entry) {
    throw new StartProblem(
      'The database cannot run as root, and this machine has no user "nobody" to run it.\n' +
        'Start as an ordinary user, or point DATABASE_URL at a PostgreSQL of your own.',
    )
  }
  return { uid: Number(entry[1]), gid: Number(entry[2]) }
}

/** Tries it as that user: file modes alone are not enough (access lists, mounts, containers). */
export function canUse(account: Account, directory: string): boolean {
  return tryAs(account, '/bin/sh', ['-c', 'cd "$0" && test -w . && test -x .', directory])
}

export function tryAs(account: Account, command: string, args: readonly string[]): boolean {
  const { status, error } = spawnSync(command, args, { ...account, cwd: '/', stdio: 'ignore', env: {} })
  const code = error && 'code' in error ? error.code : undefined
  if (code === 'EPERM' || code === 'EINVAL') {
    throw new StartProblem(
      'The database cannot run as root, and this container does not let root become another user.\n' +
        'Start as an ordinary user, or point DATABASE_URL at a PostgreSQL of your own.',
    )
  }
  return status === 0
}
