import { footerLines } from '#mail/footer-lines.ts'
import type { MailDocument } from '#mail/mail-document.ts'
import type { MailLinks } from '#mail/mail-links.ts'
import { textsIn } from '#mail/texts/texts-in.ts'
import { brand } from '#site/brand.ts'
import { MailBlock, PlainTable } from './mail-block.tsx'
import { look, stylesheet } from './mail-styles.ts'

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
      <body {...look('body')} lang={language}>
        <div {...look('preheader')}>{preheader}</div>
        <main>
          <PlainTable name="outer">
            <tr>
              <td {...look('outerCell')} align="center">
                <PlainTable name="sheet">
                  <tr>
                    <td {...look('wall')}>
                      <Wall heading={heading} home={links.to('home')} />
                    </td>
                  </tr>
                  <tr>
                    <td {...look('sill')}>&nbsp;</td>
                  </tr>
                  <tr>
                    <td {...look('paper')}>
                      <p {...look('greeting')}>{greeting}</p>
                      {blocks.map((block, index) => (
                        <MailBlock key={index} block={block} />
                      ))}
                    </td>
                  </tr>
                  <tr>
                    <td {...look('footer')}>
                      <Footer mail={mail} links={links} />
                    </td>
                  </tr>
                </PlainTable>
              </td>
            </tr>
          </PlainTable>
        </main>
      </body>
    </html>
  )
}

function Wall({ heading, home }: { readonly heading: string; readonly home: string }) {
  return (
    <PlainTable name="wallTable">
      <tr>
        <td {...look('headingCell')}>
          <a {...look('wordmark')} href={home}>
            {brand.name.toLowerCase()}
          </a>
          <h1 {...look('heading')}>{heading}</h1>
        </td>
        <td {...look('plant')} align="right">
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
      <p {...look('footerText')}>{mail.reason}</p>
      <p {...look('footerText')}>
        <a {...look('footerLink')} href={links.to('helpdesk')}>
          {footer.help}
        </a>
        {' · '}
        <a {...look('footerLink')} href={links.to('privacy')}>
          {footer.privacy}
        </a>
      </p>
      <p {...look('footerText')}>
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

/** The cutting of the wordmark, potted: boxes with round corners, because mail programs show no drawings of their own. */
function Cutting() {
  return (
    <div aria-hidden="true" {...look('cutting')}>
      <div {...look('leftLeaf')} />
      <div {...look('rightLeaf')} />
      <div {...look('stem')} />
      <div {...look('rim')} />
      <div {...look('pot')} />
    </div>
  )
}
