import type { Pool } from 'pg'
import { orUnavailable } from '#platform/db/outage.ts'

/** A command with which an operator changed data, or tried to. */
export interface OperatorChange {
  readonly at: Date
  readonly by: string
  readonly command: string
  /** Not 0 if the command, or a part of it, was refused. */
  readonly exitCode: number
}

export type ChangesTable = 'operator_changes' | 'receiver.operator_changes'

export async function recordOperatorChange(
  pool: Pool,
  table: ChangesTable,
  { by, recorded, exitCode }: { readonly by: string; readonly recorded: string; readonly exitCode: number },
): Promise<void> {
  await orUnavailable(
    pool.query(`insert into ${table} (by, command, exit_code) values ($1, $2, $3)`, [by, recorded, exitCode]),
  )
}

/** Reads the newest changes first. */
export async function readOperatorChanges(
  pool: Pool,
  { since, max }: { readonly since: Date; readonly max: number },
): Promise<readonly OperatorChange[]> {
  const text = `select at, by, command, exit_code as "exitCode" from operator_changes
    where at >= $1 order by at desc, id desc limit $2`
  return (await orUnavailable(pool.query<OperatorChange>(text, [since, max]))).rows
}
