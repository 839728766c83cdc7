import { DatabaseError } from 'pg'
import { noPrimary } from './primary.ts'
import { type OutageCode, Unavailable } from '#core/result/unavailable.ts'

/**
 * SQL states of connection failures, too many connections, shutdown, read-only, serialization failure, lock or timeout.
 */
const passing = /^(08|53|57P|25006|40001|40P01|55P03|57014)/
/** SQL states of a refused login, a missing database, a database that accepts no connections, or a failing machine. */
const away = /^(28|3D000|55000|58)/
/** SQL states of a conflict with another transaction, or of a timeout. */
const busy = /^(40001|40P01|55P03|57014)$/
const diskFull = '53100'

/**
 * Time since a statement found the database's disk full. Module state, because all pools of a process use one database.
 */
export function sinceDiskFullMs(): number {
  return performance.now() - diskFullAt
}

let diskFullAt = Number.NEGATIVE_INFINITY

/** Messages of the driver and its pool about failed connections, which carry no error code. */
const driverMessages = [
  /^Connection terminated/,
  /^Client (has encountered a connection error|was closed) and is not queryable$/,
  /^timeout expired$/,
  /^timeout exceeded when trying to connect$/,
  /^Query read timeout$/,
]
const socketCalls = new Set(['connect', 'read', 'write', 'getaddrinfo'])
const socketCodes = /^(ECONN|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/

/**
 * Converts an outage or overload of the database to `Unavailable`; any other error is a bug and is rethrown unchanged.
 */
export async function orUnavailable<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work
  } catch (error) {
    throw isOutage(error) ? new Unavailable(codeOf(error), { cause: error }) : error
  }
}

function isOutage(error: unknown): boolean {
  if (error instanceof DatabaseError) return passing.test(error.code ?? '') || away.test(error.code ?? '')
  // Contains one error for each address of a host name.
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isOutage)
  if (!(error instanceof Error)) return false
  if (isSocketError(error) || error.message === noPrimary) return true
  return driverMessages.some((message) => message.test(error.message))
}

/** Tests the system call too, because a missing file has one of these codes as well. */
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
