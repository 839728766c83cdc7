import { useEffect } from 'react'
import { useOrder } from '#web/order/order-context.ts'
import { navigate } from '#web/order/order-address.ts'
import { OrderLayout } from '#web/order/order-layout.tsx'
import { WaitingAccount } from '#web/order/account/waiting-account.tsx'
import { Checkout } from '#web/order/payment/checkout.tsx'
import { useSession } from '#web/session/use-session.ts'

/** The last step. Who is not logged in says who they are first, and comes back. */
export function PaymentPage() {
  const { pages } = useOrder()
  const { status, user } = useSession()
  const isVisitor = status === 'unauthenticated'

  useEffect(() => {
    if (isVisitor) navigate(pages.orderAccount.path, { replace: true })
  }, [isVisitor, pages])

  return (
    <OrderLayout id="orderPayment">
      {user ? <Checkout key={user.id} /> : <WaitingAccount heading={pages.orderPayment.h1} />}
    </OrderLayout>
  )
}
