import { pageText } from '#content/pages.ts'
import type { PageId } from '#site/pages.ts'
import { Hero } from '#web/pages/hero.tsx'
import { NextSteps } from '#web/pages/next-steps.tsx'
import { otherDrawing, pageDrawings } from '#web/pages/page-drawings.ts'
import { useSite } from '#web/site-context.tsx'
import { Drawing } from '#web/ui/drawing.tsx'

/** A page that says what it is for and where to go from here. */
export function PlainPage({ page }: { readonly page: PageId }) {
  const { locale } = useSite()
  const { h1, lead } = pageText(page, locale)
  return (
    <main id="main" tabIndex={-1}>
      <Hero heading={h1} lead={lead} picture={<Drawing name={pageDrawings[page] ?? otherDrawing} height={320} />} />
      <NextSteps />
    </main>
  )
}
