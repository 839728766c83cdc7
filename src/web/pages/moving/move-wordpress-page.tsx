import { moveWordpressText } from '#content/moving-pages.ts'
import { MovingHero } from '#web/pages/moving/moving-hero.tsx'
import { MovingQuestions } from '#web/pages/moving/moving-questions.tsx'
import { Packing } from '#web/pages/moving/packing.tsx'
import { Reason } from '#web/pages/moving/reason.tsx'
import { SmallestPrice } from '#web/pages/moving/smallest-price.tsx'
import { StepStem } from '#web/pages/moving/step-stem.tsx'
import { WatchList } from '#web/pages/moving/watch-list.tsx'
import { NextPages } from '#web/pages/offer/next-pages.tsx'
import { ThreeYears } from '#web/pages/offer/three-years.tsx'
import { WordTable } from '#web/pages/offer/word-table.tsx'
import { useSite } from '#web/site-context.tsx'

/** Moving WordPress: what is in it, what goes wrong at the edges, and how a shop moves without losing an order. */
export function MoveWordpressPage() {
  const { locale } = useSite()
  const text = moveWordpressText(locale)
  return (
    <main id="main" tabIndex={-1}>
      <MovingHero page="moveWordpress" price={<SmallestPrice slug="wordpress-stek" />} />
      <StepStem text={text.steps} />
      <Reason text={text.reason} />
      <WordTable text={text.luggage} pairs="luggage" soft />
      <Reason text={text.shop} side="left" tint="straw" />
      <WatchList heading={text.watch.h2} items={text.watch.items} />
      <Packing text={text.packing} />
      <ThreeYears text={text.years} products={['wordpress-stek', 'wordpress-struik', 'wordpress-boom']} />
      <MovingQuestions heading={text.faq.h2} items={text.faq.items} />
      <NextPages text={text.next} />
    </main>
  )
}
