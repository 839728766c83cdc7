import { ArticleLinks } from '#site/pages/parts/article-links.tsx'
import { FormOutcome, type Said } from '#site/pages/parts/form-outcome.tsx'
import { Asides, type AsideText, FormLayout } from '#site/pages/parts/form-layout.tsx'
import { definePage, type PageProps } from '#site/pages/page-record.ts'
import type { PageText } from '#site/pages.ts'
import { Island } from '#web/islands/island.tsx'
import mailedLinkIsland from '#web/mailed-links/mailed-link-island.ts'
import { MailedLinkForm } from '#web/mailed-links/mailed-link-form.tsx'
import { mailedLinksDe } from './mailed-links-de.ts'
import { mailedLinksNl } from './mailed-links-nl.ts'

/** Texts of a page that a mailed link leads to, with a button that confirms its action. */
export interface MailedLinkText {
  readonly head: PageText
  /** Outcome of a form that was sent without JavaScript. */
  readonly sent: Said
  readonly asked: Said
  readonly refused: Said
  /** Explanations beside the form. */
  readonly asides: readonly AsideText[]
}

export default [
  definePage('confirmDeclaration', {
    texts: { nl: mailedLinksNl.confirmDeclaration, de: mailedLinksDe.confirmDeclaration },
    sheet: 'letters',
    drawing: 'post',
    articles: ['withdrawal', 'cancel'],
    Content: MailedLinkPage,
  }),
  definePage('invoice', {
    texts: { nl: mailedLinksNl.invoice, de: mailedLinksDe.invoice },
    sheet: 'letters',
    drawing: 'post',
    articles: ['invoices'],
    Content: MailedLinkPage,
  }),
]

const links = { confirmDeclaration: 'declaration', invoice: 'invoice' } as const

function MailedLinkPage({ page, locale, text, drawing }: PageProps<MailedLinkText, keyof typeof links>) {
  const props = { link: links[page], locale }
  return (
    <FormLayout
      head={text.head}
      drawing={drawing}
      className="letters"
      form={
        <>
          <FormOutcome sent={text.sent} asked={text.asked} refused={text.refused} />
          <Island island={mailedLinkIsland} when="idle" props={props}>
            <MailedLinkForm {...props} />
          </Island>
        </>
      }
      beside={
        <Asides asides={text.asides}>
          <ArticleLinks level="h2" />
        </Asides>
      }
    />
  )
}
