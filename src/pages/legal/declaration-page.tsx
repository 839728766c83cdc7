import { brand } from '#site/brand.ts'
import { ArticleLinks } from '#pages/parts/article-links.tsx'
import { Hero } from '#pages/parts/hero.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { definePage, type PageProps } from '#pages/page-record.ts'
import type { PageText } from '#site/pages.ts'
import { Cancellation } from '#web/declarations/cancellation.tsx'
import { Withdrawal } from '#web/declarations/withdrawal.tsx'
import { Island } from '#web/islands/island.tsx'
import { declarationsDe } from './declarations-de.ts'
import { declarationsNl } from './declarations-nl.ts'
import { Fragment } from 'react'

/** What to know about ending a contract, and how to do it by letter. */
export interface DeclarationText {
  readonly head: PageText
  /** Beside the form. */
  readonly asides: readonly { readonly title: string; readonly text: string }[]
  /** Below it. */
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[]
  /** For who would rather write: the letter, line by line. */
  readonly letter: {
    readonly title: string
    readonly lead: string
    readonly lines: readonly string[]
    readonly mail: string
  }
  readonly noScript: string
}

export default [
  definePage('withdrawal', {
    texts: { nl: declarationsNl.withdrawal, de: declarationsDe.withdrawal },
    chapter: 'company',
    articles: ['withdrawal', 'cancel'],
    Content: DeclarationPage,
  }),
  definePage('cancellation', {
    texts: { nl: declarationsNl.cancellation, de: declarationsDe.cancellation },
    chapter: 'company',
    articles: ['cancel', 'withdrawal', 'transfer-away'],
    Content: DeclarationPage,
  }),
]

const forms = { withdrawal: Withdrawal, cancellation: Cancellation } as const

/** A page on which a contract ends: by form, or by a letter that needs no script and no account either. */
function DeclarationPage({ page, locale, text, drawing }: PageProps<DeclarationText, keyof typeof forms>) {
  const { head, asides, sections, letter, noScript } = text
  const Form = forms[page]
  const mail = `mailto:${brand.email}?subject=${encodeURIComponent(head.h1)}&body=${encodeURIComponent(letter.lines.slice(1).join('\n\n'))}`
  return (
    <main id="main" tabIndex={-1}>
      <Hero heading={head.h1} lead={head.lead} picture={<Drawing name={drawing} height={260} />} />
      <div className="wrap acct">
        <div>
          <p className="note unscripted">
            <span>{noScript}</span>
          </p>
          <div className="scripted">
            <Island name={page} when="idle" props={{ locale }}>
              <Form locale={locale} />
            </Island>
          </div>
        </div>
        <div className="beside">
          {asides.map(({ title, text: says }) => (
            <div key={title}>
              <h2 className="h3">{title}</h2>
              <p>{says}</p>
            </div>
          ))}
          <ArticleLinks level="h2" />
        </div>
        <div className="prose">
          {sections.map(({ title, paragraphs }) => (
            <Fragment key={title}>
              <h2>{title}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Fragment>
          ))}
          <h2>{letter.title}</h2>
          <p>{letter.lead}</p>
          <blockquote>
            {letter.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </blockquote>
          <p>
            <a href={mail}>{letter.mail}</a>
          </p>
        </div>
      </div>
    </main>
  )
}
