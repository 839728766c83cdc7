import type { ReactNode } from 'react'
import { slugsOf } from '#catalogue/families.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import type { PageText } from '#site/pages.ts'
import type { ArgumentText } from '#site/pages/parts/argument.tsx'
import type { QuestionsText } from '#site/pages/parts/faq-section.tsx'
import { NextPages, type NextPagesText } from '#site/pages/parts/next-pages.tsx'
import { Details } from '#site/pages/parts/section.tsx'
import { ThreeYears, type ThreeYearsText } from '#site/pages/parts/three-years.tsx'
import { WordTable } from '#site/pages/parts/word-table.tsx'
import { MovingHero } from './moving-hero.tsx'
import {
  MovingQuestions,
  type MovingSteps,
  type MovingTable,
  Packing,
  type PackingList,
  StepStem,
} from './moving-sections.tsx'

/** Texts that every page about moving a site has. */
export interface MovingPageText<L extends SiteLocale = never> {
  readonly head: PageText
  readonly steps: MovingSteps
  readonly luggage: MovingTable
  readonly reason: ArgumentText
  readonly packing: PackingList
  readonly years: ThreeYearsText
  readonly faq: QuestionsText
  readonly next: NextPagesText<L>
}

interface Props {
  readonly text: MovingPageText
  /** Packages to move to. */
  readonly family: 'webhosting' | 'wordpress'
  /** Last row of the header. */
  readonly providers?: ReactNode
  /** Collapsed sections before the packing list. */
  readonly children: ReactNode
}

/** Page about moving a site: the steps and what can be moved, then the details. */
export function MovingPage({ text, family, providers, children }: Props) {
  return (
    <main id="main" tabIndex={-1}>
      <MovingHero head={text.head} smallest={`${family}-stek`}>
        {providers}
      </MovingHero>
      <StepStem text={text.steps} />
      <WordTable text={text.luggage} pairs="luggage" soft />
      <Details>
        {children}
        <Packing text={text.packing} />
        <ThreeYears text={text.years} products={slugsOf(family)} isSwitched={false} />
      </Details>
      <MovingQuestions text={text.faq} />
      <NextPages text={text.next} />
    </main>
  )
}
