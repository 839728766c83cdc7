import { useEffect } from 'react'
import { useCartPart } from '#web/cart/use-cart.ts'
import { KnownCustomer } from '#web/order/account/known-customer.tsx'
import { NewOrKnown } from '#web/order/account/new-or-known.tsx'
import { WaitingAccount } from '#web/order/account/waiting-account.tsx'
import { useOrder, useSiteLocale } from '#web/order/order-context.ts'
import { OrderLayout } from '#web/order/order-layout.tsx'
import { loadOrderPage } from '#web/order/order-pages.ts'
import { turnTo } from '#web/order/order-link.tsx'
import { useSession } from '#web/session/use-session.ts'

/** Who somebody is: logged in, about to log in, or new. Also without anything in the cart. */
export function AccountPage() {
  const { pages } = useOrder()
  const locale = useSiteLocale()
  const { status, user } = useSession()
  const hasCart = useCartPart(({ items }) => items.length > 0)

  useEffect(() => {
    // The next step is at hand when this one is done.
    loadOrderPage('orderPayment', locale).catch(() => {})
  }, [locale])

  function goOn(): void {
    if (hasCart) turnTo(pages.orderPayment.path)
  }
  return (
    <OrderLayout id="orderAccount">
      {user ? (
        <KnownCustomer hasCart={hasCart} name={user.firstName} />
      ) : status === 'loading' ? (
        <WaitingAccount heading={pages.orderAccount.h1} />
      ) : (
        <NewOrKnown hasCart={hasCart} onDone={goOn} />
      )}
    </OrderLayout>
  )
}
