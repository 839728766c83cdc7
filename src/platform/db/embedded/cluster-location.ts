import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  rmSync,
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
 * Normally `postgres` in the data directory. As root that may be out of reach for the database's user
 * (a checkout in a closed home directory): then it lives elsewhere, and the data directory says where.
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

function createElsewhere(pointer: string): string {
  const account = accountOf(undefined)
  const id = randomBytes(6).toString('hex')
  for (const base of ['/var/lib', '/var/db', '/var/tmp', '/tmp']) {
    const directory = join(base, `stek-${id}`)
    try {
      createOwnedDirectory(directory, account)
    } catch {
      continue
    }
    if (canUse(account, directory)) return writePointer(pointer, directory)
    rmdirSync(directory)
  }
  throw new StartProblem(
    'The database cannot run as root, and its user can reach neither DATA_DIR nor /var/lib.\n' +
      'Start as an ordinary user, or choose a DATA_DIR that everyone can pass through.',
  )
}

/** Of two concurrent starts the first one creates the file, the other one uses it. */
function writePointer(pointer: string, directory: string): string {
  const draft = `${pointer}.${process.pid}`
  writeFileSync(draft, `${directory}\n`, { flush: true })
  try {
    linkSync(draft, pointer)
    return directory
  } catch {
    rmdirSync(directory)
    return readPointer(pointer)
  } finally {
    rmSync(draft)
  }
}

export function createOwnedDirectory(directory: string, account: Account): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  if (account.uid === undefined || account.gid === undefined) return
  chownSync(directory, account.uid, account.gid)
  chmodSync(directory, 0o700)
}
