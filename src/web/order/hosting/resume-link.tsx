import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAnnouncer } from '#web/cart/announcer.tsx'
import { keptStep } from '#web/order/kept-choices.ts'
import { OrderLink } from '#web/order/order-link.tsx'

/** The cart button always opens this step, so offer a link to the furthest step reached. */
export function ResumeLink() {
  const t = useTranslations('orderHosting')
  const steps = useTranslations('order.steps')
  const [step] = useState(keptStep)
  const reminder = step && t('wasAt', { step: steps(step === 'orderAccount' ? 'account' : 'payment') })
  const announce = useAnnouncer()
  useEffect(() => {
    if (reminder) announce(reminder)
  }, [reminder, announce])
  if (step === undefined) return null
  return (
    <p className="resume-link">
      {reminder}{' '}
      <OrderLink to={step} className="link">
        {t('goOn')}
      </OrderLink>
    </p>
  )
}
