import { formatPhone } from '#core/customers/phone.ts'
import { brand } from '#site/brand.ts'
import { Hero } from '#site/pages/parts/hero.tsx'
import { useSite } from '#web/site-context.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import type { SiteLocale } from '#core/locale/locale.ts'
import { definePage, type PageProps } from '#site/pages/page-record.ts'
import { NextPages, type NextPagesText } from '#site/pages/parts/next-pages.tsx'
import { LinkedWords, type Words } from '#site/pages/parts/words.tsx'
import { FormOutcome, type FormPageText } from '#site/pages/parts/form-outcome.tsx'
import { ContactForm } from '#web/contact/contact-form.tsx'
import { Island } from '#web/islands/island.tsx'
import contactIsland from '#web/contact/contact-island.ts'
import { contactDe } from './contact-de.ts'
import { contactNl } from './contact-nl.ts'

export interface ContactText<L extends SiteLocale = never> extends FormPageText {
  readonly call: { readonly title: string; readonly hours: string }
  readonly mail: { readonly title: string; readonly text: string }
  readonly visit: { readonly title: string; readonly country: string; readonly text: string }
  readonly status: { readonly title: string; readonly text: string; readonly link: string }
  readonly atHand: {
    readonly h2: string
    readonly lead: string
    readonly items: readonly { readonly title: string; readonly text: Words }[]
  }
  readonly next: NextPagesText<L>
}

export default definePage('contact', {
  texts: { nl: contactNl, de: contactDe },
  sheet: 'letters',
  drawing: 'post',
  chapter: 'company',
  Content: ContactPage,
})

/** Ways to contact the shop: a form that works without JavaScript, phone, e-mail and address. */
function ContactPage({ text, locale, drawing }: PageProps<ContactText>) {
  return (
    <main id="main" tabIndex={-1} className="letters">
      <Hero heading={text.head.h1} lead={text.head.lead} picture={<Drawing name={drawing} height={260} />} />
      <div className="wrap form-page">
        <div>
          <FormOutcome sent={text.sent} refused={text.refused} />
          <h2 className="heading-3">{text.formTitle}</h2>
          <Island island={contactIsland} when="idle" props={{ locale }}>
            <ContactForm locale={locale} />
          </Island>
        </div>
        <Reach text={text} />
      </div>
      <section className="section bg-mist">
        <div className="wrap">
          <div className="section-head grid">
            <h2>{text.atHand.h2}</h2>
            <p className="lead">{text.atHand.lead}</p>
          </div>
          <ul className="points columns-4">
            {text.atHand.items.map(({ title, text: says }) => (
              <li key={title} className="prose">
                <h3>{title}</h3>
                <p>
                  <LinkedWords said={says} />
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

function Reach({ text: { call, mail, visit, status } }: { readonly text: ContactText }) {
  const { statusUrl } = useSite()
  const { street, postalCode, city } = brand.address
  return (
    <div className="beside">
      <div>
        <h2 className="heading-3">{call.title}</h2>
        <p>
          <a href={`tel:${brand.phone}`} className="link big">
            {formatPhone(brand.phone)}
          </a>
        </p>
        <p>{call.hours}</p>
      </div>
      <div>
        <h2 className="heading-3">{mail.title}</h2>
        <p>
          <a href={`mailto:${brand.email}`} className="link big">
            {brand.email}
          </a>
        </p>
        <p>{mail.text}</p>
      </div>
      <div>
        <h2 className="heading-3">{visit.title}</h2>
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
        <h2 className="heading-3">{status.title}</h2>
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
