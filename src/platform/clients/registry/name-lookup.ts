import type { LookupFunction } from 'node:net'
import { createBootstrap, type RdapServerAddress } from './bootstrap.ts'
import { createDns, type DnsOptions } from './dns-hint.ts'
import { forSaleIn, forSaleLabel } from './for-sale.ts'
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
import { createPoliteSource, type PoliteSource } from './polite-source.ts'
import { askRdap } from './rdap-source.ts'
import { createRegistrarSource } from './registrar-source.ts'
import { createCachedLookup } from './cached-lookup.ts'
import { maxNameLength } from '#core/names/domain-label.ts'
import type { DomainName } from '#core/names/domain-name.ts'
import type { DomainLookup, Finding, RegistrarCheck, SharedLookups } from '#platform/clients/domain-lookup.ts'

export interface NameLookupOptions {
  /** IANA's list of registers: an address, or a file of the operator's own. */
  readonly bootstrap: string
  readonly sourcesOf: (tld: string) => SourcePlan
  /** For servers of IANA's list of which nothing more is known. */
  readonly defaultRate: LookupRate
  /** Whether the operator wants this source to be asked; undefined: as its terms say. */
  readonly isWanted?: (sourceId: string) => boolean | undefined
  /** Its check decides; the others are asked when it cannot be reached. */
  readonly registrar?: RegistrarCheck | undefined
  /** What all processes know together. Nothing: this process is alone. */
  readonly shared?: SharedLookups | undefined
  readonly dns?: DnsOptions
  /** For one name, without its time in the queue. */
  readonly timeoutMs?: number
  /** It asks the register itself first. */
  readonly registrarTimeoutMs?: number
  readonly maxConcurrentPerSource?: number
  readonly maxQueuePerSource?: number
  readonly maxCacheEntries?: number
  /** For what other processes know. */
  readonly recallTimeoutMs?: number
  /** A clock that never jumps. */
  readonly now?: () => number
  readonly random?: () => number
  /** How host names become addresses. */
  readonly lookup?: LookupFunction
}

type Answer = Evidence['answers'][number]

const dnsLimits = { maxConcurrent: 64, maxQueueLength: 2000 }
/** So long the others wait for DNS, which spares them most questions about names that are taken. */
const dnsHeadStartMs = 60
const minRequestTimeoutMs = 250

