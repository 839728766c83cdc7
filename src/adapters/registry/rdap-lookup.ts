import type { LookupFunction } from 'node:net'
import { createBootstrap, type RdapServerAddress } from './bootstrap.ts'
import { createDns, type DnsHint, type DnsOptions } from './dns-hint.ts'
import { forSaleIn, forSaleLabel } from './for-sale.ts'
import { createOutgoingHttp } from '#adapters/outgoing-http.ts'
import { createLimiter } from '#concurrency/limiter.ts'
import { Unavailable } from '#domain/basics/unavailable.ts'
import { createRdapServer, type RdapAnswer, type RdapServer } from './rdap-server.ts'
import { createCachedLookup } from './cached-lookup.ts'
import { maxNameLength } from '#domain/names/domain-label.ts'
import type { DomainName } from '#domain/names/domain-name.ts'
import type { DomainLookup, Finding, UnknownReason } from '#services/names/domain-lookup-port.ts'

export interface RdapLookupOptions {
  /** IANA's list of registers: an address, or a file of the operator's own. */
  readonly bootstrap: string
  /** Whether a register's "not found" can be believed, if DNS says so too. */
  readonly isTrusted: (tld: string) => boolean
  readonly dns?: DnsOptions
  /** For one name, without its time in the queue. */
  readonly timeoutMs?: number
  readonly maxConcurrentPerRegistry?: number
  readonly maxQueuePerRegistry?: number
  readonly maxCacheEntries?: number
  /** A clock that never jumps. */
  readonly now?: () => number
  /** How host names become addresses. */
  readonly lookup?: LookupFunction
}

const dnsLimits = { maxConcurrent: 64, maxQueueLength: 2000 }
const minRequestTimeoutMs = 250

/** DNS first, then the RDAP server of the extension. Only what both agree on is called available. */
export function createRdapLookup(options: RdapLookupOptions): DomainLookup {
  const { isTrusted, timeoutMs = 2500, maxConcurrentPerRegistry = 4, maxQueuePerRegistry = 400 } = options
  const { maxCacheEntries = 20_000, now = () => performance.now() } = options
  const send = createOutgoingHttp(options.lookup ? { lookup: options.lookup } : {})
  const bootstrap = createBootstrap({ source: options.bootstrap, send, now })
  const dns = createDns(options.dns)
  const dnsLimiter = createLimiter(dnsLimits)
  const registers = new Map<string, RdapServer>()
  const manners = { send, maxConcurrent: maxConcurrentPerRegistry, maxQueueLength: maxQueuePerRegistry, now }

  return createCachedLookup(ask, { maxCacheEntries, now })

  async function ask(name: DomainName, signal: AbortSignal): Promise<Finding> {
    try {
      return await found(name, signal)
    } catch (error) {
      if (error instanceof Unavailable) return unknown('busy', 'none')
      throw error
    }
  }

  async function found(name: DomainName, signal: AbortSignal): Promise<Finding> {
    const [hint, dnsMs] = await dnsLimiter.run(async () => {
      const since = performance.now()
      return [await dns.hintOf(name.ascii, signal), performance.now() - since] as const
    }, signal)
    if (hint === 'delegated') return taken(name, 'dns', signal)
    const address = await bootstrap.serverOf(name.tld)
    signal.throwIfAborted()
    if (address === 'no_list') return unknown('unreachable', 'dns')
    if (address === null) return unknown(hint === 'silent' ? 'unreachable' : 'no_register', 'dns')
    const withinMs = Math.max(minRequestTimeoutMs, Math.ceil(timeoutMs - dnsMs))
    const answer = await registerAt(address).ask(address, name.ascii, withinMs, signal)
    return findingOf(answer, hint, name, signal)
  }

  /** Limits apply per server: one often answers for many extensions. */
  function registerAt({ base }: RdapServerAddress): RdapServer {
    const known = registers.get(base.origin)
    if (known !== undefined) return known
    const register = createRdapServer(manners)
    registers.set(base.origin, register)
    return register
  }

  async function findingOf(answer: RdapAnswer, hint: DnsHint, name: DomainName, signal: AbortSignal): Promise<Finding> {
    switch (answer.kind) {
      case 'registered':
        if (answer.isReserved) return { state: 'reserved', ...seen('rdap') }
        return hint === 'there' ? taken(name, 'rdap', signal) : { state: 'taken', ...seen('rdap') }
      case 'notFound':
        if (hint === 'absent' && isTrusted(name.tld)) return { state: 'available', ...seen('rdap') }
        return unknown('not_confirmed', 'rdap')
      case 'tooMuch':
        return unknown('unreachable', 'rdap')
      case 'failed':
        return unknown(answer.reason, 'rdap')
    }
  }

  async function taken(name: DomainName, source: 'dns' | 'rdap', signal: AbortSignal): Promise<Finding> {
    const label = `${forSaleLabel}.${name.ascii}`
    const texts = label.length > maxNameLength ? [] : await dns.textsAt(label, signal)
    const forSale = forSaleIn(texts)
    return { state: 'taken', ...(forSale !== undefined && { forSale }), ...seen(source) }
  }
}

function unknown(reason: UnknownReason, source: 'dns' | 'rdap' | 'none'): Finding {
  return { state: 'unknown', reason, ...seen(source) }
}

function seen<Source extends Finding['source']>(source: Source) {
  return { source, checkedAt: new Date().toISOString() }
}
