import { Hero } from '#site/pages/parts/hero.tsx'
import { useSite } from '#web/site-context.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { notFoundTexts } from './not-found-texts.ts'
import { SiteSearchIsland } from '#site/pages/parts/site-search-island.tsx'
import { menus } from '#site/menus.ts'

export function NotFoundPage() {
  const { locale } = useSite()
  const text = notFoundTexts[locale]
  return (
    <main id="main" tabIndex={-1}>
      <Hero heading={text.h1} lead={text.lead} picture={<Drawing name="leeg" height={260} />}>
        <div className="scripted">
          <SiteSearchIsland />
        </div>
        <p className="actions">
          <PageLink page="home" className="link">
            {text.homeLink}
          </PageLink>
          <PageLink page="helpdesk" className="link">
            {text.helpdeskLink}
          </PageLink>
        </p>
      </Hero>
      <Sitemap />
    </main>
  )
}

/** Pages of the menus by group, for visitors who browse. */
function Sitemap() {
  const { locale, textOf } = useSite()
  return (
    <section className="section">
      <div className="wrap">
        <ul className="next">
          {menus[locale]
            .filter(({ pages }) => pages.length > 1)
            .map(({ key, label, pages }) => (
              <li key={key}>
                <h2 className="heading-3">{label}</h2>
                <ul>
                  {pages.map((page) => (
                    <li key={page}>
                      <PageLink page={page} className="link">
                        {textOf(page).label}
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
