import type { Failure } from '#core/result/result.ts'
import type { FieldFault } from '#platform/schema/problem.ts'
import type { TooMany } from '#platform/limits/rate-limits.ts'

/** The outcome of a request, before it is written as HTTP. */
export type ApiResponse = Success | Refusal

export interface Success {
  /** 303: redirect after a form sent without script. */
  readonly status: 200 | 201 | 204 | 303
  /** Sent as JSON. */
  readonly body?: unknown
  /** Already serialised JSON. */
  readonly json?: string
  /** HTML, sent unchanged. */
  readonly html?: string
  /** Headers that differ from the defaults, or a Location. */
  readonly headers?: Readonly<Record<string, string>>
  /** A file to download. */
  readonly file?: { readonly type: string; readonly name: string; readonly bytes: Uint8Array }
  /** A streamed body. */
  readonly stream?: { readonly type: string; readonly body: ReadableStream<Uint8Array> }
  /** Values of Set-Cookie headers. */
  readonly cookies?: readonly string[]
}

export interface Refusal {
  readonly status: number
  readonly code: string
  readonly errors?: readonly FieldFault[]
  /** Extension members of RFC 9457 problem details. */
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

/** 503 that may be retried soon. */
export function unavailable(code: string): Refusal {
  return refuse(503, code, { headers: { 'Retry-After': '1' } })
}

/** The HTTP status for a failed use case. */
export function refusalOf({ code, path }: Failure<string>): Refusal {
  if (code === 'login_required') return loginRequired
  if (code === 'not_found') return notFound
  if (code === 'id_reused') return refuse(409, code)
  if (code === 'reauthentication_required') return refuse(403, code)
  return refuse(422, code, path === undefined ? {} : { errors: [{ path, code }] })
}

/** 429 with Retry-After. */
export function refuseTooMany(seconds: number): Refusal {
  return refuse(429, 'rate_limited', { headers: { 'Retry-After': String(seconds) } })
}

type Outcome = { readonly ok: true } | Failure<string> | TooMany | undefined

/** @returns 429 with Retry-After, or null for any other outcome */
export function tooManyAttempts(outcome: Outcome): Refusal | null {
  if (outcome === undefined || outcome.ok || !('seconds' in outcome)) return null
  return refuseTooMany(outcome.seconds)
}

export function accountRefusalOf(failure: Failure<string> | TooMany): Refusal {
  return tooManyAttempts(failure) ?? refusalOf(failure)
}
