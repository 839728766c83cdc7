import { channels } from '#platform/telemetry/channels.ts'
import { setTimeout as pause } from 'node:timers/promises'
import type { DomainName } from '#core/names/domain-name.ts'
import { cents } from '#core/money/money.ts'
import type { Finding, LookupOptions } from '#platform/clients/domain-lookup.ts'
import { brand } from '#site/brand.ts'

type Answer =
  | { readonly state: 'available' | 'reserved' }
  | { readonly state: 'taken'; readonly forSale?: string }
  | { readonly state: 'premium'; readonly premium: { readonly firstYear: number; readonly renewal: number } }
  | { readonly state: 'unknown'; readonly reason: 'not_confirmed' | 'unreachable' }

/** Names that are taken under every extension. */
const famous = new Set([
  ...'google amazon facebook instagram apple microsoft youtube wikipedia netflix paypal ebay bol coolblue'.split(' '),
  ...'marktplaats albertheijn jumbo hema philips heineken ing rabobank abnamro kpn ziggo postnl klm nos'.split(' '),
  ...'spiegel zalando otto aldi lidl rewe siemens bosch volkswagen bmw telekom dhl bahn adidas'.split(' '),
  brand.name.toLowerCase(),
])

const reservedNames = new Set(['www', 'nic', 'whois', 'rdap', 'example', 'localhost', 'mail', 'ftp'])

/** Percentage of short words that are taken, by extension. */
const crowds: Readonly<Record<string, number>> = {
  com: 92,
  nl: 55,
  de: 60,
  net: 50,
  org: 45,
  eu: 30,
  be: 30,
  io: 35,
  co: 35,
  ai: 35,
}
const crowdElsewhere = 12

/**
 * Registry lookups for the demo: a name always has the same result. It depends on the prefix of the name, else on its
 * extension, its length and a hash.
 *
 * | prefix      | result                               |
 * | ----------- | ------------------------------------ |
 * | `bezet-`    | taken                                |
 * | `premium-`  | premium, with a price of its own     |
 * | `onbekend-` | unknown: the result is not certain   |
 * | `storing-`  | unknown: the registry is unreachable |
 * | `traag-`    | as other names, after 3 to 4 seconds |
 * | `tekoop-`   | taken and for sale                   |
 */
export function createDemoLookup({ slowMs = 3000 }: { readonly slowMs?: number } = {}) {
  return {
    async lookUp(name: DomainName, { signal }: Pick<LookupOptions, 'signal'>): Promise<Finding> {
      signal.throwIfAborted()
      const chance = chanceOf(name.ascii)
      if (name.sld.startsWith('traag-')) await pause(slowMs + (chance % 11) * (slowMs / 30), undefined, { signal })
      channels.lookups.publish({ source: 'demo', outcome: 'answered' })
      return findingOf(answerTo(name, chance))
    },
  }
}

function answerTo(name: DomainName, chance: number): Answer {
  const { sld } = name
  if (sld.startsWith('bezet-')) return { state: 'taken' }
  if (sld.startsWith('premium-')) return premiumAt(chance)
  if (sld.startsWith('onbekend-')) return { state: 'unknown', reason: 'not_confirmed' }
  if (sld.startsWith('storing-')) return { state: 'unknown', reason: 'unreachable' }
  if (sld.startsWith('tekoop-')) return { state: 'taken', forSale: saleOf(name.ascii, chance) }
  if (reservedNames.has(sld)) return { state: 'reserved' }
  return famous.has(sld) || chance % 100 < crowdOf(name) ? { state: 'taken' } : { state: 'available' }
}

function saleOf(name: string, chance: number): string {
  return `EUR ${pricesAsked[chance % pricesAsked.length]} https://example.com/?name=${name}`
}

const pricesAsked = ['495', '750', '1.250', '2.400', '4.950']

function premiumAt(chance: number): Answer {
  const firstYear = 25_000 + (chance % 96) * 2500
  return { state: 'premium', premium: { firstYear, renewal: Math.floor(firstYear / 5) } }
}

/** Probability that a name is taken: high for short words, low for long names and those with digits or hyphens. */
function crowdOf({ sld, tld }: DomainName): number {
  const crowd = crowds[tld] ?? crowdElsewhere
  if (/[0-9-]/.test(sld)) return crowd / 8
  if (sld.length <= 3) return Math.max(crowd, 80)
  if (sld.length <= 8) return crowd
  return sld.length <= 12 ? crowd / 2 : crowd / 6
}

/** FNV-1a hash. */
function chanceOf(name: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < name.length; index += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193)
  }
  /* The low bits alone depend mostly on the last characters. */
  return ((hash ^ (hash >>> 15)) >>> 0) % 9973
}

function findingOf(answer: Answer): Finding {
  const seen = { source: 'demo', checkedAt: new Date().toISOString() } as const
  if (answer.state !== 'premium') return { ...answer, ...seen }
  const { firstYear, renewal } = answer.premium
  return { state: 'premium', premium: { firstYear: cents(firstYear), renewal: cents(renewal) }, ...seen }
}

/** Whether a name contains a special label of the registrar's test environment: `x.premium.sync`. */
export function hasWord(name: string, word: string): boolean {
  return name.includes(`.${word}.`)
}

/** Prefixes of demo names that the registrar treats like those labels; the lookup reports them as premium or taken. */
const demoNames = { premium: 'premium-', locked: 'bezet-slot', foa: 'bezet-houder' } as const

export function says(name: string, word: keyof typeof demoNames): boolean {
  return hasWord(name, word) || name.startsWith(demoNames[word])
}
