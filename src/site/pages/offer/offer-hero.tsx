import type { ReactNode } from 'react'
import { families } from '#catalogue/families.ts'
import type { PackageFamily } from '#core/catalogue/product.ts'
import { Hero } from '#site/pages/parts/hero.tsx'
import { offerWords } from './offer-words.ts'
import { packagesAnchor } from '#site/pages/parts/packages.tsx'
import { PriceFrom } from './price-from.tsx'
import { useSite } from '#web/site-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import type { SiteLocale } from '#core/locale/locale.ts'
import type { TextLink } from '#site/pages/page-record.ts'
import type { PageText } from '#site/pages.ts'
import type { QuestionsText } from './offer-questions.tsx'
import type { NextPagesText } from '#site/pages/parts/next-pages.tsx'
import type { NotIncludedText } from '#site/pages/parts/not-included.tsx'
import type { PackagesText } from '#site/pages/parts/packages.tsx'
import type { ThreeYearsText } from '#site/pages/parts/three-years.tsx'

/** Texts that every page selling packages has. */
export interface OfferPageText<L extends SiteLocale = never> {
  readonly head: PageText
  readonly hero: {
    /** Link to the packages on the same page. */
    readonly choose: string
    readonly second: TextLink<L>
  }
  readonly packages: PackagesText<L>
  readonly threeYears: ThreeYearsText
  readonly notIncluded: NotIncludedText<L>
  readonly faq: QuestionsText
  readonly next: NextPagesText<L>
}

interface Props {
  readonly text: Pick<OfferPageText, 'head' | 'hero'>
  readonly family: PackageFamily
  readonly picture: ReactNode
}

/** Header of a page that sells packages: price and features of the smallest, and a link to all of them. */
export function OfferHero({ text: { head, hero }, family, picture }: Props) {
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
          ...(isMoved(family) ? [offerWords[locale].freeMove] : []),
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
function isMoved(family: PackageFamily): boolean {
  return family !== 'website' && family !== 'webshop'
}
