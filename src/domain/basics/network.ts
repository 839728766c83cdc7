/**
 * The network an IP address belongs to, which is as much of it as is ever stored: 24 bits of IPv4, 48 of IPv6. What is
 * no address leaves nothing.
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

/** Whether it is short already, or nothing at all. */
export function isNetwork(address: string): boolean {
  return /^(?:[0-9a-f.:]+\/(?:24|48))?$/.test(address)
}
