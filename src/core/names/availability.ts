import { type Cents, cents } from '#core/money/money.ts'

/** At most so many questions in any span of so many seconds, from all processes together. */
export interface LookupRate {
  readonly max: number
  readonly seconds: number
}

/** How a name is asked for over the line protocol of a domain availability service. */
export type DasDialect = 'be' | 'eu' | 'ch' | 'nl'

interface Manners {
  /** The host; also its name in settings and in the database. */
  readonly id: string
  readonly rate: LookupRate
  readonly maxConcurrent: number
  /** What the register's terms say of programs that ask. `forbidden`: only asked when the operator says it may be. */
  readonly automatedLookups: 'allowed' | 'forbidden' | 'unpublished'
  /** A name that is certainly registered, to see whether the source works. */
  readonly known: string
}

/** Somebody who can be asked whether a name is registered. */
export type NameSource = Manners &
  (
    | { readonly protocol: 'rdap'; readonly base: string }
    | { readonly protocol: 'das'; readonly port: number; readonly dialect: DasDialect }
  )

/** Who is asked about the names of an extension, one after the other until somebody knows. */
export interface SourcePlan {
  readonly sources: readonly NameSource[]
  /** The RDAP server in IANA's list is asked first; one in `sources` is for when the list has none. */
  readonly usesList: boolean
  /** Whether "no such object" of RDAP may be called free. */
  readonly trustsNotFound: boolean
}

/**
 * What DNS knows of a name. `delegated`: it has name servers, so somebody holds it. `there`: it exists, without any.
 * `absent`: no such name, which is a hint and no proof, since a name can be held and not in use. `silent`: no answer.
 */
export type DnsHint = 'delegated' | 'there' | 'absent' | 'silent'

export interface SourceFailure {
  readonly kind: 'failed'
  readonly reason: 'timeout' | 'unreachable' | 'bad_answer' | 'busy'
  /** It wants to be left alone for so long; null: it did not say for how long. */
  readonly pauseMs?: number | null
}

/** What a registrar asks us for a name with a price of its own. */
export interface PurchasePrice {
  readonly currency: string
  readonly firstYear: Cents
  readonly renewal?: Cents
}

export type SourceAnswer =
  | { readonly kind: 'available' | 'taken' | 'reserved' | 'invalid' }
  /** RDAP: it knows no such object, which may also be a name that nobody can have. */
  | { readonly kind: 'notFound' }
  | { readonly kind: 'premium'; readonly purchase?: PurchasePrice }
  | SourceFailure

export interface Evidence {
  readonly dns: DnsHint
  /** Of those who were asked, in that order. */
  readonly answers: readonly { readonly by: 'registrar' | 'das' | 'rdap'; readonly answer: SourceAnswer }[]
  readonly trustsNotFound: boolean
  /** Every source's terms forbid it. */
  readonly isForbidden: boolean
}

export type Verdict = { readonly by: 'registrar' | 'das' | 'rdap' | 'dns' | 'none' } & (
  | { readonly state: 'taken' | 'reserved' }
  /** `isFirm`: said by who would register it. Anything weaker is checked again before payment. */
  | { readonly state: 'available'; readonly isFirm: boolean }
  | { readonly state: 'premium'; readonly purchase?: PurchasePrice }
  | {
      readonly state: 'unknown'
      readonly reason: SourceFailure['reason'] | 'no_register' | 'not_confirmed' | 'not_permitted'
    }
)

/** Whether others need not be asked after this. */
export function isDecisive(answer: SourceAnswer, trustsNotFound: boolean): boolean {
  return answer.kind === 'notFound' ? trustsNotFound : answer.kind !== 'failed'
}

/** What is true of a name as far as anybody said so: never available unless a source said that, and none said otherwise. */
export function verdictOf({ dns, answers, trustsNotFound, isForbidden }: Evidence): Verdict {
  const registrar = answers.find(({ by, answer }) => by === 'registrar' && isDecisive(answer, false))
  if (registrar !== undefined) return registrarVerdict(registrar.answer)
  if (dns === 'delegated') return { state: 'taken', by: 'dns' }
  for (const { by, answer } of answers) {
    if (answer.kind === 'taken' || answer.kind === 'reserved') return { state: answer.kind, by }
    if (answer.kind === 'invalid') return { state: 'reserved', by }
    if (answer.kind === 'premium') return premiumVerdict(answer, by)
  }
  const said = answers.find(({ answer }) => answer.kind === 'available')
  if (said !== undefined && dns !== 'there') return { state: 'available', isFirm: false, by: said.by }
  const missing = answers.find(({ answer }) => answer.kind === 'notFound')
  if (missing !== undefined && trustsNotFound && dns === 'absent') {
    return { state: 'available', isFirm: false, by: missing.by }
  }
  const by = answers.at(-1)?.by ?? 'dns'
  if (said !== undefined || missing !== undefined) return { state: 'unknown', reason: 'not_confirmed', by }
  const failed = answers.map(({ answer }) => answer).find((answer) => answer.kind === 'failed')
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

/** What we add to the price of a name that its registry prices itself, in percent. */
export const premiumMarkUp = 15

/** Our prices, in whole euros. Undefined: they cannot be told from what the registrar asks. */
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

/** How long an answer is believed. Nothing is worth less than an answer that we could not get. */
export const answerLifetimesMs = {
  taken: 10 * minute,
  premium: 10 * minute,
  reserved: 10 * minute,
  /** Short: somebody else may register it. */
  available: minute,
  unknown: 15_000,
} as const
