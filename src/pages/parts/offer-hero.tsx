import type { ReactNode } from 'react'
import { Hero } from '#pages/parts/hero.tsx'
import { packagesAnchor } from '#pages/parts/packages.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import type { SiteLocale } from '#domain/basics/locale.ts'
import type { TextLink } from '#pages/page-record.ts'
import type { PageText } from '#site/pages.ts'
import type { FaqItem } from './faq-section.tsx'
import type { NextPagesText } from './next-pages.tsx'
import type { NotIncludedText } from './not-included.tsx'
import type { PackagesText } from './packages.tsx'
import type { ThreeYearsText } from './three-years.tsx'

/** What every page that sells packages says. */
export interface OfferPageText<L extends SiteLocale = never> {
  readonly head: PageText
  readonly hero: {
    /** Leads to the packages on the same page. */
    readonly choose: string
    readonly second: TextLink<L>
  }
  readonly packages: PackagesText<L>
  readonly threeYears: ThreeYearsText
  readonly notIncluded: NotIncludedText<L>
  readonly faq: { readonly h2: string; readonly items: readonly FaqItem[] }
  readonly next: NextPagesText<L>
}

interface Props {
  readonly text: Pick<OfferPageText, 'head' | 'hero'>
  readonly picture: ReactNode
}

/** The greenhouse wall of a page that sells packages: one step leads to them, the other away. */
export function OfferHero({ text: { head, hero }, picture }: Props) {
  return (
    <Hero heading={head.h1} lead={head.lead} picture={picture}>
      <div className="act">
        <a className="btn btn-p btn-l" href={`#${packagesAnchor}`}>
          {hero.choose}
        </a>
        <PageLink page={hero.second.page} className="go">
          <span>{hero.second.label}</span>
        </PageLink>
      </div>
    </Hero>
  )
}
