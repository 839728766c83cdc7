/** What a customer reads about one of their devices; null where the browser does not say. */
export interface DeviceName {
  readonly browser: string | null
  readonly system: string | null
}

/** Browsers name the ones they descend from too: the first mark that is found counts. */
const browsers: readonly (readonly [mark: string, name: string])[] = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Vivaldi/', 'Vivaldi'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Chromium/', 'Chrome'],
  ['Safari/', 'Safari'],
]

const systems: readonly (readonly [mark: string, name: string])[] = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Macintosh', 'macOS'],
  ['Linux', 'Linux'],
]

const maxLength = 512

export function deviceNameOf(userAgent: string): DeviceName {
  const text = userAgent.slice(0, maxLength)
  const nameIn = (marks: typeof browsers) => marks.find(([mark]) => text.includes(mark))?.[1] ?? null
  return { browser: nameIn(browsers), system: nameIn(systems) }
}

/**
 * The networks a source belongs to, the narrowest first: of IPv4 the address and its /24, of IPv6 the /64 of a
 * subscriber, and the /56 and /48 that providers hand out too.
 */
export function networksOf(source: string): readonly [source: string, ...wider: string[]] {
  const groups = source.endsWith('::/64') ? source.slice(0, -'::/64'.length).split(':') : []
  if (groups.length === 4) {
    const [first = '', second = '', third = '', fourth = ''] = groups
    const upper = (Number.parseInt(fourth, 16) & 0xff00).toString(16)
    return [source, `${first}:${second}:${third}:${upper}::/56`, `${first}:${second}:${third}::/48`]
  }
  const numbers = source.split('.')
  return numbers.length === 4 ? [source, `${numbers.slice(0, 3).join('.')}.0/24`] : [source]
}

/** A source without the part that leads to one person: the first 24 bits of IPv4, 48 of IPv6. */
export function shortNetworkOf(source: string): string {
  const [, ...wider] = networksOf(source)
  return wider.at(-1) ?? 'unknown'
}
