import { findPath, pageIds, routesIn } from '#site/links.ts'

/** Paths by page, from the page table; `tests/links.test.ts` verifies that no published path is lost. */
export const pairs: readonly (readonly [nl: string, de: string])[] = pageIds.flatMap((id) => {
  const [nl, de] = [findPath(id, 'nl'), findPath(id, 'de')]
  return nl !== undefined && de !== undefined ? [[nl, de] as const] : []
})

export const dutchOnly: readonly string[] = pageIds.flatMap((id) =>
  findPath(id, 'de') === undefined ? (findPath(id, 'nl') ?? []) : [],
)

export const moverPaths: readonly string[] = routesIn('nl')
  .filter(({ id }) => id.startsWith('moveFrom'))
  .map(({ path }) => path)

export const pathsOf = {
  nl: [...pairs.map(([nl]) => nl), ...dutchOnly],
  de: pairs.map(([, de]) => de),
} as const satisfies Record<string, readonly string[]>

export const allPaths: readonly string[] = [...pathsOf.nl, ...pathsOf.de]

/** Browser tests of all pages take two helpdesk articles: one with a table, one with a table of contents. */
export const articleSample = {
  nl: ['/helpdesk/dns-records', '/helpdesk/mail-serverinstellingen'],
  de: ['/de/helpdesk/dns-eintrage', '/de/helpdesk/e-mail-servereinstellungen'],
} as const satisfies Record<string, readonly string[]>

const movingSample: readonly string[] = ['/website-verhuizen/transip', '/website-verhuizen/strato']
/** `npm run test:long` tests all pages. */
export const isWholeRun = process.env['BROWSER_TESTS'] === 'all'

/**
 * Sample for slow tests: pages in both languages are tested in one of them alternately, and two of the ten moving
 * pages, which consist of the same parts. `npm run test:long` tests all.
 */
export function lookedAt(language: 'nl' | 'de'): readonly string[] {
  if (isWholeRun) return pathsOf[language]
  const turn = language === 'nl' ? 0 : 1
  const known: readonly string[] = pathsOf[language]
  return known.filter((path, index) => (index < pairs.length ? index % 2 === turn : isInSample(path)))
}

/** Pages without a counterpart, with a sample of the moving pages. */
export const dutchOnlyLookedAt: readonly string[] = isWholeRun ? dutchOnly : dutchOnly.filter(isInSample)

function isInSample(path: string): boolean {
  return movingSample.includes(path) || !moverPaths.some((mover) => mover === path)
}
