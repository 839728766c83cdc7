import { Resolver } from 'node:dns/promises'
import type { DnsHint } from '#core/names/availability.ts'
import { maxNameLength } from '#core/names/domain-label.ts'

export interface DnsOptions {
  readonly timeoutMs?: number
  /** undefined: those of the machine */
  readonly servers?: readonly string[]
}

export function createDns({ timeoutMs = 800, servers }: DnsOptions = {}) {
  return {
    hintOf: (name: string, signal: AbortSignal): Promise<DnsHint> =>
      query(signal, async (resolver) => {
        const hint = hintIn(await codeOf(resolver.resolveNs(name)))
        if (hint !== 'there') return hint
        return (await codeOf(resolver.resolveSoa(name))) === null ? 'delegated' : 'there'
      }),

    /** @returns the holder's offer to sell the name; undefined if there is none */
    async forSale(name: string, signal: AbortSignal): Promise<string | undefined> {
      const label = `${forSaleLabel}.${name}`
      if (label.length > maxNameLength) return undefined
      const records = await query(signal, (resolver) => resolver.resolveTxt(label).catch(() => []))
      return forSaleIn(records.map((pieces) => pieces.join('')))
    },
  }

  /** A resolver per lookup: a resolver can only cancel all of its lookups at once. */
  async function query<Value>(signal: AbortSignal, send: (resolver: Resolver) => Promise<Value>): Promise<Value> {
    signal.throwIfAborted()
    const resolver = new Resolver({ timeout: timeoutMs, tries: 1 })
    if (servers) resolver.setServers(servers)
    const stop = () => resolver.cancel()
    signal.addEventListener('abort', stop, { once: true })
    try {
      const value = await send(resolver)
      signal.throwIfAborted()
      return value
    } finally {
      signal.removeEventListener('abort', stop)
    }
  }
}

function hintIn(code: string | null): DnsHint {
  if (code === null) return 'delegated'
  if (code === 'ENOTFOUND') return 'absent'
  return code === 'ENODATA' ? 'there' : 'silent'
}

/** @returns null for an answer with records */
async function codeOf(records: Promise<unknown>): Promise<string | null> {
  try {
    const answer = await records
    return Array.isArray(answer) && answer.length === 0 ? 'ENODATA' : null
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'EUNKNOWN'
  }
}

/** The label at which the holder of a name offers it for sale (draft-davids-forsalereg). */
const forSaleLabel = '_for-sale'

const version = 'v=FORSALE1;'
const maxTextLength = 200
/** Characters that hide text or change its direction. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu

/** @returns a short plain text or a price, then the address of the offer; empty if the records say only "for sale" */
export function forSaleIn(records: readonly string[]): string | undefined {
  const contents = records.filter((record) => record.startsWith(version)).map((record) => record.slice(version.length))
  if (contents.length === 0) return undefined
  const valueOf = (tag: string) => tidied(contents.find((content) => content.startsWith(tag))?.slice(tag.length) ?? '')
  const [address, price] = [valueOf('furi='), valueOf('fval=')]
  const words = valueOf('ftxt=') || (pricePattern.test(price) ? `${price.slice(0, 3)} ${price.slice(3)}` : '')
  return [words, addressPattern.test(address) ? address : ''].filter(Boolean).join(' ')
}

const pricePattern = /^[A-Z]{3}\d{1,12}(?:\.\d{1,2})?$/
const addressPattern = /^(?:https|mailto|tel):[^\s…]+$/

function tidied(content: string): string {
  const text = content.replaceAll(invisible, ' ').replaceAll(/\s+/g, ' ').trim()
  return text.length > maxTextLength ? `${Array.from(text).slice(0, maxTextLength).join('')}…` : text
}
