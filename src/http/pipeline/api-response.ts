import type { Failure } from '#domain/basics/result.ts'
import type { FieldFault } from '#contract/basics/problem.ts'
import type { TooMany } from '#services/customers/account-limits.ts'

/** What a call comes to. */
export type ApiResponse = Success | Refusal

export interface Success {
  /** 303: a form was sent without script, and the browser is led to a page. */
  readonly status: 200 | 201 | 204 | 303
  /** Sent as JSON. */
  readonly body?: unknown
  /** A page, sent as it is. */
  readonly html?: string
  /** Of a page that differs from the others, or where to go from here. */
  readonly headers?: Readonly<Record<string, string>>
  /** A document to keep under a name. */
  readonly file?: { readonly type: string; readonly name: string; readonly bytes: Uint8Array }
  /** Sent piece by piece, as it becomes known. */
  readonly stream?: { readonly type: string; readonly body: ReadableStream<Uint8Array> }
  /** Lines for the browser's cookies. */
  readonly cookies?: readonly string[]
}

export interface Refusal {
  readonly status: number
  readonly code: string
  readonly errors?: readonly FieldFault[]
  /** What else the caller should know, beside the code: extension members of RFC 9457. */
  readonly details?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
}

export function ok(body: unknown): Success {
  return { status: 200, body }
}

export function created(body: unknown): Success {
  return { status: 201, body }
}

export function refuse(
  status: number,
  code: string,
  rest: Pick<Refusal, 'errors' | 'details' | 'headers'> = {},
): Refusal {
  return { status, code, ...rest }
}

export const notFound = refuse(404, 'not_found')
export const loginRequired = refuse(401, 'login_required')

/** Somebody may try again soon. */
export function unavailable(code: string): Refusal {
  return refuse(503, code, { headers: { 'Retry-After': '1' } })
}

/** A failure of the rules: nobody is logged in, the thing is not there, an id was used before, or the wish is wrong. */
export function refusalOf({ code, path }: Failure<string>): Refusal {
  if (code === 'login_required') return loginRequired
  if (code === 'not_found') return notFound
  if (code === 'id_reused') return refuse(409, code)
  return refuse(422, code, path === undefined ? {} : { errors: [{ path, code }] })
}

type Outcome = { readonly ok: true } | Failure<string> | TooMany | undefined

/** Null unless somebody tried too often. */
export function tooManyAttempts(outcome: Outcome): Refusal | null {
  if (outcome === undefined || outcome.ok || !('seconds' in outcome)) return null
  return refuse(429, outcome.code, { headers: { 'Retry-After': String(outcome.seconds) } })
}

export function accountRefusalOf(failure: Failure<string> | TooMany): Refusal {
  return tooManyAttempts(failure) ?? refusalOf(failure)
}
