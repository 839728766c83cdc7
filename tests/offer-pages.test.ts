import { describe, expect, test } from 'vitest'
import { pricesOf } from '#catalogue/prices-of.ts'
import { formatEuro } from '#core/money/euro-format.ts'
import { cents } from '#core/money/money.ts'
import { families, familyIds } from '#catalogue/families.ts'
import { offerWords } from '#site/pages/offer/offer-words.ts'
import { recordOf } from '#site/pages/page-records.ts'
import { threeYearsAnchor } from '#site/pages/parts/three-years.tsx'
import { routes } from '#site/links.ts'
import { renderedOn } from '#web/rendered-on.ts'
import { attributeOf, type Element, elementsIn, publishedFiles } from '#tests/http/published-site.ts'

const files = new Map(publishedFiles().map((file) => [file.path, file]))
const pages = routes
  .filter(({ id }) => recordOf(id).sheet === 'offer')
  .map(({ path, locale, id }) => ({ path, locale, id, elements: elementsAt(path) }))

function elementsAt(path: string): readonly Element[] {
  const file = files.get(path)
  if (!file) throw new Error(`${path} is not published`)
  return elementsIn(file)
}

function hasClass(element: Element, name: string): boolean {
  return attributeOf(element, 'class')?.split(' ').includes(name) ?? false
}

function below(element: Element): readonly Element[] {
  return element.childNodes.flatMap((node) => ('tagName' in node ? [node, ...below(node)] : []))
}

function textOf(element: Element): string {
  return element.childNodes
    .map((node) => ('tagName' in node ? textOf(node) : 'value' in node ? node.value : ''))
    .join('')
}

/** Everything inside the elements of a class. */
function within(elements: readonly Element[], name: string): readonly Element[] {
  return elements.filter((element) => hasClass(element, name)).flatMap(below)
}

/** Below the questions; what stands closed in `whole` is no question. */
const questionsOf = (elements: readonly Element[]) =>
  elements.filter((element) => hasClass(element, 'faq') && !hasClass(element, 'whole')).flatMap(below)

const answersOf = (elements: readonly Element[]) =>
  questionsOf(elements)
    .filter(({ tagName }) => tagName === 'p')
    .map(textOf)

const tagged = (elements: readonly Element[], tagName: string) =>
  elements.filter((element) => element.tagName === tagName)

describe.each(pages)('$path', ({ elements, locale }) => {
  test('says what is not in it, answers at least five questions and names a next step', () => {
    expect(tagged(within(elements, 'without'), 'h3').length).toBeGreaterThan(2)
    expect(tagged(questionsOf(elements), 'details').length).toBeGreaterThanOrEqual(5)
    expect(tagged(within(elements, 'next'), 'a').length).toBeGreaterThan(1)
  })

  test('begins with what the smallest package costs now and later and what is in it', () => {
    const begins = within(elements, 'page-hero')
    const price = begins.filter((element) => hasClass(element, 'moving-price')).map(textOf)
    const ticks = tagged(within(begins, 'in-row'), 'li').map(textOf)
    const family = familyIds.find((each) => price.some((text) => text.startsWith(`${families[each].name[locale]} `)))
    const [smallest] = family ? families[family].packages : []
    expect(smallest, price.join()).toBeDefined()
    if (!smallest) return
    const { firstTerm, renewal } = pricesOf(smallest.slug, 'yearly', renderedOn)
    for (const pair of [firstTerm, renewal]) {
      for (const side of ['excl', 'incl'] as const) {
        expect(price.join()).toContain(formatEuro(pair?.[side] ?? firstTerm[side], locale))
      }
    }
    expect(ticks).toEqual(expect.arrayContaining(smallest.features.map((feature) => feature[locale])))
  })

  test('has the technical table and the prices of extras, and each stock answer once', () => {
    expect(elements.filter((element) => hasClass(element, 'facts'))).toHaveLength(2)
    const answers = answersOf(elements)
    for (const { answer } of Object.values(offerWords[locale].questions)) {
      expect(answers.filter((text) => text === answer)).toHaveLength(1)
    }
  })

  test('what every package costs over three years is what the catalogue says, on both sides of VAT', () => {
    const ordered = within(elements, 'plan').flatMap(
      (element) => attributeOf(element, 'href')?.match(/product=([\w-]+)/)?.[1] ?? [],
    )
    const sold = [...new Set(ordered)]
    expect(sold.length).toBeGreaterThan(1)
    const said = tagged(within(elements, 'years'), 'td').map(textOf).join(' ')
    for (const slug of sold) {
      const { firstTerm, renewal } = pricesOf(slug, 'yearly', renderedOn)
      for (const side of ['excl', 'incl'] as const) {
        const together = firstTerm[side] + 2 * (renewal?.[side] ?? Number.NaN)
        expect(said, slug).toContain(formatEuro(cents(together), locale))
      }
    }
  })
})

const shared = new Set(
  Object.values(offerWords).flatMap(({ questions }) => Object.values(questions).map(({ answer }) => answer)),
)

test('no answer and no lead stands on two of these pages, but for what every package answers alike', () => {
  const said = pages.flatMap(({ elements }) => [
    ...answersOf(elements),
    ...within(elements, 'section')
      .filter((element) => hasClass(element, 'lead'))
      .map(textOf),
  ])
  expect(said.length).toBeGreaterThan(pages.length * 6)
  expect(said.filter((text, index) => said.indexOf(text) !== index && !shared.has(text))).toEqual([])
})

test('the costs of three years follow the switch of the page, say the other way too, and are linked', () => {
  const years = pages.map(({ path, elements }) => {
    const section = elements.find((element) => attributeOf(element, 'id') === threeYearsAnchor)
    const tables = section ? below(section).filter((element) => hasClass(element, 'years')) : []
    const isSwitched = elements.some((element) => attributeOf(element, 'name') === 'term')
    const terms = (section ? below(section) : []).flatMap((element) => attributeOf(element, 'data-term') ?? [])
    return {
      path,
      isSwitched,
      count: tables.length,
      terms,
      compared: tables.filter((each) => hasClass(each, 'compared')).length,
    }
  })
  const inTables = years.filter(({ count }) => count > 0)
  expect(inTables.length).toBeGreaterThan(8)
  for (const { path, isSwitched, count, terms, compared } of inTables) {
    expect({ path, count, terms, compared }).toEqual(
      isSwitched
        ? { path, count: 2, terms: ['yearly', 'monthly'], compared: 2 }
        : { path, count: 1, terms: [], compared: 0 },
    )
  }
  const home = elementsAt('/').flatMap((element) => attributeOf(element, 'href') ?? [])
  expect(home).toContain(`/webhosting#${threeYearsAnchor}`)
})
