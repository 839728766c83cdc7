import type { ReactNode } from 'react'
import { families, slugsOf } from '#catalogue/families.ts'
import type { PackageFamily } from '#core/catalogue/product.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import type { PageIdIn, PageText } from '#site/pages.ts'
import { homeTexts } from '#site/pages/home/home-texts.ts'
import { definePage, type PageProps, type PageRecord, type TextLink } from '#site/pages/page-record.ts'
import { FaqSection, type QuestionsText } from '#site/pages/parts/faq-section.tsx'
import { GoLink } from '#site/pages/parts/go-link.tsx'
import { Hero } from '#site/pages/parts/hero.tsx'
import { MovingBand } from '#site/pages/parts/moving-band.tsx'
import { NextPages, type NextPagesText } from '#site/pages/parts/next-pages.tsx'
import { NotIncluded, type NotIncludedText } from '#site/pages/parts/not-included.tsx'
import { type PackageLooks, Packages, packagesAnchor, type PackagesText } from '#site/pages/parts/packages.tsx'
import { Details } from '#site/pages/parts/section.tsx'
import { TechnicalDetails } from '#site/pages/parts/technical-table.tsx'
import { ThreeYears, type ThreeYearsText } from '#site/pages/parts/three-years.tsx'
import { useSite } from '#web/site-context.tsx'
import type { DrawingName } from '#web/ui/drawing.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { offerWords } from './offer-words.ts'
import { PriceFrom } from './price-from.tsx'

/** Texts that every page selling packages has. */
export interface ProductPageText<L extends SiteLocale = never> {
  readonly head: PageText
  readonly hero: {
    /** Link to the packages on the same page. */
    readonly choose: string
    readonly second: TextLink<L>
  }
  readonly packages: PackagesText<L>
  readonly threeYears: ThreeYearsText
  readonly notIncluded: NotIncludedText<L>
  readonly faq: QuestionsText & {
    /** Text before the contact options. */
    readonly lead?: string
  }
  readonly next: NextPagesText<L>
}

/** Texts of a page that sells packages, and the settings that differ between such pages. */
interface ProductPage<Text extends ProductPageText> extends PackageLooks {
  readonly texts: Readonly<Record<SiteLocale, Text>>
  readonly family: PackageFamily
  /** Slugs of the packages; by default all of the family. */
  readonly sizes?: readonly string[]
  /** Drawing of the social image. */
  readonly drawing: DrawingName
  readonly articles: readonly string[]
  /** Content of the sill in the header. */
  readonly picture: ReactNode
  /** Section above the packages, and below them. */
  readonly above?: (text: Text) => ReactNode
  readonly below?: (text: Text) => ReactNode
  /** Collapsed sections between the technical details and what is not included. */
  readonly details?: (text: Text) => ReactNode
  /** Shows the costs before the other details instead of after them. */
  readonly isCostFirst?: true
  /** Slugs of the rows that follow the packages in the costs; by default the domain name of the country. */
  readonly comparedTo?: readonly string[]
  /** Shows the band about moving. */
  readonly isMovedTo?: true
}

/** Defines a page that sells packages; all such pages have the same order. */
export function defineProductPage<Text extends ProductPageText>(
  id: PageIdIn<SiteLocale>,
  product: ProductPage<Text>,
): PageRecord {
  const { texts, drawing, articles } = product
  const Content = ({ text, locale }: PageProps<Text>) => (
    <ProductSections product={product} text={text} locale={locale} />
  )
  return definePage(id, { texts, sheet: 'offer', drawing, chapter: 'offer', articles, Content })
}

interface Props<Text extends ProductPageText> {
  readonly product: ProductPage<Text>
  readonly text: Text
  readonly locale: SiteLocale
}

function ProductSections<Text extends ProductPageText>({ product, text, locale }: Props<Text>) {
  const { family, sizes = slugsOf(family), above, below, details, comparedTo = [`domain-${locale}`] } = product
  const costs = <ThreeYears text={text.threeYears} products={[...sizes, ...comparedTo]} />
  return (
    <main id="main" tabIndex={-1}>
      <ProductHero text={text} family={family} picture={product.picture} />
      {above?.(text)}
      <Packages slugs={sizes} text={text.packages} drawings={product.drawings} asideDrawing={product.asideDrawing} />
      {below?.(text)}
      <Details>
        <TechnicalDetails products={sizes} />
        {product.isCostFirst && costs}
        {details?.(text)}
        {!product.isCostFirst && costs}
        <NotIncluded text={text.notIncluded} />
      </Details>
      {product.isMovedTo && <MovingBand text={homeTexts[locale].moving} />}
      <ProductQuestions text={text.faq} />
      <NextPages text={text.next} />
    </main>
  )
}

interface HeroProps {
  readonly text: ProductPageText
  readonly family: PackageFamily
  readonly picture: ReactNode
}

/** Header with price and features of the smallest package, and a link to all of them. */
function ProductHero({ text: { head, hero }, family, picture }: HeroProps) {
  const { locale } = useSite()
  const { name, packages } = families[family]
  const [smallest] = packages
  if (!smallest) throw new RangeError(`no packages in ${family}`)
  return (
    <Hero heading={head.h1} lead={head.lead} picture={picture}>
      <PriceFrom slug={smallest.slug} before={name[locale]} />
      <ul className="ticks in-row">
        {[
          ...smallest.features.map((feature) => feature[locale]),
          ...(canBeMoved(family) ? [offerWords[locale].freeMove] : []),
        ].map((fact) => (
          <li key={fact}>
            <Icon name="check" />
            <span>{fact}</span>
          </li>
        ))}
      </ul>
      <div className="actions">
        <a className="button button-primary button-large" href={`#${packagesAnchor}`}>
          {hero.choose}
        </a>
        <PageLink page={hero.second.page} className="arrow-link">
          <span>{hero.second.label}</span>
        </PageLink>
      </div>
    </Hero>
  )
}

/** Existing sites cannot be moved into a builder. */
function canBeMoved(family: PackageFamily): boolean {
  return family !== 'website' && family !== 'webshop'
}

/** Questions of the page, then the questions common to all packages, and contact options. */
function ProductQuestions({ text }: { readonly text: ProductPageText['faq'] }) {
  const { locale, textOf } = useSite()
  const { questions } = offerWords[locale]
  return (
    <FaqSection heading={text.h2} items={[...text.items, ...Object.values(questions)]}>
      {text.lead && (
        <>
          <p>{text.lead}</p>
          <ul className="asks">
            {(['helpdesk', 'contact'] as const).map((page) => (
              <li key={page}>
                <GoLink page={page} label={textOf(page).label} />
              </li>
            ))}
          </ul>
        </>
      )}
    </FaqSection>
  )
}
