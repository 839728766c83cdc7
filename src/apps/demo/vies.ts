import { createHash } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { euCountries } from '#core/locale/country.ts'
import { vatNumberOf } from '#core/tax/vat-number.ts'

/**
 * VIES for the demo, with its HTTP API. The response depends on the number:
 *
 * | the number contains | the response                                                  |
 * | ------------------- | ------------------------------------------------------------- |
 * | `000000`            | not valid                                                     |
 * | `777777`            | unavailable the first three times, then valid                 |
 * | `888888`            | valid, after eight seconds: too late                          |
 * | `999999`            | the member state is unavailable                               |
 * | anything else       | valid, as long as it has the format of its country            |
 */
export function createDemoVies({ slowMs = 8000 }: { readonly slowMs?: number } = {}): RequestListener {
  const timesAsked = new Map<string, number>()

  return (request, response) => {
    responseTo(request)
      .then(({ status, body }) => send(response, status, body))
      .catch(() => response.destroy())
  }

  async function responseTo(request: IncomingMessage): Promise<ViesResponse> {
    const path = new URL(request.url ?? '/', 'http://vies').pathname
    const [, country = '', number = ''] = /\/ms\/([A-Za-z]{2})\/vat\/([\w*+]{1,20})$/.exec(path) ?? []
    if (request.method === 'GET' && country) return lookedUp(await decided({ country, number, isNamed: false }))
    if (request.method === 'GET' && path.endsWith('/check-status')) return { status: 200, body: statusBody }
    if (request.method !== 'POST' || !path.endsWith('/check-vat-number')) return { status: 404, body: {} }
    const query = await queryIn(request)
    return query === null ? { status: 400, body: refused('INVALID_INPUT') } : checked(await decided(query))
  }

  async function decided(query: VatQuery): Promise<Decision> {
    const { country, number } = query
    const isWellFormed = vatNumberOf(country + number, country === 'EL' ? 'GR' : country).ok
    if (!isWellFormed) return { ...query, error: 'INVALID_INPUT', valid: false }
    if (number.includes('999999')) return { ...query, error: 'MS_UNAVAILABLE', valid: false }
    if (number.includes('777777') && timesSeen(country + number) <= 3) {
      return { ...query, error: 'MS_UNAVAILABLE', valid: false }
    }
    if (number.includes('888888')) await pause(slowMs)
    return { ...query, error: null, valid: !number.includes('000000') }
  }

  function timesSeen(vatNumber: string): number {
    const times = (timesAsked.get(vatNumber) ?? 0) + 1
    if (timesAsked.size > 1000) timesAsked.clear()
    timesAsked.set(vatNumber, times)
    return times
  }
}

interface VatQuery {
  readonly country: string
  readonly number: string
  /** The request contains the VAT number of the requester. */
  readonly isNamed: boolean
}

type Decision = VatQuery & { readonly error: string | null; readonly valid: boolean }

interface ViesResponse {
  readonly status: number
  readonly body: object
}

const statusBody = {
  vow: { available: true },
  countries: euCountries.map((code) => ({ countryCode: code === 'GR' ? 'EL' : code, availability: 'Available' })),
}

const refused = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error }] })

function checked(decision: Decision): ViesResponse {
  const { country, number, error, valid } = decision
  if (error !== null) return { status: error === 'INVALID_INPUT' ? 400 : 200, body: refused(error) }
  return { status: 200, body: { countryCode: country, vatNumber: number, valid, ...particularsOf(decision) } }
}

function lookedUp(decision: Decision): ViesResponse {
  const userError = decision.error ?? (decision.valid ? 'VALID' : 'INVALID')
  const { number: vatNumber, valid: isValid } = decision
  return { status: 200, body: { isValid, userError, vatNumber, ...particularsOf(decision) } }
}

/** As in the real service, Germany and Spain do not disclose name and address. */
function particularsOf({ country, number, valid, isNamed }: Decision) {
  const isTold = valid && country !== 'DE' && country !== 'ES'
  const mark = createHash('sha256').update(`${country}${number}`).digest('hex').slice(0, 12).toUpperCase()
  return {
    requestDate: new Date().toISOString(),
    requestIdentifier: isNamed ? `DEMO${mark}` : '',
    name: isTold ? `Voorbeeld ${country}${number}` : '---',
    address: isTold ? `Voorbeeldstraat 1\n${country}` : '---',
  }
}

async function queryIn(request: IncomingMessage): Promise<VatQuery | null> {
  let text = ''
  for await (const piece of request.setEncoding('utf8')) {
    text += piece as string
    if (text.length > 10_000) return null
  }
  const { countryCode, vatNumber, requesterNumber } = fieldsOf(text)
  if (typeof countryCode !== 'string' || typeof vatNumber !== 'string') return null
  return { country: countryCode, number: vatNumber, isNamed: typeof requesterNumber === 'string' }
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? { ...body } : {}
  } catch {
    return {}
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(body))
}
