import type { EmailPageText } from '#content/email-page-text.ts'
import { brand } from '#site/brand.ts'
import { useSite } from '#web/site-context.tsx'

const articles = ['mail-iphone', 'mail-android', 'mail-outlook', 'mail-apple-mail', 'mail-thunderbird']

/** What a phone or a program asks for, and where it is explained step by step. Roles survive `display: grid`. */
export function MailSettings({ text }: { readonly text: EmailPageText<'nl' | 'de'>['devices'] }) {
  const { articleOf } = useSite()
  const { server, port, security } = text.columns
  const rows = [
    [text.receive, brand.servers.mail, '993', 'SSL/TLS'],
    [text.send, brand.servers.mail, '465', 'SSL/TLS'],
    [text.sendOtherwise, brand.servers.mail, '587', 'STARTTLS'],
    [text.webmail, brand.servers.webmail, '443', 'HTTPS'],
  ] as const
  const heads = [server, port, security]
  return (
    <section className="sec bg-mist">
      <div className="wrap">
        <div className="shead g12">
          <h2>{text.h2}</h2>
          <p className="lead">{text.lead}</p>
        </div>
        <table className="tbl words settings" role="table">
          <thead role="rowgroup">
            <tr role="row">
              {[text.rowHeading, ...heads].map((head) => (
                <th key={head} scope="col" role="columnheader">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map(([label, ...cells]) => (
              <tr key={label} role="row">
                <th scope="row" role="rowheader">
                  {label}
                </th>
                {cells.map((cell, index) => (
                  <td key={heads[index]} role="cell" data-column={heads[index]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
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
      </div>
    </section>
  )
}
