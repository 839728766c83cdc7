import { useCallback } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Payment } from '#web/api/payments.ts'
import { dayText } from './order-facts.tsx'

type Transfer = NonNullable<NonNullable<Payment['order']>['deliveries'][number]['transfer']>

export interface TransferWords {
  /** Defaults to the title of the delivery state. */
  readonly title?: string
  readonly text: string
  /** The buyer has to send us the transfer code. */
  readonly asksCode?: boolean
}

/**
 * Explains the next step of a transfer.
 * @returns null if there is nothing to add to "in progress"
 */
export function useTransferWords(): (name: string, transfer: Transfer) => TransferWords | null {
  const t = useTranslations('transfers')
  const locale = useLocale()
  return useCallback(
    (name, { step, family, until }) => {
      switch (step) {
        case 'code_needed':
        case 'code_wrong': {
          const text =
            step === 'code_needed'
              ? [t(`code.${family}`), t(`steps.${step}`)]
              : [t(`steps.${step}`), t(`code.${family}`)]
          return { title: t(`titles.${step}`, { name }), text: text.join(' '), asksCode: true }
        }
        case 'locked': {
          const early = family === 'generic' ? ` ${t('steps.lockedEarly')}` : ''
          return { title: t('titles.locked', { name }), text: `${t('steps.locked')}${early}` }
        }
        case 'holder':
          return { title: t('titles.holder', { name }), text: t('steps.holder') }
        case 'provider': {
          const text = until === null ? t('steps.provider') : t('steps.providerUntil', { day: dayText(until, locale) })
          return { title: t('titles.provider', { name }), text }
        }
        case 'refused':
        case 'free':
          return { text: t(`steps.${step}`) }
        default:
          return null
      }
    },
    [locale, t],
  )
}
