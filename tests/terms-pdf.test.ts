import { inflateSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { termsPdf } from '#site/build/terms-pdf.ts'
import { termsDe } from '#site/content/terms/de.ts'
import { termsNl } from '#site/content/terms/nl.ts'
import { everythingIn, languages } from '#tests/builders/terms-texts.ts'
import { termsDestinations, termsPathIn } from '#site/terms-path.ts'
import { brand } from '#site/brand.ts'
import { pdfPages } from '#tests/builders/pdf-text.ts'

let file: string
let objects: ReadonlyMap<string, string>
let pages: readonly (readonly string[])[]

beforeAll(async () => {
  const bytes = await termsPdf()
  file = bytes.toString('latin1')
  objects = new Map(
    Array.from(file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g), ([, id = '', body = '']) => [id, body]),
  )
  pages = pdfPages(bytes)
})

const ofType = (tag: string) => [...objects.values()].filter((body) => body.includes(`/S /${tag}\n`))
const catalog = () => [...objects.values()].find((body) => body.includes('/Type /Catalog')) ?? ''
/** What an entry of an object points to, or holds itself. */
const refersTo = (body: string, entry: string) => {
  const [, id] = new RegExp(`/${entry} (\\d+) 0 R`).exec(body) ?? []
  return id === undefined ? body : (objects.get(id) ?? '')
}
/** Words on the pages, one blank between them. */
const wordsOf = (texts: readonly string[]) => texts.join(' ').replaceAll(/\s+/g, ' ').replaceAll('- ', '-')

const marksOf = ({ title, articles, form }: typeof termsNl) => [
  ...articles.map((article, index) => `${index + 1}. ${article.title}`),
  form.title,
  // Written when all below it are.
  title,
]

