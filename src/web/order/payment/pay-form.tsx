import { type ComponentProps, type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { useTranslations, useLocale } from 'use-intl'
import { needsStartConsent, consentTexts } from '#core/orders/consents.ts'
import { withdrawalDays } from '#core/orders/withdrawal-period.ts'
import { termsPathIn } from '#site/terms-path.ts'
import type { Customer } from '#web/account/own-customer.ts'
import type { Payment } from '#web/api/payments.ts'
import { CartNotices } from '#web/cart/cart-notices.tsx'
import { SummarySill, usePanelHeight } from '#web/cart/cart-summary.tsx'
import { UndoNote } from '#web/cart/removal.tsx'
import { useCart, useCartStore } from '#web/cart/use-cart.ts'
import { useOrder } from '#web/order/order-context.ts'
import { OrderLink } from '#web/order/order-link.tsx'
import { type GivenConsents, useOrderSession } from '#web/order/order-session.ts'
import { FormNote } from '#web/ui/form-note.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { OrderOverview } from './order-overview.tsx'
import { useMethodName } from './payment-methods.tsx'
import { RefusalNote } from './refusal-note.tsx'
import type { MethodChoice } from './use-method-choice.ts'
import { type PaymentStart, useAgreed } from './use-start-payment.ts'

interface Props {
  readonly customer: Customer
  readonly choice: MethodChoice
  readonly starting: PaymentStart
  /** An unsuccessful payment for the same cart. */
  readonly earlier?: Payment | undefined
  /** The customer's details are being edited, so ordering is disabled. */
  readonly isEditing?: boolean
  /** Payment methods and billing details. */
  readonly children: ReactNode
}

/** The request requires a method even when nothing has to be paid. */
const noMethod = 'none'

/** Consents on the left, the order summary on the right, and the order button below it. */
export function PayForm({ customer, choice, starting, earlier, isEditing = false, children }: Props) {
  const t = useTranslations('payment')
  const common = useTranslations('common')
  const problems = useTranslations('problems')
  const cartTexts = useTranslations('cart')
  const { paths } = useOrder()
  const cart = useCart()
  const store = useCartStore()
  const nameOf = useMethodName()
  const termsPath = termsPathIn(useLocale())
  const terms = useRef<HTMLInputElement>(null)
  const panel = useRef<HTMLFormElement>(null)
  usePanelHeight(panel)
  const [accepted, setAccepted] = useConsents(customer.id)
  const [wasPressed, setPressed] = useState(false)
  const { isBusy, isSlow, refusal, start } = starting
  const { methods, chosen, issuer, askAgain } = choice
  const { with: agreed, hasChanged, forget } = useAgreed(earlier, starting)
  const isAsked = needsStartConsent(customer.customerType)
  const isMandated = chosen?.mandate === true
  const isUnpayable = cart.totals.total > 0 && !chosen

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault()
    setPressed(true)
    const cartId = store.id()
    if (!agreed && !accepted.terms) return terms.current?.focus()
    if (isUnpayable) return askAgain()
    if (cartId === null) return
    const consents = {
      terms: true,
      ...(isAsked && { immediateStart: accepted.immediateStart }),
      ...(isMandated && { mandate: accepted.mandate }),
    }
    void start({
      cartId,
      request: {
        paymentMethod: chosen?.id ?? noMethod,
        ...(issuer !== null && { issuer }),
        ...(agreed ? { retryOf: agreed.paymentId } : { consents }),
      },
      shown: cart.totals.total,
    })
  }

  return (
    <div className="wrap order checkout">
      <div>
        {children}
        {isEditing ? null : agreed ? (
          <p className="form-section agreed">
            <Icon name="check" size="s" />
            <span>
              {t('agreed.terms')} {isAsked && t(agreed.immediateStart ? 'agreed.startNow' : 'agreed.startLater')}{' '}
              <button type="button" className="button button-text" onClick={forget}>
                {t('agreed.change')}
              </button>
            </span>
          </p>
        ) : (
          <section className="form-section consents">
            <h2 className="visually-hidden">{t('consents')}</h2>
            {hasChanged && <FormNote kind="info">{problems('order_changed')}</FormNote>}
            <ConsentBox
              ref={terms}
              consent="terms"
              href={termsPath}
              isTicked={accepted.terms}
              onChange={(isGiven) => setAccepted({ terms: isGiven })}
              error={wasPressed && !accepted.terms ? problems('terms_required') : undefined}
            />
            {isAsked && (
              <ConsentBox
                consent="immediateStart"
                href={paths.withdrawal}
                isTicked={accepted.immediateStart}
                onChange={(isGiven) => setAccepted({ immediateStart: isGiven })}
                help={t('noStart', { days: String(withdrawalDays) })}
              />
            )}
            {isMandated && (
              <ConsentBox
                consent="mandate"
                isTicked={accepted.mandate}
                onChange={(isGiven) => setAccepted({ mandate: isGiven })}
                help={t('noMandate')}
              />
            )}
          </section>
        )}
      </div>
      <form
        ref={panel}
        className="summary paying pay-form"
        method="post"
        noValidate
        aria-label={t('yourOrder')}
        aria-busy={isBusy}
        onSubmit={handleSubmit}
      >
        <SummarySill items={cart.items} />
        <h2>
          <span>
            {t('yourOrder')}{' '}
            <small>
              <span className="vat-side excl">{t('linesExcl')}</span>
              <span className="vat-side incl">{t('linesIncl')}</span>
            </small>
          </span>
          <OrderLink to="orderHosting" className="link">
            {t('change')}
          </OrderLink>
        </h2>
        <CartNotices />
        <UndoNote />
        <OrderOverview cart={cart} method={chosen && nameOf(chosen)} />
        {refusal && <RefusalNote refusal={refusal} email={customer.email} />}
        {wasPressed && isUnpayable && <FormNote>{t(methods === 'failed' ? 'methodsFailed' : 'noMethods')}</FormNote>}
        {isSlow && <FormNote kind="info">{cartTexts('slow')}</FormNote>}
        {!isEditing && (
          <button
            className="button button-primary button-large button-wide order-button"
            aria-busy={isBusy}
            aria-disabled={isBusy}
          >
            {isBusy ? (
              <>
                <Icon name="clock" size="s" /> {common('busy')}
              </>
            ) : (
              t('button')
            )}
          </button>
        )}
      </form>
    </div>
  )
}

const noConsents: GivenConsents = { terms: false, immediateStart: false, mandate: false }

/** Consents survive other steps and a log-in while the window is open. */
function useConsents(customerId: string) {
  const session = useOrderSession()
  const { consents } = session.state()
  const [accepted, setState] = useState(consents?.customerId === customerId ? consents.given : noConsents)
  function accept(change: Partial<GivenConsents>): void {
    const next = { ...accepted, ...change }
    session.set({ consents: { customerId, given: next } })
    setState(next)
  }
  return [accepted, accept] as const
}

interface ConsentProps extends Omit<ComponentProps<typeof TickBox>, 'name' | 'children'> {
  readonly consent: keyof typeof consentTexts
  /** Target of the link in brackets; without it the text has no link. */
  readonly href?: string
}

/** Consent text, which the order stores verbatim. */
function ConsentBox({ consent, href, ...box }: ConsentProps) {
  const [before = '', linked = '', after = ''] = consentTexts[consent][useLocale()].split(/[[\]]/)
  return (
    <TickBox name={consent} {...box}>
      {before}
      {href !== undefined && (
        <a className="link" href={href} target="_blank" rel="noopener">
          {linked}
        </a>
      )}
      {after}
    </TickBox>
  )
}
