import { footerLines } from '#mail/footer-lines.ts'
import { Cutting } from '#mail/html/cutting.tsx'
import { MailBlock } from '#mail/html/mail-block.tsx'
import { styles, stylesheet } from '#mail/html/mail-styles.ts'
import { PlainTable } from '#mail/html/plain-table.tsx'
import type { MailDocument } from '#mail/mail-document.ts'
import type { MailLinks } from '#mail/mail-links.ts'
import { textsIn } from '#mail/texts/texts-in.ts'
import { brand } from '#site/brand.ts'

interface Props {
  readonly mail: MailDocument
  readonly links: MailLinks
}

/** The look of every mail: the greenhouse wall with the heading, the sill, and the words on paper below it. */
export function MailPage({ mail, links }: Props) {
  const { language, subject, preheader, heading, greeting, blocks } = mail
  return (
    <html lang={language} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: stylesheet }} />
      </head>
      <body className="body" style={styles.body} lang={language}>
        <div style={styles.preheader}>{preheader}</div>
        <PlainTable className="outer" style={styles.outer}>
          <tr>
            <td className="outerCell" style={styles.outerCell} align="center">
              <PlainTable className="sheet" style={styles.sheet}>
                <tr>
                  <td className="wall" style={styles.wall}>
                    <Wall heading={heading} home={links.to('home')} />
                  </td>
                </tr>
                <tr>
                  <td className="sill" style={styles.sill}>
                    &nbsp;
                  </td>
                </tr>
                <tr>
                  <td className="paper" style={styles.paper}>
                    <p className="greeting" style={styles.greeting}>
                      {greeting}
                    </p>
                    {blocks.map((block, index) => (
                      <MailBlock key={index} block={block} />
                    ))}
                  </td>
                </tr>
                <tr>
                  <td className="footer" style={styles.footer}>
                    <Footer mail={mail} links={links} />
                  </td>
                </tr>
              </PlainTable>
            </td>
          </tr>
        </PlainTable>
      </body>
    </html>
  )
}

function Wall({ heading, home }: { readonly heading: string; readonly home: string }) {
  return (
    <PlainTable style={{ width: '100%' }}>
      <tr>
        <td style={{ verticalAlign: 'top' }}>
          <a className="wordmark" style={styles.wordmark} href={home}>
            {brand.name.toLowerCase()}
          </a>
          <h1 className="heading" style={styles.heading}>
            {heading}
          </h1>
        </td>
        <td className="plant" style={{ width: 90, verticalAlign: 'bottom' }} align="right">
          <Cutting />
        </td>
      </tr>
    </PlainTable>
  )
}

function Footer({ mail, links }: Props) {
  const { footer } = textsIn[mail.language]
  return (
    <>
      <p className="footerText" style={styles.footerText}>
        {mail.reason}
      </p>
      <p className="footerText" style={styles.footerText}>
        <a className="footerLink" style={styles.footerLink} href={links.to('helpdesk')}>
          {footer.help}
        </a>
        {' · '}
        <a className="footerLink" style={styles.footerLink} href={links.to('privacy')}>
          {footer.privacy}
        </a>
      </p>
      <p className="footerText" style={styles.footerText}>
        {footerLines(mail.language).map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
      </p>
    </>
  )
}
