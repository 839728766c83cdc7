import { type ReactNode, useId } from 'react'

interface Props<Value extends string> {
  readonly choices: readonly { readonly value: Value; readonly label: ReactNode }[]
  readonly chosen: Value | null
  readonly onChoose: (value: Value) => void
}

/** Radio buttons drawn as chips; the fieldset around them says what they choose. */
export function ChipChoice<Value extends string>({ choices, chosen, onChoose }: Props<Value>) {
  const name = useId()
  return choices.map(({ value, label }) => (
    <label key={value} className="chip">
      <input
        type="radio"
        className="visually-hidden"
        name={name}
        value={value}
        checked={value === chosen}
        onChange={() => onChoose(value)}
      />
      {label}
    </label>
  ))
}
