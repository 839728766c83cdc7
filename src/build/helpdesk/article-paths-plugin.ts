import type { Plugin } from 'vite'
import { readArticles } from '#build/helpdesk/read-articles.ts'
import { siteLocales, type SiteLocale } from '#domain/basics/locale.ts'
import { explainingArticles } from '#site/articles.ts'

const name = 'virtual:article-paths'

/** Serves `virtual:article-paths`: where the few articles are that messages in the browser link to. */
export function articlePathsPlugin(): Plugin {
  return {
    name: 'stek-article-paths',
    resolveId: (id) => (id === name ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined
      const articles = readArticles()
      const pathOf = (article: string, locale: SiteLocale): string => {
        const path = articles.find((each) => each.id === article && each.locale === locale)?.path
        if (path === undefined) throw new Error(`Messages link to the article ${article}, which is not there`)
        return path
      }
      const paths = siteLocales.map((locale) => [
        locale,
        Object.fromEntries(explainingArticles.map((article) => [article, pathOf(article, locale)])),
      ])
      return `export const articlePaths = ${JSON.stringify(Object.fromEntries(paths))}`
    },
  }
}
