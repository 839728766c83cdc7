import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { brandName } from '#site/brand.ts'
import type { Payment } from '#web/api/payments.ts'
import { useAnnouncer } from '#web/cart/announcer.tsx'
import { useCartPart, useCartStore } from '#web/cart/use-cart.ts'
import { lastPaymentId } from '#web/order/last-payment.ts'
import { useAddress } from '#web/order/order-address.ts'
import { useOrder } from '#web/order/order-context.ts'
import { OrderLink } from '#web/order/order-link.tsx'
import { useSession } from '#web/session/use-session.ts'
import { FormNote } from '#web/ui/form-note.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TrustRow } from '#web/ui/trust-row.tsx'
import { usePayment } from './follow-payment.ts'
import { HelpLine } from './help-line.tsx'
import { LoginLink } from './login-link.tsx'
import { OrderFacts } from './order-facts.tsx'
import { PaidOrder } from './paid-order.tsx'
import { stageOf, waitsForEmail } from './payment-stage.ts'
import { ResultBanner } from './result-banner.tsx'
import { UnfinishedPayment } from './unfinished-payment.tsx'

/**
 * Return page after a payment: shows the state of the payment and the progress of the order, with or without a cart.
 */
export function CompletePage() {
  // Without an id in the URL, the page shows the last payment started in this window.
  const id = useAddress(() => new URLSearchParams(location.search).get('payment') || lastPaymentId(), null)
  useOpenCart(id === null)
  return id === null ? <NoPayment why="none" /> : <PaymentPage key={id} id={id} />
}

/** Opens the stored cart once `isDue`, or when the page is left before that. A paid order has closed its cart. */
function useOpenCart(isDue: boolean): void {
  const store = useCartStore()
  useEffect(() => {
    const open = () => {
      if (store.view().phase === 'loading') void store.open()
    }
    if (isDue) open()
    return open
  }, [isDue, store])
}

function PaymentPage({ id }: { readonly id: string }) {
  const t = useTranslations('complete')
  const announce = useAnnouncer()
  const { payment, isMissing, isUnreachable } = usePayment(id)
  const stage = isMissing ? 'missing' : payment ? stageOf(payment) : 'asking'
  const [first, setFirst] = useState(stage)
  if (first === 'asking' && stage !== 'asking') setFirst(stage)
  // The first response takes no focus; content that later replaces it moves the focus to its heading.
  const takesFocus = first !== 'asking' && stage !== first

  useOpenCart(stage === 'asking' ? isUnreachable : stage !== 'paid')

  const words =
    stage !== 'paid' || !payment
      ? stage
      : waitsForEmail(payment)
        ? 'confirmEmail'
        : payment.method === null
          ? 'ordered'
          : stage

  useEffect(() => {
    if (words === 'asking') return
    document.title = `${t(`${words}.tab`)} – ${brandName}`
    if (!takesFocus) announce(t(`${words}.title`))
  }, [announce, takesFocus, t, words])

  return (
    <>
      {stage === 'missing' ? (
        <NoPayment why="missing" takesFocus={takesFocus} />
      ) : !payment || stage === 'asking' ? (
        <LoadingPayment />
      ) : stage === 'paid' ? (
        <PaidOrder payment={payment} takesFocus={takesFocus} />
      ) : stage === 'waiting' || stage === 'transfer' ? (
        <PendingPayment key={stage} stage={stage} payment={payment} takesFocus={takesFocus} />
      ) : stage === 'returned' ? (
        <ReturnedPayment payment={payment} takesFocus={takesFocus} />
      ) : (
        <UnfinishedPayment key={stage} stage={stage} payment={payment} takesFocus={takesFocus} />
      )}
      {isUnreachable && (
        <div className="wrap behind">
          <FormNote kind="info">{t('unreachable')}</FormNote>
        </div>
      )}
    </>
  )
}

