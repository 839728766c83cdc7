import { type InputEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { loadExtensions } from '#web/order/extension-table.ts'
import { holdTyping } from '#web/order/held-typing.ts'
import { useOrder, useSiteLocale } from '#web/order/order-context.ts'
import { loadOrderPage } from '#web/order/order-pages.ts'

const settleMs = 300

export interface LiveSearch {
  readonly input: RefObject<HTMLInputElement | null>
  readonly onFocus: () => void
  readonly onInput: (event: InputEvent<HTMLInputElement>) => void
}

/** The search of the empty cart: typing that settles goes on among the results, letter by letter. */
export function useLiveSearch(): LiveSearch {
  const locale = useSiteLocale()
  const { extensions } = useOrder()
  const input = useRef<HTMLInputElement>(null)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)

  useLayoutEffect(() => {
    const field = input.current
    return () => {
      if (field) holdTyping(field)
    }
  }, [])
  useEffect(() => () => clearTimeout(settling.current), [])

  async function settle(): Promise<void> {
    void loadExtensions(extensions.address).catch(() => {})
    await loadOrderPage('orderDomains', locale)
    const { beginSearch } = await import('#web/order/domains/begin-search.ts')
    await beginSearch({ typed: () => input.current?.value.trim() ?? '', extensions })
  }

  return {
    input,
    onFocus: () => void loadOrderPage('orderDomains', locale).catch(() => {}),
    onInput: ({ nativeEvent }) => {
      clearTimeout(settling.current)
      if (nativeEvent instanceof globalThis.InputEvent && nativeEvent.isComposing) return
      // When a part cannot be fetched, the return key still leads to the results.
      settling.current = setTimeout(() => void settle().catch(() => {}), settleMs)
    },
  }
}
