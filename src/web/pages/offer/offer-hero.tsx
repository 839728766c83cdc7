import type { ReactNode } from 'react'
import type { TextLink } from '#content/home-text.ts'
import { pageText } from '#content/pages.ts'
import type { PageId } from '#site/pages.ts'
import { Hero } from '#web/pages/hero.tsx'
import { packagesAnchor } from '#web/pages/offer/packages.tsx'
import { useSite } from '#web/site-context.tsx'
import { PageLink } from '#web/ui/page-link.tsx'

interface Props {
  readonly page: PageId
  readonly text: { readonly choose: string; readonly second: TextLink<'nl'> | TextLink<'de'> }
  readonly picture: ReactNode
}

/** The greenhouse wall of a page that sells packages: one step leads to them, the other away. */
export function OfferHero({ page, text, picture }: Props) {
  const { locale } = useSite()
  const { h1, lead } = pageText(page, locale)
  return (
    <Hero heading={h1} lead={lead} picture={picture}>
      <div className="act">
        <a className="btn btn-p btn-l" href={`#${packagesAnchor}`}>
          {text.choose}
        </a>
        <PageLink page={text.second.page} className="go">
          <span>{text.second.label}</span>
        </PageLink>
      </div>
    </Hero>
  )
}
