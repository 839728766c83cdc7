import { expect, test } from 'vitest'
import { readArticles } from '#site/build/helpdesk/read-articles.ts'
import { demoPages } from '#site/demo-pages.ts'
import { recordOf } from '#site/pages/page-records.ts'
import { routes } from '#site/links.ts'
import type { SiteFile } from '#site/site-index.ts'
import { attributeOf, elementsIn, gzipSizeOf, isPage, publishedFiles, bodyOf } from '#tests/http/published-site.ts'

const kb = 1000
/** Beside the order. */
const withOwnStyles = new Set<string>([
  demoPages.mailbox,
  demoPages.bank,
  ...routes.filter(({ id }) => recordOf(id).sheet).map(({ path }) => path),
  ...readArticles().map(({ path }) => path),
])
const files = publishedFiles()
const byPath = new Map(files.map((file) => [file.path, file]))
const pages = files.filter(isPage)

interface Load {
  readonly page: string
  readonly order: boolean
  readonly html: SiteFile
  readonly stylesheets: readonly SiteFile[]
  readonly scripts: readonly SiteFile[]
  readonly font: SiteFile
}

/** What a page makes a browser fetch before anybody touches it, read from its head and its loader. */
function loadOf(html: SiteFile): Load {
  const elements = elementsIn(html)
  const linksOf = (rel: string) =>
    elements
      .filter((element) => element.tagName === 'link' && attributeOf(element, 'rel') === rel)
      .map((element) => fileAt(attributeOf(element, 'href') ?? '', html.path))
  const started = [
    ...bodyOf(html)
      .toString()
      .matchAll(/"(\/assets\/[^"]+\.js)"/g),
  ].map(([, path = '']) => path)
  const preloaded = linksOf('modulepreload')
  const font = linksOf('preload')[0]
  if (!font) throw new Error(`${html.path} preloads no font`)
  return {
    page: html.path,
    order: html.kind === 'order',
    html,
    stylesheets: linksOf('stylesheet'),
    scripts: [...new Set([...preloaded, ...started.map((path) => fileAt(path, html.path))])],
    font,
  }
}

function fileAt(path: string, page: string): SiteFile {
  const file = byPath.get(path)
  if (!file) throw new Error(`${page} asks for ${path}, which is not published`)
  return file
}

const sizeOf = (list: readonly SiteFile[]) => list.reduce((sum, file) => sum + gzipSizeOf(file), 0)
const loads = pages.map(loadOf)
const content = loads.filter(({ order }) => !order)

function tooHeavy(list: readonly Load[], limit: number, weigh: (load: Load) => number): string[] {
  return list.flatMap((load) => {
    const size = weigh(load)
    return size > limit ? [`${load.page}: ${size} bytes, ${limit} allowed`] : []
  })
}

test('HTML of every page is at most 30 KB gzip', () => {
  expect(tooHeavy(loads, 30 * kb, ({ html }) => gzipSizeOf(html))).toEqual([])
})

test('the blocking stylesheet is at most 14 KB gzip, and only some pages have a second one', () => {
  expect(tooHeavy(loads, 14 * kb, ({ stylesheets }) => Math.max(...stylesheets.map(gzipSizeOf)))).toEqual([])
  for (const { page, order, stylesheets } of loads) {
    expect(stylesheets, page).toHaveLength(order || withOwnStyles.has(page) ? 2 : 1)
  }
})

test('a content page runs at most 7 KB gzip of script before anybody interacts', () => {
  expect(tooHeavy(content, 7 * kb, ({ scripts }) => sizeOf(scripts))).toEqual([])
})

test('an order page runs at most 92 KB gzip of script, which is 1.35 times React alone', () => {
  const order = loads.filter((load) => load.order)
  expect(order.length).toBeGreaterThan(0)
  expect(tooHeavy(order, 92 * kb, ({ scripts }) => sizeOf(scripts))).toEqual([])
})

test('a content page with its stylesheet, script and font is at most 75 KB gzip', () => {
  const heavy = tooHeavy(content, 75 * kb, ({ html, stylesheets, scripts, font }) =>
    sizeOf([html, ...stylesheets, ...scripts, font]),
  )
  expect(heavy).toEqual([])
})

test('nothing published is empty', () => {
  expect(files.filter((file) => bodyOf(file).length === 0).map(({ path }) => path)).toEqual([])
})
