import { DatabaseError } from 'pg'
import { noPrimary } from './primary.ts'
import { type OutageCode, Unavailable } from '#core/result/unavailable.ts'

/** Connection trouble, too many connections, shutting down, read-only, serialization failure, lock or time-out. */
const passing = /^(08|53|57P|25006|40001|40P01|55P03|57014)/
/** Not let in, the database is not there or takes nobody, the machine below it fails. */
const away = /^(28|3D000|55000|58)/
/** Somebody else holds the lock, or it takes too long. */
const busy = /^(40001|40P01|55P03|57014)$/
const diskFull = '53100'

/** How long ago a statement found the disk of the database full; the pools of a process lead to one database. */
export function sinceDiskFullMs(): number {
  return performance.now() - diskFullAt
}

let diskFullAt = Number.NEGATIVE_INFINITY

/** What the driver and its pool say of a connection that is lost or cannot be had: they give no code. */
const driverMessages = [
  /^Connection terminated/,
  /^Client (has encountered a connection error|was closed) and is not queryable$/,
  /^timeout expired$/,
  /^timeout exceeded when trying to connect$/,
  /^Query read timeout$/,
]
const socketCalls = new Set(['connect', 'read', 'write', 'getaddrinfo'])
const socketCodes = /^(ECONN|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/

/** Turns a database that is away or busy into `Unavailable`; any other error is a bug and stays as it is. */
export async function orUnavailable<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work
  } catch (error) {
    throw isOutage(error) ? new Unavailable(codeOf(error), { cause: error }) : error
  }
}

function isOutage(error: unknown): boolean {
  if (error instanceof DatabaseError) return passing.test(error.code ?? '') || away.test(error.code ?? '')
  // One for each address of a host name.
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isOutage)
  if (!(error instanceof Error)) return false
  if (isSocketError(error) || error.message === noPrimary) return true
  return driverMessages.some((message) => message.test(error.message))
}

/** A file that is missing has a code of these too, but another system call. */
function isSocketError(error: Error & { readonly code?: unknown; readonly syscall?: unknown }): boolean {
  return socketCalls.has(String(error.syscall)) && socketCodes.test(String(error.code))
}

function codeOf(error: unknown): OutageCode {
  const code = error instanceof DatabaseError ? (error.code ?? '') : ''
  if (code === diskFull) {
    diskFullAt = performance.now()
    return 'storage'
  }
  return busy.test(code) ? 'busy' : 'database_unavailable'
}
