import { type ClipboardEvent, type SubmitEvent, useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { addressOf, navigate, useOrderWish } from '#web/order/order-address.ts'
import { useOrder } from '#web/order/order-context.ts'
import { Icon } from '#web/ui/icon.tsx'

/** An address can be this long and still be answered when it is opened again. */
const longestQuery = 1500

/** The one field. What was searched stands in the address: back and reload keep it. */
export function NameSearch() {
  const t = useTranslations('order.search')
  const { pages } = useOrder()
  const { q, product, term } = useOrderWish()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (input.current) input.current.value = q
  }, [q])

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault()
    const typed = input.current?.value.trim() ?? ''
    if (typed !== q) navigate(addressOf(pages.orderDomains.path, { q: typed, product, term }))
  }

  /** A field of one line would glue the lines of a list together. */
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
    event.currentTarget.value = whole.slice(0, longestQuery)
  }

  return (
    <form className="search" role="search" action={pages.orderDomains.path} method="get" onSubmit={handleSubmit}>
      <Icon name="search" />
      <label className="vh" htmlFor={id}>
        {t('label')}
      </label>
      <input
        id={id}
        ref={input}
        name="q"
        required
        defaultValue={q}
        maxLength={longestQuery}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={t('placeholder')}
        onPaste={handlePaste}
      />
      <button className="btn btn-p">{t('buttonShort')}</button>
    </form>
  )
}
