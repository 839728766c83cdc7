import { findAtProvider } from './find-at-provider.ts'
import { checkpoint } from '#services/basics/checkpoint.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'
import type { PaymentAlert, ReportSource } from './payments-port.ts'

const words: Readonly<Record<PaymentAlert, string>> = {
  mismatch: 'is paid, but not as asked: nothing was released',
  paid_twice: 'was paid though another payment was first: it goes back',
  charged_back: 'was charged back',
}

/** Asks the provider how a payment is and takes the answer in: the same for whoever had a reason to ask. */
export async function settlePayment(
  desk: Pick<PaymentDependencies, 'payments' | 'provider' | 'alert'>,
  paymentId: string,
  source: ReportSource,
): Promise<void> {
  const { payments, provider, alert } = desk
  const payment = await payments.find(paymentId)
  if (payment === null || payment.providerId === null) return
  const report = await findAtProvider(desk, payment.providerId)
  checkpoint('wh.fetched')
  if (report === null) return alert(`ALERT payment ${paymentId}: the provider does not know ${payment.providerId}`)
  if (report.mode !== provider.mode) return alert(`ALERT payment ${paymentId} is a ${report.mode} payment`)
  for (const each of await payments.settle(paymentId, report, source)) {
    alert(`ALERT payment ${paymentId} (${payment.providerId}) of order ${payment.orderNumber} ${words[each]}`)
  }
}
