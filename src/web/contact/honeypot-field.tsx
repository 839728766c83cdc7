interface Props {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Hidden from people: only bots fill it in. */
export function HoneypotField({ value, onChange }: Props) {
  return (
    <div className="vh" aria-hidden="true">
      <input
        name="website"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
