import { useTranslations } from 'use-intl'
import type { PaymentMethod } from '#web/api/payments.ts'

/** What stands at the end of a row: names only, until there are official marks. */
export const methodMarks = {
  ideal: ['iDEAL | Wero'],
  creditcard: ['VISA', 'Mastercard'],
  paypal: ['PayPal'],
  bancontact: ['Bancontact'],
  banktransfer: ['IBAN'],
  klarna: ['Klarna'],
  kbc: ['KBC', 'CBC'],
  belfius: ['Belfius'],
  eps: ['EPS'],
  trustly: ['Trustly'],
} as const

export type KnownMethod = keyof typeof methodMarks

export function isKnownMethod(id: string): id is KnownMethod {
  return Object.hasOwn(methodMarks, id)
}

/** What we call a way to pay; one we do not know is called what the provider calls it. */
export function useMethodName(): (method: Pick<PaymentMethod, 'id' | 'name'>) => string {
  const t = useTranslations('payment.methods')
  return ({ id, name }) => (isKnownMethod(id) ? t(`${id}.name`) : name)
}
