import { MoveFrom } from '#pages/parts/move-from.tsx'
import { Details, Section } from '#pages/parts/section.tsx'
import { offerWords } from '#pages/parts/offer-words.ts'
import { MovingHero } from '#pages/moving/moving-hero.tsx'
import { NextPages, type NextPagesText } from '#pages/parts/next-pages.tsx'
import { ThreeYears, type ThreeYearsText } from '#pages/parts/three-years.tsx'
import { WordTable } from '#pages/parts/word-table.tsx'
import { definePage, type PageProps } from '#pages/page-record.ts'
import type { FaqItem } from '#pages/parts/faq-section.tsx'
import type { PageText } from '#site/pages.ts'
import type { MoverPageId } from './mover-page.tsx'
import { moveWebsiteNl } from './move-website-nl.ts'
import { movers } from '#site/movers.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import {
  MovingQuestions,
  Packing,
  Reason,
  StepStem,
  type MovingReason,
  type MovingSteps,
  type MovingTable,
  type PackingList,
} from './moving-sections.tsx'

export interface MoveWebsiteText {
  readonly head: PageText
  readonly steps: MovingSteps
  readonly luggage: MovingTable
  readonly reason: MovingReason
  readonly providers: {
    readonly h2: string
    readonly lead: string
    /** What each page tells first, in a line. */
    readonly lines: Readonly<Record<MoverPageId, string>>
    readonly elsewhere: { readonly title: string; readonly text: string; readonly link: string }
  }
  readonly packing: PackingList
  readonly years: ThreeYearsText
  readonly faq: { readonly h2: string; readonly items: readonly FaqItem[] }
  readonly next: NextPagesText<'nl'>
}

export default definePage('moveWebsite', {
  texts: { nl: moveWebsiteNl },
  sheet: 'moving',
  drawing: 'bakfiets',
  chapter: 'offer',
  articles: ['site-moving-steps', 'transfer-code', 'mail-move'],
  Content: MoveWebsitePage,
})

/** Moving a site from anywhere: how it goes, what can come along, and the way to each provider's own page. */
function MoveWebsitePage({ text }: PageProps<MoveWebsiteText>) {
  return (
    <main id="main" tabIndex={-1}>
      <MovingHero head={text.head} smallest="webhosting-stek">
        <MoveFrom />
      </MovingHero>
      <StepStem text={text.steps} />
      <WordTable text={text.luggage} pairs="luggage" soft />
      <ProviderList text={text.providers} />
      <Details heading={offerWords.nl.details}>
        <Reason text={text.reason} />
        <Packing text={text.packing} />
        <ThreeYears text={text.years} products={['webhosting-stek', 'webhosting-struik', 'webhosting-boom']} />
      </Details>
      <MovingQuestions heading={text.faq.h2} items={text.faq.items} />
      <NextPages text={text.next} />
    </main>
  )
}

/** Every provider with a page of its own, and what that page tells first. */
function ProviderList({ text }: { readonly text: MoveWebsiteText['providers'] }) {
  return (
    <Section heading={text.h2} lead={text.lead}>
      <ul className="fromlist">
        {movers.map(({ page, name }) => (
          <li key={page}>
            <h3>
              <PageLink page={page} className="go">
                <span>{name}</span> <Icon name="arrow" size="s" />
              </PageLink>
            </h3>
            <p>{text.lines[page]}</p>
          </li>
        ))}
        <li className="elsewhere">
          <h3>{text.elsewhere.title}</h3>
          <p>{text.elsewhere.text}</p>
          <PageLink page="contact" className="link">
            {text.elsewhere.link}
          </PageLink>
        </li>
      </ul>
    </Section>
  )
}
