import { literal, object, optional, string } from 'valibot'
import { createSingleFlight } from '#platform/limits/single-flight.ts'
import { ok, unavailable } from './api-response.ts'
import { type Endpoint, endpointOf, textBody } from './endpoint.ts'

const endpoint = endpointOf('Health', 'none')

export interface HealthDependencies {
  readonly database: { readonly ready: () => boolean; readonly ping: () => Promise<void> }
  /** Whether a load balancer should send requests here: not while shutting down or overloaded. */
  readonly isHealthy?: () => boolean
  readonly keepReport: (kind: string, body: string) => Promise<void>
  /** Answers a nonce with a proof that only this shop can compute, for `stek doctor`. */
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

  return [
    endpoint('readLiveness', 'GET', '/api/health/live', {
      summary: 'The process runs. It answers a nonce with a proof that it is this shop.',
      query: [{ name: 'nonce' }],
      rateLimit: 'free',
      worksWithoutDatabase: true,
      success: { status: 200, schema: object({ status: literal('live'), proof: optional(string()) }) },
      respond({ query }) {
        const nonce = query('nonce')
        const isNonce = nonce !== undefined && /^[\w-]{16,64}$/.test(nonce)
        return ok({ status: 'live', ...(isNonce && proofOf && { proof: proofOf(nonce) }) })
      },
    }),
    endpoint('readReadiness', 'GET', '/api/health/ready', {
      summary: 'The shop can serve: its database answers, and it is neither closing nor out of breath.',
      rateLimit: 'free',
      success: { status: 200, schema: object({ status: literal('ready') }) },
      async respond() {
        if (!isHealthy()) return unavailable('busy')
        await share('ping', () => database.ping())
        return ok({ status: 'ready' })
      },
    }),
    endpoint<string>('sendBrowserReport', 'POST', '/api/reports', {
      summary: 'What browsers report about our pages; what they say about others is not kept.',
      rateLimit: 'reports',
      allowsCrossOrigin: 'anonymous',
      requestBody: textBody(reportTypes, maxReportLength),
      success: { status: 204 },
      async respond({ mediaType, body }) {
        const own = ownReportsIn(body, isOwnOrigin)
        if (own !== null) await keepReport(mediaType, own)
        return { status: 204 }
      },
    }),
  ]
}

/**
 * Selects the reports about our own pages. Text that is not a report is dropped without an error, because browsers
 * ignore the response.
 * @returns null if there are none
 */
function ownReportsIn(text: string, isOwnOrigin: (origin: string) => boolean): string | null {
  const said = jsonIn(text)
  const isOwn = (report: unknown) => isOwnOrigin(URL.parse(pageOf(report))?.origin ?? '')
  if (!Array.isArray(said)) return isOwn(said) ? text : null
  const own = said.filter(isOwn)
  return own.length === 0 ? null : JSON.stringify(own)
}

/** URL of the page that a report is about, in the Reporting API or in the older format of CSP reports. */
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
