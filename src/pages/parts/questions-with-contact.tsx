import { FaqSection, type FaqItem } from '#pages/parts/faq-section.tsx'
import { useSite } from '#web/site-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageLink } from '#web/ui/page-link.tsx'

export interface QuestionsText {
  readonly h2: string
  readonly lead: string
  readonly items: readonly FaqItem[]
}

/** Questions people ask, and where to ask another. */
export function QuestionsWithContact({ text }: { readonly text: QuestionsText }) {
  const { textOf } = useSite()
  return (
    <FaqSection heading={text.h2} items={text.items}>
      <p>{text.lead}</p>
      <ul className="asks">
        {(['helpdesk', 'contact'] as const).map((page) => (
          <li key={page}>
            <PageLink page={page} className="go">
              <span>{textOf(page).label}</span> <Icon name="arrow" size="s" />
            </PageLink>
          </li>
        ))}
      </ul>
    </FaqSection>
  )
}