describe('the general terms as a PDF', () => {
  test('say their language, title and date, and show the title', () => {
    expect(catalog()).toContain('/Lang (nl-NL)')
    expect(refersTo(catalog(), 'MarkInfo')).toContain('/Marked true')
    expect(refersTo(catalog(), 'ViewerPreferences')).toContain('/DisplayDocTitle true')
    expect(catalog()).toMatch(/\/StructTreeRoot \d+ 0 R/)
    const info = [...objects.values()].find((body) => body.includes('/CreationDate')) ?? ''
    expect(refersTo(info, 'CreationDate')).toContain('(D:20230131')
    const title = `Algemene voorwaarden / Allgemeine Geschäftsbedingungen – ${brand.name}`
    expect(textsIn(refersTo(info, 'Title'))).toEqual([title])
    expect(ofType('Part').map((body) => textsIn(body))).toEqual([['nl-NL'], ['de-DE']])
  })

  test('are a tree of headings, paragraphs and lists', () => {
    const articles = languages.flatMap((terms) => terms.articles)
    const lists = articles.flatMap(({ paragraphs }) =>
      paragraphs.flatMap((paragraph) => (typeof paragraph === 'string' ? [] : [paragraph.items])),
    )
    const items = lists.flat().length
    expect(lists.length).toBeGreaterThan(2)
    expect({
      document: ofType('Document').length,
      h1: ofType('H1').length,
      h2: ofType('H2').length,
      sections: ofType('Sect').length,
      lists: ofType('L').length,
      items: ofType('LI').length,
      labels: ofType('Lbl').length,
      bodies: ofType('LBody').length,
    }).toEqual({
      document: 1,
      h1: 2,
      h2: articles.length + 2,
      sections: articles.length + 2,
      lists: lists.length,
      items,
      labels: items,
      bodies: items,
    })
  })

  test('have a bookmark for each language and under it for every article, in their order', () => {
    const marks = [...objects.values()].filter((body) => body.includes('/Dest [') && body.includes('/Title '))
    expect(marks.map((body) => textsIn(body)[0])).toEqual(languages.flatMap(marksOf))
    const counts = marks.flatMap((body) => /\/Count (\d+)/.exec(body)?.[1] ?? [])
    expect(counts.map(Number)).toEqual(languages.map((terms) => terms.articles.length + 1))
    expect(catalog()).toMatch(/\/Outlines \d+ 0 R/)
  })

  test('open at the part of the reader: links name a destination that is there, on its first page', () => {
    const [, named = ''] = /\/Dests <<[\s\S]*?\/Names \[([\s\S]*?)\n\]/.exec(file) ?? []
    const places = new Map(
      Array.from(named.matchAll(/\((\w+)\) \[(\d+) 0 R/g), ([, name = '', page = '']) => [name, page] as const),
    )
    expect([...places.keys()].toSorted()).toEqual(Object.values(termsDestinations).toSorted())
    const pageOf = (name: string) => pageIds().indexOf(places.get(name) ?? '')
    expect(pageOf('nl')).toBe(0)
    expect(wordsOf(pages[pageOf('de')] ?? [])).toContain(termsDe.opening[0])
    expect(pageOf('de')).toBeGreaterThan(6)
    expect([termsPathIn('nl'), termsPathIn('en')]).toEqual([brand.termsPath, brand.termsPath])
    expect(termsPathIn('de')).toBe(`${brand.termsPath}#nameddest=de`)
    const [first = ''] = pages.map(wordsOf)
    expect(first).toContain(termsDe.place)
  })

  test('number their pages where no screen reader stops', () => {
    expect(pages.length).toBeGreaterThan(12)
    const german = pages.findIndex((texts) => wordsOf(texts).includes(termsDe.opening[0] ?? ''))
    pages.forEach((texts, index) => {
      const { pageOf } = index < german ? termsNl : termsDe
      expect(wordsOf(texts)).toContain(pageOf(index + 1, pages.length))
    })
    const artifacts = contents().map(
      (content) => content.match(/\/Artifact <<\s*\/Type \/Pagination\s*>> BDC/g)?.length,
    )
    expect(artifacts).toEqual(pages.map(() => 1))
    // All that is written stands in a tag or in an artifact.
    for (const content of contents()) expect(loose(content)).toBe('')
  })

  test('hold every word of their source, and are the ones that are published', () => {
    const said = wordsOf(pages.flat())
    const missing = languages
      .flatMap(everythingIn)
      .filter((text) => !said.replaceAll(' ', '').includes(text.replaceAll(/\s/g, '')))
    // A sentence that runs over the end of a page has the page's number in it.
    expect(missing.length).toBeLessThan(pages.length)
    for (const { title } of languages.flatMap((terms) => terms.articles)) expect(said).toContain(title)
    const published = readFileSync(join(import.meta.dirname, '../dist/site', brand.termsPath))
    expect(pdfPages(published)).toEqual(pages)
  })
})

/** Page by page what is drawn. */
function contents(): readonly string[] {
  return pageIds().map((id) => {
    const [, content = ''] = /\/Contents (\d+) 0 R/.exec(objects.get(id) ?? '') ?? []
    const [, data = ''] = /stream\n([\s\S]*)\nendstream/.exec(objects.get(content) ?? '') ?? []
    return inflateSync(Buffer.from(data, 'latin1')).toString('latin1')
  })
}

/** Objects of the pages, in their order. */
function pageIds(): readonly string[] {
  const [, kids = ''] = /\/Type \/Pages[\s\S]*?\/Kids \[([^\]]*)\]/.exec(file) ?? []
  return Array.from(kids.matchAll(/(\d+) 0 R/g), ([, id = '']) => id)
}

/** Text that stands outside every mark. */
function loose(content: string): string {
  let depth = 0
  let found = ''
  for (const line of content.split('\n')) {
    if (/ (BDC|BMC)$/.test(line)) depth += 1
    else if (line === 'EMC') depth -= 1
    else if (depth === 0 && / T[jJ]$/.test(line)) found += line
  }
  return found
}

/** Strings of an object, as text. */
function textsIn(body: string): readonly string[] {
  return Array.from(body.matchAll(/\((\u00fe\u00ff)?((?:\\[\s\S]|[^\\)])*)\)/g), ([, mark, raw = '']) => {
    const plain = raw.replaceAll(/\\([\s\S])/g, (_, escaped: string) => ({ n: '\n', r: '\r' })[escaped] ?? escaped)
    return mark === undefined ? plain : Buffer.from(plain, 'latin1').swap16().toString('utf16le')
  })
}
