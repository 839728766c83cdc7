import { OutgoingHttpError, type OutgoingResponse, type SendRequest } from '#platform/clients/outgoing-http.ts'
import type { SourceAnswer, SourceFailure } from '#core/names/availability.ts'
import type { RdapServerAddress } from './bootstrap.ts'

const maxResponseBytes = 256 * 1024
const maxRedirects = 3
const retryAfter = { minMs: 1000, maxMs: 5 * 60_000 }
const reservedStatus = new Set(['reserved', 'administrative'])

/** Looks a name up at a server, which may serve several extensions. */
export async function askRdap(
  send: SendRequest,
  { base, isOwn }: RdapServerAddress,
  name: string,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<SourceAnswer> {
  try {
    const response = await send(new URL(`domain/${name}`, base), {
      headers: { Accept: 'application/rdap+json, application/json;q=0.9', 'User-Agent': 'domain-search' },
      timeoutMs,
      maxBytes: maxResponseBytes,
      signal,
      maxRedirects,
      isConfigured: ({ origin }) => isOwn && origin === base.origin,
    })
    return rdapAnswerOf(response, name)
  } catch (error) {
    if (error instanceof OutgoingHttpError) return { kind: 'failed', reason: failureOf(error) }
    throw error
  }
}

function failureOf({ reason }: OutgoingHttpError): SourceFailure['reason'] {
  if (reason === 'timeout') return reason
  const isBad = reason === 'refused_address' || reason === 'too_large' || reason === 'too_many_redirects'
  return isBad ? 'bad_answer' : 'unreachable'
}

/** Only a clear answer about this very name counts (RFC 9083); anything else may be another server. */
export function rdapAnswerOf(
  { status, headers, text }: OutgoingResponse,
  asked: string,
  now: () => number = Date.now,
): SourceAnswer {
  if (status === 429 || status === 503) {
    return { kind: 'failed', reason: 'unreachable', pauseMs: pauseMsIn(headers, now) }
  }
  if (status >= 500) return { kind: 'failed', reason: 'unreachable' }
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  const isJson = type === 'application/rdap+json' || type === 'application/json'
  // An HTML page with this status is a wrong address, not a register that does not know the name.
  if (status === 404 && (isJson || text === '')) return { kind: 'notFound' }
  if (status !== 200 || !isJson) return { kind: 'failed', reason: 'bad_answer' }
  const domain = parsed(text)
  const isAbout = typeof domain?.ldhName === 'string' && domain.ldhName.toLowerCase().replace(/\.$/, '') === asked
  if (domain?.objectClassName !== 'domain' || !isAbout) return { kind: 'failed', reason: 'bad_answer' }
  const statuses: readonly unknown[] = Array.isArray(domain.status) ? domain.status : []
  const isReserved = statuses.some((value) => typeof value === 'string' && reservedStatus.has(value.toLowerCase()))
  return { kind: isReserved ? 'reserved' : 'taken' }
}

/** @returns null if the header is missing or malformed */
function pauseMsIn(headers: OutgoingResponse['headers'], now: () => number): number | null {
  const value = headers['retry-after']
  if (value === undefined) return null
  const ms = /^\d{1,6}$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now()
  return Number.isNaN(ms) ? null : Math.min(retryAfter.maxMs, Math.max(retryAfter.minMs, ms))
}

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}
