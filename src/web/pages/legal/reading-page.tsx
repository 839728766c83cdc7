import { pageText } from '#content/pages.ts'
import { readingPages } from '#content/reading-pages.ts'
import type { ReadingPageId } from '#content/reading-text.ts'
import { Hero } from '#web/pages/hero.tsx'
import { Reading } from '#web/pages/legal/reading.tsx'
import { otherDrawing, pageDrawings } from '#web/pages/page-drawings.ts'
import { useSite } from '#web/site-context.tsx'
import { Drawing } from '#web/ui/drawing.tsx'

/** A page of law, to be read from top to bottom or looked something up in. */
export function ReadingPage({ page }: { readonly page: ReadingPageId }) {
  const { locale, gtmId } = useSite()
  const { h1, lead } = pageText(page, locale)
  const { contents, sections, changed } = readingPages[locale][page]
  const told = sections.filter(({ tags }) => tags === undefined || (tags === 'with') === (gtmId !== undefined))
  return (
    <main id="main" tabIndex={-1}>
      <Hero heading={h1} lead={lead} picture={<Drawing name={pageDrawings[page] ?? otherDrawing} height={260} />} />
      <div className="sec">
        <div className="wrap reading">
          <nav aria-label={contents}>
            <ol>
              {told.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <article className="prose">
            <Reading sections={told} />
            <p className="small muted">{changed}</p>
          </article>
        </div>
      </div>
    </main>
  )
}
