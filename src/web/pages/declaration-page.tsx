import { Fragment, type ReactNode } from 'react'
import { declarationPages } from '#content/declaration-pages.ts'
import { pageText } from '#content/pages.ts'
import { brand } from '#site/brand.ts'
import type { DeclarationPageId } from '#web/islands/declaration-mark.tsx'
import { ArticleLinks } from '#web/pages/helpdesk/article-links.tsx'
import { Hero } from '#web/pages/hero.tsx'
import { otherDrawing, pageDrawings } from '#web/pages/page-drawings.ts'
import { useSite } from '#web/site-context.tsx'
import { Drawing } from '#web/ui/drawing.tsx'

interface Props {
  readonly page: DeclarationPageId
  readonly island: ReactNode
}

/** A page on which a contract ends: by form, or by a letter that needs no script and no account either. */
export function DeclarationPage({ page, island }: Props) {
  const { locale } = useSite()
  const { h1, lead } = pageText(page, locale)
  const { asides, sections, letter, noScript } = declarationPages[locale][page]
  const mail = `mailto:${brand.email}?subject=${encodeURIComponent(h1)}&body=${encodeURIComponent(letter.lines.slice(1).join('\n\n'))}`
  return (
    <main id="main" tabIndex={-1}>
      <Hero heading={h1} lead={lead} picture={<Drawing name={pageDrawings[page] ?? otherDrawing} height={260} />} />
      <div className="wrap acct">
        <div>
          <p className="note unscripted">
            <span>{noScript}</span>
          </p>
          <div className="scripted">{island}</div>
        </div>
        <div className="beside">
          {asides.map(({ title, text }) => (
            <div key={title}>
              <h2 className="h3">{title}</h2>
              <p>{text}</p>
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
