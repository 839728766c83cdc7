import { describe, expect, test } from 'vitest'
import { pricesOf } from '#catalogue/prices-of.ts'
import { frequencyOf } from '#core/catalogue/frequency.ts'
import { formatEuro } from '#core/money/euro-format.ts'
import { cents } from '#core/money/money.ts'
import { pathOf, routesIn } from '#site/links.ts'
import { renderedOn } from '#web/rendered-on.ts'
import { attributeOf, type Element, elementsIn, isPage, publishedFiles } from '#tests/http/published-site.ts'
import { elementsBelow, hasClass, placesAround, textOf } from '#tests/readers/page-elements.ts'

const published = new Map(
  publishedFiles()
    .filter((file) => isPage(file) && !file.notFound)
    .map((file) => [file.path, elementsIn(file)]),
)

function elementsAt(path: string): readonly Element[] {
  const elements = published.get(path)
  if (!elements) throw new Error(`${path} is not published`)
  return elements
}

/** Net and 19 % of it, half up: reckoned here, not by the code that is tested. */
function grossOf(net: number): number {
  return net + Math.floor((net * 19 + 50) / 100)
}

function germanGross(net: number): string {
  return formatEuro(cents(grossOf(net)), 'de')
}

const saidIn = (list: readonly Element[]) =>
  list.filter((each) => hasClass(each, 'readers-vat')).map((each) => textOf(each).replaceAll('\u00a0', ' '))

/** The rate that an order page previews. */
function rateOf(path: string): unknown {
  const app = elementsAt(path).find((element) => attributeOf(element, 'id') === 'order')
  return (JSON.parse(attributeOf(app!, 'data-props') ?? '{}') as { previewVat?: unknown }).previewVat
}

const noteOf = (place: Element) => [...elementsBelow(place)].filter((element) => hasClass(element, 'readers-vat'))

describe('what a German address pays', () => {
  const plans = routesIn('de').flatMap(({ path }) =>
    elementsAt(path)
      .filter((element) => element.tagName === 'article' && hasClass(element, 'plan'))
      .map((plan) => ({ path, plan })),
  )

  test('stands below every package, right to the cent, for each term', () => {
    expect(new Set(plans.map(({ path }) => path)).size).toBeGreaterThanOrEqual(9)
    for (const { path, plan } of plans) {
      const links = [...elementsBelow(plan)].flatMap((element) => attributeOf(element, 'href') ?? [])
      const orders = links.flatMap((link) => [...link.matchAll(/product=([\w-]+)&term=(\w+)/g)])
      const said = noteOf(plan).map((note) => textOf(note).replaceAll('\u00a0', ' '))
      expect(said, path).toHaveLength(orders.length)
      for (const [index, [, slug = '', term = '']] of orders.entries()) {
        const { firstTerm, renewal } = pricesOf(slug, frequencyOf(term), renderedOn)
        const first = germanGross(firstTerm.excl).replaceAll('\u00a0', ' ')
        const later = germanGross(renewal?.excl ?? Number.NaN).replaceAll('\u00a0', ' ')
        const then = later === first ? '' : `, danach ${later}`
        expect(said[index], `${path} ${slug}`).toBe(`Mit deutscher Adresse: ${first} inkl. 19 % MwSt.${then}`)
      }
    }
  })

  test.each(['home', 'registerDomain', 'buyDomain', 'checkDomain', 'moveDomain'] as const)(
    'is said once where many prices stand together: %s',
    (page) => {
      const notes = elementsAt(pathOf(page, 'de'))
        .filter((element) => hasClass(element, 'readers-vat') && textOf(element).startsWith('Bruttopreise'))
        .map(textOf)
      const { firstTerm, renewal } = pricesOf('domain-de', 'yearly', renderedOn)
      expect(notes).toHaveLength(1)
      expect(notes[0]).toContain('21\u00a0% MwSt.')
      expect(notes[0]).toContain('19\u00a0%')
      expect(notes[0]).toContain(germanGross(firstTerm.excl))
      expect(notes[0]).toContain(germanGross(renewal?.excl ?? Number.NaN))
    },
  )

  test('is not on Dutch pages, whose readers pay what every visitor is shown', () => {
    const dutch = routesIn('nl').filter(({ path }) => elementsAt(path).some((each) => hasClass(each, 'readers-vat')))
    expect(dutch).toEqual([])
  })

  test('stands in tables of prices and of three years, right to the cent', () => {
    const table = elementsAt(pathOf('webhosting', 'de')).filter((element) => element.tagName === 'table')
    const rowsOf = (name: string) =>
      table.filter((each) => hasClass(each, name)).flatMap((each) => [...elementsBelow(each)])
    const { firstTerm, renewal } = pricesOf('webhosting-stek', 'yearly', renderedOn)
    const first = germanGross(firstTerm.excl).replaceAll('\u00a0', ' ')
    expect(saidIn(rowsOf('facts'))[0]).toBe(`${first} mit 19 % MwSt.`)
    const monthly = pricesOf('webhosting-stek', 'monthly', renderedOn)
    const three = formatEuro(cents(grossOf(firstTerm.excl) + 2 * grossOf(renewal?.excl ?? Number.NaN)), 'de')
    const months = formatEuro(
      cents(grossOf(monthly.firstTerm.excl) + 35 * grossOf(monthly.renewal?.excl ?? Number.NaN)),
      'de',
    )
    const both = [three, months].map((amount) => `${amount.replaceAll('\u00a0', ' ')} mit 19 % MwSt.`)
    expect(saidIn(rowsOf('years')).slice(0, 2)).toEqual(both)
  })

  test('is given to the German order, which previews it, and to no other', () => {
    expect(rateOf(pathOf('orderHosting', 'de'))).toBe(1900)
    expect(rateOf(pathOf('orderHosting', 'nl'))).toBeNull()
  })
})

describe.each(['moveWebsite', 'buildWebsite'] as const)('the German page %s', (page) => {
  const target = pathOf(page, 'de')
  const linksIn = (path: string, place: string) =>
    elementsAt(path)
      .filter((element) => attributeOf(element, 'href') === target)
      .filter((element) => [...placesAround(element)].some(({ tagName }) => tagName === place))

  test('is one click from the home page', () => {
    expect(linksIn(pathOf('home', 'de'), 'main').length).toBeGreaterThan(0)
  })

  test('stands in the footer of every German page, below the columns of the specification', () => {
    for (const { path } of routesIn('de')) {
      const links = linksIn(path, 'footer')
      expect(links, path).toHaveLength(1)
      for (const link of links) {
        expect([...placesAround(link)].some((place) => hasClass(place, 'link-columns'))).toBe(false)
      }
    }
  })
})

test('“Umzug starten” on the German home page leads to the page for every kind of site', () => {
  const band = elementsAt(pathOf('home', 'de')).find((element) => textOf(element).trim() === 'Umzug starten')
  expect(band && attributeOf(band, 'href')).toBe(pathOf('moveWebsite', 'de'))
})
