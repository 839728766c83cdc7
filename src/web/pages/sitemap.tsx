import { pageText } from '#content/pages.ts'
import { menus } from '#site/menus.ts'
import { useSite } from '#web/site-context.tsx'
import { PageLink } from '#web/ui/page-link.tsx'

/** The pages of the menus by group, for who would rather look around. */
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
