import { useId } from 'react'
import { Icon } from '#web/ui/icon.tsx'

interface Props<Value extends string> {
  readonly label: string
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value | null
  readonly error?: string | undefined
  readonly onChange: (value: Value) => void
}

/** A group of radio buttons without a preselected answer. */
export function RadioList<Value extends string>({ label, choices, value, error, onChange }: Props<Value>) {
  const name = useId()
  return (
    <fieldset
      className="asked"
      role="radiogroup"
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : `${name}e`}
    >
      <legend>{label}</legend>
      <div className="answers">
        {choices.map((choice) => (
          <label key={choice.value} className="chip">
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${name}e`} className="error-text">
          <Icon name="warn" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  )
}
