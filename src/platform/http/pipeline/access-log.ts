import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { withoutAddresses } from '#platform/telemetry/log.ts'
import type { ApiResponse } from './api-response.ts'
import type { Endpoint } from './endpoint.ts'

export interface RequestLog {
  readonly requestId: string
  end(response: ApiResponse): void
}

export interface AccessLog {
  /** `endpoint` is absent for an unknown path or method. */
  begin(request: IncomingMessage, endpoint?: Endpoint): RequestLog
}

const maxAgentLength = 256
const unprintable = /[^\u0020-\u007e]/g

export const noAccessLog: AccessLog = {
  begin: ({ headers }) => ({ requestId: requestIdOf(headers), end: () => {} }),
}

const ownId = /^[A-Za-z0-9-]{8,64}$/
const traceId = /^00-((?!0{32})[\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/

/** The request id from a trusted proxy, or the trace id, so that the logs of both systems agree. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const own = headers['x-request-id']
  if (typeof own === 'string' && ownId.test(own)) return own
  const { traceparent } = headers
  return (typeof traceparent === 'string' ? traceId.exec(traceparent)?.[1] : undefined) ?? randomUUID()
}

function agentOf(agent: string | undefined): string | null {
  return agent === undefined ? null : withoutAddresses(agent.slice(0, maxAgentLength).replaceAll(unprintable, '?'))
}

/**
 * One line of JSON per request. The route is logged instead of the path, because ids of carts are secrets; the user
 * agent is truncated and stripped of control characters.
 */
export function createAccessLog(write: (line: string) => void): AccessLog {
  return {
    begin(request, endpoint) {
      const requestId = requestIdOf(request.headers)
      const since = performance.now()
      return {
        requestId,
        end(response) {
          const line = {
            time: new Date().toISOString(),
            level: response.status >= 500 ? 'error' : 'info',
            kind: 'request',
            requestId,
            message: `${request.method} ${endpoint?.path ?? 'no endpoint'} ${response.status}`,
            method: request.method,
            route: endpoint?.path ?? null,
            status: response.status,
            ...('code' in response && { code: response.code }),
            ms: Math.round((performance.now() - since) * 10) / 10,
            agent: agentOf(request.headers['user-agent']),
          }
          write(JSON.stringify(line))
        },
      }
    },
  }
}
