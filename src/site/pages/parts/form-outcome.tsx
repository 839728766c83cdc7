import { letterMarks } from '#site/letter-marks.ts'
import { useSite } from '#web/site-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { PageText } from '#site/pages.ts'

/** A page with a form on it, and what to know before and after one sends it. */
export interface FormPageText {
  readonly head: PageText
  readonly formTitle: string
  /** Without script: what came of the form. */
  readonly sent: { readonly title: string; readonly text: string }
  readonly refused: { readonly title: string; readonly text: string }
}

interface Said {
  readonly title: string
  readonly text: string
}

interface Outcomes {
  readonly sent: Said
  /** Where a form can also ask for something by mail. */
  readonly asked?: Said
  readonly refused: Said
}

/** What came of a form that was sent without script: seen only when the address names it. */
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

/** Why a form that was sent without script came to nothing. */
export function Refused({ title, text }: Said) {
  const { locale } = useSite()
  return (
    <div className="note err landed" id={letterMarks.refused[locale]}>
      <Icon name="warn" />
      <p>
        <b>{title}.</b> {text}
      </p>
    </div>
  )
}
