import type { SiteLocale } from '#core/locale/locale.ts'
import { brand } from '#site/brand.ts'
import { defineProductPage, type ProductPageText } from '#site/pages/offer/product.tsx'
import { Argument, type ArgumentText } from '#site/pages/parts/argument.tsx'
import { DomainSteps, type StepsText } from '#site/pages/parts/domain-steps.tsx'
import { Points, type PointText } from '#site/pages/parts/points.tsx'
import { RowTable, wordRow } from '#site/pages/parts/row-table.tsx'
import { Section } from '#site/pages/parts/section.tsx'
import { WaysTable, type WaysText } from '#site/pages/parts/ways-table.tsx'
import { useSite } from '#web/site-context.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { emailDe } from './email-de.ts'
import { emailNl } from './email-nl.ts'

/** A message in an inbox, as its recipient sees it. */
interface SeenMessage {
  readonly from: string
  readonly subject: string
  readonly verdict: string
}

export interface EmailPageText<L extends SiteLocale = never> extends ProductPageText<L> {
  readonly sender: {
    readonly h2: string
    readonly lead: string
    readonly inbox: string
    readonly messages: readonly [free: SeenMessage, own: SeenMessage]
    readonly points: readonly PointText[]
  }
  readonly ways: WaysText
  readonly moving: StepsText
  readonly devices: {
    readonly h2: string
    readonly lead: string
    readonly rowHeading: string
    readonly columns: { readonly server: string; readonly port: string; readonly security: string }
    readonly receive: string
    readonly send: string
    readonly sendOtherwise: string
    readonly webmail: string
    readonly articles: string
  }
  readonly spam: ArgumentText
}

/** Visitors of this page want an e-mail address: its price and look come before technical details. */
export default defineProductPage<EmailPageText>('emailHosting', {
  texts: { nl: emailNl, de: emailDe },
  family: 'email',
  drawing: 'post',
  articles: ['mail-move', 'mail-spam', 'dns-mail', 'mail-server-settings'],
  picture: (
    <>
      <Drawing name="tulp" height={150} pot="white" />
      <Drawing name="post" height={340} />
      <Drawing name="tulp-sun" height={190} className="desktop-only" />
    </>
  ),
  below: (text) => <SeenMessages text={text.sender} />,
  details: (text) => (
    <>
      <DomainSteps text={text.moving} />
      <MailSettings text={text.devices} />
      <WaysTable text={text.ways} drawings={['post', 'plank']} />
      <Argument text={text.spam} />
    </>
  ),
})

/** Shows the same message sent from a free address and from an own domain name. */
function SeenMessages({ text }: { readonly text: EmailPageText['sender'] }) {
  const [free, own] = text.messages
  return (
    <section className="section">
      <div className="wrap">
        <div className="argue">
          <div className="story-text">
            <h2>{text.h2}</h2>
            <p className="lead">{text.lead}</p>
          </div>
          <div className="inbox">
            <div className="on-sill">
              <Drawing name="spruit" height={96} pot="butter" />
              <Drawing name="tulp-mid" height={150} pot="clay" />
            </div>
            <figure>
              <figcaption>{text.inbox}</figcaption>
              <ul>
                <Message message={free} />
                <Message message={own} own />
              </ul>
            </figure>
          </div>
        </div>
        <Points points={text.points} />
      </div>
    </section>
  )
}

function Message({ message, own = false }: { readonly message: SeenMessage; readonly own?: boolean }) {
  return (
    <li className={own ? 'own' : undefined}>
      <Icon name={own ? 'check' : 'user'} />
      <p>
        <strong>{message.from}</strong> <span>{message.subject}</span>
      </p>
      <p className="verdict">{message.verdict}</p>
    </li>
  )
}

const articles = ['mail-iphone', 'mail-android', 'mail-outlook', 'mail-apple-mail', 'mail-thunderbird']

/** Settings for mail programs, with links to step-by-step articles. */
function MailSettings({ text }: { readonly text: EmailPageText['devices'] }) {
  const { articleOf } = useSite()
  const { server, port, security } = text.columns
  const rows = [
    [text.receive, brand.servers.mail, '993', 'SSL/TLS'],
    [text.send, brand.servers.mail, '465', 'SSL/TLS'],
    [text.sendOtherwise, brand.servers.mail, '587', 'STARTTLS'],
    [text.webmail, brand.servers.webmail, '443', 'HTTPS'],
  ] as const
  return (
    <Section heading={text.h2} lead={text.lead}>
      <RowTable
        className="data-table words settings"
        head={[text.rowHeading, server, port, security]}
        rows={rows.map(wordRow)}
      />
      <nav className="howto" aria-label={text.articles}>
        <p>{text.articles}</p>
        <ul>
          {articles.map(articleOf).map(({ id, path, title }) => (
            <li key={id}>
              <a href={path} className="link">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  )
}
