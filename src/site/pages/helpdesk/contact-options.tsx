import { formatPhone } from '#core/customers/phone.ts'
import { brand } from '#site/brand.ts'
import { GoLabel, GoLink } from '#site/pages/parts/go-link.tsx'
import { SectionHead } from '#site/pages/parts/section.tsx'
import { useSite } from '#web/site-context.tsx'
import { helpdeskTexts } from './helpdesk-texts.ts'

/** Contact channels with their hours, and a link to the status page. */
export function ContactOptions({ heading, lead }: { readonly heading: string; readonly lead: string }) {
  const { locale, statusUrl, textOf } = useSite()
  const { call, write, status } = helpdeskTexts[locale].contact
  return (
    <section className="section reach">
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} />
        <ul className="next">
          <li>
            <h3>{call.title}</h3>
            <p>
              <a href={`tel:${brand.phone}`} className="link">
                {formatPhone(brand.phone)}
              </a>
            </p>
            <p className="small muted">{call.hours}</p>
          </li>
          <li>
            <h3>{write.title}</h3>
            <p>
              <GoLink page="contact" label={textOf('contact').label} />
            </p>
            <p className="small muted">{write.text}</p>
          </li>
          <li>
            <h3>{status.title}</h3>
            <p>
              <a href={statusUrl} className="arrow-link">
                <GoLabel label={status.link} />
              </a>
            </p>
            <p className="small muted">{status.text}</p>
          </li>
        </ul>
      </div>
    </section>
  )
}
