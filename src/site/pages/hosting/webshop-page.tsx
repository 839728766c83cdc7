import { slugsOf } from '#catalogue/families.ts'
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
import { webshopNl } from './webshop-nl.ts'
import { webshopDe } from './webshop-de.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import { definePage, type PageProps } from '#site/pages/page-record.ts'

/** Texts of the page about the webshop builder. */
export interface WebshopPageText<L extends SiteLocale = never> extends OfferPageText<L> {
  readonly argument: ArgumentText
  readonly payment: StepsText
  readonly ways: WaysText
  /** Legal duties of every webshop; not legal advice. */
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

/** Visitors of this page want to open a shop: features, payments, then the legal duties of a shop. */
function WebshopPage({ text, locale }: PageProps<WebshopPageText>) {
  return (
    <main id="main" tabIndex={-1}>
      <OfferHero
        text={text}
        family="webshop"
        picture={
          <>
            <Drawing name="kraam" height={350} />
            <Drawing name="bloei" height={230} pot="white" className="desktop-only" />
          </>
        }
      />
      <Packages slugs={sizes} text={text.packages} />
      <Argument text={text.argument} drawing="cactus" height={300} tint="blush" pot="butter" />
      <Details>
        <TechnicalDetails products={sizes} />
        <DomainSteps text={text.payment} />
        <WaysTable text={text.ways} drawings={['kraam', 'rank']} />
        <ShopDuties text={text.duties} />
        <ThreeYears text={text.threeYears} products={[...sizes, `domain-${locale}`]} />
        <NotIncluded text={text.notIncluded} />
      </Details>
      <OfferQuestions text={text.faq} />
      <NextPages text={text.next} />
    </main>
  )
}

/** Checklist of legal duties to complete before a shop opens. */
function ShopDuties({ text }: { readonly text: WebshopPageText['duties'] }) {
  return (
    <Section heading={text.h2} lead={text.lead}>
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
    </Section>
  )
}
