import { useEffect, useLayoutEffect } from 'react'
import { brand } from '#site/brand.ts'
import { track } from '#web/analytics/track.ts'
import { useCartPart } from '#web/cart/use-cart.ts'
import { EmptyCart } from '#web/order/empty-cart.tsx'
import { FailedPage } from '#web/order/failed-page.tsx'
import { OwnTexts } from '#web/order/own-texts.tsx'
import { type OrderWish, useOrderWish } from '#web/order/order-address.ts'
import { type OrderPageId, useOrder, useSiteLocale } from '#web/order/order-context.ts'
import { useOrderPage } from '#web/order/order-pages.ts'
import { OrderSteps } from '#web/order/order-steps.tsx'
import { Recovering } from '#web/order/recovering.tsx'
import { useHydrated } from '#web/order/use-hydrated.ts'
import { WaitingAccountPage, WaitingCompletePage, WaitingOrder } from '#web/order/waiting-order.tsx'

/**
 * One step. As it is rendered at build it holds the empty cart and, out of sight, the page that waits for a kept one;
 * which of them shows is decided by the attribute the boot script sets before the first paint, and taken back here.
 */
export function OrderPage({ id }: { readonly id: OrderPageId }) {
  const { pages } = useOrder()
  const { title, h1 } = pages[id]
  const isHydrated = useHydrated()
  const wish = useOrderWish()
  const isLoading = useCartPart(({ phase }) => phase === 'loading')
  const hasNothing = useCartPart(({ items }) => items.length === 0)

  const isAsked = isAskedFor(id, wish)
  // Names and payments can be looked at before the cart is there; what to do with a package depends on it.
  const isKnown = isHydrated && (!isLoading || (isAsked && id !== 'orderHosting'))
  const isEmpty = hasNothing && !isAsked
  const page = useOrderPage(id, useSiteLocale(), isKnown && !isEmpty)
  const isWaiting = isKnown && !isEmpty && page === 'loading'

  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (isWaiting && !(hasOwnWait(id) && hasNothing)) dataset['cart'] = 'kept'
    else if (isKnown) delete dataset['cart']
  }, [id, isKnown, isWaiting, hasNothing])
  useEffect(() => {
    document.title = `${title} – ${brand.name}`
  }, [title])
  useEffect(() => track('page', id), [id])

  return (
    <>
      <OrderSteps current={id} />
      <main id="main" tabIndex={-1}>
        {(!isKnown || page === 'loading') && hasOwnWait(id) ? (
          id === 'orderAccount' ? (
            <WaitingAccountPage heading={h1} />
          ) : (
            <WaitingCompletePage />
          )
        ) : !isKnown || isEmpty || page === 'loading' ? (
          <>
            <div className="if-empty">
              <EmptyCart id={id} />
            </div>
            <div className="if-kept">
              <WaitingOrder id={id} heading={h1} />
            </div>
          </>
        ) : page === 'failed' ? (
          <FailedPage />
        ) : (
          <Recovering fallback={<FailedPage />}>
            <OwnTexts messages={page.messages}>
              <page.Page />
            </OwnTexts>
          </Recovering>
        )}
      </main>
    </>
  )
}

/** Whether the address asks for more than the cart holds. */
function isAskedFor(id: OrderPageId, { q, product, domain }: OrderWish): boolean {
  if (id === 'orderDomains') return q !== ''
  // To log in, to register or to look at a payment nobody needs a cart.
  return hasOwnWait(id) || (id === 'orderHosting' && (product !== '' || domain !== ''))
}

/** Steps that show with or without a cart wait in one way only. */
function hasOwnWait(id: OrderPageId): boolean {
  return id === 'orderAccount' || id === 'orderComplete'
}
