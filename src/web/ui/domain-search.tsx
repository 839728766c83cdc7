import { type InputEvent, type RefObject, useId } from 'react'
import { Icon, type IconName } from './icon.tsx'

interface Props {
  readonly action: string
  readonly label: string
  readonly placeholder: string
  readonly button: string
  readonly icon?: IconName
  /** Parameter for the typed name: a search, or the domain of a product. */
  readonly field?: 'q' | 'domain'
  readonly product?: string
  /** Handlers for pages that search while typing. */
  readonly live?: {
    readonly input: RefObject<HTMLInputElement | null>
    readonly onFocus: () => void
    readonly onInput: (event: InputEvent<HTMLInputElement>) => void
  }
}

/** Domain search field: a plain form that works without script. */
export function DomainSearch({
  action,
  label,
  placeholder,
  button,
  icon = 'search',
  field = 'q',
  product,
  live,
}: Props) {
  const id = useId()
  return (
    <form className="search" role="search" action={action} method="get">
      <Icon name={icon} />
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        {...(live && { ref: live.input, onFocus: live.onFocus, onInput: live.onInput })}
        name={field}
        required
        maxLength={500}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={placeholder}
      />
      {product && <input type="hidden" name="product" value={product} />}
      <button className="button button-primary">{button}</button>
    </form>
  )
}
