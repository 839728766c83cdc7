import { Hero } from '#site/pages/parts/hero.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { LeafNode } from '#web/ui/leaf-node.tsx'
import { definePage, type PageProps } from '#site/pages/page-record.ts'
import { LinkedWords, type Words } from '#site/pages/parts/words.tsx'
import { FormOutcome, type FormPageText } from '#site/pages/parts/form-outcome.tsx'
import { AbuseForm } from '#web/contact/abuse-form.tsx'
import { Island } from '#web/islands/island.tsx'
import reportAbuseIsland from '#web/contact/report-abuse-island.ts'
import { reportAbuseDe } from './report-abuse-de.ts'
import { reportAbuseNl } from './report-abuse-nl.ts'

export interface ReportAbuseText extends FormPageText {
  readonly asides: readonly { readonly title: string; readonly text: Words }[]
  readonly steps: {
    readonly h2: string
    readonly items: readonly { readonly title: string; readonly text: string; readonly who: string }[]
  }
  readonly more: {
    readonly h2: string
    readonly items: readonly { readonly title: string; readonly paragraphs: readonly Words[] }[]
  }
}

export default definePage('reportAbuse', {
  texts: { nl: reportAbuseNl, de: reportAbuseDe },
  sheet: 'letters',
  drawing: 'cactus',
  chapter: 'company',
  Content: ReportAbusePage,
})

/** Form to report unlawful content, with an explanation of the procedure. */
function ReportAbusePage({ text, locale, drawing }: PageProps<ReportAbuseText>) {
  const { head, formTitle, sent, refused, asides, steps, more } = text
  return (
    <main id="main" tabIndex={-1} className="letters">
      <Hero heading={head.h1} lead={head.lead} picture={<Drawing name={drawing} height={260} />} />
      <div className="wrap form-page">
        <div>
          <FormOutcome sent={sent} refused={refused} />
          <h2 className="heading-3">{formTitle}</h2>
          <Island island={reportAbuseIsland} when="idle" props={{ locale }}>
            <AbuseForm locale={locale} />
          </Island>
        </div>
        <div className="beside prose">
          {asides.map(({ title, text: says }) => (
            <div key={title}>
              <h2 className="heading-3">{title}</h2>
              <p>
                <LinkedWords said={says} />
              </p>
            </div>
          ))}
        </div>
      </div>
      <section className="section bg-mist">
        <div className="wrap">
          <h2>{steps.h2}</h2>
          <ol className="steps">
            {steps.items.map(({ title, text: says, who }) => (
              <li key={title}>
                <span className="leafdot">
                  <LeafNode />
                </span>
                <h3>{title}</h3>
                <p>{says}</p>
                <p className="who">{who}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <h2>{more.h2}</h2>
          <ul className="points columns-2">
            {more.items.map(({ title, paragraphs }) => (
              <li key={title} className="prose">
                <h3>{title}</h3>
                {paragraphs.map((paragraph, place) => (
                  // oxlint-disable-next-line react/no-array-index-key -- printed once, never moved
                  <p key={place}>
                    <LinkedWords said={paragraph} />
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
