import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { brandName } from '#site/brand.ts'
import type { Payment } from '#web/api/payments.ts'
import { useAnnouncer } from '#web/cart/announcer.tsx'
import { useCartStore } from '#web/cart/use-cart.ts'
import { lastPaymentId } from '#web/order/last-payment.ts'
import { useAddress } from '#web/order/order-address.ts'
import { FormNote } from '#web/ui/form-note.tsx'
import { usePayment } from './follow-payment.ts'
import { HelpLine } from './help-line.tsx'
import { LoadingPayment } from './loading-payment.tsx'
import { NoPayment } from './no-payment.tsx'
import { PaidOrder } from './paid-order.tsx'
import { stageOf, waitsForEmail } from './payment-stage.ts'
import { PendingPayment } from './pending-payment.tsx'
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

  const words = payment && stage === 'paid' ? wordsOfPaid(payment) : stage

  useEffect(() => {
    if (words === 'asking') return
    document.title = `${t(`${words}.tab`)} – ${brandName}`
    if (!takesFocus) announce(t(`${words}.title`))
  }, [announce, takesFocus, t, words])

  return (
    <>
      {content()}
      {isUnreachable && (
        <div className="wrap behind">
          <FormNote kind="info">{t('unreachable')}</FormNote>
        </div>
      )}
    </>
  )

  function content(): ReactNode {
    if (stage === 'missing') return <NoPayment why="missing" takesFocus={takesFocus} />
    if (!payment || stage === 'asking') return <LoadingPayment />
    switch (stage) {
      case 'paid':
        return <PaidOrder payment={payment} takesFocus={takesFocus} />
      case 'waiting':
      case 'transfer':
        return <PendingPayment key={stage} stage={stage} payment={payment} takesFocus={takesFocus} />
      case 'returned':
        return <ReturnedPayment payment={payment} takesFocus={takesFocus} />
      default:
        return <UnfinishedPayment key={stage} stage={stage} payment={payment} takesFocus={takesFocus} />
    }
  }
}

function wordsOfPaid(payment: Payment): 'confirmEmail' | 'ordered' | 'paid' {
  if (waitsForEmail(payment)) return 'confirmEmail'
  return payment.method === null ? 'ordered' : 'paid'
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
