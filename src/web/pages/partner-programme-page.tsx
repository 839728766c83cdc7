import type { ReactNode } from 'react'
import { partnerPageNl } from '#content/nl/partner-pages.ts'
import { pageText } from '#content/pages.ts'
import { DomainSteps } from '#web/pages/domain-steps.tsx'
import { FaqSection } from '#web/pages/faq-section.tsx'
import { Hero } from '#web/pages/hero.tsx'
import { partnerTerms } from '#web/pages/partner-terms.ts'
import { Drawing } from '#web/ui/drawing.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageLink } from '#web/ui/page-link.tsx'

/** Why somebody would recommend the shop, and what exactly that brings. */
export function PartnerProgrammePage({ earnings }: { readonly earnings: ReactNode }) {
  const { h1, lead } = pageText('partnerProgramme', 'nl')
  const { join, openStatement, steps, ladder, rules, view, faq } = partnerPageNl(partnerTerms)
  return (
    <main id="main" tabIndex={-1} className="partners">
      <Hero heading={h1} lead={lead} picture={<Drawing name="doorgeven" height={320} />}>
        <div className="act">
          <Join>{join}</Join>
          <PageLink page="partnerStatement" className="btn btn-t">
            {openStatement}
          </PageLink>
        </div>
      </Hero>
      <DomainSteps text={steps} />
      <section className="sec bg-mist">
        <div className="wrap">
          <div className="shead g12">
            <h2>{ladder.h2}</h2>
            <p className="lead">{ladder.lead}</p>
          </div>
          <div className="earnings">{earnings}</div>
          <ul className="small notes">
            {ladder.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      </section>
      <section className="sec">
        <div className="wrap">
          <div className="shead g12">
            <h2>{rules.h2}</h2>
            <p className="lead">{rules.lead}</p>
          </div>
          <ul className="rules">
            {rules.items.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="sec flush">
        <div className="wrap">
          <h2>{view.h2}</h2>
          <div className="views">
            <Listed {...view.seen} className="bg-dew" icon="eye" />
            <Listed {...view.unseen} className="bg-blush" icon="lock" />
          </div>
        </div>
      </section>
      <FaqSection heading={faq.h2} items={faq.items}>
        <p className="lead">{faq.lead}</p>
        <p>
          <Join>{join}</Join>
        </p>
      </FaqSection>
    </main>
  )
}

function Join({ children }: { readonly children: string }) {
  return (
    <PageLink page="partnerSignup" className="btn btn-p">
      {children} <Icon name="arrow" size="s" />
    </PageLink>
  )
}

interface ListedProps {
  readonly h3: string
  readonly items: readonly string[]
  readonly className: string
  readonly icon: 'eye' | 'lock'
}

function Listed({ h3, items, className, icon }: ListedProps) {
  return (
    <div className={className}>
      <h3>
        <Icon name={icon} /> {h3}
      </h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
