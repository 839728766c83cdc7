import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { brand } from '#site/brand.ts'
import { useAnnouncer } from '#web/cart/announcer.tsx'
import { AskingPage } from '#web/order/complete/asking-page.tsx'
import { NoPayment } from '#web/order/complete/no-payment.tsx'
import { PaidOrder } from '#web/order/complete/paid-order.tsx'
import { stageOf } from '#web/order/complete/payment-stage.ts'
import { ReturnedPayment } from '#web/order/complete/returned-payment.tsx'
import { UnfinishedPayment } from '#web/order/complete/unfinished-payment.tsx'
import { usePayment } from '#web/order/complete/use-payment.ts'
import { WaitingPayment } from '#web/order/complete/waiting-payment.tsx'
import { keptPayment } from '#web/order/kept-payment.ts'
import { useAddress } from '#web/order/order-address.ts'
import { FormNote } from '#web/ui/form-note.tsx'

/** Where a buyer comes back to: how the payment stands, and how far the order is. With or without a cart. */
export function CompletePage() {
  // Whoever comes back without an id comes from the last payment begun in this window.
  const id = useAddress(() => new URLSearchParams(location.search).get('payment') || keptPayment(), null)
  return id === null ? <NoPayment why="none" /> : <PaymentPage key={id} id={id} />
}

function PaymentPage({ id }: { readonly id: string }) {
  const t = useTranslations('complete')
  const announce = useAnnouncer()
  const { payment, isMissing, isUnreachable } = usePayment(id)
  const stage = isMissing ? 'missing' : payment ? stageOf(payment) : 'asking'
  const [first, setFirst] = useState(stage)
  if (first === 'asking' && stage !== 'asking') setFirst(stage)
  // The first answer is said where people are; whatever takes its place leads them to its heading.
  const isLed = first !== 'asking' && stage !== first

  const words = stage === 'paid' && payment?.method === null ? 'ordered' : stage

  useEffect(() => {
    if (words === 'asking') return
    document.title = `${t(`${words}.tab`)} – ${brand.name}`
    if (!isLed) announce(t(`${words}.title`))
  }, [announce, isLed, t, words])

  return (
    <>
      {stage === 'missing' ? (
        <NoPayment why="missing" isLed={isLed} />
      ) : !payment || stage === 'asking' ? (
        <AskingPage />
      ) : stage === 'paid' ? (
        <PaidOrder payment={payment} isLed={isLed} />
      ) : stage === 'waiting' || stage === 'transfer' ? (
        <WaitingPayment key={stage} stage={stage} payment={payment} isLed={isLed} />
      ) : stage === 'returned' ? (
        <ReturnedPayment payment={payment} isLed={isLed} />
      ) : (
        <UnfinishedPayment key={stage} stage={stage} payment={payment} isLed={isLed} />
      )}
      {isUnreachable && (
        <div className="wrap behind">
          <FormNote kind="info">{t('unreachable')}</FormNote>
        </div>
      )}
    </>
  )
}
