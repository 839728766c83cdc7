import { describe, expect, test } from 'vitest'
import { extras } from '#catalogue/extras.ts'
import { families } from '#catalogue/families.ts'
import { pricesOf } from '#catalogue/prices-of.ts'
import { formatEuro } from '#core/money/euro-format.ts'
import { brand } from '#site/brand.ts'
import { pathOf } from '#site/links.ts'
import { emailDe } from '#site/pages/hosting/email-de.ts'
import { emailNl } from '#site/pages/hosting/email-nl.ts'
import { webshopDe } from '#site/pages/hosting/webshop-de.ts'
import { webshopNl } from '#site/pages/hosting/webshop-nl.ts'
import { websiteDe } from '#site/pages/hosting/website-de.ts'
import { websiteNl } from '#site/pages/hosting/website-nl.ts'
import { renderedOn } from '#web/rendered-on.ts'
import { attributeOf, type Element, elementsIn, publishedFiles } from '#tests/http/published-site.ts'

const email = families.email.packages

const files = new Map(publishedFiles().map((file) => [file.path, file]))

function elementsAt(path: string): readonly Element[] {
  const file = files.get(path)
  if (!file) throw new Error(`${path} is not published`)
  return elementsIn(file)
}

function textOf(element: Element): string {
  return element.childNodes
    .map((node) => ('tagName' in node ? textOf(node) : 'value' in node ? node.value : ''))
    .join('')
}

/** The rows of the first table of a class, each as what its cells say. */
function rowsOf(path: string, name: string): readonly (readonly string[])[] {
  const table = elementsAt(path).find((element) => attributeOf(element, 'class')?.split(' ').includes(name))
  if (!table) throw new Error(`${path} has no table ${name}`)
  return below(table)
    .filter(({ tagName }) => tagName === 'tr')
    .map((row) => below(row).filter(({ tagName }) => tagName === 'td' || tagName === 'th'))
    .map((cells) => cells.map(textOf))
}

function below(element: Element): readonly Element[] {
  return element.childNodes.flatMap((node) => ('tagName' in node ? [node, ...below(node)] : []))
}

describe.each(['nl', 'de'] as const)('the page about e-mail in %s', (locale) => {
  const path = pathOf('emailHosting', locale)

  test('names the sizes of the catalogue', () => {
    const sizes = email.map(({ limits }) => `${limits.mailboxGb}\u00a0GB`)
    const row = rowsOf(path, 'facts').find((cells) => cells.some((cell) => cell.includes('GB')))
    expect(row?.slice(1)).toEqual(sizes)
  })

  test('an extra mailbox can really be ordered with every package that says so', () => {
    const { parents } = extras.find(({ slug }) => slug === 'extra-mailbox') ?? {}
    for (const { slug } of email) expect(parents).toContain(slug)
  })

  test('gives the servers of the provider and an article for every kind of program', () => {
    const said = rowsOf(path, 'settings').flat()
    expect(said).toContain(brand.servers.mail)
    expect(said).toContain(brand.servers.webmail)
    const guide = elementsAt(path).find((element) => attributeOf(element, 'class') === 'howto')
    const links = guide ? below(guide).flatMap((element) => attributeOf(element, 'href') ?? []) : []
    expect(links.length).toBe(5)
    for (const link of links) expect(link).toMatch(/\/helpdesk\/[a-z-]+$/)
  })
})

describe('ways to the same end stand beside each other with what they cost', () => {
  test.each([
    [pathOf('emailHosting', 'nl'), 'nl', emailNl.ways],
    [pathOf('emailHosting', 'de'), 'de', emailDe.ways],
    [pathOf('buildWebsite', 'nl'), 'nl', websiteNl.ways],
    [pathOf('buildWebsite', 'de'), 'de', websiteDe.ways],
    [pathOf('buildWebshop', 'nl'), 'nl', webshopNl.ways],
    [pathOf('buildWebshop', 'de'), 'de', webshopDe.ways],
  ] as const)('%s', (path, locale, { ways, rows }) => {
    const [, first, later, ...others] = rowsOf(path, 'ways')
    for (const [index, { slug }] of ways.entries()) {
      const { firstTerm, renewal } = pricesOf(slug, 'yearly', renderedOn)
      for (const side of ['excl', 'incl'] as const) {
        expect(first?.[index + 1], slug).toContain(formatEuro(firstTerm[side], locale))
        expect(later?.[index + 1], slug).toContain(formatEuro(renewal?.[side] ?? firstTerm[side], locale))
      }
    }
    expect(others.map((row) => row.length)).toEqual(rows.map(() => ways.length + 1))
  })
})
