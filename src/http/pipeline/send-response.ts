import type { ApiResponse } from './api-response.ts'
import { apiHeaders, type HeaderSettings } from './headers.ts'
import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { FieldFault, Problem } from '#contract/basics/problem.ts'

/** Answers with all headers at once: a Response whose headers are never touched again is written without a copy. */
export function createResponder(settings: HeaderSettings): (answer: ApiResponse, requestId: string) => Response {
  const bare = apiHeaders(settings)
  const json = { ...bare, 'Content-Type': 'application/json; charset=utf-8' }
  const page = { ...bare, 'Content-Type': 'text/html; charset=utf-8' }
  const problem = { ...bare, 'Content-Type': 'application/problem+json; charset=utf-8' }

  return (answer, requestId) => {
    const { status } = answer
    if (!('code' in answer)) {
      if (answer.stream !== undefined) {
        const { type, body } = answer.stream
        /* A proxy that collects the pieces would undo it. */
        return new Response(body, { status, headers: { ...bare, 'Content-Type': type, 'X-Accel-Buffering': 'no' } })
      }
      if (answer.file !== undefined) {
        const { type, name, bytes } = answer.file
        const disposition = `attachment; filename="${name}"`
        const headers = { ...bare, 'Content-Type': type, 'Content-Disposition': disposition }
        return new Response(Buffer.from(bytes), { status, headers })
      }
      if (answer.html !== undefined) {
        return new Response(answer.html, { status, headers: answer.headers ? { ...page, ...answer.headers } : page })
      }
      if (answer.body === undefined) {
        return new Response(null, { status, headers: answer.headers ? { ...bare, ...answer.headers } : bare })
      }
      const body = JSON.stringify(answer.body)
      if (answer.cookies === undefined) return new Response(body, { status, headers: json })
      const lines = answer.cookies.map((cookie): [string, string] => ['Set-Cookie', cookie])
      return new Response(body, { status, headers: [...Object.entries(json), ...lines] })
    }
    const { code, errors, details } = answer
    const body = JSON.stringify({ ...details, ...problemBody(status, code, requestId, errors) })
    return new Response(body, { status, headers: { ...problem, ...answer.headers } })
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
