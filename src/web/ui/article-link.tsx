import { articlePaths } from 'virtual:article-paths'
import { useLocale, useTranslations } from 'use-intl'
import type { ExplainingArticle } from '#site/problem-articles.ts'
import { siteLocaleOf } from '#core/locale/locale.ts'

/** Link at the end of a message to the helpdesk article that explains it. */
export function ArticleLink({ id }: { readonly id: ExplainingArticle }) {
  const t = useTranslations('articleLink')
  const locale = siteLocaleOf(useLocale())
  return (
    <a className="link" href={articlePaths[locale][id]}>
      {t('explained')}
    </a>
  )
}
