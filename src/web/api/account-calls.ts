import type { FieldFault, Problem } from '#platform/schema/problem.ts'

export interface Refusal {
  readonly ok: false
  /** 0 without a response. */
  readonly status: number
  readonly code: string | undefined
  readonly errors: readonly FieldFault[]
}

export type Answer<Body> = { readonly ok: true; readonly body: Body } | Refusal

const unanswered: Refusal = { ok: false, status: 0, code: undefined, errors: [] }

/** Sends a request once. Every failure is returned as a refusal; only the user retries. */
async function call<Body>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer<Body>> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    })
    return response.ok ? { ok: true, body: (await response.json()) as Body } : await refusalOf(response)
  } catch {
    return unanswered
  }
}

async function refusalOf(response: Response): Promise<Refusal> {
  const { status } = response
  try {
    const { code, errors } = (await response.json()) as Partial<Problem>
    return { ok: false, status, code, errors: Array.isArray(errors) ? errors : [] }
  } catch {
    return { ...unanswered, status }
  }
}

export const post = <Body = unknown>(path: string, body: unknown): Promise<Answer<Body>> => call('POST', path, body)

/** If the server requires the password again, the change is resent after the customer has entered it. */
export async function patch<Body>(path: string, body: unknown): Promise<Answer<Body>> {
  const answer = await call<Body>('PATCH', path, body)
  if (answer.ok || answer.code !== 'reauthentication_required') return answer
  const isGiven = await import('#web/passwords/password-again.tsx').then(
    ({ askPassword }) => askPassword(),
    () => false,
  )
  return isGiven ? call('PATCH', path, body) : answer
}

export const remove = (path: string): Promise<Answer<unknown>> => call('DELETE', path)

export const read = <Body>(path: string): Promise<Answer<Body>> => call('GET', path)
