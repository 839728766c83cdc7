import type { IncomingMessage } from 'node:http'
import { type BlockList, isIP, isIPv6, type Socket } from 'node:net'

/**
 * The client's address: the peer of the socket, or behind a trusted proxy the rightmost address in X-Forwarded-For that
 * is not a trusted proxy. All addresses to the left of that one can be forged.
 */
export function clientAddressOf(request: IncomingMessage, trustedProxies: BlockList): string {
  let address = addressOf(request.socket)
  if (!isTrusted(address, trustedProxies)) return address
  const hops = request.headersDistinct['x-forwarded-for']?.join(',').split(',') ?? []
  for (const hop of hops.toReversed()) {
    const next = plainAddressOf(withoutPort(hop.trim()))
    if (!isIP(next)) break
    address = next
    if (!isTrusted(address, trustedProxies)) break
  }
  return address
}

/** The peer of a socket. */
export function addressOf(socket: Pick<Socket, 'remoteAddress'>): string {
  return plainAddressOf(socket.remoteAddress ?? '')
}

/** Key of rate limits: the /64 of an IPv6 address, because a subscriber has all of it. */
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

/** Some proxies write `192.0.2.1:8080`, `[2001:db8::1]:8080` or `"[2001:db8::1]"`. */
function withoutPort(hop: string): string {
  const [, ipv6, ipv4] = /^"?(?:\[([^\]]{2,45})\]|(\d[\d.]{6,14}))(?::\d{1,5})?"?$/.exec(hop) ?? []
  return ipv6 ?? ipv4 ?? hop
}

/** An IPv4-mapped IPv6 address as IPv4, however it is spelled. */
function plainAddressOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!/:ffff:/i.test(plain) || !isIPv6(plain)) return plain
  const [, high, low] = /^\[::ffff:([\da-f]+):([\da-f]+)\]$/.exec(URL.parse(`http://[${plain}]`)?.hostname ?? '') ?? []
  if (high === undefined || low === undefined) return plain
  const bytes = [high, low].map((group) => Number.parseInt(group, 16)).flatMap((value) => [value >> 8, value & 0xff])
  return bytes.join('.')
}

export function isTrusted(address: string, trustedProxies: BlockList): boolean {
  const version = isIP(address)
  return version !== 0 && trustedProxies.check(address, version === 4 ? 'ipv4' : 'ipv6')
}
