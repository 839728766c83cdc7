import { useId } from 'react'

interface Choice<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly note?: string
}

interface Props<Value extends string> {
  readonly label: string
  /** Name in the form data; generated if it is not submitted. */
  readonly name?: string
  readonly choices: readonly Choice<Value>[]
  readonly value: Value
  /** Choices keep the focus while a change is being stored, but have no effect. */
  readonly isBusy?: boolean
  readonly onChange: (value: Value) => void
}

/** Two or three choices in a segmented control, implemented as radio buttons. */
export function ChoiceSwitch<Value extends string>({ label, name, choices, value, isBusy, onChange }: Props<Value>) {
  const madeUp = useId()
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            className="visually-hidden"
            name={name ?? madeUp}
            value={choice.value}
            checked={choice.value === value}
            aria-disabled={isBusy}
            onChange={() => !isBusy && onChange(choice.value)}
          />
          {choice.label}
          {choice.note !== undefined && <small>{choice.note}</small>}
        </label>
      ))}
    </fieldset>
  )
}
