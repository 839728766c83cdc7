import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteLocale } from '#domain/basics/locale.ts'
import { articleListFile, type ArticleLink } from '#site/articles.ts'

/** Where an article was published, by id and language; nothing when there is none. */
export type ArticlePathOf = (id: string, locale: SiteLocale) => string | undefined

export function loadArticlePaths(distDir: string): ArticlePathOf {
  const articles = JSON.parse(readFileSync(join(distDir, articleListFile), 'utf8')) as readonly ArticleLink[]
  const paths = new Map(articles.map(({ id, locale, path }) => [`${locale} ${id}`, path]))
  return (id, locale) => paths.get(`${locale} ${id}`)
}
