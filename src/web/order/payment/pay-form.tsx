import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { needsStartConsent, withdrawalDays } from '#domain/orders/consents.ts'
import { brand } from '#site/brand.ts'
import type { Customer } from '#web/account/own-customer.ts'
import { useCart, useCartStore } from '#web/cart/use-cart.ts'
import { useOrder } from '#web/order/order-context.ts'
import { ConsentBox } from '#web/order/payment/consent-box.tsx'
import { useConsents } from '#web/order/payment/given-consents.ts'
import { useMethodName } from '#web/order/payment/known-methods.ts'
import { OrderOverview } from '#web/order/payment/order-overview.tsx'
import { RefusalNote } from '#web/order/payment/refusal-note.tsx'
import type { MethodChoice } from '#web/order/payment/use-method-choice.ts'
import type { PaymentStart } from '#web/order/payment/use-start-payment.ts'
import { FormNote } from '#web/ui/form-note.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly customer: Customer
  readonly choice: MethodChoice
  readonly starting: PaymentStart
}

/** A method is part of the call, also where nothing is paid and nobody reads it. */
const noMethod = 'none'

/** What somebody agrees to, what they bind themselves to, and the button that does it. */
export function PayForm({ customer, choice, starting }: Props) {
  const t = useTranslations('payment')
  const common = useTranslations('common')
  const problems = useTranslations('problems')
  const cartTexts = useTranslations('cart')
  const { paths } = useOrder()
  const cart = useCart()
  const store = useCartStore()
  const nameOf = useMethodName()
  const terms = useRef<HTMLInputElement>(null)
  const [given, give] = useConsents(customer.id)
  const [wasPressed, setPressed] = useState(false)
  const { isBusy, isSlow, refusal, start } = starting
  const { methods, chosen, issuer, askAgain } = choice
  const isAsked = needsStartConsent(customer.customerType)
  const isUnpayable = cart.totals.total > 0 && !chosen

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault()
    setPressed(true)
    const cartId = store.id()
    if (!given.terms) return terms.current?.focus()
    if (isUnpayable) return askAgain()
    if (cartId === null) return
    void start({
      cartId,
      wish: {
        paymentMethod: chosen?.id ?? noMethod,
        ...(issuer !== null && { issuer }),
        consents: { terms: true, ...(isAsked && { immediateStart: given.immediateStart }) },
      },
      shown: cart.totals.total,
    })
  }

  return (
    <form className="fs payform" method="post" noValidate aria-busy={isBusy} onSubmit={handleSubmit}>
      <ConsentBox
        ref={terms}
        consent="terms"
        href={brand.termsPath}
        isGiven={given.terms}
        onChange={(isGiven) => give({ terms: isGiven })}
        error={wasPressed && !given.terms ? problems('terms_required') : undefined}
      />
      {isAsked && (
        <ConsentBox
          consent="immediateStart"
          href={paths.withdrawal}
          isGiven={given.immediateStart}
          onChange={(isGiven) => give({ immediateStart: isGiven })}
          help={t('noStart', { days: String(withdrawalDays) })}
        />
      )}
      <OrderOverview cart={cart} method={chosen && nameOf(chosen)} />
      {refusal && <RefusalNote refusal={refusal} />}
      {wasPressed && isUnpayable && <FormNote>{t(methods === 'failed' ? 'methodsFailed' : 'noMethods')}</FormNote>}
      {isSlow && <FormNote kind="info">{cartTexts('slow')}</FormNote>}
      <button className="btn btn-p btn-l paybtn" aria-busy={isBusy} aria-disabled={isBusy}>
        {isBusy ? (
          <>
            <Icon name="clock" size="s" /> {common('busy')}
          </>
        ) : (
          t('button')
        )}
      </button>
    </form>
  )
}
