import type { ReactNode, RefObject, SubmitEvent } from 'react'
import type { SiteLocale } from '#core/locale/locale.ts'
import { SendingNote } from './sending-note.tsx'
import type { Refusal } from '#web/api/account-calls.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'

interface Props {
  readonly ref: RefObject<HTMLFormElement | null>
  /** Endpoint to which the browser posts the form without script, with its own validation. */
  readonly action?: string
  readonly className?: string
  readonly onSubmit: (event: SubmitEvent) => Promise<void>
  readonly isBusy: boolean
  readonly refusal: Refusal | undefined
  readonly submitLabel: ReactNode
  readonly isLarge?: boolean
  /** Sent with the form, so that the response without script is in the language of the page. */
  readonly language?: SiteLocale
  readonly honeypot?: Honeypot
  readonly children: ReactNode
}

interface Honeypot {
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A short form: a note about the last failure, the fields and one button. */
export function ShortForm(props: Props) {
  const { ref, action, className, onSubmit, isBusy, refusal, submitLabel, isLarge, language, honeypot, children } =
    props
  return (
    <form
      ref={ref}
      className={className ? `short-form ${className}` : 'short-form'}
      method="post"
      action={action}
      noValidate={action === undefined}
      aria-busy={isBusy}
      onSubmit={(event) => void onSubmit(event)}
    >
      {refusal && <SendingNote refusal={refusal} />}
      {children}
      {language && <input type="hidden" name="language" value={language} />}
      {honeypot && <HoneypotField {...honeypot} />}
      <div className="actions">
        <SubmitButton isBusy={isBusy} {...(isLarge && { className: 'button-large' })}>
          {submitLabel}
        </SubmitButton>
      </div>
    </form>
  )
}

/** Invisible to people, so only bots fill it in. */
function HoneypotField({ name, value, onChange }: Honeypot) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input
        name={name}
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
