import { useCallback } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { brand } from '#site/brand.ts'
import type { Payment } from '#web/api/payments.ts'
import { dayText } from '#web/order/complete/day-text.ts'
import { useSiteLocale } from '#web/order/order-context.ts'

export type Order = NonNullable<Payment['order']>
export type Delivery = Order['deliveries'][number]

interface DeliveryWords {
  readonly title: string
  readonly text: string
}

/** What is to be said of a thing that was ordered. */
export function useDeliveryWords(): (delivery: Delivery) => DeliveryWords {
  const t = useTranslations('complete.steps')
  const locale = useLocale()
  const portal = brand.portalName[useSiteLocale()]
  return useCallback(
    ({ kind, state, name, title, heldFor, heldUntil }) => {
      const about = { name, title, portal }
      const words = (text: string) => ({ title: t(`${kind}.${state}`, about), text })
      if (state === 'failed') return words(t(kind === 'movingService' ? 'failedFree' : 'failedText'))
      if (state !== 'held') return words(t(`${kind}.${state === 'done' ? 'doneText' : 'busyText'}`, about))
      if (heldFor === 'withdrawal_period' && heldUntil !== null) {
        return words(t('withdrawalUntil', { day: dayText(heldUntil, locale) }))
      }
      return words(t(`heldFor.${heldFor ?? 'other'}`))
    },
    [locale, portal, t],
  )
}
