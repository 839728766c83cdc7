import { type ReactNode, type Ref, useId } from 'react'
import { Icon } from './icon.tsx'

interface Props {
  readonly name: string
  readonly isTicked: boolean
  readonly onChange: (isTicked: boolean) => void
  readonly required?: boolean
  /** Consequence of leaving the box unticked, until an error replaces it. */
  readonly help?: ReactNode
  readonly error?: ReactNode
  readonly ref?: Ref<HTMLInputElement> | undefined
  readonly children: ReactNode
}

/** Consent checkbox, never preselected. */
export function TickBox({ name, isTicked, onChange, required, help, error, ref, children }: Props) {
  const id = useId()
  const isDescribed = help !== undefined || error !== undefined
  return (
    <div className="field">
      <div className="agree">
        <input
          ref={ref}
          type="checkbox"
          className="checkbox"
          id={id}
          name={name}
          required={required}
          checked={isTicked}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={isDescribed ? `${id}d` : undefined}
        />
        <div>
          <label htmlFor={id}>{children}</label>
          <div id={`${id}d`} aria-live="polite">
            {error === undefined ? (
              help !== undefined && <p className="help">{help}</p>
            ) : (
              <p className="error-text">
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
