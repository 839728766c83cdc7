/** A network that contains a client address, and by what factor its rate limit exceeds that of a single address. */
export interface Network {
  readonly name: string
  readonly share: number
}

const ipv6Source = /^([\da-f]{1,4}):([\da-f]{1,4}):([\da-f]{1,4}):([\da-f]{1,4})::\/64$/

/**
 * Networks of a client address, from the address itself to the widest. For IPv4: the address and its /24. For IPv6: the
 * subscriber's /64, and the /56 and /48, because a client with such a prefix controls 256 or 65,536 subnets.
 */
export function networksOf(source: string): readonly Network[] {
  const own = { name: source, share: 1 }
  const numbers = source.split('.')
  if (numbers.length === 4) return [own, { name: `${numbers.slice(0, 3).join('.')}.0/24`, share: 16 }]
  const [, first, second, third, fourth] = ipv6Source.exec(source) ?? []
  if (fourth === undefined) return [own]
  const upper = (Number.parseInt(fourth, 16) & 0xff00).toString(16)
  return [
    own,
    { name: `${first}:${second}:${third}:${upper}::/56`, share: 4 },
    { name: `${first}:${second}:${third}::/48`, share: 16 },
  ]
}

/** A client address without the part that identifies a person: the first 24 bits of IPv4, 48 of IPv6. */
export function shortNetworkOf(source: string): string {
  const [, ...wider] = networksOf(source)
  return wider.at(-1)?.name ?? 'unknown'
}

/**
 * The part of an IP address that may be stored: the first 24 bits of IPv4, 48 of IPv6.
 * @returns an empty text if the input is not an address
 */
export function networkOf(address: string): string {
  const plain = address
    .trim()
    .toLowerCase()
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/, '')
  const [, v4] = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(plain) ?? []
  if (v4 !== undefined) return `${v4}.0/24`
  if (!/^[0-9a-f:]{2,39}(?:\d\.[0-9.]{5,13})?$/.test(plain) || !plain.includes(':')) return ''
  const [head = '', tail] = plain.split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail === undefined && groups.length < 3) return ''
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Math.max(0, 8 - groups.length - after.length)
  const all = [...groups, ...Array.from({ length: tail === undefined ? 0 : zeros }, () => '0'), ...after]
  const first = all.slice(0, 3).map((group) => (Number.parseInt(group, 16) || 0).toString(16))
  while (first.length > 1 && first.at(-1) === '0') first.pop()
  return `${first.join(':')}::/48`
}

/** Whether the text is empty or an address that is already shortened. */
export function isNetwork(address: string): boolean {
  return /^(?:[0-9a-f.:]+\/(?:24|48))?$/.test(address)
}

/** Whether a URL's host name or address is this machine. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\]|::1)$/.test(hostname)
}

/** One URL per server of a database URL, split as libpq does: `postgres://user@a:5432,b:5432/stek`. */
export function serverUrlsOf(url: string): readonly string[] {
  const [, before = '', hosts = '', after = ''] = /^(\w+:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/.exec(url) ?? []
  return hosts.includes(',') ? hosts.split(',').map((host) => `${before}${host}${after}`) : [url]
}
