import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Customer, useOwnCustomer } from '#web/account/own-customer.ts'
import { useCart, useCartStore } from '#web/cart/use-cart.ts'
import { useOrder } from '#web/order/order-context.ts'
import { CheckDetails } from '#web/order/payment/check-details.tsx'
import { PayForm } from '#web/order/payment/pay-form.tsx'
import { PaymentMethods, WaitingMethods } from '#web/order/payment/payment-methods.tsx'
import { useMethodChoice } from '#web/order/payment/use-method-choice.ts'
import { useStartPayment } from '#web/order/payment/use-start-payment.ts'
import { useVatNews } from '#web/order/payment/use-vat-news.ts'
import { useSessionStore } from '#web/session/use-session.ts'
import { FormNote } from '#web/ui/form-note.tsx'

/** How to pay, for whom, and the order itself. */
export function Checkout() {
  const t = useTranslations('payment')
  const account = useTranslations('account')
  const common = useTranslations('common')
  const { h1 } = useOrder().pages.orderPayment
  const session = useSessionStore()
  const store = useCartStore()
  const { total } = useCart().totals
  const choice = useMethodChoice(store.id(), total)
  const starting = useStartPayment()
  const own = useOwnCustomer()
  const [isEditing, setEditing] = useState(false)
  const isFree = total === 0
  const customer = own.customer === 'failed' ? undefined : own.customer

  /** Another country, or another answer of the register, is another tax. */
  function handleNews(news: Customer): void {
    own.replace(news)
    void session.refresh()
    void store.refresh()
  }
  useVatNews(customer, handleNews)

  return (
    <div className="checkout">
      <h1>{isFree ? t('free.heading') : h1}</h1>
      {own.customer === undefined || choice.methods === undefined ? (
        <WaitingMethods />
      ) : (
        <>
          {isFree ? (
            <p className="lead">{t('free.text')}</p>
          ) : (
            <PaymentMethods choice={choice} refusal={starting.refusal} />
          )}
          {customer ? (
            <CheckDetails customer={customer} isEditing={isEditing} onEdit={setEditing} onSaved={handleNews} />
          ) : (
            <FormNote>
              {account('failed')}{' '}
              <button type="button" className="btn btn-t" onClick={own.retry}>
                {common('retry')}
              </button>
            </FormNote>
          )}
          {customer && !isEditing && <PayForm customer={customer} choice={choice} starting={starting} />}
        </>
      )}
    </div>
  )
}
