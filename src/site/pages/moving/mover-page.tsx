import { nameOfMover } from '#site/movers.ts'
import { MoveFrom } from '#site/pages/parts/move-from.tsx'
import { Details } from '#site/pages/parts/section.tsx'
import { Argument, type ArgumentText } from '#site/pages/parts/argument.tsx'
import { MovingHero } from './moving-hero.tsx'
import { NextPages, type NextPagesText } from '#site/pages/parts/next-pages.tsx'
import { WordTable } from '#site/pages/parts/word-table.tsx'
import { definePage, type PageProps, type PageRecord } from '#site/pages/page-record.ts'
import type { FaqItem } from '#site/pages/parts/faq-section.tsx'
import type { PageText, PageIdIn } from '#site/pages.ts'
import type { SmallestPackage } from './moving-hero.tsx'
import { moverWords as words } from './moving-words.ts'
import { fromTransip } from './from-transip-nl.ts'
import { fromVimexx } from './from-vimexx-nl.ts'
import { fromSavvii } from './from-savvii-nl.ts'
import { fromCombell } from './from-combell-nl.ts'
import { fromOnecom } from './from-onecom-nl.ts'
import { fromYourhosting } from './from-yourhosting-nl.ts'
import { fromMijndomein } from './from-mijndomein-nl.ts'
import { fromVersio } from './from-versio-nl.ts'
import { fromHostnet } from './from-hostnet-nl.ts'
import { fromStrato } from './from-strato-nl.ts'
import { MovingQuestions, Packing, StepStem, WatchList, type MovingSteps, type WatchOut } from './moving-sections.tsx'

export type MoverPageId = Extract<PageIdIn<'nl'>, `moveFrom${string}`>

/** Where customers of one provider find their transfer code. */
interface CodePath {
  readonly h2: string
  /** Menu items to click, in order. */
  readonly path: readonly string[]
  /** Hint for a menu that looks different. */
  readonly otherwise: string
  /** Terms and rules of this provider, as a reference. */
  readonly facts: readonly (readonly [term: string, says: string])[]
}

/** Texts of the page for customers of one provider. */
export interface MoverText {
  readonly head: PageText
  readonly smallest: SmallestPackage
  readonly steps: Omit<MovingSteps, 'h2'>
  readonly code: CodePath
  readonly duties: readonly (readonly [part: string, we: string, you: string])[]
  /** Trademark notice: names the owner and says that there is no affiliation. */
  readonly mark: string
  readonly reason: ArgumentText
  readonly watch: readonly WatchOut[]
  readonly bring: readonly string[]
  readonly stays: readonly string[]
  readonly faq: readonly FaqItem[]
  readonly next: NextPagesText<'nl'>['items']
}

export default [
  mover('moveFromTransip', fromTransip, ['site-moving-steps', 'transfer-code', 'dnssec']),
  mover('moveFromVimexx', fromVimexx, ['site-moving-steps', 'hosting-ftp', 'mail-move']),
  mover('moveFromSavvii', fromSavvii, ['site-preview', 'dns-point', 'wordpress-staging']),
  mover('moveFromCombell', fromCombell, ['transfer-be', 'vat-abroad', 'site-moving-steps']),
  mover('moveFromOnecom', fromOnecom, ['site-moving-steps', 'transfer-code', 'mail-move']),
  mover('moveFromYourhosting', fromYourhosting, ['site-preview', 'transfer-nl', 'mail-move']),
  mover('moveFromMijndomein', fromMijndomein, ['transfer-nl', 'dns-point', 'domain-quarantine']),
  mover('moveFromVersio', fromVersio, ['transfer-gtld', 'nameservers', 'holder-change']),
  mover('moveFromHostnet', fromHostnet, ['mail-move', 'dns-mail', 'mail-outlook', 'mail-iphone']),
  mover('moveFromStrato', fromStrato, ['transfer-de', 'transfer-nl', 'site-moving-steps']),
]

function mover(id: MoverPageId, text: MoverText, articles: readonly string[]): PageRecord {
  return definePage(id, {
    texts: { nl: text },
    sheet: 'moving',
    drawing: 'bakfiets',
    chapter: 'movers',
    articles,
    Content: MoverPage,
  })
}

/** Page for customers of one provider: where to find what a move needs, and what this provider does differently. */
function MoverPage({ page, text }: PageProps<MoverText, MoverPageId>) {
  const name = nameOfMover(page)
  return (
    <main id="main" tabIndex={-1} className="mover">
      <MovingHero head={text.head} smallest={text.smallest} />
      <StepStem text={{ h2: words.stepsHeading, ...text.steps }} />
      <CodeRoute text={text.code} factsHeading={words.factsHeading(name)} />
      <WordTable
        text={{ h2: words.dutiesHeading, head: words.dutiesHead, rows: text.duties, note: text.mark }}
        pairs="duties"
        soft
      />
      <Details>
        <Argument text={text.reason} />
        <WatchList text={{ h2: words.watchHeading(name), items: text.watch }} />
        <Packing
          text={{
            h2: words.packingHeading,
            bring: { h3: words.bringHeading, items: text.bring },
            stays: { h3: words.staysHeading, items: text.stays },
          }}
        />
      </Details>
      <MovingQuestions text={{ h2: words.faqHeading, items: text.faq }} />
      <NextPages text={{ h2: words.nextHeading, items: text.next }} />
      <section className="band on-dark alsofrom">
        <MoveFrom current={page} />
      </section>
    </main>
  )
}

interface CodeRouteProps {
  readonly text: CodePath
  readonly factsHeading: string
}

/** Instructions to find the transfer code at a provider, with the terms it uses. */
function CodeRoute({ text, factsHeading }: CodeRouteProps) {
  return (
    <section className="section">
      <div className="wrap grid coderoute">
        <div className="route">
          <h2>{text.h2}</h2>
          <ol>
            {text.path.map((click) => (
              <li key={click}>{click}</li>
            ))}
          </ol>
          <p className="muted">{text.otherwise}</p>
        </div>
        <div className="sign bg-mist">
          <h3>{factsHeading}</h3>
          <dl>
            {text.facts.map(([term, says]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{says}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}
