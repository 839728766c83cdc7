import type { EmailPageText, SeenMessage } from '#content/email-page-text.ts'
import { Drawing } from '#web/ui/drawing.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** The same message from a free address and from one's own, as it arrives. */
export function SeenMessages({ text }: { readonly text: EmailPageText<'nl' | 'de'>['sender'] }) {
  const [free, own] = text.messages
  return (
    <section className="sec">
      <div className="wrap">
        <div className="argue">
          <div className="tx">
            <h2>{text.h2}</h2>
            <p className="lead">{text.lead}</p>
          </div>
          <figure className="inbox">
            <div className="on-sill">
              <Drawing name="spruit" height={96} pot="butter" />
              <Drawing name="tulp-mid" height={150} pot="clay" />
            </div>
            <figcaption>{text.inbox}</figcaption>
            <ul>
              <Message message={free} />
              <Message message={own} own />
            </ul>
          </figure>
        </div>
        <ul className={`points of${text.points.length}`}>
          {text.points.map(({ title, text: says }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{says}</p>
            </li>
          ))}
        </ul>
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
