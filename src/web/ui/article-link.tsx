import { articlePaths } from 'virtual:article-paths'
import { useLocale, useTranslations } from 'use-intl'
import type { ExplainingArticle } from '#site/problem-articles.ts'
import { siteLocaleOf } from '#core/locale/locale.ts'

/** At the end of a message: the article of the helpdesk that says more about it. */
export function ArticleLink({ id }: { readonly id: ExplainingArticle }) {
  const t = useTranslations('articleLink')
  const locale = siteLocaleOf(useLocale())
  return (
    <a className="link" href={articlePaths[locale][id]}>
      {t('explained')}
    </a>
  )
}
