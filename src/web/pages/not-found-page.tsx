import type { ReactNode } from 'react'
import { notFound } from '#content/not-found.ts'
import { Hero } from '#web/pages/hero.tsx'
import { Sitemap } from '#web/pages/sitemap.tsx'
import { useSite } from '#web/site-context.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { PageLink } from '#web/ui/page-link.tsx'

export function NotFoundPage({ search }: { readonly search: ReactNode }) {
  const { locale } = useSite()
  const text = notFound[locale]
  return (
    <main id="main" tabIndex={-1}>
      <Hero heading={text.h1} lead={text.lead} picture={<Drawing name="leeg" height={260} />}>
        <div className="scripted">{search}</div>
        <p className="act">
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
