import type { SiteLocale } from '#domain/basics/locale.ts'
import type { ArticleLink } from '#site/articles.ts'

/** Finds articles by id and language. Who links to one that is not there stops the build. */
export function createArticleFinder(articles: readonly ArticleLink[]) {
  const byKey = new Map(articles.map((article) => [`${article.locale} ${article.id}`, article]))
  return (id: string, locale: SiteLocale): ArticleLink => {
    const article = byKey.get(`${locale} ${id}`)
    if (!article) throw new Error(`A page links to the article "${id}", which does not exist in ${locale}`)
    return article
  }
}
