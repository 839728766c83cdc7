import type { ReactNode } from 'react'
import { pageText } from '#content/pages.ts'
import { menus } from '#site/menus.ts'
import { Hero } from '#web/pages/hero.tsx'
import { useSite } from '#web/site-context.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { PageLink } from '#web/ui/page-link.tsx'

/** The search over all pages, and below it every page by group for who would rather look around. */
export function HelpdeskPage({ search }: { readonly search: ReactNode }) {
  const { locale } = useSite()
  const { h1, lead } = pageText('helpdesk', locale)
  return (
    <main id="main" tabIndex={-1}>
      <Hero heading={h1} lead={lead} picture={<Drawing name="calathea" height={320} />}>
        {search}
      </Hero>
      <Sitemap />
    </main>
  )
}

export function Sitemap() {
  const { locale } = useSite()
  return (
    <section className="sec">
      <div className="wrap">
        <ul className="next">
          {menus[locale]
            .filter(({ pages }) => pages.length > 1)
            .map(({ key, label, pages }) => (
              <li key={key}>
                <h2 className="h3">{label}</h2>
                <ul>
                  {pages.map((page) => (
                    <li key={page}>
                      <PageLink page={page} className="link">
                        {pageText(page, locale).label}
                      </PageLink>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
        </ul>
      </div>
    </section>
  )
}
