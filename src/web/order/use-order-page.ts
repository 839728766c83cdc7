import { useEffect, useState } from 'react'
import type { SiteLocale } from '#core/locale/locale.ts'
import type { OrderPageId } from './order-context.ts'
import type { LoadedPage } from './order-pages.ts'
import { useOrderSession } from './order-session.ts'

/** Loads the page once it is wanted. */
export function useOrderPage(
  id: OrderPageId,
  locale: SiteLocale,
  isWanted: boolean,
): LoadedPage | 'loading' | 'failed' {
  const [failed, setFailed] = useState<OrderPageId>()
  const [, setLoaded] = useState<OrderPageId>()
  const { downloads } = useOrderSession()
  const page = downloads.page(id)
  const isMissing = isWanted && page === undefined

  useEffect(() => {
    if (!isMissing) return
    downloads.loadPage(id, locale).then(
      () => setLoaded(id),
      () => setFailed(id),
    )
  }, [downloads, id, locale, isMissing])

  return page ?? (failed === id ? 'failed' : 'loading')
}
