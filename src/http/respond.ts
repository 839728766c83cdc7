import type { Answer } from '#http/answer.ts'
import { apiHeaders, type HeaderSettings } from '#http/headers.ts'
import { problemBody } from '#http/problem.ts'

/** Answers with all headers at once: a Response whose headers are never touched again is written without a copy. */
export function createResponder(settings: HeaderSettings): (answer: Answer, requestId: string) => Response {
  const bare = apiHeaders(settings)
  const json = { ...bare, 'Content-Type': 'application/json; charset=utf-8' }
  const page = { ...bare, 'Content-Type': 'text/html; charset=utf-8' }
  const problem = { ...bare, 'Content-Type': 'application/problem+json; charset=utf-8' }

  return (answer, requestId) => {
    const { status } = answer
    if (!('code' in answer)) {
      if (answer.html !== undefined) return new Response(answer.html, { status, headers: page })
      if (answer.body === undefined) return new Response(null, { status, headers: bare })
      return new Response(JSON.stringify(answer.body), { status, headers: json })
    }
    const body = JSON.stringify(problemBody(status, answer.code, requestId, answer.errors))
    return new Response(body, { status, headers: { ...problem, ...answer.headers } })
  }
}