/** DNS, the registrar's check, and what the table names for the extension: registers by RDAP or DAS. */
export function createNameLookup(options: NameLookupOptions): DomainLookup {
  const { sourcesOf, isWanted, registrar, shared, maxQueuePerSource = 400 } = options
  const { timeoutMs = 2500, registrarTimeoutMs = 2000, recallTimeoutMs = 50 } = options
  const { maxCacheEntries = 20_000, now = () => performance.now(), random = Math.random } = options
  const send = createOutgoingHttp(options.lookup ? { lookup: options.lookup } : {})
  const bootstrap = createBootstrap({ source: options.bootstrap, send, now })
  const dns = createDns(options.dns)
  const dnsLimiter = createLimiter(dnsLimits)
  const sources = new Map<string, PoliteSource>()
  const askRegistrar =
    registrar && createRegistrarSource(registrar, politeSource('registrar', options.defaultRate, 4), registrarTimeoutMs)

  return createCachedLookup(ask, { maxCacheEntries, now, shared, recallTimeoutMs })

  async function ask(name: DomainName, signal: AbortSignal): Promise<Finding> {
    try {
      return await found(name, signal)
    } catch (error) {
      if (error instanceof Unavailable) return { state: 'unknown', reason: 'busy', ...seen('none') }
      throw error
    }
  }

  /** What DNS alone can tell is not asked of anybody else, unless DNS is slow. */
  async function found(name: DomainName, signal: AbortSignal): Promise<Finding> {
    const plan = sourcesOf(name.tld)
    const stopping = new AbortController()
    const both = AbortSignal.any([signal, stopping.signal])
    const hinting = dnsLimiter.run(() => dns.hintOf(name.ascii, both), both)
    try {
      const early = await Promise.race([hinting, headStart(both)])
      if (early === 'delegated') return await findingOf({ state: 'taken', by: 'dns' }, early, name, signal)
      const asking = answersTo(name, plan, both)
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

  /** One after the other until somebody knows. */
  async function answersTo(name: DomainName, plan: SourcePlan, signal: AbortSignal): Promise<readonly Answer[]> {
    const answers: Answer[] = []
    const isOver = () => answers.some(({ answer }) => isDecisive(answer, plan.trustsNotFound))
    if (askRegistrar) answers.push({ by: 'registrar', answer: await askRegistrar(name, signal) })
    const over = now() + timeoutMs
    const withinMs = () => Math.max(minRequestTimeoutMs, Math.ceil(over - now()))
    if (plan.usesList && !isOver()) {
      const answer = await askListed(name, plan, withinMs(), signal)
      if (answer !== null) answers.push({ by: 'rdap', answer })
    }
    for (const source of plan.sources) {
      if (isOver()) break
      const isTried = plan.usesList && source.protocol === 'rdap' && answers.some(({ by }) => by === 'rdap')
      if (isTried || !mayAsk(source.id, source.automatedLookups !== 'forbidden')) continue
      const answer = await askSource(source, name, withinMs(), signal)
      answers.push({ by: source.protocol, answer })
    }
    return answers
  }

  function mayAsk(sourceId: string, isUsual: boolean): boolean {
    return isWanted?.(sourceId) ?? isUsual
  }

  /** Null: the list names nobody, or nobody who may be asked. */
  async function askListed(
    name: DomainName,
    plan: SourcePlan,
    withinMs: number,
    signal: AbortSignal,
  ): Promise<SourceAnswer | null> {
    const known = plan.sources.find(({ protocol }) => protocol === 'rdap')
    const address = await bootstrap.serverOf(name.tld, known !== undefined)
    signal.throwIfAborted()
    if (address === 'no_list') return known === undefined ? { kind: 'failed', reason: 'unreachable' } : null
    if (address === null || !mayAsk(address.base.hostname, true)) return null
    return askRegister(address, known, name, withinMs, signal)
  }

  function askSource(
    source: NameSource,
    name: DomainName,
    withinMs: number,
    signal: AbortSignal,
  ): Promise<SourceAnswer> {
    if (source.protocol === 'rdap') {
      return askRegister({ base: new URL(source.base), isOwn: false }, source, name, withinMs, signal)
    }
    const polite = politeSource(source.id, source.rate, source.maxConcurrent)
    return polite.run(() => askDas({ ...source, host: source.id }, name, withinMs, signal), signal)
  }

  function askRegister(
    address: RdapServerAddress,
    known: NameSource | undefined,
    name: DomainName,
    withinMs: number,
    signal: AbortSignal,
  ): Promise<SourceAnswer> {
    const { rate, maxConcurrent } = known ?? { rate: options.defaultRate, maxConcurrent: 6 }
    const polite = politeSource(address.base.host, rate, maxConcurrent)
    return polite.run(() => askRdap(send, address, name.ascii, withinMs, signal), signal)
  }

  /** Manners are those towards a host: one often answers for many extensions. */
  function politeSource(id: string, rate: LookupRate, maxConcurrent: number): PoliteSource {
    const known = sources.get(id)
    if (known !== undefined) return known
    const most = options.maxConcurrentPerSource ?? maxConcurrent
    const manners = { rate, maxConcurrent: most, maxQueueLength: maxQueuePerSource, shared, now, random }
    const source = createPoliteSource({ id, ...manners })
    sources.set(id, source)
    return source
  }

  async function findingOf(verdict: Verdict, hint: DnsHint, name: DomainName, signal: AbortSignal): Promise<Finding> {
    const { by, state } = verdict
    switch (state) {
      case 'taken': {
        const forSale = hint === 'delegated' || hint === 'there' ? await saleOf(name, signal) : undefined
        return { state, ...(forSale !== undefined && { forSale }), ...seen(by) }
      }
      case 'reserved':
        return { state, ...seen(by) }
      case 'available':
        return { state, ...(!verdict.isFirm && { recheck: true as const }), ...seen(by) }
      case 'premium': {
        const premium = verdict.purchase && premiumPricesOf(verdict.purchase)
        return { state, ...(premium && { premium }), ...seen(by) }
      }
      case 'unknown':
        return { state, reason: verdict.reason, ...seen(by) }
    }
  }

  async function saleOf(name: DomainName, signal: AbortSignal): Promise<string | undefined> {
    const label = `${forSaleLabel}.${name.ascii}`
    return label.length > maxNameLength ? undefined : forSaleIn(await dns.textsAt(label, signal))
  }
}

/** DNS need not be waited for when somebody says that the name is taken. */
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

function seen<Source extends Finding['source']>(source: Source) {
  return { source, checkedAt: new Date().toISOString() }
}
