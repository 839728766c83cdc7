/** A network that a source of requests belongs to, and how many sources' worth of requests it may send. */
export interface Network {
  readonly name: string
  readonly share: number
}

const ipv6Source = /^([\da-f]{1,4}):([\da-f]{1,4}):([\da-f]{1,4}):([\da-f]{1,4})::\/64$/

/**
 * The networks around a source, the source first. An IPv4 source is an address and stands for itself; an IPv6 source is
 * the /64 of a subscriber, and whoever rents a /56 or a /48 has 256 or 65,536 of those, so these are counted too.
 */
export function networksOf(source: string): readonly Network[] {
  const own = { name: source, share: 1 }
  const [, first, second, third, fourth] = ipv6Source.exec(source) ?? []
  if (fourth === undefined) return [own]
  const upper = (Number.parseInt(fourth, 16) & 0xff00).toString(16)
  return [
    own,
    { name: `${first}:${second}:${third}:${upper}::/56`, share: 4 },
    { name: `${first}:${second}:${third}::/48`, share: 16 },
  ]
}
