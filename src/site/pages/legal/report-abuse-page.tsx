import { FormLayout } from '#site/pages/parts/form-layout.tsx'
import { Section } from '#site/pages/parts/section.tsx'
import { type Step, StepList } from '#site/pages/parts/step-list.tsx'
import { definePage, type PageProps } from '#site/pages/page-record.ts'
import type { PointText } from '#site/pages/parts/points.tsx'
import { LinkedWords, type Words } from '#site/pages/parts/words.tsx'
import { FormOutcome, type FormPageText } from '#site/pages/parts/form-outcome.tsx'
import { AbuseForm } from '#web/contact/abuse-form.tsx'
import { Island } from '#web/islands/island.tsx'
import reportAbuseIsland from '#web/contact/report-abuse-island.ts'
import { reportAbuseDe } from './report-abuse-de.ts'
import { reportAbuseNl } from './report-abuse-nl.ts'

export interface ReportAbuseText extends FormPageText {
  readonly asides: readonly PointText[]
  readonly steps: { readonly h2: string; readonly items: readonly Step[] }
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
    <FormLayout
      head={head}
      drawing={drawing}
      className="letters"
      form={
        <>
          <FormOutcome sent={sent} refused={refused} />
          <h2 className="heading-3">{formTitle}</h2>
          <Island island={reportAbuseIsland} when="idle" props={{ locale }}>
            <AbuseForm locale={locale} />
          </Island>
        </>
      }
      beside={
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
      }
    >
      <Section heading={steps.h2} soft>
        <StepList items={steps.items} />
      </Section>
      <Section heading={more.h2}>
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
      </Section>
    </FormLayout>
  )
}
