import { type Cents, cents } from '#core/money/money.ts'

/** Maximum number of requests in any window of this length, over all processes. */
export interface LookupRate {
  readonly max: number
  readonly seconds: number
}

/** Query format of a DAS (domain availability service). */
export type DasDialect = 'be' | 'eu' | 'ch' | 'nl'

interface Manners {
  /** Host name; also the source's id in settings and in the database. */
  readonly id: string
  readonly rate: LookupRate
  readonly maxConcurrent: number
  /**
   * Whether the registry's terms permit automated lookups. A `forbidden` source is only used if the operator enables
   * it.
   */
  readonly automatedLookups: 'allowed' | 'forbidden' | 'unpublished'
  /** A name that is certainly registered, used to check that the source works. */
  readonly known: string
}

/** A service that tells whether a name is registered. */
export type NameSource = Manners &
  (
    | { readonly protocol: 'rdap'; readonly base: string }
    | { readonly protocol: 'das'; readonly port: number; readonly dialect: DasDialect }
  )

/** Sources for the names of an extension, asked in order until one gives a decisive answer. */
export interface SourcePlan {
  readonly sources: readonly NameSource[]
  /** The RDAP server in IANA's list is asked first; an RDAP server in `sources` is used if the list has none. */
  readonly usesList: boolean
  /** Whether an RDAP "not found" response means that the name is available. */
  readonly trustsNotFound: boolean
}

/**
 * DNS status of a name. `delegated`: it has name servers, so it is registered. `there`: it exists without name servers.
 * `absent`: it does not exist, which is no proof of availability, because a registered name may be unused. `silent`: no
 * answer.
 */
export type DnsHint = 'delegated' | 'there' | 'absent' | 'silent'

export interface SourceFailure {
  readonly kind: 'failed'
  readonly reason: 'timeout' | 'unreachable' | 'bad_answer' | 'busy'
  /** Time the source asked to be left alone; null if it asked for a pause without giving its length. */
  readonly pauseMs?: number | null
}

/** Wholesale price of a premium name. */
export interface PurchasePrice {
  readonly currency: string
  readonly firstYear: Cents
  readonly renewal?: Cents
}

export type SourceAnswer =
  | { readonly kind: 'available' | 'taken' | 'reserved' | 'invalid' }
  /** RDAP "not found"; the name may still be reserved. */
  | { readonly kind: 'notFound' }
  | { readonly kind: 'premium'; readonly purchase?: PurchasePrice }
  | SourceFailure

export interface Evidence {
  readonly dns: DnsHint
  /** Answers in the order in which the sources were asked. */
  readonly answers: readonly { readonly by: 'registrar' | 'das' | 'rdap'; readonly answer: SourceAnswer }[]
  readonly trustsNotFound: boolean
  /** The terms of all sources forbid automated lookups. */
  readonly isForbidden: boolean
}

export type Verdict = { readonly by: 'registrar' | 'das' | 'rdap' | 'dns' | 'none' } & (
  | { readonly state: 'taken' | 'reserved' }
  /** `isFirm` if the registrar said so; other results are checked again before payment. */
  | { readonly state: 'available'; readonly isFirm: boolean }
  | { readonly state: 'premium'; readonly purchase?: PurchasePrice }
  | {
      readonly state: 'unknown'
      readonly reason: SourceFailure['reason'] | 'no_register' | 'not_confirmed' | 'not_permitted'
    }
)

/** Whether an answer makes further sources unnecessary. */
export function isDecisive(answer: SourceAnswer, trustsNotFound: boolean): boolean {
  return answer.kind === 'notFound' ? trustsNotFound : answer.kind !== 'failed'
}

/** Combines all evidence about a name. It is only available if one source says so and no source contradicts it. */
export function verdictOf({ dns, answers, trustsNotFound, isForbidden }: Evidence): Verdict {
  const registrar = answers.find(({ by, answer }) => by === 'registrar' && isDecisive(answer, false))
  if (registrar !== undefined) return registrarVerdict(registrar.answer)
  if (dns === 'delegated') return { state: 'taken', by: 'dns' }
  for (const { by, answer } of answers) {
    if (answer.kind === 'taken' || answer.kind === 'reserved') return { state: answer.kind, by }
    if (answer.kind === 'invalid') return { state: 'reserved', by }
    if (answer.kind === 'premium') return premiumVerdict(answer, by)
  }
  const available = answers.find(({ answer }) => answer.kind === 'available')
  if (available !== undefined && dns !== 'there') return { state: 'available', isFirm: false, by: available.by }
  const missing = answers.find(({ answer }) => answer.kind === 'notFound')
  if (missing !== undefined && trustsNotFound && dns === 'absent') {
    return { state: 'available', isFirm: false, by: missing.by }
  }
  const by = answers.at(-1)?.by ?? 'dns'
  if (available !== undefined || missing !== undefined) return { state: 'unknown', reason: 'not_confirmed', by }
  const failures = answers.map(({ answer }) => answer).filter((answer) => answer.kind === 'failed')
  // A source that we did not ask might have known.
  const failed = failures.find(({ reason }) => reason === 'busy') ?? failures[0]
  if (failed !== undefined) return { state: 'unknown', reason: failed.reason, by }
  if (dns === 'silent') return { state: 'unknown', reason: 'unreachable', by }
  return { state: 'unknown', reason: isForbidden ? 'not_permitted' : 'no_register', by }
}

function registrarVerdict(answer: SourceAnswer): Verdict {
  const by = 'registrar'
  if (answer.kind === 'available') return { state: 'available', isFirm: true, by }
  if (answer.kind === 'premium') return premiumVerdict(answer, by)
  return { state: answer.kind === 'taken' ? 'taken' : 'reserved', by }
}

function premiumVerdict({ purchase }: { readonly purchase?: PurchasePrice }, by: Verdict['by']): Verdict {
  return { state: 'premium', by, ...(purchase && { purchase }) }
}

/** Margin on the price of a premium name, in percent. */
export const premiumMarkUp = 15

/**
 * Retail prices of a premium name, in whole euros.
 * @returns undefined if they cannot be derived from the registrar's prices
 */
export function premiumPricesOf({
  currency,
  firstYear,
  renewal,
}: PurchasePrice): { readonly firstYear: Cents; readonly renewal: Cents } | undefined {
  if (currency !== 'EUR' || renewal === undefined || firstYear <= 0 || renewal <= 0) return undefined
  return { firstYear: markedUp(firstYear), renewal: markedUp(renewal) }
}

function markedUp(purchase: Cents): Cents {
  return cents(Math.ceil((purchase * (100 + premiumMarkUp)) / 10_000) * 100)
}

const minute = 60_000

/** Cache lifetimes of answers. Failed lookups have the shortest lifetime. */
export const answerLifetimesMs = {
  taken: 10 * minute,
  premium: 10 * minute,
  reserved: 10 * minute,
  /** Short, because the name may be registered elsewhere at any moment. */
  available: minute,
  unknown: 15_000,
} as const
