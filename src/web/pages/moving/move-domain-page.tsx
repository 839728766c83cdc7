import type { ReactNode } from 'react'
import { moveDomainText } from '#content/moving-pages.ts'
import { DomainSections } from '#web/pages/domain-sections.tsx'
import { MoveFrom } from '#web/pages/moving/move-from.tsx'
import { MovingHero } from '#web/pages/moving/moving-hero.tsx'
import { Packing } from '#web/pages/moving/packing.tsx'
import { Reason } from '#web/pages/moving/reason.tsx'
import { WatchList } from '#web/pages/moving/watch-list.tsx'
import { NextPages } from '#web/pages/offer/next-pages.tsx'
import { WordTable } from '#web/pages/offer/word-table.tsx'
import { useSite } from '#web/site-context.tsx'

/** Moving a name alone: what it costs per extension, whether to move it at all, and what it gets stuck on. */
export function MoveDomainPage({ list }: { readonly list: ReactNode }) {
  const { locale } = useSite()
  const text = moveDomainText(locale)
  return (
    <main id="main" tabIndex={-1} className="names">
      <MovingHero page="moveDomain">{locale === 'nl' && <MoveFrom />}</MovingHero>
      <DomainSections page="moveDomain" list={list}>
        <Reason text={text.reason} side="left" tint="sprout" />
        <WordTable text={text.choice} pairs="luggage" soft />
        <WatchList heading={text.watch.h2} items={text.watch.items} />
        <Packing text={text.packing} />
      </DomainSections>
      <NextPages text={text.next} />
    </main>
  )
}
