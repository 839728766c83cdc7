import type { ReactNode } from 'react'
import { letterPages } from '#content/letter-pages.ts'
import { pageText } from '#content/pages.ts'
import { formatPhone } from '#domain/customers/phone.ts'
import { brand } from '#site/brand.ts'
import { FormOutcome } from '#web/pages/company/form-outcome.tsx'
import { Hero } from '#web/pages/hero.tsx'
import { Words } from '#web/pages/legal/words.tsx'
import { NextPages } from '#web/pages/offer/next-pages.tsx'
import { useSite } from '#web/site-context.tsx'
import { Drawing } from '#web/ui/drawing.tsx'

/** How to reach people: a form that works without script, a phone, a mail, an address. */
export function ContactPage({ island }: { readonly island: ReactNode }) {
  const { locale } = useSite()
  const { h1, lead } = pageText('contact', locale)
  const text = letterPages[locale].contact
  return (
    <main id="main" tabIndex={-1} className="letters">
      <Hero heading={h1} lead={lead} picture={<Drawing name="post" height={260} />} />
      <div className="wrap acct">
        <div>
          <FormOutcome sent={text.sent} refused={text.refused} />
          <h2 className="h3">{text.formTitle}</h2>
          {island}
        </div>
        <Reach />
      </div>
      <section className="sec bg-mist">
        <div className="wrap">
          <div className="shead g12">
            <h2>{text.atHand.h2}</h2>
            <p className="lead">{text.atHand.lead}</p>
          </div>
          <ul className="points of4">
            {text.atHand.items.map(({ title, text: says }) => (
              <li key={title} className="prose">
                <h3>{title}</h3>
                <p>
                  <Words said={says} />
                </p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <NextPages text={text.next} />
    </main>
  )
}

function Reach() {
  const { locale, statusUrl } = useSite()
  const { call, mail, visit, status } = letterPages[locale].contact
  const { street, postalCode, city } = brand.address
  return (
    <div className="beside">
      <div>
        <h2 className="h3">{call.title}</h2>
        <p>
          <a href={`tel:${brand.phone}`} className="link big">
            {formatPhone(brand.phone)}
          </a>
        </p>
        <p>{call.hours}</p>
      </div>
      <div>
        <h2 className="h3">{mail.title}</h2>
        <p>
          <a href={`mailto:${brand.email}`} className="link big">
            {brand.email}
          </a>
        </p>
        <p>{mail.text}</p>
      </div>
      <div>
        <h2 className="h3">{visit.title}</h2>
        <address>
          {brand.legalName}
          <br />
          {street}
          <br />
          {postalCode} {city}
          <br />
          {visit.country}
        </address>
        <p>{visit.text}</p>
      </div>
      <div>
        <h2 className="h3">{status.title}</h2>
        <p>{status.text}</p>
        <p>
          <a href={statusUrl} className="link">
            {status.link}
          </a>
        </p>
      </div>
    </div>
  )
}
