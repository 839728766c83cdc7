/** The newest patch releases when this version was released. Update them with every release of the shop. */
export const newestReleases = {
  asOf: '2026-11-19',
  /** https://nodejs.org/dist */
  node: { 26: '26.10.0' },
  /** https://www.postgresql.org/support/versioning: all versions are released on the same day. */
  postgres: { 15: '15.20', 16: '16.16', 17: '17.12', 18: '18.6' },
} as const

/** The newest patch release of the same major version, if the given one is older. */
export function newerThan(program: 'node' | 'postgres', version: string): string | undefined {
  const numbers = numbersIn(version)
  const newest = (newestReleases[program] as Readonly<Record<string, string>>)[String(numbers[0])]
  if (newest === undefined) return undefined
  const [index = -1] = numbersIn(newest).flatMap((number, at) => (number === (numbers[at] ?? 0) ? [] : [at]))
  return index >= 0 && (numbers[index] ?? 0) < (numbersIn(newest)[index] ?? 0) ? newest : undefined
}

function numbersIn(version: string): readonly number[] {
  return (/^v?([\d.]+)/.exec(version)?.[1] ?? '').split('.').map(Number)
}
