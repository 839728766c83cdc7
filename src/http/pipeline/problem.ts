import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { FieldFault, Problem } from '#contract/basics/problem.ts'

export function problemBody(
  status: number,
  code: string,
  requestId: string = randomUUID(),
  errors?: readonly FieldFault[],
): Problem {
  const title = STATUS_CODES[status] ?? 'Error'
  return { type: 'about:blank', title, status, code, ...(errors && { errors: [...errors] }), requestId }
}
