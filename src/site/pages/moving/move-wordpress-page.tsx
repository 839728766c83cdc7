import { Details } from '#site/pages/parts/section.tsx'
import { Argument, type ArgumentText } from '#site/pages/parts/argument.tsx'
import { MovingHero } from './moving-hero.tsx'
import { NextPages, type NextPagesText } from '#site/pages/parts/next-pages.tsx'
import { ThreeYears, type ThreeYearsText } from '#site/pages/parts/three-years.tsx'
import { WordTable } from '#site/pages/parts/word-table.tsx'
import type { SiteLocale } from '#core/locale/locale.ts'
import { definePage, type PageProps } from '#site/pages/page-record.ts'
import type { FaqItem } from '#site/pages/parts/faq-section.tsx'
import type { PageText } from '#site/pages.ts'
import { moveWordpressNl } from './move-wordpress-nl.ts'
import { moveWordpressDe } from './move-wordpress-de.ts'
import {
  MovingQuestions,
  Packing,
  StepStem,
  WatchList,
  type MovingSteps,
  type MovingTable,
  type PackingList,
  type WatchOut,
} from './moving-sections.tsx'

export interface MoveWordpressText<L extends SiteLocale = never> {
  readonly head: PageText
  readonly steps: MovingSteps
  readonly reason: ArgumentText
  readonly luggage: MovingTable
  readonly shop: ArgumentText
  readonly watch: { readonly h2: string; readonly items: readonly WatchOut[] }
  readonly packing: PackingList
  readonly years: ThreeYearsText
  readonly faq: { readonly h2: string; readonly items: readonly FaqItem[] }
  readonly next: NextPagesText<L>
}

export default definePage('moveWordpress', {
  texts: { nl: moveWordpressNl, de: moveWordpressDe },
  sheet: 'moving',
  drawing: 'bakfiets',
  chapter: 'offer',
  articles: ['site-moving-steps', 'transfer-code', 'mail-move'],
  Content: MoveWordpressPage,
})

/** Page about moving WordPress: what is moved, common problems, and moving a shop without losing orders. */
function MoveWordpressPage({ text }: PageProps<MoveWordpressText>) {
  return (
    <main id="main" tabIndex={-1}>
      <MovingHero head={text.head} smallest="wordpress-stek" />
      <StepStem text={text.steps} />
      <WordTable text={text.luggage} pairs="luggage" soft />
      <Details>
        <Argument text={text.reason} />
        <Argument text={text.shop} />
        <WatchList heading={text.watch.h2} items={text.watch.items} />
        <Packing text={text.packing} />
        <ThreeYears
          text={text.years}
          products={['wordpress-stek', 'wordpress-struik', 'wordpress-boom']}
          isSwitched={false}
        />
      </Details>
      <MovingQuestions heading={text.faq.h2} items={text.faq.items} />
      <NextPages text={text.next} />
    </main>
  )
}
