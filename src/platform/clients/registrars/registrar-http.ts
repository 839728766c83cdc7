import {
  createOutgoingHttp,
  OutgoingHttpError,
  type OutgoingRequest,
  type OutgoingResponse,
} from '#platform/clients/outgoing-http.ts'
import { type Cents, cents } from '#core/money/money.ts'
import { RegistrarProblem } from '#platform/clients/registrar.ts'

export type Json = Readonly<Record<string, unknown>>

export interface RegistrarResponse extends OutgoingResponse {
  /** null if the body is not a JSON object, so the response is not from the registrar's application. */
  readonly json: Json | null
}

export interface RegistrarTimeouts {
  readonly checkMs: number
  readonly readMs: number
  readonly writeMs: number
}

export const registrarTimeouts: RegistrarTimeouts = { checkMs: 5000, readMs: 10_000, writeMs: 30_000 }

const maxResponseBytes = 2 * 1024 * 1024

/** Errors before the request was sent. After any other error the registrar may have received it. */
const notSent = new Set(['connect_timeout', 'refused_address', 'untrusted_certificate'])

export type SendToRegistrar = (
  address: URL,
  request: Pick<OutgoingRequest, 'method' | 'headers' | 'timeoutMs' | 'signal'> & { readonly json?: object },
) => Promise<RegistrarResponse>

/** Sends one request without retries. Rejects with a `RegistrarProblem` when there is no complete response. */
export function createRegistrarHttp(): SendToRegistrar {
  const send = createOutgoingHttp({ connectTimeoutMs: 5000 })
  return async (address, { json, headers, ...request }) => {
    try {
      const response = await send(address, {
        ...request,
        headers: { Accept: 'application/json', ...(json && { 'Content-Type': 'application/json' }), ...headers },
        ...(json && { body: JSON.stringify(json) }),
        maxBytes: maxResponseBytes,
      })
      return { ...response, json: objectIn(response.text) }
    } catch (error) {
      if (!(error instanceof OutgoingHttpError)) throw error
      throw new RegistrarProblem(notSent.has(error.reason) ? 'later' : 'doubt', `registrar: ${error.reason}`, {
        cause: error,
      })
    }
  }
}

/** @returns null if the text is not a JSON object */
export function objectIn(text: string): Json | null {
  try {
    return objectOf(JSON.parse(text))
  } catch {
    return null
  }
}

export function objectOf(value: unknown): Json | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : null
}

export function objectsOf(value: unknown): readonly Json[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : []
  return list.map(objectOf).filter((entry) => entry !== null)
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** @returns null if the value is not a valid date */
export function dateOf(value: unknown): Date | null {
  const date = new Date(typeof value === 'string' ? value : Number.NaN)
  return Number.isNaN(date.getTime()) ? null : date
}

/** @returns null if the value is neither a number nor a non-empty string */
export function idOf(value: unknown): string | null {
  return typeof value === 'number' ? String(value) : (textOf(value) ?? null)
}

/**
 * Converts a decimal amount: 9.99 is 999 cents.
 * @returns null if the value is not a number
 */
export function centsOf(value: unknown): Cents | null {
  const amount = typeof value === 'number' || (typeof value === 'string' && value !== '') ? Number(value) : Number.NaN
  return Number.isFinite(amount) ? cents(Math.round(amount * 100)) : null
}

const amsterdam = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/**
 * Parses Amsterdam local time such as `2026-03-29 03:30:00`.
 * @returns null if the value is not a time
 */
export function amsterdamTime(value: unknown): Date | null {
  const localTime = Date.parse(`${typeof value === 'string' ? value.replace(' ', 'T') : ''}Z`)
  if (Number.isNaN(localTime)) return null
  let guess = localTime
  // The second round corrects the offset near a change to or from summer time.
  for (let round = 0; round < 2; round += 1) {
    guess += localTime - Date.parse(`${amsterdam.format(guess).replace(' ', 'T')}Z`)
  }
  return new Date(guess)
}

/** Splits a domain name into its label and its extension. */
export function partsOf(name: string): { readonly name: string; readonly extension: string } {
  const dot = name.indexOf('.')
  return { name: name.slice(0, dot), extension: name.slice(dot + 1) }
}
