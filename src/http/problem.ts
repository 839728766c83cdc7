import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'

/** RFC 9457: what every refusal of the API looks like. The code is also the key of its text. */
export interface Problem {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly code: string
  readonly errors?: readonly { readonly path: string; readonly code: string }[]
  readonly requestId: string
}

export function problemBody(status: number, code: string, requestId: string = randomUUID()): Problem {
  return { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, code, requestId }
}
