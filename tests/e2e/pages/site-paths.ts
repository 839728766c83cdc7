import { findPath, pageIds, routesIn } from '#site/links.ts'

/** Paths by page, from the page table; `tests/links.test.ts` holds that none of those once published is lost. */
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

/** Of the articles of the helpdesk a page loop in a browser takes two: one with a table, one with a list of sections. */
export const articleSample = {
  nl: ['/helpdesk/dns-records', '/helpdesk/mail-serverinstellingen'],
  de: ['/de/helpdesk/dns-eintrage', '/de/helpdesk/e-mail-servereinstellungen'],
} as const satisfies Record<string, readonly string[]>

const movingSample: readonly string[] = ['/website-verhuizen/transip', '/website-verhuizen/strato']
/** `npm run test:long` looks at all there is. */
export const isWholeRun = process.env['BROWSER_TESTS'] === 'all'

/**
 * Where looking is slow: a page that exists in both languages is looked at in one of them, by turns, and of the ten
 * moving pages, made of the same parts, two. `npm run test:long` looks at all.
 */
export function lookedAt(language: 'nl' | 'de'): readonly string[] {
  if (isWholeRun) return pathsOf[language]
  const turn = language === 'nl' ? 0 : 1
  const known: readonly string[] = pathsOf[language]
  return known.filter((path, index) => (index < pairs.length ? index % 2 === turn : isInSample(path)))
}

/** Pages without a counterpart, with a sample of the moving ones. */
export const dutchOnlyLookedAt: readonly string[] = isWholeRun ? dutchOnly : dutchOnly.filter(isInSample)

function isInSample(path: string): boolean {
  return movingSample.includes(path) || !moverPaths.some((mover) => mover === path)
}
