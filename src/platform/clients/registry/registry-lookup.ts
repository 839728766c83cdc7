import type { LookupFunction } from 'node:net'
import { createBootstrap, type RdapServerAddress } from './bootstrap.ts'
import { createDns, type DnsOptions } from './dns.ts'
import { createOutgoingHttp } from '#platform/clients/outgoing-http.ts'
import { createLimiter } from '#platform/limits/limiter.ts'
import { Unavailable } from '#core/result/unavailable.ts'
import {
  type DnsHint,
  type Evidence,
  isDecisive,
  type LookupRate,
  type NameSource,
  premiumPricesOf,
  type SourceAnswer,
  type SourcePlan,
  type Verdict,
  verdictOf,
} from '#core/names/availability.ts'
import { askDas } from './das-source.ts'
import { createLimitedSource, type LimitedSource } from './limited-source.ts'
import { askRdap } from './rdap-source.ts'
import { placeOf } from './rate-shares.ts'
import { createRegistrarSource } from './registrar-source.ts'
import { createCachedLookup } from './lookup-cache.ts'
import type { SharedLookups } from './repository.ts'
import type { DomainName } from '#core/names/domain-name.ts'
import type {
  Asker,
  DomainLookup,
  Finding,
  LookupOptions,
  LookupPriority,
  RegistrarCheck,
} from '#platform/clients/domain-lookup.ts'

export interface RegistryLookupOptions {
  /** IANA's list of registers: an address, or a file of the operator's own. */
  readonly bootstrap: string
  readonly sourcesOf: (tld: string) => SourcePlan
  /** For servers that only IANA's list names. */
  readonly defaultRate: LookupRate
  /** The operator's setting for a source; undefined: as the terms of the source say */
  readonly isEnabled?: (sourceId: string) => boolean | undefined
  /** Its check decides; the other sources are used when it cannot be reached. */
  readonly registrar?: RegistrarCheck | undefined
  /** Findings and rate limits of all processes; undefined: this process is the only one */
  readonly shared?: SharedLookups | undefined
  readonly dns?: DnsOptions
  /** For one name, without its time in queues. */
  readonly timeoutMs?: number
  /** The registrar may ask the register itself first. */
  readonly registrarTimeoutMs?: number
  readonly maxConcurrentPerSource?: number
  readonly maxQueuePerSource?: number
  readonly maxCacheEntries?: number
  /** For reading findings of other processes. */
  readonly recallTimeoutMs?: number
  /** A monotonic clock. */
  readonly now?: () => number
  readonly random?: () => number
  /** Resolves host names to addresses. */
  readonly lookup?: LookupFunction
}

/** What a source is asked. */
interface Question {
  readonly name: DomainName
  readonly asker: Asker
  readonly withinMs: number
  readonly signal: AbortSignal
}

type Answer = Evidence['answers'][number]

const dnsLimits = { maxConcurrent: 64, maxQueueLength: 2000 }
/** Registers are asked only after this time, because DNS alone answers for most names that are taken. */
const dnsHeadStartMs = 60
const minRequestTimeoutMs = 250

