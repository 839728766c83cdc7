import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useOwnCustomer } from '#web/account/own-customer.ts'
import { useCart, useCartStore } from '#web/cart/use-cart.ts'
import { PayForm } from '#web/order/payment/pay-form.tsx'
import { PaymentMethods } from '#web/order/payment/payment-methods.tsx'
import { useMethodChoice } from '#web/order/payment/use-method-choice.ts'
import { useStartPayment } from '#web/order/payment/use-start-payment.ts'
import { FormNote } from '#web/ui/form-note.tsx'

/** A new attempt is a new order: it is agreed to and bound by like the first, with another way to pay if need be. */
export function RetryPayment({ isLed }: { readonly isLed: boolean }) {
  const t = useTranslations('complete.unfinished')
  const account = useTranslations('account')
  const common = useTranslations('common')
  const choice = useMethodChoice(useCartStore().id(), useCart().totals.total)
  const starting = useStartPayment()
  const { customer, retry } = useOwnCustomer()
  const heading = useRef<HTMLHeadingElement>(null)

  // The button that led here is gone.
  useEffect(() => {
    if (isLed) heading.current?.focus()
  }, [isLed])

  return (
    <section className="checkout retry">
      <h2 ref={heading} tabIndex={-1}>
        {t('retry')}
      </h2>
      <PaymentMethods choice={choice} refusal={starting.refusal} />
      {customer === 'failed' ? (
        <FormNote>
          {account('failed')}{' '}
          <button type="button" className="btn btn-t" onClick={retry}>
            {common('retry')}
          </button>
        </FormNote>
      ) : (
        customer && choice.methods !== undefined && <PayForm {...{ customer, choice, starting }} />
      )}
    </section>
  )
}
