import { ok, unavailable } from './api-response.ts'
import type { Endpoint } from './endpoint.ts'

export interface ShopHealth {
  readonly database: { readonly ready: () => boolean; readonly ping: () => Promise<void> }
  /** Whether new calls should come here: not while the shop closes, or gasps for breath. */
  readonly isFit?: () => boolean
  readonly keepReport: (kind: string, body: string) => Promise<void>
}

const reportTypes = ['application/reports+json', 'application/csp-report', 'application/json']
const maxReportLength = 64 * 1024

/** For whoever operates the shop, and for what browsers have to say about it. */
export function shopEndpoints({ database, isFit = () => true, keepReport }: ShopHealth): readonly Endpoint[] {
  const live: Endpoint = {
    method: 'GET',
    path: '/api/health/live',
    pace: 'free',
    worksWithoutDatabase: true,
    about: { summary: 'The process runs.', success: { status: 200 }, refusals: [] },
    answer: () => ok({ status: 'live' }),
  }

  const ready: Endpoint = {
    method: 'GET',
    path: '/api/health/ready',
    pace: 'free',
    about: {
      summary: 'The shop can serve: its database answers, and it is neither closing nor out of breath.',
      success: { status: 200 },
      refusals: [503],
    },
    async answer() {
      if (!isFit()) return unavailable('busy')
      await database.ping()
      return ok({ status: 'ready' })
    },
  }

  const report: Endpoint<string> = {
    method: 'POST',
    path: '/api/reports',
    pace: 'reports',
    fromAnywhere: true,
    takes: { kind: 'text', types: reportTypes, longest: maxReportLength },
    about: { summary: 'What browsers report.', success: { status: 204 }, refusals: [400, 413, 415, 429, 503] },
    async answer({ mediaType, body }) {
      await keepReport(mediaType, body)
      return { status: 204 }
    },
  }

  return [live, ready, report]
}
