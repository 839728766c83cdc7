import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Cents, centsOfEuros } from '#core/money/money.ts'
import { track } from '#web/analytics/track.ts'
import { createPayment, type Payment, type PaymentRefusal, type CheckoutRequest } from '#web/api/payments.ts'
import { useCart, useCartStore } from '#web/cart/use-cart.ts'
import { storeLastPayment } from '#web/order/last-payment.ts'
import { addressOf } from '#web/order/order-address.ts'
import { useOrder, useSiteLocale } from '#web/order/order-context.ts'
import { useSessionStore } from '#web/session/use-session.ts'

interface Start {
  readonly cartId: string
  readonly request: Omit<CheckoutRequest, 'affiliateId' | 'wctId'>
  /** The total shown on the page; the server refuses to start a payment of another amount. */
  readonly shown: Cents
}

export interface RefusedStart extends PaymentRefusal {
  readonly method: string
}

export interface PaymentStart {
  /** From the press until the browser has left the page or the attempt failed. */
  readonly isBusy: boolean
  /** The request takes longer than expected. */
  readonly isSlow: boolean
  /** Why no payment was started; undefined if there is nothing to report. */
  readonly refusal: RefusedStart | undefined
  readonly start: (start: Start) => Promise<void>
  /** Repeats the last start, if any. */
  readonly again: () => void
}

/** If the navigation to the bank is stopped, the button works again after this. */
const leavingMs = 10_000
const slowMs = 10_000

/** Preloaded with the page, so that it is ready on payment. If loading fails, the payment proceeds without it. */
async function attribution() {
  const visits = await import('#web/visits/attribution.ts').catch(() => undefined)
  return visits?.attribution()
}

/** Starts a payment once, even on repeated presses, and navigates to the payment page. */
export function useStartPayment(): PaymentStart {
  const { pages } = useOrder()
  const locale = useSiteLocale()
  const session = useSessionStore()
  const cart = useCartStore()
  const isSending = useRef(false)
  const last = useRef<Start>(undefined)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isBusy, setBusy] = useState(false)
  const [isSlow, setSlow] = useState(false)
  const [refusal, setRefusal] = useState<RefusedStart>()

  function rest(): void {
    clearTimeout(leaving.current)
    isSending.current = false
    setBusy(false)
  }

  const restAgain = useEffectEvent(rest)
  useEffect(() => {
    void attribution()
    // On return from the bank, the back-forward cache may restore the page in its busy state.
    const wake = ({ persisted }: PageTransitionEvent) => persisted && restAgain()
    addEventListener('pageshow', wake)
    return () => removeEventListener('pageshow', wake)
  }, [])

  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setSlow(true), slowMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isBusy])

  function leaveWith(paymentId: string, checkoutUrl: string | null = null): void {
    storeLastPayment(paymentId)
    leaving.current = setTimeout(rest, leavingMs)
    location.assign(checkoutUrl ?? addressOf(pages.orderComplete.path, { payment: paymentId }))
  }

  async function refuse(refused: RefusedStart): Promise<void> {
    const { status, code, details } = refused
    if (code === 'cart_already_paid' && details.paymentId !== undefined) return leaveWith(details.paymentId)
    // The page must show the current cart and tax beside the refusal.
    if (status !== 0) await session.refresh()
    if (status !== 0 && status !== 401) await cart.refresh()
    rest()
    setRefusal(refused)
  }

  async function start(wanted: Start): Promise<void> {
    if (isSending.current) return
    last.current = wanted
    const { cartId, request, shown } = wanted
    isSending.current = true
    setBusy(true)
    setRefusal(undefined)
    await cart.settled()
    let refused: PaymentRefusal = { status: 409, code: 'price_changed', errors: [], details: {} }
    const payment = await createPayment(
      cartId,
      { ...request, ...(await attribution()) },
      { locale, onRefusal: (why) => (refused = why) },
    )
    if (payment && centsOfEuros(payment.amount) === shown) {
      track('pay', request.paymentMethod)
      leaveWith(payment.id, payment.checkoutUrl)
    } else await refuse({ ...refused, method: request.paymentMethod })
  }

  return { isBusy, isSlow, refusal, start, again: () => last.current && void start(last.current) }
}

interface Agreed {
  /** The attempt whose consents apply; undefined if they have to be given again. */
  readonly with: { readonly paymentId: string; readonly immediateStart: boolean } | undefined
  /** The order differs from the one the consents were given for. */
  readonly hasChanged: boolean
  readonly forget: () => void
}

/** Consents of an earlier attempt apply while the order is the same; the server checks this again. */
export function useAgreed(earlier: Payment | undefined, { refusal }: PaymentStart): Agreed {
  const { items, totals } = useCart()
  const [isForgotten, setForgotten] = useState(false)
  const own = earlier?.order?.own
  const isRefused = refusal?.code === 'order_changed' || refusal?.code === 'price_changed'
  if (isRefused && !isForgotten) setForgotten(true)
  if (!earlier || !own?.consents.terms) return { with: undefined, hasChanged: false, forget }
  const isSame =
    centsOfEuros(own.total) === totals.total &&
    own.lines.length === items.length &&
    own.lines.every(({ itemId }) => items.some(({ id }) => id === itemId))
  const attempt = { paymentId: earlier.id, immediateStart: own.consents.immediateStart === true }
  return { with: isSame && !isForgotten ? attempt : undefined, hasChanged: !isSame && !isRefused, forget }

  function forget(): void {
    setForgotten(true)
  }
}
