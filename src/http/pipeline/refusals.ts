import { type Refusal, refusalOf, refuse } from './api-response.ts'
import type { Failure } from '#domain/basics/result.ts'
import type { TooMany } from '#services/customers/account-limits.ts'

type Outcome = { readonly ok: true } | Failure<string> | TooMany | undefined

/** Null unless somebody tried too often. */
export function tooManyAttempts(outcome: Outcome): Refusal | null {
  if (outcome === undefined || outcome.ok || !('seconds' in outcome)) return null
  return refuse(429, outcome.code, { headers: { 'Retry-After': String(outcome.seconds) } })
}

export function accountRefusalOf(failure: Failure<string> | TooMany): Refusal {
  return tooManyAttempts(failure) ?? refusalOf(failure)
}
