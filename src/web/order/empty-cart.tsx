import { useLayoutEffect, type InputEvent, type RefObject, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useProductTitles } from '#web/cart/product-titles.ts'
import { UndoNote } from '#web/cart/removal.tsx'
import { showLogin } from '#web/login/show-login.ts'
import { useSession } from '#web/session/use-session.ts'
import { DomainSearch } from '#web/ui/domain-search.tsx'
import { TrustRow } from '#web/ui/trust-row.tsx'
import { lastPaymentId } from './last-payment.ts'
import { addressOf, storedChoice, useAddress, useOrderQuery } from './order-address.ts'
import { type OrderPageId, useOrder, useSiteLocale } from './order-context.ts'
import { storeFocusedInput, useOrderSession } from './order-session.ts'
import { StatusBanner } from './status-banner.tsx'

/** Page for an empty cart: a search field and two other ways to start. */
export function EmptyCart({ id }: { readonly id: OrderPageId }) {
  const t = useTranslations('order')
  const { pages, paths, trust, accepts } = useOrder()
  const { h1, lead } = pages[id]
  const { lapsed, endedElsewhere } = useSession()
  const live = useLiveSearch()
  const { product } = useOrderQuery()
  const waiting = useProductTitles()[product]
  // The payment step has a heading of its own here, since there is nothing to pay.
  const isLast = id === 'orderPayment'
  const isOut = lapsed || endedElsewhere

  // The notice at the top explains why the previous content is gone.
  useLayoutEffect(() => {
    if (isOut) scrollTo(0, 0)
  }, [isOut])
  return (
    <>
      <StatusBanner drawing="leeg" height={190} label={t('empty.picture')}>
        <UndoNote />
        {isOut && (
          <p className="note undo" role="status">
            <span>{t('loggedOut')}</span>
            <button type="button" className="button button-text" onClick={() => void showLogin()}>
              {t('logIn')}
            </button>
          </p>
        )}
        <h1>{isLast ? t('empty.heading') : h1}</h1>
        <p className="lead">{waiting ? t('empty.waiting', { product: waiting }) : isLast ? t('empty.lead') : lead}</p>
        {isLast && <LastOrder />}
        <DomainSearch
          action={pages.orderDomains.path}
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          button={t('search.button')}
          {...(waiting && { product })}
          {...(id === 'orderDomains' && { live })}
        />
        <p className="hint">
          {t.rich('empty.otherWays', {
            wordpress: (text) => (
              <a className="link" href={paths.wordpressHosting}>
                {text}
              </a>
            ),
            moving: (text) => (
              <a className="link" href={paths.moving}>
                {text}
              </a>
            ),
          })}
        </p>
        <p className="small">{accepts}</p>
      </StatusBanner>
      <TrustRow points={trust} />
    </>
  )
}

/** Link to the last order, for a buyer who navigates back after ordering. */
function LastOrder() {
  const t = useTranslations('order')
  const { path } = useOrder().pages.orderComplete
  const payment = useAddress(lastPaymentId, null)
  if (payment === null) return null
  return (
    <p className="lead">
      <a className="link" href={addressOf(path, { payment })}>
        {t('empty.lastOrder')}
      </a>
    </p>
  )
}

const settleMs = 300

interface LiveSearch {
  readonly input: RefObject<HTMLInputElement | null>
  readonly onFocus: () => void
  readonly onInput: (event: InputEvent<HTMLInputElement>) => void
}

/** Search field of the empty cart. When typing pauses, the results page takes over, keeping the text and the cursor. */
function useLiveSearch(): LiveSearch {
  const locale = useSiteLocale()
  const { extensions } = useOrder()
  const input = useRef<HTMLInputElement>(null)
  const session = useOrderSession()
  const { fetchExtensions, loadPage } = session.downloads
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)

  useLayoutEffect(() => {
    const field = input.current
    // Prefills the last search, also from an earlier visit.
    if (field) field.value ||= new URLSearchParams(storedChoice('order-choice')).get('typed') ?? ''
    return () => {
      if (field) storeFocusedInput(session, field)
    }
  }, [session])
  useEffect(() => () => clearTimeout(settling.current), [])

  async function settle(): Promise<void> {
    void fetchExtensions(extensions.address).catch(() => {})
    await loadPage('orderDomains', locale)
    const { searchTyped } = await import('#web/order/domains/search-address.ts')
    await searchTyped({ typed: () => input.current?.value.trim() ?? '', extensions, session })
  }

  return {
    input,
    onFocus: () => void loadPage('orderDomains', locale).catch(() => {}),
    onInput: ({ nativeEvent }) => {
      clearTimeout(settling.current)
      if (nativeEvent instanceof globalThis.InputEvent && nativeEvent.isComposing) return
      // If the results page fails to load, Enter still submits the form as a normal navigation.
      settling.current = setTimeout(() => void settle().catch(() => {}), settleMs)
    },
  }
}
