import type { ApiResponse } from './api-response.ts'
import { apiHeaders, type HeaderSettings } from './headers.ts'
import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { FieldFault, Problem } from '#platform/schema/problem.ts'

/** Header with the request id that the log contains; the caller may send one of its own. */
export const requestIdHeader = 'X-Request-Id'

/**
 * Sets all headers when the response is created: a Response whose headers are not touched again is sent without a copy.
 */
export function createResponder(settings: HeaderSettings): (response: ApiResponse, requestId: string) => Response {
  const usual = apiHeaders(settings)

  return (response, requestId) => {
    const { status } = response
    const bare = { ...usual, [requestIdHeader]: requestId }
    const typed = (type: string) => ({ ...bare, 'Content-Type': type })
    if (!('code' in response)) {
      if (response.stream !== undefined) {
        const { type, body } = response.stream
        /* A buffering proxy would undo the streaming. */
        return new Response(body, { status, headers: { ...typed(type), 'X-Accel-Buffering': 'no' } })
      }
      if (response.file !== undefined) {
        const { type, name, bytes } = response.file
        const disposition = `attachment; filename="${name}"`
        const headers = { ...typed(type), 'Content-Disposition': disposition }
        return new Response(Buffer.from(bytes), { status, headers })
      }
      if (response.html !== undefined) {
        return new Response(response.html, {
          status,
          headers: { ...typed('text/html; charset=utf-8'), ...response.headers },
        })
      }
      const json = typed('application/json; charset=utf-8')
      if (response.json !== undefined) return new Response(response.json, { status, headers: json })
      if (response.body === undefined) {
        return new Response(null, { status, headers: { ...bare, ...response.headers } })
      }
      const body = JSON.stringify(response.body)
      if (response.cookies === undefined) return new Response(body, { status, headers: json })
      const lines = response.cookies.map((cookie): [string, string] => ['Set-Cookie', cookie])
      return new Response(body, { status, headers: [...Object.entries(json), ...lines] })
    }
    const { code, errors, details } = response
    const body = JSON.stringify({ ...details, ...problemBody(status, code, requestId, errors) })
    return new Response(body, {
      status,
      headers: { ...typed('application/problem+json; charset=utf-8'), ...response.headers },
    })
  }
}

export function problemBody(
  status: number,
  code: string,
  requestId: string = randomUUID(),
  errors?: readonly FieldFault[],
): Problem {
  const title = STATUS_CODES[status] ?? 'Error'
  return { type: 'about:blank', title, status, code, ...(errors && { errors: [...errors] }), requestId }
}
