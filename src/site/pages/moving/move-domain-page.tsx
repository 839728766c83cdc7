import { DomainSections, type DomainPageText } from '#site/pages/domains/domain-sections.tsx'
import { MoveFrom } from '#site/pages/parts/move-from.tsx'
import { Details } from '#site/pages/parts/section.tsx'
import { Argument, type ArgumentText } from '#site/pages/parts/argument.tsx'
import { MovingHero } from './moving-hero.tsx'
import { NextPages, type NextPagesText } from '#site/pages/parts/next-pages.tsx'
import { WordTable } from '#site/pages/parts/word-table.tsx'
import type { SiteLocale } from '#core/locale/locale.ts'
import { definePage, type PageProps } from '#site/pages/page-record.ts'
import { ExtensionListIsland } from '#site/pages/domains/extension-list-island.tsx'
import { findPath } from '#site/links.ts'
import { moveDomainDe } from './move-domain-de.ts'
import { moveDomainNl } from './move-domain-nl.ts'
import { Packing, WatchList, type MovingTable, type PackingList, type WatchText } from './moving-sections.tsx'

/** Texts of the page about domain transfers, beside those of every domain page. */
export interface MoveDomainText<L extends SiteLocale = never> extends DomainPageText {
  readonly choice: MovingTable
  readonly reason: ArgumentText
  readonly watch: WatchText
  readonly packing: PackingList
  readonly next: NextPagesText<L>
}

const columns = ['transfer', 'renewal'] as const

export default definePage('moveDomain', {
  texts: { nl: moveDomainNl, de: moveDomainDe },
  sheet: 'moving',
  drawing: 'bakfiets',
  chapter: 'offer',
  articles: ['transfer-code', 'transfer-nl', 'transfer-de', 'transfer-locks'],
  extensionColumns: columns,
  Content: MoveDomainPage,
})

/**
 * Page about transferring only a domain name: prices by extension, whether to transfer at all, and common obstacles.
 */
function MoveDomainPage({ locale, text }: PageProps<MoveDomainText>) {
  return (
    <main id="main" tabIndex={-1} className="names">
      <MovingHero head={text.head}>{findPath('moveFromTransip', locale) && <MoveFrom />}</MovingHero>
      <DomainSections text={text} list={<ExtensionListIsland columns={columns} />}>
        <Details>
          <Argument text={text.reason} />
          <WordTable text={text.choice} pairs="luggage" />
          <WatchList text={text.watch} />
          <Packing text={text.packing} />
        </Details>
      </DomainSections>
      <NextPages text={text.next} />
    </main>
  )
}
