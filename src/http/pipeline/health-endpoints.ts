import { ok, unavailable } from './api-response.ts'
import type { Endpoint } from './endpoint.ts'

export interface HealthDependencies {
  readonly database: { readonly ready: () => boolean; readonly ping: () => Promise<void> }
  /** Whether a load balancer should send requests here: not while shutting down or overloaded. */
  readonly isHealthy?: () => boolean
  readonly keepReport: (kind: string, body: string) => Promise<void>
}

const reportTypes = ['application/reports+json', 'application/csp-report', 'application/json']
const maxReportLength = 64 * 1024

/** Health checks for the operator, and reports of browsers. */
export function healthEndpoints({
  database,
  isHealthy = () => true,
  keepReport,
}: HealthDependencies): readonly Endpoint[] {
  const live: Endpoint = {
    method: 'GET',
    path: '/api/health/live',
    rateLimit: 'free',
    worksWithoutDatabase: true,
    docs: { summary: 'The process runs.', success: { status: 200 }, refusals: [] },
    respond: () => ok({ status: 'live' }),
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
      await database.ping()
      return ok({ status: 'ready' })
    },
  }

  const report: Endpoint<string> = {
    method: 'POST',
    path: '/api/reports',
    rateLimit: 'reports',
    allowsCrossOrigin: true,
    requestBody: { kind: 'text', types: reportTypes, maxBytes: maxReportLength },
    docs: { summary: 'What browsers report.', success: { status: 204 }, refusals: [400, 413, 415, 429, 503] },
    async respond({ mediaType, body }) {
      await keepReport(mediaType, body)
      return { status: 204 }
    },
  }

  return [live, ready, report]
}
