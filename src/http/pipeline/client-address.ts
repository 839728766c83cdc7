import type { IncomingMessage } from 'node:http'
import { type BlockList, isIP, isIPv6 } from 'node:net'

/**
 * The client's address: the peer of the socket, or behind a trusted proxy the rightmost address in X-Forwarded-For that
 * is no trusted proxy. Everything left of that one can be forged.
 */
export function clientAddressOf(request: IncomingMessage, trustedProxies: BlockList): string {
  let address = plainAddressOf(request.socket.remoteAddress ?? '')
  if (!isTrusted(address, trustedProxies)) return address
  const hops = request.headersDistinct['x-forwarded-for']?.join(',').split(',') ?? []
  for (const hop of hops.toReversed()) {
    const next = plainAddressOf(hop.trim())
    if (!isIP(next)) break
    address = next
    if (!isTrusted(address, trustedProxies)) break
  }
  return address
}

/** What rate limits count by: an IPv6 subscriber has a whole /64. */
export function subscriberOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length
  const all = [...groups, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...after]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** An IPv4-mapped IPv6 address as IPv4. */
function plainAddressOf(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

function isTrusted(address: string, trustedProxies: BlockList): boolean {
  const version = isIP(address)
  return version !== 0 && trustedProxies.check(address, version === 4 ? 'ipv4' : 'ipv6')
}
