import { ArticleFeedback, type ArticleFeedbackProps } from '#web/helpdesk/article-feedback.tsx'
import { hydrateAtOnce } from '#web/islands/react-runtime.ts'
import { pageLocale } from '#web/page-locale.ts'
import type { IslandModule } from '#web/shell/islands.ts'
import { Texts } from '#web/texts.tsx'

const messages = {
  nl: () => import('virtual:messages/article-feedback/nl'),
  de: () => import('virtual:messages/article-feedback/de'),
}

const locale = pageLocale()
const texts = await messages[locale]()

export const mount: IslandModule['mount'] = (element) => {
  const props = JSON.parse(element.dataset['props'] ?? '{}') as ArticleFeedbackProps
  hydrateAtOnce(
    element,
    <Texts locale={locale} messages={texts.default}>
      <ArticleFeedback {...props} />
    </Texts>,
  )
}
