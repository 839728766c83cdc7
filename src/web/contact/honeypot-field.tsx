interface Props {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Nobody sees it: who fills it in is a program that fills in every field. */
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
