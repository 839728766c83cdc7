import { useEffect, useEffectEvent, useState } from 'react'
import type { Customer } from '#web/account/own-customer.ts'
import { read } from '#web/api/account-calls.ts'
import { type Payment, readPayment } from '#web/api/payments.ts'
import { lastPaymentId } from '#web/order/last-payment.ts'
import { useSiteLocale } from '#web/order/order-context.ts'

/**
 * The previous payment for this cart, for buyers who navigate back from the bank.
 * @returns null while loading
 */
export function useEarlierPayment(cartId: string | null): Payment | undefined | null {
  const locale = useSiteLocale()
  const [id] = useState(lastPaymentId)
  const [payment, setPayment] = useState<Payment | null>()

  useEffect(() => {
    if (id !== null) void readPayment(id, { locale }).then(setPayment)
  }, [id, locale])

  if (id !== null && payment === undefined) return null
  return payment?.order?.own?.cartId === cartId ? (payment ?? undefined) : undefined
}

const pauseMs = 4000

/** Polls for changes made elsewhere: the result of a VAT check, or the confirmation of the e-mail address. */
export function useNews(awaited: 'vatState' | 'emailVerified' | false, onNews: (customer: Customer) => void): void {
  const tell = useEffectEvent(onNews)

  useEffect(() => {
    if (!awaited) return
    async function ask(field: 'vatState' | 'emailVerified'): Promise<void> {
      const answer = await read<Customer>('/customer')
      const value = answer.ok && answer.body[field]
      if (answer.ok && value && value !== 'unknown') tell(answer.body)
    }
    const timer = setInterval(() => void ask(awaited), pauseMs)
    return () => clearInterval(timer)
  }, [awaited])
}
