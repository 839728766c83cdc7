import type { ReactNode } from 'react'
import type { PageText } from '#site/pages.ts'
import { Drawing, type DrawingName } from '#web/ui/drawing.tsx'
import { Hero } from './hero.tsx'

interface Props {
  readonly head: PageText
  readonly drawing: DrawingName
  /** Name of the table of contents. */
  readonly contents: string
  /** Headings of the text with their fragments. */
  readonly chapters: readonly { readonly id: string; readonly title: string }[]
  readonly children: ReactNode
}

/** Long text with a table of contents. */
export function Reading({ head, drawing, contents, chapters, children }: Props) {
  return (
    <main id="main" tabIndex={-1}>
      <Hero heading={head.h1} lead={head.lead} picture={<Drawing name={drawing} height={260} />} />
      <div className="section">
        <div className="wrap reading">
          <nav aria-label={contents}>
            <ol>
              {chapters.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <article className="prose">{children}</article>
        </div>
      </div>
    </main>
  )
}
