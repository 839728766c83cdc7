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
  /** The total the page showed: nobody is sent to pay another. */
  readonly shown: Cents
}

export interface RefusedStart extends PaymentRefusal {
  /** How it was to be paid. */
  readonly method: string
}

export interface PaymentStart {
  /** From the press until the browser has left, or until it turned out that it will not. */
  readonly isBusy: boolean
  /** It takes longer than anybody expects. */
  readonly isSlow: boolean
  /** Why there is no payment; nothing while there is no reason to say so. */
  readonly refusal: RefusedStart | undefined
  readonly start: (start: Start) => Promise<void>
  /** The last start once more, if there was one. */
  readonly again: () => void
}

/** If the navigation to the bank is stopped, the button works again after this. */
const leavingMs = 10_000
const slowMs = 10_000

/** Fetched when the page shows, so that it is there when somebody pays; if it does not come, nobody waits for it. */
async function attribution() {
  const visits = await import('#web/visits/attribution.ts').catch(() => undefined)
  return visits?.attribution()
}

/** Asks for a payment, once however often it is pressed, and leads to where it is made. */
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
    // Back from the bank a browser may show the page just as it was left.
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
  /** The attempt it was said with; nothing when it has to be said anew. */
  readonly with: { readonly paymentId: string; readonly immediateStart: boolean } | undefined
  /** What was agreed to is not what would be ordered now. */
  readonly hasChanged: boolean
  readonly forget: () => void
}

/** What was agreed to with an earlier attempt counts, as long as the order is the same: the shop checks that again. */
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
  const said = { paymentId: earlier.id, immediateStart: own.consents.immediateStart === true }
  return { with: isSame && !isForgotten ? said : undefined, hasChanged: !isSame && !isRefused, forget }

  function forget(): void {
    setForgotten(true)
  }
}
