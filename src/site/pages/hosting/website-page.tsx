import { slugsOf } from '#catalogue/families.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import { DomainSteps, type StepsText } from '#site/pages/parts/domain-steps.tsx'
import { Argument, type ArgumentText } from '#site/pages/parts/argument.tsx'
import { NextPages } from '#site/pages/parts/next-pages.tsx'
import { NotIncluded } from '#site/pages/parts/not-included.tsx'
import { OfferHero, type OfferPageText } from '#site/pages/offer/offer-hero.tsx'
import { Packages } from '#site/pages/parts/packages.tsx'
import { OfferQuestions } from '#site/pages/offer/offer-questions.tsx'
import { Details, Section } from '#site/pages/parts/section.tsx'
import { TechnicalDetails } from '#site/pages/parts/technical-table.tsx'
import { ThreeYears } from '#site/pages/parts/three-years.tsx'
import { WaysTable, type WaysText } from '#site/pages/parts/ways-table.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { websiteDe } from './website-de.ts'
import { websiteNl } from './website-nl.ts'
import { definePage, type PageProps } from '#site/pages/page-record.ts'

/** Two lists side by side: the second one contains disadvantages. */
interface TwoListsText {
  readonly h2: string
  readonly lead: string
  readonly lists: readonly [
    { readonly title: string; readonly items: readonly string[] },
    { readonly title: string; readonly items: readonly string[] },
  ]
}

/** Texts of the page about the website builder. */
export interface WebsitePageText<L extends SiteLocale = never> extends OfferPageText<L> {
  readonly argument: ArgumentText
  readonly ways: WaysText
  readonly steps: StepsText
  readonly leaving: TwoListsText & { readonly advice: string; readonly adviceLink: string }
}

export default definePage('buildWebsite', {
  texts: { nl: websiteNl, de: websiteDe },
  sheet: 'offer',
  drawing: 'kas',
  chapter: 'offer',
  articles: ['domain-rules', 'dns-point', 'hosting-ssl'],
  Content: WebsitePage,
})

const sizes = slugsOf('website')

/**
 * Visitors of this page have not chosen yet: it compares the builder to the alternatives and lists what cannot be
 * exported.
 */
function WebsitePage({ text }: PageProps<WebsitePageText>) {
  return (
    <main id="main" tabIndex={-1}>
      <OfferHero
        text={text}
        family="website"
        picture={
          <>
            <Drawing name="pilea" height={150} pot="white" className="desktop-only" />
            <Drawing name="kas" height={330} />
            <Drawing name="spruit" height={110} pot="butter" />
          </>
        }
      />
      <Packages slugs={sizes} text={text.packages} />
      <Argument text={text.argument} drawing="calathea" height={310} tint="straw" pot="white" />
      <Details>
        <TechnicalDetails products={sizes} />
        <WaysTable text={text.ways} drawings={['kas', 'rank', 'plank']} />
        <DomainSteps text={text.steps} />
        <LeavingBuilder text={text.leaving} />
        <ThreeYears text={text.threeYears} products={[...sizes, 'wordpress-stek', 'webhosting-stek']} />
        <NotIncluded text={text.notIncluded} />
      </Details>
      <OfferQuestions text={text.faq} />
      <NextPages text={text.next} />
    </main>
  )
}

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
        {text.advice}{' '}
        <PageLink page="buildWordpressSite" className="arrow-link">
          <span>{text.adviceLink}</span> <Icon name="arrow" size="s" />
        </PageLink>
      </p>
    </Section>
  )
}