/** Looks names up in DNS, at the registrar, and at the sources of the extension: registers by RDAP or DAS. */
export function createRegistryLookup(options: RegistryLookupOptions): DomainLookup {
  const { sourcesOf, isEnabled, registrar, shared, maxQueuePerSource = 400 } = options
  const { timeoutMs = 2500, registrarTimeoutMs = 2000, recallTimeoutMs = 50 } = options
  const { maxCacheEntries = 20_000, now = () => performance.now(), random = Math.random } = options
  const send = createOutgoingHttp(options.lookup ? { lookup: options.lookup } : {})
  const bootstrap = createBootstrap({ source: options.bootstrap, send, now })
  const dns = createDns(options.dns)
  const dnsLimiter = createLimiter(dnsLimits)
  const sources = new Map<string, LimitedSource>()
  const askRegistrar =
    registrar && createRegistrarSource(registrar, sourceAt('registrar', options.defaultRate, 4), registrarTimeoutMs)

  return createCachedLookup(find, { maxCacheEntries, now, shared, recallTimeoutMs })

  async function find(name: DomainName, asked: LookupOptions): Promise<Finding> {
    try {
      return await (asked.onlyDns ? findInDns(name, asked) : findByDnsFirst(name, asked, asked.signal))
    } catch (error) {
      if (error instanceof Unavailable) return { state: 'unknown', reason: 'busy', ...originOf('none') }
      throw error
    }
  }

  /** A name with any records is taken. */
  async function findInDns(name: DomainName, { priority, signal }: LookupOptions): Promise<Finding> {
    const hint = await hintOf(name, priority, signal)
    const isTaken = hint === 'delegated' || hint === 'there'
    const verdict: Verdict = isTaken
      ? { state: 'taken', by: 'dns' }
      : { state: 'unknown', reason: 'not_confirmed', by: 'dns' }
    return findingOf(verdict, hint, name, signal)
  }

  /** A delegated name is taken: registers are not asked then, unless DNS is slow. */
  async function findByDnsFirst(name: DomainName, asker: Asker, signal: AbortSignal): Promise<Finding> {
    const plan = sourcesOf(name.tld)
    const stopping = new AbortController()
    const both = AbortSignal.any([signal, stopping.signal])
    const hinting = hintOf(name, asker.priority, both)
    try {
      const early = await Promise.race([hinting, headStart(both)])
      if (early === 'delegated') return await findingOf({ state: 'taken', by: 'dns' }, early, name, signal)
      const asking = answersTo(name, plan, asker, both)
      asking.catch(() => {})
      const dnsHint = early ?? (await hintUnlessDecided(hinting, asking))
      const answers = dnsHint === 'delegated' ? [] : await asking
      const { trustsNotFound } = plan
      const isForbidden = answers.length === 0 && plan.sources.length > 0
      return await findingOf(verdictOf({ dns: dnsHint, answers, trustsNotFound, isForbidden }), dnsHint, name, signal)
    } finally {
      stopping.abort()
      hinting.catch(() => {})
    }
  }

  function hintOf({ ascii }: DomainName, priority: LookupPriority, signal: AbortSignal): Promise<DnsHint> {
    return dnsLimiter.run(() => dns.hintOf(ascii, signal), signal, placeOf(priority, dnsLimits.maxQueueLength))
  }

  /** Asks the registrar and the sources one after the other until an answer is decisive. */
  async function answersTo(
    name: DomainName,
    plan: SourcePlan,
    asker: Asker,
    signal: AbortSignal,
  ): Promise<readonly Answer[]> {
    const answers: Answer[] = []
    const isOver = () => answers.some(({ answer }) => isDecisive(answer, plan.trustsNotFound))
    if (askRegistrar) answers.push({ by: 'registrar', answer: await askRegistrar(name, asker, signal) })
    const over = now() + timeoutMs
    const withinMs = () => Math.max(minRequestTimeoutMs, Math.ceil(over - now()))
    if (plan.usesList && !isOver()) {
      const answer = await askListed({ name, asker, withinMs: withinMs(), signal }, plan)
      if (answer !== null) answers.push({ by: 'rdap', answer })
    }
    for (const source of plan.sources) {
      if (isOver()) break
      const isTried = plan.usesList && source.protocol === 'rdap' && answers.some(({ by }) => by === 'rdap')
      if (isTried || !mayAsk(source.id, source.automatedLookups !== 'forbidden')) continue
      const answer = await askSource(source, { name, asker, withinMs: withinMs(), signal })
      answers.push({ by: source.protocol, answer })
    }
    return answers
  }

  function mayAsk(sourceId: string, isAllowed: boolean): boolean {
    return isEnabled?.(sourceId) ?? isAllowed
  }

  /** @returns null if IANA's list names no server, or one that must not be asked */
  async function askListed(question: Question, plan: SourcePlan): Promise<SourceAnswer | null> {
    const { name, signal } = question
    const ownSource = plan.sources.find(({ protocol }) => protocol === 'rdap')
    const address = await bootstrap.serverOf(name.tld, ownSource !== undefined)
    signal.throwIfAborted()
    if (address === 'no_list') return ownSource === undefined ? { kind: 'failed', reason: 'unreachable' } : null
    if (address === null || !mayAsk(address.base.hostname, true)) return null
    return askRegister(address, ownSource, question)
  }

  function askSource(source: NameSource, question: Question): Promise<SourceAnswer> {
    if (source.protocol === 'rdap') {
      return askRegister({ base: new URL(source.base), isOwn: false }, source, question)
    }
    const { name, asker, withinMs, signal } = question
    const limited = sourceAt(source.id, source.rate, source.maxConcurrent)
    return limited.run(() => askDas({ ...source, host: source.id }, name, withinMs, signal), asker, signal)
  }

  function askRegister(
    address: RdapServerAddress,
    source: NameSource | undefined,
    { name, asker, withinMs, signal }: Question,
  ): Promise<SourceAnswer> {
    const { rate, maxConcurrent } = source ?? { rate: options.defaultRate, maxConcurrent: 6 }
    const limited = sourceAt(address.base.host, rate, maxConcurrent)
    return limited.run(() => askRdap(send, address, name.ascii, withinMs, signal), asker, signal)
  }

  /** Rate limits are per host; one RDAP server often serves many TLDs. */
  function sourceAt(id: string, rate: LookupRate, usualConcurrency: number): LimitedSource {
    const existing = sources.get(id)
    if (existing !== undefined) return existing
    const maxConcurrent = options.maxConcurrentPerSource ?? usualConcurrency
    const limits = { rate, maxConcurrent, maxQueueLength: maxQueuePerSource }
    const source = createLimitedSource({ id, ...limits, shared, now, random })
    sources.set(id, source)
    return source
  }

  async function findingOf(verdict: Verdict, hint: DnsHint, name: DomainName, signal: AbortSignal): Promise<Finding> {
    const { by, state } = verdict
    switch (state) {
      case 'taken': {
        const forSale = hint === 'delegated' || hint === 'there' ? await dns.forSale(name.ascii, signal) : undefined
        return { state, ...(forSale !== undefined && { forSale }), ...originOf(by) }
      }
      case 'reserved':
        return { state, ...originOf(by) }
      case 'available':
        return { state, ...(!verdict.isFirm && { recheck: true as const }), ...originOf(by) }
      case 'premium': {
        const premium = verdict.purchase && premiumPricesOf(verdict.purchase)
        return { state, ...(premium && { premium }), ...originOf(by) }
      }
      case 'unknown':
        return { state, reason: verdict.reason, ...originOf(by) }
    }
  }
}

/** An answer that the name is taken ends the wait for DNS. */
async function hintUnlessDecided(hinting: Promise<DnsHint>, asking: Promise<readonly Answer[]>): Promise<DnsHint> {
  const decided = asking.then((answers) =>
    answers.some(({ answer: { kind } }) => kind === 'taken' || kind === 'reserved') ? 'silent' : hinting,
  )
  decided.catch(() => {})
  return Promise.race([hinting, decided])
}

function headStart(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, dnsHeadStartMs, null)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve(null)), { once: true })
  })
}

function originOf<Source extends Finding['source']>(source: Source) {
  return { source, checkedAt: new Date().toISOString() }
}
