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
import { type Account, accountOf, canUse, isRoot } from './account.ts'

/** The directory that holds the cluster, its log and its socket, and the user they belong to. */
export interface ClusterLocation {
  readonly directory: string
  readonly data: string
  readonly log: string
  readonly account: Account
}

/**
 * The cluster is in `postgres` in the data directory. If the shop runs as root, the database's user may be unable to reach
 * that (a checkout in a closed home directory): then the cluster is elsewhere, and `postgres-is-at` holds the path.
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
  if (existsSync(join(near, 'data'))) return checked(clusterAt(near))
  const directory = existsSync(pointer) ? readPointer(pointer) : (createInDataDir(near) ?? createElsewhere(pointer))
  if (directory !== near) say(`The database lives in ${directory}: its user cannot reach ${place}.`)
  return checked(clusterAt(directory))
}

function clusterAt(directory: string): ClusterLocation {
  const data = join(directory, 'data')
  const account = accountOf(existsSync(data) ? data : undefined)
  return { directory, data, log: join(directory, 'postgres.log'), account }
}

function checked(cluster: ClusterLocation): ClusterLocation {
  if (canUse(cluster.account, cluster.directory)) return cluster
  throw new StartProblem(
    isRoot
      ? `The database's user can no longer reach ${cluster.directory}. Open the directories above it (chmod o+x), or move DATA_DIR.`
      : `${cluster.directory} belongs to another user. Start as that user, or choose another place: DATA_DIR=.data-mine npm start`,
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

function createInDataDir(near: string): string | undefined {
  const account = accountOf(undefined)
  createOwnedDirectory(near, account)
  if (canUse(account, near)) return near
  if (!isRoot) return near
  rmdirSync(near)
  return undefined
}

/** The name follows from the data directory, so that two starts at once choose the same place. */
function createElsewhere(pointer: string): string {
  const account = accountOf(undefined)
  const name = `shop-${createHash('sha256').update(pointer).digest('hex').slice(0, 12)}`
  for (const base of ['/var/lib', '/var/db', '/var/tmp', '/tmp']) {
    const directory = join(base, name)
    if (!createPrivateDirectory(directory, account)) continue
    if (canUse(account, directory)) {
      writeFileSync(pointer, `${directory}\n`, { flush: true })
      return directory
    }
    rmdirSync(directory)
  }
  throw new StartProblem(
    'The database cannot run as root, and its user can reach neither DATA_DIR nor /var/lib.\n' +
      'Start as an ordinary user, or choose a DATA_DIR that everyone can pass through.',
  )
}

/**
 * For a directory in a place where others can write, such as /tmp.
 *
 * @returns false if another user's directory or link has that name, or the place cannot be written
 */
export function createPrivateDirectory(directory: string, account: Account): boolean {
  try {
    mkdirSync(directory, { mode: 0o700 })
  } catch {
    const existing = lstatSync(directory, { throwIfNoEntry: false })
    const owners = [0, account.uid ?? process.getuid?.()]
    if (!existing?.isDirectory() || !owners.includes(existing.uid)) return false
  }
  createOwnedDirectory(directory, account)
  return true
}

export function createOwnedDirectory(directory: string, account: Account): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  if (account.uid === undefined || account.gid === undefined) return
  chownSync(directory, account.uid, account.gid)
  chmodSync(directory, 0o700)
}
