import { useTranslations } from 'use-intl'
import { SendingNote } from '#web/account/sending-note.tsx'
import { Outcome } from '#web/account/outcome.tsx'
import type { DeclaredFact } from '#web/declarations/received.tsx'
import type { DeclarationState } from '#web/declarations/use-declaration.ts'

interface Props {
  readonly state: DeclarationState
  readonly title: string
  /** What somebody declares, as a sentence. */
  readonly sentence: string
  readonly facts: readonly DeclaredFact[]
  /** The words the law wants on the button. */
  readonly confirm: string
}

/** The second step: what will be declared, and the button that does it. */
export function Review({ state, title, sentence, facts, confirm }: Props) {
  const t = useTranslations('declarations')
  const common = useTranslations('common')
  return (
    <Outcome title={title}>
      <p>{sentence}</p>
      {state.refusal && <SendingNote refusal={state.refusal} />}
      <dl className="details">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="act">
        <button
          type="button"
          className="btn btn-p btn-l"
          aria-disabled={state.isBusy}
          aria-busy={state.isBusy}
          onClick={() => void state.send()}
        >
          {state.isBusy ? common('busy') : confirm}
        </button>
        <button type="button" className="btn btn-t" onClick={state.goBack}>
          {t('change')}
        </button>
      </div>
    </Outcome>
  )
}
