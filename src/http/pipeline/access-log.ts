import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { ApiResponse } from './api-response.ts'
import type { Endpoint } from './endpoint.ts'

export interface RequestLog {
  readonly requestId: string
  end(answer: ApiResponse): void
}

export interface AccessLog {
  /** Without a call: something was asked that does not exist. */
  begin(request: IncomingMessage, call?: Endpoint): RequestLog
}

const maxAgentLength = 256
const unprintable = /[^\u0020-\u007e]/g

export const noAccessLog: AccessLog = {
  begin: () => ({ requestId: randomUUID(), end: () => {} }),
}

/**
 * One line of JSON for each call. The route stands for the path, because the id of a cart is its key; what else a
 * caller wrote is the user agent, cut short, without what could break a line or a terminal.
 */
export function createAccessLog(write: (line: string) => void): AccessLog {
  return {
    begin(request, call) {
      const requestId = randomUUID()
      const since = performance.now()
      return {
        requestId,
        end(answer) {
          const line = {
            time: new Date().toISOString(),
            requestId,
            method: request.method,
            route: call?.path ?? null,
            status: answer.status,
            ...('code' in answer && { code: answer.code }),
            ms: Math.round((performance.now() - since) * 10) / 10,
            agent: request.headers['user-agent']?.slice(0, maxAgentLength).replaceAll(unprintable, '?') ?? null,
          }
          write(JSON.stringify(line))
        },
      }
    },
  }
}
