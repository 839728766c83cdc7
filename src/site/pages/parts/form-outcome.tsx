import { letterMarks } from '#site/letter-marks.ts'
import { useSite } from '#web/site-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { PageText } from '#site/pages.ts'

/** Texts of a page with a form, for before and after sending it. */
export interface FormPageText {
  readonly head: PageText
  readonly formTitle: string
  /** Outcome of a form that was sent without JavaScript. */
  readonly sent: Said
  readonly refused: Said
}

export interface Said {
  readonly title: string
  readonly text: string
}

interface Outcomes {
  readonly sent: Said
  /** Outcome of a form that requests an e-mail. */
  readonly asked?: Said
  readonly refused: Said
}

/** Outcome of a form that was sent without JavaScript; shown only when the URL contains its fragment. */
export function FormOutcome({ sent, asked, refused }: Outcomes) {
  const { locale } = useSite()
  const good = [
    { id: letterMarks.sent[locale], said: sent },
    { id: letterMarks.asked[locale], said: asked },
  ]
  return (
    <>
      {good.map(
        ({ id, said }) =>
          said && (
            <div key={id} className="note landed" id={id}>
              <Icon name="check" />
              <p>
                <b>{said.title}.</b> {said.text}
              </p>
            </div>
          ),
      )}
      <Refused {...refused} />
    </>
  )
}

/** Error message for a form that was sent without JavaScript. */
export function Refused({ title, text }: Said) {
  const { locale } = useSite()
  return (
    <div className="note error landed" id={letterMarks.refused[locale]}>
      <Icon name="warn" />
      <p>
        <b>{title}.</b> {text}
      </p>
    </div>
  )
}
