import { inflateSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { termsPdf } from '#build/terms-pdf.ts'
import { termsNl } from '#content/terms/nl.ts'
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

const textsOf = (paragraph: (typeof termsNl.articles)[number]['paragraphs'][number]) =>
  typeof paragraph === 'string' ? [paragraph] : [paragraph.text, ...paragraph.items]
const everything = [
  ...termsNl.opening,
  ...termsNl.articles.flatMap(({ title, paragraphs }) => [title, ...paragraphs.flatMap(textsOf)]),
  termsNl.form.title,
  ...termsNl.form.says,
  ...termsNl.form.blanks,
]

describe('[issue 7.5] the general terms as a PDF', () => {
  test('say their language, title and date, and show the title', () => {
    expect(catalog()).toContain('/Lang (nl-NL)')
    expect(refersTo(catalog(), 'MarkInfo')).toContain('/Marked true')
    expect(refersTo(catalog(), 'ViewerPreferences')).toContain('/DisplayDocTitle true')
    expect(catalog()).toMatch(/\/StructTreeRoot \d+ 0 R/)
    const info = [...objects.values()].find((body) => body.includes('/CreationDate')) ?? ''
    expect(refersTo(info, 'CreationDate')).toContain('(D:20230131')
    expect(textsIn(refersTo(info, 'Title'))).toEqual([`Algemene voorwaarden – ${brand.name}`])
  })

  test('are a tree of headings, paragraphs and lists', () => {
    const lists = termsNl.articles.flatMap(({ paragraphs }) =>
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
      h1: 1,
      h2: termsNl.articles.length + 1,
      sections: termsNl.articles.length + 1,
      lists: lists.length,
      items,
      labels: items,
      bodies: items,
    })
  })

  test('have a bookmark for every article, in their order', () => {
    const marks = [...objects.values()]
      .filter((body) => body.includes('/Dest [') && body.includes('/Title '))
      .map((body) => textsIn(body)[0])
    expect(marks).toEqual([...termsNl.articles.map(({ title }, index) => `${index + 1}. ${title}`), termsNl.form.title])
    expect(catalog()).toMatch(/\/Outlines \d+ 0 R/)
  })

  test('number their pages where no screen reader stops', () => {
    expect(pages.length).toBeGreaterThan(6)
    pages.forEach((texts, index) => expect(wordsOf(texts)).toContain(`Pagina ${index + 1} van ${pages.length}`))
    const artifacts = contents().map(
      (content) => content.match(/\/Artifact <<\s*\/Type \/Pagination\s*>> BDC/g)?.length,
    )
    expect(artifacts).toEqual(pages.map(() => 1))
    // All that is written stands in a tag or in an artifact.
    for (const content of contents()) expect(loose(content)).toBe('')
  })

  test('hold every word of their source, and are the ones that are published', () => {
    const said = wordsOf(pages.flat())
    const missing = everything.filter((text) => !said.replaceAll(' ', '').includes(text.replaceAll(/\s/g, '')))
    // A sentence that runs over the end of a page has the page's number in it.
    expect(missing.length).toBeLessThan(pages.length)
    for (const { title } of termsNl.articles) expect(said).toContain(title)
    const published = readFileSync(join(import.meta.dirname, '../dist/site', brand.termsPath))
    expect(pdfPages(published)).toEqual(pages)
  })
})

describe('the text of the general terms', () => {
  const text = everything.join('\n')

  test('points to articles that say what is meant', () => {
    const cited = [...text.matchAll(/artikel ((?:\d+(?:, | en | of )?)+)/gi)].flatMap(([, numbers = '']) =>
      numbers.match(/\d+/g),
    )
    const meant: Readonly<Record<string, string>> = {
      6: 'Betaling',
      7: 'Duur, verlenging en opzeggen',
      8: 'Herroepen door consumenten',
      9: 'Domeinnamen en registers',
      11: 'Eerlijk gebruik',
      12: 'E-mail',
      17: 'Wat niet mag',
      21: 'Jouw persoonsgegevens en die van anderen',
    }
    expect(new Set(cited)).toEqual(new Set(Object.keys(meant)))
    for (const [number, title] of Object.entries(meant))
      expect(termsNl.articles[Number(number) - 1]?.title, number).toBe(title)
  })

  test('knows nothing younger than its date, and says je', () => {
    expect(text).not.toMatch(/\b(202[3-9]|DSA|digitaledienstenverordening|herroepingsknop|NIS2|EAA)\b/i)
    expect(text).not.toMatch(/\b(u|uw)\b/)
    expect(text).not.toMatch(/€|\bB\.V\.\./)
  })

  test.each([
    /Duur, verlenging en opzeggen/,
    /elke dag opzeggen, met een opzegtermijn van hooguit een maand/,
    /binnen 14 dagen zonder reden herroepen/,
    /verwerkersovereenkomst/,
    /Notice-and-Take-Down/,
    /Overmacht/,
    /Nederlands recht/,
  ])('has what terms of a hosting provider need: %s', (part) => {
    expect(text).toMatch(part)
  })
})

/** Page by page what is drawn. */
function contents(): readonly string[] {
  const [, kids = ''] = /\/Type \/Pages[\s\S]*?\/Kids \[([^\]]*)\]/.exec(file) ?? []
  return Array.from(kids.matchAll(/(\d+) 0 R/g), ([, id = '']) => {
    const [, content = ''] = /\/Contents (\d+) 0 R/.exec(objects.get(id) ?? '') ?? []
    const [, data = ''] = /stream\n([\s\S]*)\nendstream/.exec(objects.get(content) ?? '') ?? []
    return inflateSync(Buffer.from(data, 'latin1')).toString('latin1')
  })
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
