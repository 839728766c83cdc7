import type { FaqItem } from '#content/home-text.ts'
import { movingWords } from '#content/moving-pages.ts'
import { searchAnchor } from '#web/extension-list/extension-list-props.ts'
import { FaqSection } from '#web/pages/faq-section.tsx'
import { useSite } from '#web/site-context.tsx'

/** Questions, and beside them the way back to the field where a move begins. */
export function MovingQuestions({ heading, items }: { readonly heading: string; readonly items: readonly FaqItem[] }) {
  const { locale } = useSite()
  const { lead, button } = movingWords(locale).ready
  return (
    <FaqSection heading={heading} items={items}>
      <p>{lead}</p>
      <p>
        <a className="btn btn-p" href={`#${searchAnchor}`}>
          {button}
        </a>
      </p>
    </FaqSection>
  )
}
