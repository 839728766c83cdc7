interface Props<Option> {
  readonly name: string
  readonly title: string
  readonly text: string
  readonly options: readonly Option[]
  readonly chosen: Option
  readonly labelOf: (option: Option) => string
  readonly choose: (option: Option) => void
}

/** One switch of the bank with all its positions. */
export function FaultChoice<Option extends string | number>(props: Props<Option>) {
  const { name, title, text, options, chosen, labelOf, choose } = props
  return (
    <fieldset>
      <legend>
        <b>{title}</b> {text}
      </legend>
      {options.map((option) => (
        <label key={option}>
          <input className="rd" type="radio" name={name} checked={option === chosen} onChange={() => choose(option)} />
          {labelOf(option)}
        </label>
      ))}
    </fieldset>
  )
}
