import { footerLines } from '#features/emails/footer-lines.ts'
import type { MailDocument } from '#features/emails/mail-document.ts'
import type { MailLinks } from '#features/emails/mail-links.ts'
import { textsIn } from '#features/emails/texts/texts-in.ts'
import { brand } from '#site/brand.ts'
import { MailBlock, PlainTable } from './mail-block.tsx'
import { styled, stylesheet } from './mail-styles.ts'

interface Props {
  readonly mail: MailDocument
  readonly links: MailLinks
}

/** The layout of every mail: heading on a coloured background, then the text, then the footer. */
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
      <body {...styled('body')} lang={language}>
        <div {...styled('preheader')}>{preheader}</div>
        <main>
          <PlainTable name="outer">
            <tr>
              <td {...styled('outerCell')} align="center">
                <PlainTable name="sheet">
                  <tr>
                    <td {...styled('wall')}>
                      <Wall heading={heading} home={links.to('home')} />
                    </td>
                  </tr>
                  <tr>
                    <td {...styled('sill')}>&nbsp;</td>
                  </tr>
                  <tr>
                    <td {...styled('paper')}>
                      <p {...styled('greeting')}>{greeting}</p>
                      {blocks.map((block, index) => (
                        <MailBlock key={index} block={block} />
                      ))}
                    </td>
                  </tr>
                  <tr>
                    <td {...styled('footer')}>
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
        <td {...styled('headingCell')}>
          <a {...styled('wordmark')} href={home}>
            {brand.name.toLowerCase()}
          </a>
          <h1 {...styled('heading')}>{heading}</h1>
        </td>
        <td {...styled('plant')} align="right">
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
      <p {...styled('footerText')}>{mail.reason}</p>
      <p {...styled('footerText')}>
        <a {...styled('footerLink')} href={links.to('helpdesk')}>
          {footer.help}
        </a>
        {' · '}
        <a {...styled('footerLink')} href={links.to('privacy')}>
          {footer.privacy}
        </a>
      </p>
      <p {...styled('footerText')}>
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

/** The plant of the logo, made of boxes with round corners, because many mail programs do not show SVG. */
function Cutting() {
  return (
    <div aria-hidden="true" {...styled('cutting')}>
      <div {...styled('leftLeaf')} />
      <div {...styled('rightLeaf')} />
      <div {...styled('stem')} />
      <div {...styled('rim')} />
      <div {...styled('pot')} />
    </div>
  )
}
