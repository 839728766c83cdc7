import type { SiteLocale } from '#domain/basics/locale.ts'
import { ArticleFeedback } from '#web/helpdesk/article-feedback.tsx'
import { Island } from '#web/islands/island.tsx'
import { Texts } from '#web/texts.tsx'

interface Props {
  /** By id. */
  readonly article: string
  readonly locale: SiteLocale
  readonly messages: unknown
}

export function ArticleFeedbackIsland({ article, locale, messages }: Props) {
  const props = { article, locale }
  return (
    <Island name="article-feedback" props={props}>
      <Texts locale={locale} messages={messages}>
        <ArticleFeedback {...props} />
      </Texts>
    </Island>
  )
}
