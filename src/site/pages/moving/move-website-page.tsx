import { MoveFrom } from '#site/pages/parts/move-from.tsx'
import { Details, Section } from '#site/pages/parts/section.tsx'
import { Argument, type ArgumentText } from '#site/pages/parts/argument.tsx'
import { MovingHero } from './moving-hero.tsx'
import { NextPages, type NextPagesText } from '#site/pages/parts/next-pages.tsx'
import { ThreeYears, type ThreeYearsText } from '#site/pages/parts/three-years.tsx'
import { WordTable } from '#site/pages/parts/word-table.tsx'
import { definePage, type PageProps } from '#site/pages/page-record.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import type { FaqItem } from '#site/pages/parts/faq-section.tsx'
import type { PageText } from '#site/pages.ts'
import type { MoverPageId } from './mover-page.tsx'
import { moveWebsiteDe } from './move-website-de.ts'
import { moveWebsiteNl } from './move-website-nl.ts'
import { movers } from '#site/movers.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import {
  MovingQuestions,
  Packing,
  StepStem,
  type MovingSteps,
  type MovingTable,
  type PackingList,
} from './moving-sections.tsx'

export interface MoveWebsiteText<L extends SiteLocale = never> {
  readonly head: PageText
  readonly steps: MovingSteps
  readonly luggage: MovingTable
  readonly reason: ArgumentText
  readonly providers: {
    readonly h2: string
    readonly lead: string
    /** Summary of each provider's page; a language without those pages uses `named` instead. */
    readonly lines?: Readonly<Record<MoverPageId, string>>
    readonly named?: readonly { readonly name: string; readonly text: string }[]
    readonly elsewhere: { readonly title: string; readonly text: string; readonly link: string }
  }
  readonly packing: PackingList
  readonly years: ThreeYearsText
  readonly faq: { readonly h2: string; readonly items: readonly FaqItem[] }
  readonly next: NextPagesText<L>
}

export default definePage('moveWebsite', {
  texts: { nl: moveWebsiteNl, de: moveWebsiteDe },
  sheet: 'moving',
  drawing: 'bakfiets',
  chapter: 'offer',
  articles: ['site-moving-steps', 'transfer-code', 'mail-move'],
  Content: MoveWebsitePage,
})

/** Page about moving a site from any provider: the steps, what can be moved, and links to the pages by provider. */
function MoveWebsitePage({ text }: PageProps<MoveWebsiteText>) {
  return (
    <main id="main" tabIndex={-1}>
      <MovingHero head={text.head} smallest="webhosting-stek">
        {text.providers.lines && <MoveFrom />}
      </MovingHero>
      <StepStem text={text.steps} />
      <WordTable text={text.luggage} pairs="luggage" soft />
      <Details>
        <ProviderList text={text.providers} />
        <Argument text={text.reason} />
        <Packing text={text.packing} />
        <ThreeYears
          text={text.years}
          products={['webhosting-stek', 'webhosting-struik', 'webhosting-boom']}
          isSwitched={false}
        />
      </Details>
      <MovingQuestions heading={text.faq.h2} items={text.faq.items} />
      <NextPages text={text.next} />
    </main>
  )
}

/** Links to pages of providers, or a summary of the differences in a language without those pages. */
function ProviderList({ text }: { readonly text: MoveWebsiteText['providers'] }) {
  const { lines, named = [] } = text
  return (
    <Section heading={text.h2} lead={text.lead}>
      <ul className="fromlist">
        {lines &&
          movers.map(({ page, name }) => (
            <li key={page}>
              <h3>
                <PageLink page={page} className="arrow-link">
                  <span>{name}</span> <Icon name="arrow" size="s" />
                </PageLink>
              </h3>
              <p>{lines[page]}</p>
            </li>
          ))}
        {named.map(({ name, text: says }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{says}</p>
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
