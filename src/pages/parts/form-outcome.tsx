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

/** What came of a form that was sent without script: seen only when the address names it. */
export function FormOutcome({ sent, refused }: { readonly sent: Said; readonly refused: Said }) {
  const { locale } = useSite()
  return (
    <>
      <div className="note landed" id={letterMarks.sent[locale]}>
        <Icon name="check" />
        <p>
          <b>{sent.title}.</b> {sent.text}
        </p>
      </div>
      <div className="note err landed" id={letterMarks.refused[locale]}>
        <Icon name="warn" />
        <p>
          <b>{refused.title}.</b> {refused.text}
        </p>
      </div>
    </>
  )
}
