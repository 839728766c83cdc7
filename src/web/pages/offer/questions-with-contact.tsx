import { pageText } from '#content/pages.ts'
import type { SoldPageText } from '#content/sold-page-text.ts'
import { FaqSection } from '#web/pages/faq-section.tsx'
import { useSite } from '#web/site-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageLink } from '#web/ui/page-link.tsx'

/** Questions people ask, and where to ask another. */
export function QuestionsWithContact({ text }: { readonly text: SoldPageText<'nl'>['faq'] }) {
  const { locale } = useSite()
  return (
    <FaqSection heading={text.h2} items={text.items}>
      <p>{text.lead}</p>
      <ul className="asks">
        {(['helpdesk', 'contact'] as const).map((page) => (
          <li key={page}>
            <PageLink page={page} className="go">
              <span>{pageText(page, locale).label}</span> <Icon name="arrow" size="s" />
            </PageLink>
          </li>
        ))}
      </ul>
    </FaqSection>
  )
}
