import type { ReactNode } from 'react'
import { partnerPageNl } from '#content/nl/partner-pages.ts'
import { pageText } from '#content/pages.ts'
import { Hero } from '#web/pages/hero.tsx'
import { partnerTerms } from '#web/pages/partner-terms.ts'
import { Drawing } from '#web/ui/drawing.tsx'

/** What a partner earned. All of it comes with the personal link. */
export function PartnerStatementPage({ statement }: { readonly statement: ReactNode }) {
  const { h1, lead } = pageText('partnerStatement', 'nl')
  const { noScript } = partnerPageNl(partnerTerms).statement
  return (
    <main id="main" tabIndex={-1} className="partners">
      <Hero heading={h1} lead={lead} picture={<Drawing name="doorgeven" height={210} />} />
      <div className="wrap statements">
        <p className="note unscripted">
          <span>{noScript}</span>
        </p>
        <div className="scripted">{statement}</div>
      </div>
    </main>
  )
}
