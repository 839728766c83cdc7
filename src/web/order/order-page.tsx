import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react'
import { useLocale, useMessages, useTranslations } from 'use-intl'
import { brandName } from '#site/brand.ts'
import { track } from '#web/analytics/track.ts'
import { useCartPart } from '#web/cart/use-cart.ts'
import { Texts } from '#web/texts.tsx'
import { LoadingPayment } from './complete/loading-payment.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { type OrderQuery, useOrderQuery } from './order-address.ts'
import { LoadingAccountPage, LoadingStep } from './order-columns.tsx'
import { type OrderPageId, useOrder, useSiteLocale } from './order-context.ts'
import type { LoadedPage } from './order-pages.ts'
import { OrderSteps } from './order-steps.tsx'
import { useHydrated } from './use-hydrated.ts'
import { useOrderPage } from './use-order-page.ts'

/**
 * One step. The build renders the empty cart and, hidden, the loading page for a stored cart. The boot script sets an
 * attribute before the first paint that decides which of them shows; after hydration this component updates it.
 */
export function OrderPage({ id }: { readonly id: OrderPageId }) {
  const { pages } = useOrder()
  const { title, h1 } = pages[id]
  const isHydrated = useHydrated()
  const query = useOrderQuery()
  const isLoading = useCartPart(({ phase }) => phase === 'loading')
  const hasNothing = useCartPart(({ items }) => items.length === 0)

  const isAsked = isAskedFor(id, query)
  // Names and payments can be shown before the cart has loaded; the hosting step depends on the cart.
  const isKnown = isHydrated && (!isLoading || (isAsked && id !== 'orderHosting'))
  const isEmpty = hasNothing && !isAsked
  const page = useOrderPage(id, useSiteLocale(), isKnown && !isEmpty)
  const isWaiting = isKnown && !isEmpty && page === 'loading'

  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (isWaiting && !(hasOwnWait(id) && hasNothing)) dataset['cart'] = isAsked ? 'asked' : 'kept'
    else if (isKnown) delete dataset['cart']
  }, [id, isKnown, isAsked, isWaiting, hasNothing])
  useEffect(() => {
    document.title = `${title} – ${brandName}`
  }, [title])
  useEffect(() => track('page', id), [id])

  return (
    <>
      <OrderSteps current={id} />
      <main id="main" tabIndex={-1}>
        {content(viewOf({ isKnown, isEmpty, waitsAlone: hasOwnWait(id), page }))}
      </main>
    </>
  )

  function content(view: View): ReactNode {
    switch (view) {
      case 'loading':
        return id === 'orderAccount' ? <LoadingAccountPage /> : <LoadingPayment />
      case 'emptyOrLoading':
        return (
          <>
            <div className="if-empty">
              <EmptyCart id={id} />
            </div>
            <div className="if-kept">
              <LoadingStep id={id} heading={h1} />
            </div>
          </>
        )
      case 'failed':
        return <FailedPage />
      default:
        return (
          <ErrorBoundary fallback={<FailedPage />}>
            <PageTexts messages={view.messages}>
              <view.Page />
            </PageTexts>
          </ErrorBoundary>
        )
    }
  }
}

/** `emptyOrLoading`: both are rendered, and the attribute set by the boot script decides which one shows. */
type View = 'loading' | 'emptyOrLoading' | 'failed' | LoadedPage

interface PageState {
  readonly isKnown: boolean
  readonly isEmpty: boolean
  /** The step does not depend on the cart, so it has only one loading state. */
  readonly waitsAlone: boolean
  readonly page: LoadedPage | 'loading' | 'failed'
}

function viewOf({ isKnown, isEmpty, waitsAlone, page }: PageState): View {
  if (waitsAlone && (!isKnown || page === 'loading')) return 'loading'
  if (!isKnown || isEmpty || page === 'loading') return 'emptyOrLoading'
  return page
}

/** Whether the URL asks for content beyond the cart. */
function isAskedFor(id: OrderPageId, { q, product, domain }: OrderQuery): boolean {
  if (id === 'orderDomains') return q !== ''
  // Logging in, registering and viewing a payment need no cart.
  return hasOwnWait(id) || (id === 'orderHosting' && (product !== '' || domain !== ''))
}

/** Steps that do not depend on the cart have one loading state. */
function hasOwnWait(id: OrderPageId): boolean {
  return id === 'orderAccount' || id === 'orderComplete'
}

/** Shown when a page fails to load or keeps crashing: offers to reload it. */
function FailedPage() {
  const t = useTranslations('order')
  return (
    <div className="wrap order">
      <p className="note error">
        <span>{t('pageFailed')}</span>{' '}
        <a className="link" href={location.href}>
          {t('reload')}
        </a>
      </p>
    </div>
  )
}

/** Merges the messages of the app with those of the page. */
function PageTexts({ messages, children }: { readonly messages: object; readonly children: ReactNode }) {
  const appMessages = useMessages()
  const all = useMemo(() => ({ ...appMessages, ...messages }), [appMessages, messages])
  return (
    <Texts locale={useLocale()} messages={all}>
      {children}
    </Texts>
  )
}
