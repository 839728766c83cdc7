import { RegistrarBusy } from '#platform/clients/domain-lookup.ts'
import { type NameOrder, RegistrarProblem, type RegistrarReason } from '#platform/clients/registrar.ts'
import { dateOf, type Json, objectOf, objectsOf, type RegistrarResponse, textOf } from './registrar-http.ts'

/** Problem by HTTP status. An HTML page comes from a proxy and does not tell whether the registrar acted. */
export function statusProblem({ status, headers, json, text }: RegistrarResponse, message: string): RegistrarProblem {
  const retryAfterMs = retryAfter(headers['retry-after'])
  if (status === 429 || status === 503) return new RegistrarProblem('later', message, { retryAfterMs })
  if (json === null && text !== '') return new RegistrarProblem('doubt', message)
  if (status === 401 || status === 403) return new RegistrarProblem('access', message)
  if (status === 404) return new RegistrarProblem('missing', message)
  return new RegistrarProblem(status >= 400 && status < 500 ? 'refused' : 'doubt', message)
}

/** Rate limits and refused access affect every name: name lookups expect `RegistrarBusy` for them. */
export function checkFailure(error: unknown): unknown {
  const mustWait = error instanceof RegistrarProblem && (error.reason === 'later' || error.reason === 'access')
  return mustWait ? new RegistrarBusy(error.message, error.retryAfterMs) : error
}

/** Retry-After contains seconds or a date. */
function retryAfter(value: string | undefined): number | undefined {
  if (value === undefined) return undefined
  const ms = /^\d{1,6}$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}

/** Error types of Realtime Register; every other type is a refusal of the request. */
const typeReasons: Readonly<Record<string, RegistrarReason>> = {
  AuthenticationError: 'access',
  AuthorizationError: 'access',
  NoContractException: 'access',
  TooManyRequests: 'later',
  ProviderUnavailable: 'later',
  InternalSRSError: 'doubt',
  ProviderConnectionError: 'doubt',
  InsufficientCreditException: 'credit',
  ObjectExists: 'exists',
  ObjectDoesNotExist: 'missing',
  ObjectStatusProhibitsOperation: 'locked',
  BillableAcknowledgmentNeededException: 'consent',
}

/** The registrar has charged nothing yet; `quote` lists the charges to consent to. */
export class ConsentNeeded extends RegistrarProblem {
  readonly quote: Json

  constructor(message: string, quote: Json) {
    super('consent', message)
    this.quote = quote
  }
}

/**
 * Consents only to premium charges up to the agreed maximum.
 * @returns null if the registrar would charge anything else
 */
export function agreedBillables({ quote }: ConsentNeeded, { maxPremium }: NameOrder): readonly Json[] | null {
  const billables = objectsOf(quote.billables)
  const isPremium = billables.every(
    ({ product, action }) => String(product).endsWith('_premium') && /^(CREATE|TRANSFER)$/.test(String(action)),
  )
  const { currency, total } = quote
  const isAgreed = maxPremium !== undefined && currency === maxPremium.currency && Number(total) <= maxPremium.amount
  if (billables.length === 0 || !isPremium || !isAgreed) return null
  return billables.map(({ product, action, quantity }) => ({ product, action, quantity }))
}

export function realtimeRegisterProblem(response: RegistrarResponse): RegistrarProblem {
  const { status, json } = response
  const type = textOf(json?.type)
  if (type === undefined) return statusProblem(response, `registrar: status ${status}`)
  const message = `${type}: ${textOf(json?.message) ?? ''}`
  if (type === 'BillableAcknowledgmentNeededException') return new ConsentNeeded(message, objectOf(json?.quote) ?? {})
  const field = textOf(objectsOf(json?.violations)[0]?.field)
  const reason = typeReasons[type] ?? 'refused'
  if (reason === 'refused')
    return new RegistrarProblem(isAboutCode(field, message) ? 'code' : reason, message, { field })
  const untilMs = dateOf(json?.endDate)?.getTime()
  const { retryAfterMs } = statusProblem(response, message)
  return new RegistrarProblem(reason, message, {
    retryAfterMs: retryAfterMs ?? (untilMs === undefined ? undefined : Math.max(0, untilMs - Date.now())),
  })
}

function isAboutCode(field: string | undefined, message: string): boolean {
  return field === undefined ? /auth(orization)?[ _-]?(code|info)/i.test(message) : /authcode/i.test(field)
}

/** Error codes of Openprovider; every other code is a refusal of the request. */
const codes: readonly (readonly [RegistrarReason, readonly number[]])[] = [
  ['later', [10, 17, 339, 340, 4005, 20_001]],
  ['doubt', [399]],
  ['access', [10_005]],
  ['credit', [310]],
  ['taken', [16, 311]],
  ['exists', [325, 326, 327, 346, 362]],
  ['consent', [379]],
  ['code', [317, 318, 352, 358, 393]],
  ['locked', [328, 366, 369]],
  ['free', [313]],
  ['missing', [320]],
]
const codeReasons = new Map(codes.flatMap(([reason, numbers]) => numbers.map((number) => [number, reason] as const)))

/** Field of the order that an error code is about. */
const fields = new Map([
  [307, 'extension'],
  [316, 'period'],
  [175, 'country'],
  [176, 'owner_handle'],
  [193, 'owner_handle'],
  [374, 'additional_data'],
  [375, 'additional_data'],
])

/**
 * The code is more reliable than the HTTP status. A response without a code is not from the registrar's application.
 */
export function openproviderProblem(response: RegistrarResponse): RegistrarProblem {
  const code = response.json?.code
  if (typeof code !== 'number') return statusProblem(response, `registrar: status ${response.status}`)
  const message = `${code}: ${textOf(response.json?.desc) ?? ''}`
  const reason = codeReasons.get(code) ?? 'refused'
  const field =
    fields.get(code) ?? (code >= 100 && code <= 169 ? (fieldIn(response.json) ?? 'contact') : fieldIn(response.json))
  return new RegistrarProblem(reason, message, { field, retryAfterMs: statusProblem(response, '').retryAfterMs })
}

function fieldIn(json: Json | null): string | undefined {
  return textOf(objectOf(json?.data)?.field)
}
