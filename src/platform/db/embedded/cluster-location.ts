import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { type Say, StartProblem } from '#platform/db/connection.ts'
import { type Account, accountOf, canUse, isRoot, notAsRoot } from './account.ts'

/** The directory that holds the cluster, its log and its socket, and the user they belong to. */
export interface ClusterLocation {
  readonly directory: string
  readonly data: string
  readonly log: string
  readonly account: Account
}

/**
 * The cluster is in `postgres` in the data directory. If the shop runs as root, the database's user may have no access
 * to that path (a checkout in a private home directory): then the cluster is elsewhere, and `postgres-is-at` contains
 * its path.
 */
export function locateCluster(dataDir: string, say: Say): ClusterLocation {
  try {
    mkdirSync(dataDir, { recursive: true })
    return locateIn(realpathSync(dataDir), say)
  } catch (error) {
    if (error instanceof StartProblem || !(error instanceof Error)) throw error
    throw new StartProblem(
      `The data directory cannot be used: ${error.message}.\nChoose another: DATA_DIR=/path/you/own npm start`,
    )
  }
}

function locateIn(place: string, say: Say): ClusterLocation {
  const near = join(place, 'postgres')
  const pointer = join(place, 'postgres-is-at')
  const directory = existsSync(join(near, 'data'))
    ? near
    : existsSync(pointer)
      ? readPointer(pointer)
      : createDirectory(near, pointer)
  if (directory !== near) say(`The database lives in ${directory}: its user cannot reach ${place}.`)
  const data = join(directory, 'data')
  const account = accountOf(existsSync(data) ? data : undefined)
  if (canUse(account, directory)) return { directory, data, log: join(directory, 'postgres.log'), account }
  throw new StartProblem(
    isRoot
      ? `The database's user can no longer reach ${directory}. Open the directories above it (chmod o+x), or move DATA_DIR.`
      : `${directory} belongs to another user. Start as that user, or choose another place: DATA_DIR=.data-mine npm start`,
  )
}

function readPointer(pointer: string): string {
  const directory = readFileSync(pointer, 'utf8').trim()
  if (existsSync(directory)) return directory
  throw new StartProblem(
    `The database of this shop was in ${directory}, and that directory is gone.\n` +
      `Put it back, or remove ${pointer} to begin with an empty shop.`,
  )
}

/**
 * Outside of the data directory the name is derived from its path, so that two concurrent starts choose the same
 * directory.
 */
function createDirectory(near: string, pointer: string): string {
  if (!isRoot) {
    mkdirSync(near, { recursive: true, mode: 0o700 })
    return near
  }
  const account = accountOf(undefined)
  const elsewhere = ['/var/lib', '/var/tmp', '/tmp'].map((base) => join(base, privateNameOf(pointer)))
  for (const directory of [near, ...elsewhere]) {
    if (!createPrivateDirectory(directory, account)) continue
    if (canUse(account, directory)) {
      if (directory !== near) writeFileSync(pointer, `${directory}\n`, { flush: true })
      return directory
    }
    rmdirSync(directory)
  }
  throw notAsRoot(
    'and its user can reach neither DATA_DIR nor /var/lib',
    'choose a DATA_DIR that everyone can pass through',
  )
}

/** Name for a directory outside of the data directory, derived from the path of the data directory. */
export function privateNameOf(path: string): string {
  return `shop-${createHash('sha256').update(path).digest('hex').slice(0, 12)}`
}

/**
 * Creates a directory in a place where other users can write, such as /tmp.
 * @returns false if another user's directory or link has that name, or the place cannot be written
 */
export function createPrivateDirectory(directory: string, { uid, gid }: Account): boolean {
  try {
    mkdirSync(directory, { mode: 0o700 })
  } catch {
    const existing = lstatSync(directory, { throwIfNoEntry: false })
    if (!existing?.isDirectory() || ![0, uid ?? process.getuid?.()].includes(existing.uid)) return false
  }
  if (uid !== undefined && gid !== undefined) {
    chownSync(directory, uid, gid)
    chmodSync(directory, 0o700)
  }
  return true
}
