import { FaqSection, type FaqItem } from '#site/pages/parts/faq-section.tsx'
import { HomeHero } from './home-hero.tsx'
import { MovingBand, type MovingBandText } from '#site/pages/parts/moving-band.tsx'
import { OfferPanes } from './offer-panes.tsx'
import { threeYearsAnchor } from '#site/pages/parts/three-years.tsx'
import { GoLink } from '#site/pages/parts/go-link.tsx'
import { Section } from '#site/pages/parts/section.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { TrustRow } from '#web/ui/trust-row.tsx'
import type { SiteLocale } from '#core/locale/locale.ts'
import { definePage, type PageProps, type TextLink } from '#site/pages/page-record.ts'
import type { PageText, PageIdIn } from '#site/pages.ts'
import { homeTexts, trustPoints } from './home-texts.ts'
import { Plan, plantOf, planSizes, type PlanSize } from '#site/pages/parts/packages.tsx'
import { productOfSlug } from '#site/pages/parts/product-of-slug.ts'

interface Offer<L extends SiteLocale = never> {
  readonly title: string
  readonly text: string
  readonly page: PageIdIn<L>
}

/** Texts of the home page. `extensions` is the rounded number of extensions, such as `1.900+`. */
export interface HomeText<L extends SiteLocale = never> {
  readonly head: PageText
  readonly search: {
    readonly label: string
    readonly placeholder: string
    readonly button: string
    readonly hint: string
  }
  readonly planter: {
    readonly note: string
    readonly allExtensions: (extensions: string) => string
  }
  readonly trust: readonly {
    readonly icon: 'tag' | 'move' | 'globe' | 'chat'
    readonly titleOf: (extensions: string) => string
    readonly text: string
  }[]
  readonly offers: {
    readonly h2: string
    readonly lead: string
    readonly tiles: Readonly<Record<'wordpress' | 'domain' | 'email' | 'webhosting' | 'website' | 'webshop', Offer<L>>>
    readonly note: string
  }
  readonly plans: {
    readonly h2: string
    readonly lead: string
    readonly fit: Readonly<Record<PlanSize, string>>
    /** Link to the page that compares all packages over three years. */
    readonly all: TextLink<L>
  }
  readonly moving: MovingBandText<L>
  readonly faq: {
    readonly h2: string
    readonly all: TextLink<L>
    readonly items: readonly FaqItem[]
  }
}

export default definePage('home', { texts: homeTexts, drawing: 'boom', isAboutUs: true, Content: HomePage })

function HomePage({ text, locale }: PageProps<HomeText>) {
  return (
    <main id="main" tabIndex={-1}>
      <HomeHero heading={text.head.h1} lead={text.head.lead} search={text.search} planter={text.planter} />
      <TrustRow points={trustPoints(locale)} />
      <OfferPanes offers={text.offers} />
      <Section heading={text.plans.h2} lead={text.plans.lead} flush>
        <div className="plans">
          {planSizes.map((size) => (
            <Plan
              key={size}
              product={productOfSlug(`webhosting-${size}`)}
              fit={text.plans.fit[size]}
              terms={['yearly']}
              {...plantOf(size)}
            />
          ))}
        </div>
        <p className="panenote">
          <GoLink {...text.plans.all} hash={`#${threeYearsAnchor}`} />
        </p>
      </Section>
      <MovingBand text={text.moving} />
      <FaqSection heading={text.faq.h2} items={text.faq.items}>
        <p>
          <PageLink page={text.faq.all.page} className="link">
            {text.faq.all.label}
          </PageLink>
        </p>
      </FaqSection>
    </main>
  )
}
