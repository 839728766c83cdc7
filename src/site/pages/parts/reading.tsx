import type { ReactNode } from 'react'
import type { SiteLocale } from '#core/locale/locale.ts'
import type { PageText } from '#site/pages.ts'
import { useSite } from '#web/site-context.tsx'
import { Drawing, type DrawingName } from '#web/ui/drawing.tsx'
import { Hero } from './hero.tsx'

interface Props {
  readonly head: PageText
  readonly drawing: DrawingName
  /** Headings of the text with their fragments. */
  readonly chapters: readonly { readonly id: string; readonly title: string }[]
  readonly children: ReactNode
}

const contents: Readonly<Record<SiteLocale, string>> = { nl: 'Op deze pagina', de: 'Auf dieser Seite' }

/** Long text with a table of contents. */
export function Reading({ head, drawing, chapters, children }: Props) {
  const { locale } = useSite()
  return (
    <main id="main" tabIndex={-1}>
      <Hero heading={head.h1} lead={head.lead} picture={<Drawing name={drawing} height={260} />} />
      <div className="section">
        <div className="wrap reading">
          <nav aria-label={contents[locale]}>
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
