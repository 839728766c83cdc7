import { type ClipboardEvent, type InputEvent, type SubmitEvent, useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { loadExtensions } from '#web/order/extension-table.ts'
import { keptChoice } from '#web/order/kept-choices.ts'
import { useAddress } from '#web/order/order-address.ts'
import { useOrder } from '#web/order/order-context.ts'
import { restoreFocusedInput, useOrderSession } from '#web/order/order-session.ts'
import { Icon } from '#web/ui/icon.tsx'
import { lookups } from './lookups.ts'
import { rememberSearch, searchTyped, showSearch, typedText } from './search-address.ts'

/** Fits a list of 200 names. */
const maxTypedLength = 16_000
const settleMs = 300

/** Search field. It searches when typing pauses and replaces the history entry; Enter searches at once and adds one. */
export function NameSearch() {
  const t = useTranslations('order.search')
  const session = useOrderSession()
  const { pages, extensions } = useOrder()
  const text = useAddress(typedText, '')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The last search started by a pause in typing, which replaced the history entry of the last submitted search. */
  const settled = useRef<string>(undefined)
  const submitted = useRef(text)

  useEffect(() => {
    if (text !== settled.current) {
      submitted.current = text
      settled.current = undefined
    }
    // Without a search in the URL, the field shows the last search.
    const shown = text || keptChoice('typed')
    if (input.current && typedIn(input.current) !== shown) input.current.value = shown
  }, [text])
  useEffect(() => {
    // The visitor started typing in the field of the empty cart, and the field may be ahead of the search.
    if (input.current && restoreFocusedInput(session, input.current))
      settling.current = setTimeout(() => void settle(), settleMs)
    return () => clearTimeout(settling.current)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the field is there
  }, [])

  function handleInput(event: InputEvent<HTMLInputElement>): void {
    clearTimeout(settling.current)
    if (event.nativeEvent instanceof globalThis.InputEvent && event.nativeEvent.isComposing) return
    settling.current = setTimeout(() => void settle(), settleMs)
  }

  function settle(): Promise<void> {
    return searchTyped({
      typed: () => (input.current ? typedIn(input.current) : ''),
      extensions,
      session,
      onSearch: (typed) => (settled.current = typed),
    })
  }

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault()
    clearTimeout(settling.current)
    const typed = input.current ? typedIn(input.current) : ''
    if (typed === submitted.current) {
      if (typed === text) return void lookups.retry()
      return showSearch({ text: typed }, { replace: true })
    }
    rememberSearch(submitted.current)
    submitted.current = typed
    settled.current = undefined
    showSearch({ text: typed })
  }

  /** A single-line field would join the lines of a pasted list, so line breaks become separators. */
  function handlePaste(event: ClipboardEvent<HTMLInputElement>): void {
    const pasted = event.clipboardData.getData('text')
    if (!/[\r\n\t]/.test(pasted)) return
    event.preventDefault()
    const { selectionStart, selectionEnd, value } = event.currentTarget
    const list = pasted
      .trim()
      .split(/[\r\n\t]+/)
      .join(', ')
    const whole = value.slice(0, selectionStart ?? 0) + list + value.slice(selectionEnd ?? value.length)
    event.currentTarget.value = whole.slice(0, maxTypedLength)
    clearTimeout(settling.current)
    settling.current = setTimeout(() => void settle(), settleMs)
  }

  return (
    <form className="search" role="search" action={pages.orderDomains.path} method="get" onSubmit={handleSubmit}>
      <Icon name="search" />
      <label className="visually-hidden" htmlFor={id}>
        {t('label')}
      </label>
      <input
        id={id}
        ref={input}
        name="q"
        required
        defaultValue={text}
        maxLength={maxTypedLength}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={t('placeholder')}
        onFocus={() => void loadExtensions(session, extensions.address).catch(() => {})}
        onInput={handleInput}
        onPaste={handlePaste}
      />
      <button className="button button-primary">{t('buttonShort')}</button>
    </form>
  )
}

function typedIn({ value }: HTMLInputElement): string {
  return value.trim()
}
