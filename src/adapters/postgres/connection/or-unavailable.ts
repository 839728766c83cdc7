import { DatabaseError } from 'pg'
import { isOutage } from './outage.ts'
import { type OutageCode, Unavailable } from '#domain/basics/unavailable.ts'

/** Somebody holds what we need, or it takes too long. */
const busy = /^(40001|40P01|55P03|57014)$/
const diskFull = '53100'
/** Not let in, the database is not there or takes nobody, the machine below it fails. */
const away = /^(28|3D000|55000|58)/

/** What a caller can be told when the database is away or busy; any other error is a mistake of ours and stays one. */
export async function orUnavailable<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work
  } catch (error) {
    throw isPassing(error) ? new Unavailable(codeOf(error), { cause: error }) : error
  }
}

function isPassing(error: unknown): boolean {
  if (isOutage(error)) return true
  if (error instanceof DatabaseError) return away.test(error.code ?? '')
  return error instanceof Error && error.message.includes('not queryable')
}

function codeOf(error: unknown): OutageCode {
  const code = error instanceof DatabaseError ? (error.code ?? '') : ''
  if (code === diskFull) return 'storage'
  return busy.test(code) ? 'busy' : 'database_unavailable'
}
