import type { Got } from './get-document.ts'

/** What a register's answer comes to. */
export type RdapAnswer =
  | { readonly kind: 'registered'; readonly isReserved: boolean }
  | { readonly kind: 'notFound' }
  /** It wants to be left alone for a while. */
  | { readonly kind: 'tooMuch'; readonly restMs: number }
  | { readonly kind: 'failed'; readonly reason: 'unreachable' | 'bad_answer' | 'timeout' }

const restMs = { usual: 10_000, shortest: 1000, longest: 5 * 60_000 }
const reservedStatus = new Set(['reserved', 'administrative'])

/** Nothing counts but a clear answer about this very name (RFC 9083); what looks like another server is no answer. */
export function rdapAnswerOf(got: Got, asked: string, now: () => number = Date.now): RdapAnswer {
  if (got.kind === 'failed')
    return { kind: 'failed', reason: got.reason === 'unreachable' ? 'unreachable' : 'bad_answer' }
  const { status, text } = got
  if (status === 429 || status === 503) return { kind: 'tooMuch', restMs: restOf(got.retryAfter, now) }
  if (status >= 500) return { kind: 'failed', reason: 'unreachable' }
  const isJson = got.type === 'application/rdap+json' || got.type === 'application/json'
  /* A page of HTML with this status is a wrong address, not a register that does not know the name. */
  if (status === 404 && (isJson || text === '')) return { kind: 'notFound' }
  if (status !== 200 || !isJson) return { kind: 'failed', reason: 'bad_answer' }
  const domain = parsed(text)
  const isAbout = typeof domain?.ldhName === 'string' && domain.ldhName.toLowerCase().replace(/\.$/, '') === asked
  if (domain?.objectClassName !== 'domain' || !isAbout) return { kind: 'failed', reason: 'bad_answer' }
  const statuses: readonly unknown[] = Array.isArray(domain.status) ? domain.status : []
  const isReserved = statuses.some((each) => typeof each === 'string' && reservedStatus.has(each.toLowerCase()))
  return { kind: 'registered', isReserved }
}

function restOf(retryAfter: string | undefined, now: () => number): number {
  if (retryAfter === undefined) return restMs.usual
  const wished = /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now()
  return Number.isNaN(wished) ? restMs.usual : Math.min(restMs.longest, Math.max(restMs.shortest, wished))
}

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}
