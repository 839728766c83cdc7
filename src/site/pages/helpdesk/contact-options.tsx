import { formatPhone } from '#core/customers/phone.ts'
import { brand } from '#site/brand.ts'
import { useSite } from '#web/site-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { helpdeskTexts } from './helpdesk-texts.ts'

/** Contact channels with their hours, and a link to the status page. */
export function ContactOptions({ heading, lead }: { readonly heading: string; readonly lead: string }) {
  const { locale, statusUrl, textOf } = useSite()
  const { call, write, status } = helpdeskTexts[locale].contact
  return (
    <section className="section reach">
      <div className="wrap">
        <div className="section-head grid">
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
        </div>
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
              <PageLink page="contact" className="arrow-link">
                <span>{textOf('contact').label}</span> <Icon name="arrow" size="s" />
              </PageLink>
            </p>
            <p className="small muted">{write.text}</p>
          </li>
          <li>
            <h3>{status.title}</h3>
            <p>
              <a href={statusUrl} className="arrow-link">
                <span>{status.link}</span> <Icon name="arrow" size="s" />
              </a>
            </p>
            <p className="small muted">{status.text}</p>
          </li>
        </ul>
      </div>
    </section>
  )
}
