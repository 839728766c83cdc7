import { createSingleFlight } from '#platform/limits/single-flight.ts'
import { ok, unavailable } from './api-response.ts'
import type { Endpoint } from './endpoint.ts'

export interface HealthDependencies {
  readonly database: { readonly ready: () => boolean; readonly ping: () => Promise<void> }
  /** Whether a load balancer should send requests here: not while shutting down or overloaded. */
  readonly isHealthy?: () => boolean
  readonly keepReport: (kind: string, body: string) => Promise<void>
  /** Answers a random text as only this shop can, for `stek doctor`. */
  readonly proofOf?: (nonce: string) => string
}

const reportTypes = ['application/reports+json', 'application/csp-report', 'application/json']
const maxReportLength = 4 * 1024

/** Health checks for the operator, and reports of browsers. */
export function healthEndpoints(
  { database, isHealthy = () => true, keepReport, proofOf }: HealthDependencies,
  isOwnOrigin: (origin: string) => boolean,
): readonly Endpoint[] {
  const share = createSingleFlight()

  const live: Endpoint = {
    method: 'GET',
    path: '/api/health/live',
    rateLimit: 'free',
    worksWithoutDatabase: true,
    docs: {
      summary: 'The process runs. It answers a nonce with a proof that it is this shop.',
      query: [{ name: 'nonce' }],
      success: { status: 200 },
      refusals: [],
    },
    respond({ query }) {
      const nonce = query('nonce')
      const isNonce = nonce !== undefined && /^[\w-]{16,64}$/.test(nonce)
      return ok({ status: 'live', ...(isNonce && proofOf && { proof: proofOf(nonce) }) })
    },
  }

  const ready: Endpoint = {
    method: 'GET',
    path: '/api/health/ready',
    rateLimit: 'free',
    docs: {
      summary: 'The shop can serve: its database answers, and it is neither closing nor out of breath.',
      success: { status: 200 },
      refusals: [503],
    },
    async respond() {
      if (!isHealthy()) return unavailable('busy')
      await share('ping', () => database.ping())
      return ok({ status: 'ready' })
    },
  }

  const report: Endpoint<string> = {
    method: 'POST',
    path: '/api/reports',
    rateLimit: 'reports',
    allowsCrossOrigin: 'anonymous',
    requestBody: { kind: 'text', types: reportTypes, maxBytes: maxReportLength },
    docs: {
      summary: 'What browsers report about our pages; what they say about others is not kept.',
      success: { status: 204 },
      refusals: [400, 403, 413, 415, 429, 503],
    },
    async respond({ mediaType, body }) {
      const own = ownReportsIn(body, isOwnOrigin)
      if (own !== null) await keepReport(mediaType, own)
      return { status: 204 }
    },
  }

  return [live, ready, report]
}

/**
 * Of one report, or a list of them, those about our own pages; null when there are none. What is no report is not kept
 * either, and nobody waits to be told.
 */
function ownReportsIn(text: string, isOwnOrigin: (origin: string) => boolean): string | null {
  const said = jsonIn(text)
  const isOwn = (report: unknown) => isOwnOrigin(URL.parse(pageOf(report))?.origin ?? '')
  if (!Array.isArray(said)) return isOwn(said) ? text : null
  const own = said.filter(isOwn)
  return own.length === 0 ? null : JSON.stringify(own)
}

/** The page a report is about: of the Reporting API, or of the older reports of one policy. */
function pageOf(report: unknown): string {
  const page = memberOf(report, 'url') ?? memberOf(memberOf(report, 'csp-report'), 'document-uri')
  return typeof page === 'string' ? page : ''
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
