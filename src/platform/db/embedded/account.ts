import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { StartProblem } from '#platform/db/connection.ts'

/** System user that the database runs as; without an id it is the user of this process. */
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
  const [, uid, gid] = /^nobody:[^:]*:(-?\d+):(-?\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? []
  if (!gid) throw notAsRoot('and this machine has no user "nobody" to run it')
  return { uid: Number(uid), gid: Number(gid) }
}

export function notAsRoot(reason: string, fix = 'point DATABASE_URL at a PostgreSQL of your own'): StartProblem {
  return new StartProblem(`The database cannot run as root, ${reason}.\nStart as an ordinary user, or ${fix}.`)
}

/** Tests access as that user, because file modes do not show access lists, mounts and containers. */
export function canUse(account: Account, directory: string): boolean {
  return tryAs(account, '/bin/sh', ['-c', 'cd "$0" && test -w . && test -x .', directory])
}

export function tryAs(account: Account, command: string, args: readonly string[]): boolean {
  const { status, error } = spawnSync(command, args, { ...account, cwd: '/', stdio: 'ignore', env: {} })
  const code = error && 'code' in error ? error.code : undefined
  if (code === 'EPERM' || code === 'EINVAL') {
    throw notAsRoot('and this container does not let root become another user')
  }
  return status === 0
}
