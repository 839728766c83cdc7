import { FaqSection, type FaqItem } from '#site/pages/parts/faq-section.tsx'
import { offerWords, type OfferQuestion } from './offer-words.ts'
import { useSite } from '#web/site-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageLink } from '#web/ui/page-link.tsx'

export interface QuestionsText {
  readonly h2: string
  /** Text before the contact options. */
  readonly lead?: string
  readonly items: readonly FaqItem[]
}

const commonQuestions: readonly OfferQuestion[] = ['cancelling', 'speed', 'datacentre']

/** Questions of the page, then the questions common to all packages, and contact options. */
export function OfferQuestions({ text }: { readonly text: QuestionsText }) {
  const { locale, textOf } = useSite()
  const { questions } = offerWords[locale]
  return (
    <FaqSection heading={text.h2} items={[...text.items, ...commonQuestions.map((question) => questions[question])]}>
      {text.lead && (
        <>
          <p>{text.lead}</p>
          <ul className="asks">
            {(['helpdesk', 'contact'] as const).map((page) => (
              <li key={page}>
                <PageLink page={page} className="arrow-link">
                  <span>{textOf(page).label}</span> <Icon name="arrow" size="s" />
                </PageLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </FaqSection>
  )
}
