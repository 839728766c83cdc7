import { BlockList, isIP } from 'node:net'

interface Network {
  readonly address: string
  readonly bits: number
  readonly family: 'ipv4' | 'ipv6'
}

/** Widest network that may be trusted, as the length of its prefix. */
const widest = { ipv4: 8, ipv6: 16 } as const
/** IPv4-mapped IPv6 addresses, `::ffff:0.0.0.0/96`: Node treats both notations as the same address. */
const mapped = { from: 0xffff_0000_0000n, to: 0x1_0000_0000_0000n }

/** @returns null if the text is neither an address nor a network */
function networkOf(entry: string): Network | null {
  const [address = '', prefix] = entry.split('/')
  const family = isIP(address) === 4 ? ('ipv4' as const) : ('ipv6' as const)
  const max = family === 'ipv4' ? 32 : 128
  const bits = prefix === undefined ? max : /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1
  return isIP(address) !== 0 && bits >= 0 && bits <= max ? { address, bits, family } : null
}

/**
 * `none` declares that there is no proxy.
 * @returns the first entry that is not a network, or undefined if all are
 */
export function wrongEntryIn(entries: readonly string[]): string | undefined {
  return entries.find((entry) => entry !== 'none' && networkOf(entry) === null)
}

/**
 * Whether the networks together have at least as many addresses as an IPv4 /7 or an IPv6 /15. Visitors inside such a
 * network could choose the address that rate limits count them by.
 */
export function areTooWide(entries: readonly string[]): boolean {
  const ranges = merged(entries.map(networkOf).flatMap((network) => (network === null ? [] : [rangeOf(network)])))
  const [all, ofIpv4] = [sizeOf(ranges), sizeOf(ranges.map((range) => commonOf(range, mapped)))]
  return ofIpv4 >= 2n ** BigInt(33 - widest.ipv4) || all - ofIpv4 >= 2n ** BigInt(129 - widest.ipv6)
}

export function blockListOf(entries: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const network = networkOf(entry)
    if (network) list.addSubnet(network.address, network.bits, network.family)
  }
  return list
}

/** A range of addresses as numbers, excluding `to`. */
interface Range {
  readonly from: bigint
  readonly to: bigint
}

function rangeOf({ address, bits, family }: Network): Range {
  const size = 2n ** BigInt((family === 'ipv4' ? 32 : 128) - bits)
  const number = family === 'ipv4' ? mapped.from + ipv4NumberOf(address) : ipv6NumberOf(address)
  const from = number - (number % size)
  return { from, to: from + size }
}

function ipv4NumberOf(address: string): bigint {
  return address.split('.').reduce((number, part) => number * 256n + BigInt(part), 0n)
}

function ipv6NumberOf(address: string): bigint {
  // The URL parser writes the last 32 bits in hexadecimal when they are given as an IPv4 address.
  const written = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1)
  const [head = '', tail] = written.split('::')
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: 8 - (before?.length ?? 0) - (after?.length ?? 0) }, () => '0')
  const groups = [...(before ?? []), ...zeros, ...(after ?? [])]
  return groups.reduce((number, group) => number * 65_536n + BigInt(`0x${group}`), 0n)
}

/** Merges overlapping ranges. */
function merged(ranges: readonly Range[]): readonly Range[] {
  let end = 0n
  return ranges
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .map(({ from, to }) => {
      const range = { from: from > end ? from : end, to: to > end ? to : end }
      end = range.to
      return range
    })
}

function commonOf(one: Range, other: Range): Range {
  const from = one.from > other.from ? one.from : other.from
  const to = one.to < other.to ? one.to : other.to
  return { from, to: to > from ? to : from }
}

function sizeOf(ranges: readonly Range[]): bigint {
  return ranges.reduce((sum, { from, to }) => sum + to - from, 0n)
}
