import { type ReactNode, type Ref, useId } from 'react'
import { useLocale } from 'use-intl'
import { consentTexts } from '#domain/orders/consents.ts'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly consent: keyof typeof consentTexts
  /** Where the part in brackets leads. */
  readonly href: string
  readonly isGiven: boolean
  readonly onChange: (isGiven: boolean) => void
  /** What follows from not giving it. */
  readonly help?: ReactNode
  readonly error?: string | undefined
  readonly ref?: Ref<HTMLInputElement>
}

/** The words the order keeps, word for word. */
export function ConsentBox({ consent, href, isGiven, onChange, help, error, ref }: Props) {
  const id = useId()
  const [before = '', linked = '', after = ''] = consentTexts[consent][useLocale()].split(/[[\]]/)
  const isDescribed = help !== undefined || error !== undefined
  return (
    <div className="f">
      <div className="agree">
        <input
          ref={ref}
          type="checkbox"
          className="cb"
          id={id}
          name={consent}
          checked={isGiven}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={isDescribed ? `${id}d` : undefined}
        />
        <div>
          <label htmlFor={id}>
            {before}
            <a className="link" href={href} target="_blank" rel="noopener">
              {linked}
            </a>
            {after}
          </label>
          <div id={`${id}d`} aria-live="polite">
            {error === undefined ? (
              help !== undefined && <p className="help">{help}</p>
            ) : (
              <p className="etxt">
                <Icon name="warn" />
                <span>{error}</span>
              </p>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}
