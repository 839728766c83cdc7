import { slugsOf } from '#catalogue/families.ts'
import { Comparison, type ComparisonText } from '#pages/parts/comparison.tsx'
import { DomainSteps, type StepsText } from '#pages/parts/domain-steps.tsx'
import { Argument, type ArgumentText } from '#pages/parts/argument.tsx'
import { NextPages } from '#pages/parts/next-pages.tsx'
import { NotIncluded } from '#pages/parts/not-included.tsx'
import { OfferHero, type OfferPageText } from '#pages/parts/offer-hero.tsx'
import { Packages } from '#pages/parts/packages.tsx'
import { QuestionsWithContact, type QuestionsText } from '#pages/parts/questions-with-contact.tsx'
import { ThreeYears } from '#pages/parts/three-years.tsx'
import { WaysTable, type WaysText } from '#pages/parts/ways-table.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { webshopNl } from './webshop-nl.ts'
import { webshopDe } from './webshop-de.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'
import { definePage, type PageProps } from '#pages/page-record.ts'

/** The page about the webshop builder. */
export interface WebshopPageText<L extends SiteLocale = never> extends OfferPageText<L> {
  readonly faq: QuestionsText
  readonly argument: ArgumentText
  readonly comparison: ComparisonText
  readonly payment: StepsText
  readonly ways: WaysText
  /** What the law asks of every shop; not advice. */
  readonly duties: {
    readonly h2: string
    readonly lead: string
    readonly items: readonly { readonly title: string; readonly text: string }[]
    readonly note: string
  }
}

export default definePage('buildWebshop', {
  texts: { nl: webshopNl, de: webshopDe },
  sheet: 'offer',
  drawing: 'kraam',
  chapter: 'offer',
  articles: ['dns-point', 'hosting-ssl', 'hosting-upgrade'],
  Content: WebshopPage,
})

const sizes = slugsOf('webshop')

/** Whoever comes here wants to open: what the builder does, how the money comes in, and what a shop owes its customers. */
function WebshopPage({ text, locale }: PageProps<WebshopPageText>) {
  return (
    <main id="main" tabIndex={-1}>
      <OfferHero
        text={text}
        picture={
          <>
            <Drawing name="kraam" height={350} />
            <Drawing name="bloei" height={230} pot="white" className="deskonly" />
          </>
        }
      />
      <Argument text={text.argument} drawing="cactus" height={300} tint="blush" pot="butter" />
      <Packages slugs={sizes} text={text.packages} />
      <Comparison products={sizes} text={text.comparison} />
      <ThreeYears text={text.threeYears} products={[...sizes, `domain-${locale}`]} />
      <DomainSteps text={text.payment} />
      <ShopDuties text={text.duties} />
      <WaysTable text={text.ways} drawings={['kraam', 'rank']} />
      <NotIncluded text={text.notIncluded} />
      <QuestionsWithContact text={text.faq} />
      <NextPages text={text.next} />
    </main>
  )
}

/** What the law asks of every shop, to go through before it opens. */
function ShopDuties({ text }: { readonly text: WebshopPageText['duties'] }) {
  return (
    <section className="sec bg-mist">
      <div className="wrap">
        <div className="shead g12">
          <h2>{text.h2}</h2>
          <p className="lead">{text.lead}</p>
        </div>
        <ul className="duties">
          {text.items.map(({ title, text: says }) => (
            <li key={title}>
              <Icon name="check" />
              <h3>{title}</h3>
              <p>{says}</p>
            </li>
          ))}
        </ul>
        <p className="small muted under">{text.note}</p>
      </div>
    </section>
  )
}
