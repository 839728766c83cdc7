import { moverTexts, moverWords as words } from '#content/moving-pages.ts'
import type { MoverPageId, MovingReason } from '#content/moving-text.ts'
import { nameOfMover } from '#site/movers.ts'
import { CodeRoute } from '#web/pages/moving/code-route.tsx'
import { MoveFrom } from '#web/pages/moving/move-from.tsx'
import { MovingHero } from '#web/pages/moving/moving-hero.tsx'
import { MovingQuestions } from '#web/pages/moving/moving-questions.tsx'
import { Packing } from '#web/pages/moving/packing.tsx'
import { Reason, type ReasonProps } from '#web/pages/moving/reason.tsx'
import { SmallestPrice } from '#web/pages/moving/smallest-price.tsx'
import { StepStem } from '#web/pages/moving/step-stem.tsx'
import { WatchList } from '#web/pages/moving/watch-list.tsx'
import { NextPages } from '#web/pages/offer/next-pages.tsx'
import { WordTable } from '#web/pages/offer/word-table.tsx'

type Look = Pick<ReasonProps, 'side' | 'tint'>

/** No two neighbours of the footer look the same. */
const looks: Readonly<Partial<Record<MovingReason['drawing'], Look>>> = {
  sans: { side: 'left', tint: 'water' },
  rank: { side: 'right', tint: 'sprout' },
  'naam-be': { side: 'left', tint: 'straw' },
  kas: { side: 'right', tint: 'blush' },
  calathea: { side: 'left', tint: 'dew' },
  naam: { side: 'right', tint: 'water' },
  pilea: { side: 'left', tint: 'straw' },
  post: { side: 'right', tint: 'blush' },
  'naam-de': { side: 'left', tint: 'sprout' },
}

/** For customers of one provider: where their things are, and what is different there. */
export function MoverPage({ page }: { readonly page: MoverPageId }) {
  const text = moverTexts[page]
  const name = nameOfMover(page)
  return (
    <main id="main" tabIndex={-1} className="mover">
      <MovingHero page={page} price={<SmallestPrice slug={text.smallest} />} />
      <StepStem text={{ h2: words.stepsHeading, ...text.steps }} />
      <CodeRoute text={text.code} factsHeading={words.factsHeading(name)} />
      <WordTable
        text={{ h2: words.dutiesHeading, head: words.dutiesHead, rows: text.duties, note: text.mark }}
        pairs="duties"
        soft
      />
      <Reason text={text.reason} {...looks[text.reason.drawing]} />
      <WatchList heading={words.watchHeading(name)} items={text.watch} />
      <Packing
        text={{
          h2: words.packingHeading,
          bring: { h3: words.bringHeading, items: text.bring },
          stays: { h3: words.staysHeading, items: text.stays },
        }}
      />
      <MovingQuestions heading={words.faqHeading} items={text.faq} />
      <NextPages text={{ h2: words.nextHeading, items: text.next }} />
      <section className="band on-dark alsofrom">
        <MoveFrom current={page} />
      </section>
    </main>
  )
}
