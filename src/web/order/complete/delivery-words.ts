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
    (delivery) => {
      const { kind, state, name, title, heldUntil } = delivery
      const about = { name, title, portal }
      return { title: t(`${kind}.${state}`, about), text: textOf(delivery) }

      function textOf({ heldFor }: Delivery): string {
        if (state === 'failed') return t(kind === 'movingService' ? 'failedFree' : 'failedText')
        if (state !== 'held') return t(`${kind}.${state === 'done' ? 'doneText' : 'busyText'}`, about)
        if (heldFor === 'withdrawal_period' && heldUntil !== null) {
          return t('withdrawalUntil', { day: dayText(heldUntil, locale) })
        }
        return t(`heldFor.${heldFor ?? 'other'}`)
      }
    },
    [locale, portal, t],
  )
}
