import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { ApiResponse } from './api-response.ts'
import type { Endpoint } from './endpoint.ts'

export interface RequestLog {
  readonly requestId: string
  end(response: ApiResponse): void
}

export interface AccessLog {
  /** Without an endpoint: no such path or method. */
  begin(request: IncomingMessage, endpoint?: Endpoint): RequestLog
}

const maxAgentLength = 256
const unprintable = /[^\u0020-\u007e]/g

export const noAccessLog: AccessLog = {
  begin: () => ({ requestId: randomUUID(), end: () => {} }),
}

/**
 * One line of JSON per request. The route is logged instead of the path, because ids of carts are secrets; the user
 * agent is truncated and stripped of control characters.
 */
export function createAccessLog(write: (line: string) => void): AccessLog {
  return {
    begin(request, endpoint) {
      const requestId = randomUUID()
      const since = performance.now()
      return {
        requestId,
        end(response) {
          const line = {
            time: new Date().toISOString(),
            requestId,
            method: request.method,
            route: endpoint?.path ?? null,
            status: response.status,
            ...('code' in response && { code: response.code }),
            ms: Math.round((performance.now() - since) * 10) / 10,
            agent: request.headers['user-agent']?.slice(0, maxAgentLength).replaceAll(unprintable, '?') ?? null,
          }
          write(JSON.stringify(line))
        },
      }
    },
  }
}
