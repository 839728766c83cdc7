import { moveWebsiteText as text } from '#content/moving-pages.ts'
import { MoveFrom } from '#web/pages/moving/move-from.tsx'
import { MovingHero } from '#web/pages/moving/moving-hero.tsx'
import { MovingQuestions } from '#web/pages/moving/moving-questions.tsx'
import { Packing } from '#web/pages/moving/packing.tsx'
import { ProviderList } from '#web/pages/moving/provider-list.tsx'
import { Reason } from '#web/pages/moving/reason.tsx'
import { SmallestPrice } from '#web/pages/moving/smallest-price.tsx'
import { StepStem } from '#web/pages/moving/step-stem.tsx'
import { NextPages } from '#web/pages/offer/next-pages.tsx'
import { ThreeYears } from '#web/pages/offer/three-years.tsx'
import { WordTable } from '#web/pages/offer/word-table.tsx'

/** Moving a site from anywhere: how it goes, what can come along, and the way to each provider's own page. */
export function MoveWebsitePage() {
  return (
    <main id="main" tabIndex={-1}>
      <MovingHero page="moveWebsite" price={<SmallestPrice slug="webhosting-stek" />}>
        <MoveFrom />
      </MovingHero>
      <StepStem text={text.steps} />
      <WordTable text={text.luggage} pairs="luggage" soft />
      <Reason text={text.reason} side="left" tint="water" />
      <ProviderList text={text.providers} />
      <Packing text={text.packing} />
      <ThreeYears text={text.years} products={['webhosting-stek', 'webhosting-struik', 'webhosting-boom']} />
      <MovingQuestions heading={text.faq.h2} items={text.faq.items} />
      <NextPages text={text.next} />
    </main>
  )
}
