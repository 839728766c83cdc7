import { formatPhone } from '#core/customers/phone.ts'
import { brand } from '#site/brand.ts'
import { FormLayout } from '#site/pages/parts/form-layout.tsx'
import { Points, type PointText } from '#site/pages/parts/points.tsx'
import { Section } from '#site/pages/parts/section.tsx'
import { useSite } from '#web/site-context.tsx'
import type { SiteLocale } from '#core/locale/locale.ts'
import { definePage, type PageProps } from '#site/pages/page-record.ts'
import { NextPages, type NextPagesText } from '#site/pages/parts/next-pages.tsx'
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
    readonly items: readonly PointText[]
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
    <FormLayout
      head={text.head}
      drawing={drawing}
      className="letters"
      form={
        <>
          <FormOutcome sent={text.sent} refused={text.refused} />
          <h2 className="heading-3">{text.formTitle}</h2>
          <Island island={contactIsland} when="idle" props={{ locale }}>
            <ContactForm locale={locale} />
          </Island>
        </>
      }
      beside={<Reach text={text} />}
    >
      <Section heading={text.atHand.h2} lead={text.atHand.lead} soft>
        <Points points={text.atHand.items} prose />
      </Section>
      <NextPages text={text.next} />
    </FormLayout>
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
