import { useId } from 'react'
import { ChipChoice } from '#web/ui/chip-choice.tsx'
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
        <ChipChoice choices={choices} chosen={value} onChoose={onChange} />
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
