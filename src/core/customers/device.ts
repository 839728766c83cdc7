/** Device name displayed to the customer; null for a part that the browser does not disclose. */
export interface DeviceName {
  readonly browser: string | null
  readonly system: string | null
}

/** User agents also name the browsers they descend from, so the first match counts. */
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
