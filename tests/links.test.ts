import { expect, test } from 'vitest'
import { siteLocales } from '#core/locale/locale.ts'
import { brand } from '#site/brand.ts'
import { findPath, pageIds, routes } from '#site/links.ts'
import { termsPathIn } from '#site/terms-path.ts'
import { allPaths } from '#tests/e2e/pages/site-paths.ts'
import { publishedDutchOnly, publishedPairs } from './published-paths.ts'
import { attributeOf, bodyOf, elementsIn, isPage, publishedFiles, type Element } from '#tests/http/published-site.ts'

const files = publishedFiles()
const pages = files.filter(isPage)
const byPath = new Map(files.filter(({ notFound }) => !notFound).map((file) => [file.path, file]))
const elementsOf = new Map(pages.map((page) => [page.path, elementsIn(page)]))
const idsOf = new Map(
  files
    .filter((file) => isPage(file) || file.type.startsWith('image/svg+xml'))
    .map((file) => [file.path, idsIn(elementsOf.get(file.path) ?? elementsIn(file))]),
)

function idsIn(elements: readonly Element[]): readonly string[] {
  return elements.flatMap((element) => attributeOf(element, 'id') ?? [])
}

/** Attributes that name another address. */
const links = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'srcset', 'cite'] as const
/** Attributes that name elements of the same page. */
const references = ['for', 'popovertarget', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'list', 'form']

/** Calls that forms are sent to where no script runs. */
const formCalls = new Set([
  '/api/abuse-reports',
  '/api/cancellations',
  '/api/contact',
  '/api/declarations/confirm',
  '/api/declarations/link',
  '/api/helpdesk/feedback',
  '/api/invoices/link',
  '/api/invoices/open',
  '/api/withdrawals',
])

/** Why a link of a page leads nowhere; nothing when it leads somewhere, or off the site. */
function faultOf(link: string, page: string): string | undefined {
  const address = new URL(link, brand.siteUrl + page)
  if (!['http:', 'https:'].includes(address.protocol) || address.origin !== brand.siteUrl) return undefined
  const path = decodeURI(address.pathname)
  if (formCalls.has(path)) return undefined
  if (path !== page && !byPath.has(path)) return 'leads to nothing'
  if (address.hash === '') return undefined
  const target = decodeURIComponent(address.hash.slice(1))
  // Whether the PDF has it is a matter of its own test.
  if (path === brand.termsPath && `${path}#${target}` === termsPathIn('de')) return undefined
  return idsOf.get(path)?.includes(target) ? undefined : `finds no #${target} on ${path}`
}

test('every link, picture, form and alternate of every page leads to something published', () => {
  const dead = [...elementsOf].flatMap(([page, elements]) =>
    elements.flatMap((element) =>
      links.flatMap((name) => {
        const link = attributeOf(element, name)
        const fault = link === undefined ? undefined : faultOf(link, page)
        return fault === undefined ? [] : [`${page}: <${element.tagName} ${name}="${link}"> ${fault}`]
      }),
    ),
  )
  expect(dead).toEqual([])
})

test('every page names itself and its alternates by pages that exist', () => {
  const wrong = [...elementsOf].flatMap(([page, elements]) =>
    elements.flatMap((element) => {
      const rel = element.tagName === 'link' ? attributeOf(element, 'rel') : undefined
      if (rel !== 'canonical' && rel !== 'alternate') return []
      const address = attributeOf(element, 'href') ?? ''
      const path = address.slice(brand.siteUrl.length)
      const leads = address.startsWith(`${brand.siteUrl}/`) && byPath.get(path)?.kind !== undefined
      return leads ? [] : [`${page}: ${rel} ${address}`]
    }),
  )
  expect(wrong).toEqual([])
})

test('what an element says of another names one that is on the page', () => {
  const lost = [...elementsOf].flatMap(([page, elements]) =>
    elements.flatMap((element) =>
      references.flatMap((name) =>
        (attributeOf(element, name) ?? '')
          .split(/\s+/)
          .filter((id) => id !== '' && !idsOf.get(page)?.includes(id))
          .map((id) => `${page}: <${element.tagName} ${name}="${id}">`),
      ),
    ),
  )
  expect(lost).toEqual([])
})

test('no id is there twice on a page', () => {
  const doubled = [...idsOf].flatMap(([page, ids]) =>
    ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${page}: ${id}`),
  )
  expect(doubled).toEqual([])
})

test('[L1] [L2] [L3] the page table holds the paths of the specification, each beside its counterpart', () => {
  const rows = pageIds.map((id) => siteLocales.map((locale) => findPath(id, locale)))
  for (const pair of publishedPairs) expect(rows).toContainEqual(pair)
  for (const path of publishedDutchOnly) expect(rows).toContainEqual([path, undefined])
  expect(routes.map(({ path }) => path).toSorted()).toEqual(allPaths.toSorted())
})

test('every page of the table is published, and no page that nothing links to', () => {
  expect(allPaths.filter((path) => !byPath.has(path))).toEqual([])
  const linked = new Set(
    [...elementsOf].flatMap(([page, elements]) =>
      elements
        .filter(({ tagName }) => tagName === 'a')
        .map((element) => new URL(attributeOf(element, 'href') ?? '', brand.siteUrl + page).pathname),
    ),
  )
  /** Reached from the order, from a mail, or from a page that a later text writes. */
  const reachedOtherwise =
    /^(\/de)?\/(order\/|registreren|registrieren|wachtwoord-|passwort-|e-mail-|partnerprogramma\/)/
  const lonely = pages.filter(({ path, notFound }) => !notFound && !linked.has(path) && !reachedOtherwise.test(path))
  expect(lonely.map(({ path }) => path)).toEqual([])
})

test('no page asks anybody else for anything', () => {
  const outside = [...elementsOf].flatMap(([page, elements]) =>
    elements.flatMap((element) => {
      if (element.tagName === 'a') return []
      return links
        .flatMap((name) => attributeOf(element, name) ?? [])
        .filter((link) => new URL(link, brand.siteUrl).origin !== brand.siteUrl)
        .map((link) => `${page}: <${element.tagName}> ${link}`)
    }),
  )
  expect(outside).toEqual([])
  const stylesheets = files.filter(({ type }) => type.startsWith('text/css'))
  for (const file of stylesheets) expect(bodyOf(file).toString(), file.path).not.toMatch(/url\(["']?(https?:)?\/\//)
})
