import type { SiteLocale } from '#core/locale/locale.ts'
import { defineProductPage, type ProductPageText } from '#site/pages/offer/product.tsx'
import { Argument, type ArgumentText } from '#site/pages/parts/argument.tsx'
import { DomainSteps, type StepsText } from '#site/pages/parts/domain-steps.tsx'
import { GoLink } from '#site/pages/parts/go-link.tsx'
import { Section } from '#site/pages/parts/section.tsx'
import { WaysTable, type WaysText } from '#site/pages/parts/ways-table.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { websiteDe } from './website-de.ts'
import { websiteNl } from './website-nl.ts'

/** Two lists side by side: the second one contains disadvantages. */
interface TwoListsText {
  readonly h2: string
  readonly lead: string
  readonly lists: readonly [
    { readonly title: string; readonly items: readonly string[] },
    { readonly title: string; readonly items: readonly string[] },
  ]
}

export interface WebsitePageText<L extends SiteLocale = never> extends ProductPageText<L> {
  readonly argument: ArgumentText
  readonly ways: WaysText
  readonly steps: StepsText
  readonly leaving: TwoListsText & { readonly advice: string; readonly adviceLink: string }
}

/**
 * Visitors of this page have not chosen yet: it compares the builder to the alternatives and lists what cannot be
 * exported.
 */
export default defineProductPage<WebsitePageText>('buildWebsite', {
  texts: { nl: websiteNl, de: websiteDe },
  family: 'website',
  drawing: 'kas',
  articles: ['domain-rules', 'dns-point', 'hosting-ssl'],
  picture: (
    <>
      <Drawing name="pilea" height={150} pot="white" className="desktop-only" />
      <Drawing name="kas" height={330} />
      <Drawing name="spruit" height={110} pot="butter" />
    </>
  ),
  below: (text) => <Argument text={text.argument} drawing="calathea" height={310} tint="straw" pot="white" />,
  details: (text) => (
    <>
      <WaysTable text={text.ways} drawings={['kas', 'rank', 'plank']} />
      <DomainSteps text={text.steps} />
      <LeavingBuilder text={text.leaving} />
    </>
  ),
  comparedTo: ['wordpress-stek', 'webhosting-stek'],
})

const tiles = [
  { tint: 'bg-dew', drawing: 'bakfiets', height: 150 },
  { tint: 'bg-blush', drawing: 'kas', height: 150 },
] as const

/** Lists what a customer of the builder can export, and what not. */
function LeavingBuilder({ text }: { readonly text: WebsitePageText['leaving'] }) {
  return (
    <Section heading={text.h2} lead={text.lead}>
      <div className="leaving">
        {text.lists.map(({ title, items }, index) => (
          <div key={title} className={tiles[index]?.tint}>
            <h3>{title}</h3>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            {tiles[index] && <Drawing name={tiles[index].drawing} height={tiles[index].height} />}
          </div>
        ))}
      </div>
      <p className="under">
        {text.advice} <GoLink page="buildWordpressSite" label={text.adviceLink} />
      </p>
    </Section>
  )
}
