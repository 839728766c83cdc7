import type { ReactNode } from 'react'
import { letterPages } from '#content/letter-pages.ts'
import { pageText } from '#content/pages.ts'
import { FormOutcome } from '#web/pages/company/form-outcome.tsx'
import { Hero } from '#web/pages/hero.tsx'
import { Words } from '#web/pages/legal/words.tsx'
import { useSite } from '#web/site-context.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { LeafNode } from '#web/ui/leaf-node.tsx'

/** Where unlawful content is reported, and what happens then. */
export function ReportAbusePage({ island }: { readonly island: ReactNode }) {
  const { locale } = useSite()
  const { h1, lead } = pageText('reportAbuse', locale)
  const { formTitle, sent, refused, asides, steps, more } = letterPages[locale].reportAbuse
  return (
    <main id="main" tabIndex={-1} className="letters">
      <Hero heading={h1} lead={lead} picture={<Drawing name="cactus" height={260} />} />
      <div className="wrap acct">
        <div>
          <FormOutcome sent={sent} refused={refused} />
          <h2 className="h3">{formTitle}</h2>
          {island}
        </div>
        <div className="beside prose">
          {asides.map(({ title, text }) => (
            <div key={title}>
              <h2 className="h3">{title}</h2>
              <p>
                <Words said={text} />
              </p>
            </div>
          ))}
        </div>
      </div>
      <section className="sec bg-mist">
        <div className="wrap">
          <h2>{steps.h2}</h2>
          <ol className="steps">
            {steps.items.map(({ title, text, who }) => (
              <li key={title}>
                <span className="leafdot">
                  <LeafNode />
                </span>
                <h3>{title}</h3>
                <p>{text}</p>
                <p className="who">{who}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="sec">
        <div className="wrap">
          <h2>{more.h2}</h2>
          <ul className="points of2">
            {more.items.map(({ title, paragraphs }) => (
              <li key={title} className="prose">
                <h3>{title}</h3>
                {paragraphs.map((paragraph, place) => (
                  // oxlint-disable-next-line react/no-array-index-key -- printed once, never moved
                  <p key={place}>
                    <Words said={paragraph} />
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </div>
      </section>
    </main>
  )
}
