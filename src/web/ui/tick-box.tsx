import { type ReactNode, useId } from 'react'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly name: string
  readonly isTicked: boolean
  readonly onChange: (isTicked: boolean) => void
  readonly required?: boolean
  readonly error: ReactNode
  readonly children: ReactNode
}

/** A consent, never ticked beforehand. */
export function TickBox({ name, isTicked, onChange, required, error, children }: Props) {
  const id = useId()
  return (
    <div className="f">
      <div className="agree">
        <input
          type="checkbox"
          className="cb"
          id={id}
          name={name}
          required={required}
          checked={isTicked}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}d`}
        />
        <label htmlFor={id}>{children}</label>
      </div>
      <div id={`${id}d`} aria-live="polite">
        {error !== undefined && (
          <p className="etxt">
            <Icon name="warn" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  )
}
