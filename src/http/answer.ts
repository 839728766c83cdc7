import type { Failure } from '#domain/result.ts'
import type { FieldFault } from '#contract/problem.ts'

/** What a call comes to. */
export type Answer = Success | Refusal

export interface Success {
  readonly status: 200 | 201 | 204
  /** Sent as JSON. */
  readonly body?: unknown
  /** A page, sent as it is. */
  readonly html?: string
}

export interface Refusal {
  readonly status: number
  readonly code: string
  readonly errors?: readonly FieldFault[]
  readonly headers?: Readonly<Record<string, string>>
}

export function ok(body: unknown): Success {
  return { status: 200, body }
}

export function created(body: unknown): Success {
  return { status: 201, body }
}

export function refuse(status: number, code: string, rest: Pick<Refusal, 'errors' | 'headers'> = {}): Refusal {
  return { status, code, ...rest }
}

export const notFound = refuse(404, 'not_found')

/** Somebody may try again soon. */
export function unavailable(code: string): Refusal {
  return refuse(503, code, { headers: { 'Retry-After': '1' } })
}

/** A failure of the rules: that the thing is not there, that an id was used before, or what is wrong with the wish. */
export function refusalOf({ code, path }: Failure<string>): Refusal {
  if (code === 'not_found') return notFound
  if (code === 'id_reused') return refuse(409, code)
  return refuse(422, code, path === undefined ? {} : { errors: [{ path, code }] })
}