/** Placeholder in the shape of the page, until the first response. */
function LoadingPayment() {
  const { h1, lead } = useOrder().pages.orderComplete
  return (
    <>
      <ResultBanner title={h1} lead={lead} drawing="glas" height={260} />
      <div className="wrap asking late" aria-hidden="true">
        <div className="facts">
          <span className="skeleton long" />
          <span className="skeleton long" />
          <span className="skeleton long" />
          <span className="skeleton long" />
        </div>
        <div className="grid happens">
          <div className="bars rest">
            <span className="skeleton wide" />
            <span className="skeleton wide" />
            <span className="skeleton wide" />
          </div>
        </div>
      </div>
    </>
  )
}

interface NoPaymentProps {
  /** `none`: the URL names no payment. `missing`: the payment does not exist or the visitor has no access to it. */
  readonly why: 'none' | 'missing'
  readonly takesFocus?: boolean
}

/** Shown when there is no payment to display: possible reasons, and links to continue. */
function NoPayment({ why, takesFocus = false }: NoPaymentProps) {
  const t = useTranslations('complete')
  const order = useTranslations('order')
  const { paths, trust } = useOrder()
  const { user } = useSession()
  const hasCart = useCartPart(({ items }) => items.length > 0)
  return (
    <>
      <ResultBanner
        title={t(`${why}.title`)}
        lead={why === 'missing' && user ? t('missing.leadKnown', { email: user.email }) : t(`${why}.lead`)}
        drawing="leeg"
        height={190}
        label={order('empty.picture')}
        takesFocus={takesFocus}
      >
        <p className="act">
          <OrderLink to={hasCart ? 'orderPayment' : 'orderDomains'} className="btn btn-p btn-l">
            {hasCart ? t('toPayment') : order('search.button')}
          </OrderLink>
          {!user && <LoginLink>{t('logIn')}</LoginLink>}
          <a className="btn btn-t" href={paths.helpdesk}>
            {t('help')}
          </a>
        </p>
      </ResultBanner>
      <TrustRow points={trust} />
    </>
  )
}

interface ReturnedProps {
  readonly payment: Payment
  readonly takesFocus: boolean
}

/** An earlier payment already paid this order, so this one is refunded automatically. */
function ReturnedPayment({ payment, takesFocus }: ReturnedProps) {
  const t = useTranslations('complete')
  return (
    <>
      <ResultBanner
        title={t('returned.title')}
        lead={t('returned.lead')}
        drawing="glas"
        height={260}
        takesFocus={takesFocus}
      />
      <div className="wrap order alone">
        <HelpLine text="returned.help" orderNumber={payment.orderNumber} />
      </div>
    </>
  )
}

interface WaitingProps {
  readonly stage: 'waiting' | 'transfer'
  readonly payment: Payment
  readonly takesFocus: boolean
}

const longWaitMs = 60_000

/** Pending payment: it arrives within seconds from a bank, within days by bank transfer. */
function PendingPayment({ stage, payment, takesFocus }: WaitingProps) {
  const t = useTranslations('complete')
  const { checkoutUrl, orderNumber } = payment
  const isLong = useLongWait()
  return (
    <>
      <ResultBanner
        title={t(`${stage}.title`)}
        lead={t(`${stage}.lead`)}
        drawing="glas"
        height={260}
        label={t('waiting.picture')}
        takesFocus={takesFocus}
      >
        {checkoutUrl !== null && (
          <p className="act">
            <a className="btn btn-s btn-l" href={checkoutUrl} rel="noreferrer">
              {t(`${stage}.toBank`)} <Icon name="arrow" size="s" />
            </a>
          </p>
        )}
      </ResultBanner>
      <div className="wrap asking">
        <OrderFacts payment={payment} />
        <p className="muted">{t(`${stage}.close`)}</p>
        {(isLong || stage === 'transfer') && <HelpLine text="waiting.long" orderNumber={orderNumber} />}
      </div>
    </>
  )
}

function useLongWait(): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longWaitMs)
    return () => clearTimeout(timer)
  }, [])
  return isLong
}
