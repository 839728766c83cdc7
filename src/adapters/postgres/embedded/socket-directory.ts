import { randomBytes } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartProblem } from '#adapters/postgres/connection/start-problem.ts'
import { type Account, canUse } from '#adapters/postgres/embedded/account.ts'
import { type Home, own } from '#adapters/postgres/embedded/home.ts'

/** The system's limit for a socket path (104 bytes on macOS), less the name PostgreSQL gives it. */
const LONGEST = 103 - '/.s.PGSQL.5432'.length

/** Beside the cluster when the path is short enough, otherwise under a name nobody can guess in the temporary directory. */
export function socketDirectoryOf(home: Home): string {
  const near = join(home.directory, 'socket')
  if (Buffer.byteLength(near) <= LONGEST) {
    own(near, home.account)
    return near
  }
  const far = rememberedPath(home)
  own(far, home.account)
  const { uid } = lstatSync(far)
  if (uid === (home.account.uid ?? process.getuid?.())) return far
  throw new StartProblem(`${far} belongs to another user. Remove it, or set TMPDIR to a directory of your own.`)
}

function rememberedPath(home: Home): string {
  const memory = join(home.directory, 'socket-is-at')
  if (!existsSync(memory)) {
    const path = join(shortBase(home.account), `stek-${randomBytes(6).toString('hex')}`)
    try {
      writeFileSync(memory, path, { flag: 'wx' })
    } catch {
      // Another start was faster: its choice counts.
    }
  }
  return readFileSync(memory, 'utf8')
}

function shortBase(account: Account): string {
  const base = tmpdir()
  const short = Buffer.byteLength(base) + '/stek-'.length + 12 <= LONGEST
  return short && canUse(account, base) ? base : '/tmp'
}
