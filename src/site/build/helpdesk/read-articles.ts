import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { articleOrder } from '#site/content/article-order.ts'
import type { Article } from '#site/content/article.ts'
import { type SiteLocale, siteLocales } from '#core/locale/locale.ts'
import { root } from '#platform/config/root.ts'
import { articleGroups, type ArticleLink, articlePath } from '#site/articles.ts'
import { brand } from '#site/brand.ts'
import { findPath, pageIds } from '#site/links.ts'
import { renderBody, type Resolve } from './article-body.ts'
import { type FrontMatter, isPlainName, type Parsed, readFrontMatter } from './front-matter.ts'

/** Targets of `portal:` and `status:` links. */
interface OutsideLinks {
  readonly portalUrl: string
  readonly statusUrl: string
}

interface Written extends Parsed {
  readonly file: string
  readonly locale: SiteLocale
  readonly slug: string
}

const articleFolder = join(root, 'src/site/content/helpdesk')

/**
 * All articles of the helpdesk: one Markdown file each, in a folder per language. Throws one error with all faults of
 * all files, by file and line.
 */
export function readArticles(links: OutsideLinks = brand, folder = articleFolder): readonly Article[] {
  const { articles, faults } = inspectArticles(links, folder)
  if (faults.length > 0) throw new Error(`The articles of the helpdesk need a look:\n  ${faults.join('\n  ')}`)
  return articles
}

export function inspectArticles(
  links: OutsideLinks,
  folder: string,
): { readonly articles: readonly Article[]; readonly faults: readonly string[] } {
  const faults: string[] = []
  const reporterOf = (file: string) => (line: number, fault: string) => {
    faults.push(`${relative(root, file)}:${line} ${fault}`)
  }
  const written = siteLocales.flatMap((locale) =>
    filesIn(join(folder, locale)).flatMap((file) => writtenIn(file, locale, reporterOf(file))),
  )
  for (const { file, front, locale } of written) {
    const report = reporterOf(file)
    const alike = written.filter((each) => each.front.id === front.id)
    const first = alike.find((each) => each.locale === locale)
    if (first && first.file !== file) report(lineOf(file, 'id'), `${relative(root, first.file)} has the same id`)
    const missing = siteLocales.filter((each) => !alike.some((other) => other.locale === each))
    for (const each of missing) report(lineOf(file, 'id'), `the article "${front.id}" does not exist in ${each}`)
    const other = alike.find((each) => each.front.group !== front.group)
    if (other)
      report(lineOf(file, 'group'), `${relative(root, other.file)} puts it in the group "${other.front.group}"`)
    for (const id of front.related) {
      if (id === front.id || !written.some((each) => each.locale === locale && each.front.id === id)) {
        report(lineOf(file, 'related'), `"${id}" is no other article in ${locale}`)
      }
    }
    const twin = written.find((each) => each.locale === locale && each.front.title === front.title)
    if (twin && twin.file !== file) report(lineOf(file, 'title'), `${relative(root, twin.file)} has the same title`)
  }
  const articles = written.map((each) => articleOf(each, resolverFor(each, written, links), reporterOf(each.file)))
  return { articles: articles.toSorted(byGroup), faults }
}

function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => join(folder, name))
}

function writtenIn(
  file: string,
  locale: SiteLocale,
  report: (line: number, fault: string) => void,
): readonly Written[] {
  const slug = file.slice(file.lastIndexOf('/') + 1, -'.md'.length)
  if (!isPlainName(slug)) report(1, 'the name of the file becomes its address: small letters, digits and dashes')
  const parsed = readFrontMatter(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'), locale, report)
  return parsed ? [{ ...parsed, file, locale, slug }] : []
}

function lineOf(file: string, key: keyof FrontMatter): number {
  const index = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((line) => line.startsWith(`${key}:`))
  return index + 1
}

function articleOf(
  { front, body, linesAbove, locale, slug }: Written,
  resolve: Resolve,
  report: (line: number, fault: string) => void,
): Article {
  const rendered = renderBody(body, locale, resolve, (line, fault) => report(line + linesAbove, fault))
  return { ...front, ...rendered, locale, path: articlePath(slug, locale) }
}

/** Resolves `page:…`, `article:…`, `portal:` and `status:` links in the language of an article. */
function resolverFor(
  { locale }: Written,
  written: readonly Written[],
  { portalUrl, statusUrl }: OutsideLinks,
): Resolve {
  return (link) => {
    const [, scheme = '', rest = ''] = /^([a-z]+):(.*)$/.exec(link) ?? []
    switch (scheme) {
      case 'page': {
        const page = pageIds.find((id) => id === rest)
        const path = page && findPath(page, locale)
        return path === undefined ? { fault: `there is no page "${rest}" in ${locale}` } : { href: path }
      }
      case 'article': {
        const article = written.find((each) => each.locale === locale && each.front.id === rest)
        if (!article) return { fault: `there is no article "${rest}" in ${locale}` }
        return { href: articlePath(article.slug, locale) }
      }
      case 'portal':
        return rest === '' ? { href: portalUrl } : { fault: `portal: stands alone, without "${rest}"` }
      case 'status':
        return rest === '' ? { href: statusUrl } : { fault: `status: stands alone, without "${rest}"` }
      case 'https':
      case 'mailto':
        return { href: link }
      default:
        return { fault: `"${link}" is no link to page:, article:, portal:, status:, https: or mailto:` }
    }
  }
}

function byGroup(one: Article, other: Article): number {
  const apart = articleGroups.indexOf(one.group) - articleGroups.indexOf(other.group)
  return apart || placeOf(one) - placeOf(other) || one.title.localeCompare(other.title, one.locale)
}

/** @returns the position in the group; articles that the order does not list come last */
function placeOf({ id, group, locale }: Article): number {
  const order = articleOrder(locale)[group]
  return order.includes(id) ? order.indexOf(id) : order.length
}

/** Finds articles by id and language. Throws for an unknown one, so that a broken link fails the build. */
export function createArticleFinder(articles: readonly ArticleLink[]) {
  const byKey = new Map(articles.map((article) => [`${article.locale} ${article.id}`, article]))
  return (id: string, locale: SiteLocale): ArticleLink => {
    const article = byKey.get(`${locale} ${id}`)
    if (!article) throw new Error(`A page links to the article "${id}", which does not exist in ${locale}`)
    return article
  }
}
