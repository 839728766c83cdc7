import type { ReactNode } from 'react'
import { partnerPageNl } from '#content/nl/partner-pages.ts'
import { pageText } from '#content/pages.ts'
import { brand } from '#site/brand.ts'
import { Hero } from '#web/pages/hero.tsx'
import { partnerTerms } from '#web/pages/partner-terms.ts'
import { Drawing } from '#web/ui/drawing.tsx'
import { PageLink } from '#web/ui/page-link.tsx'

/** The form of somebody who wants to be a partner, and beside it what comes of it. */
export function PartnerSignupPage({ form }: { readonly form: ReactNode }) {
  const { h1, lead } = pageText('partnerSignup', 'nl')
  const { asides, noScript } = partnerPageNl(partnerTerms).signup
  return (
    <main id="main" tabIndex={-1} className="partners">
      <Hero heading={h1} lead={lead} picture={<Drawing name="doorgeven" height={260} />} />
      <div className="wrap acct">
        <div>
          <p className="note unscripted">
            <span>
              {noScript}{' '}
              <a className="link" href={`mailto:${brand.email}`}>
                {brand.email}
              </a>
            </span>
          </p>
          <div className="scripted">{form}</div>
        </div>
        <div className="beside">
          {asides.map(({ title, text }) => (
            <div key={title}>
              <h2 className="h3">{title}</h2>
              <p>{text}</p>
            </div>
          ))}
          <p>
            <PageLink page="privacy" className="link">
              {pageText('privacy', 'nl').label}
            </PageLink>
          </p>
        </div>
      </div>
    </main>
  )
}
