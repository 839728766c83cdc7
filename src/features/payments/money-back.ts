import { type Cents, cents } from '#core/money/money.ts'
import type { Consequence, Settlement } from '#core/orders/payment-settlement.ts'
import type { OrderEnd } from '#core/orders/order-ends.ts'
import type { MailData } from '#features/emails/mail-data.ts'
import { issueCreditNote } from '#features/invoices/issue-invoice.ts'
import { endByMoneyBack } from '#features/deliveries/end-lines.ts'
import type { OrderRecord } from '#features/orders/repository.ts'
import type { Stores } from '#features/stores.ts'
import type { StoredPayment } from './payment.ts'

/** Retries for about a month. */
const maxRefundAttempts = 750

/** Refunds, once, a payment that came after another one had paid the order. */
export async function refundDuplicate(stores: Stores, payment: StoredPayment, amount: Cents): Promise<void> {
  const { payments, jobs, orders } = stores
  const refundId = await payments.addRefund(payment.id, amount)
  if (refundId === null) return
  const key = `refund ${refundId}`
  await jobs.add({ task: 'refund_payment', payload: { refundId }, key, maxAttempts: maxRefundAttempts })
  const order = await orders.find(payment.orderId)
  if (order === null) return
  await mailMoneyBack(stores, order, { amount, reason: 'paid_duplicate', mark: payment.id, creditNote: null, ends: [] })
}

/** Books a refund or charge-back of a paid order, with a credit note for the buyer. */
export async function creditMoneyBack(
  stores: Stores,
  { orderId, amount: paid, now: at }: StoredPayment,
  { reason, amount, inAll }: Extract<Consequence, { readonly kind: 'money_back' }>,
  { refunded, chargedBack }: Settlement,
): Promise<void> {
  const order = await stores.orders.find(orderId)
  if (order === null) return
  const mark = String(inAll)
  await stores.orders.addEvent({ orderId, kind: reason, amount, mark, at })
  const ends = await endByMoneyBack(stores, order, { reason, amount, inAll: cents(refunded + chargedBack), paid, at })
  const creditNote = await issueCreditNote(stores, order, { refundedInAll: cents(refunded + chargedBack), at })
  await mailMoneyBack(stores, order, { amount, reason, mark, creditNote, ends })
}

interface MoneyBack extends Pick<MailData['paymentRefunded'], 'reason' | 'creditNote'> {
  readonly ends: readonly OrderEnd[]
  readonly amount: Cents
  /** Distinguishes this refund from earlier ones of the order. */
  readonly mark: string
}

/** Mails the buyer about each refund and charge-back. */
async function mailMoneyBack(
  { mails }: Stores,
  { id, number: orderNumber, snapshot, email, language, customerId }: OrderRecord,
  { amount, reason, mark, creditNote, ends }: MoneyBack,
): Promise<void> {
  await mails.add({
    cause: `order ${id} ${reason} ${mark}`,
    template: 'paymentRefunded',
    data: {
      orderNumber,
      amountCents: amount,
      reason,
      creditNote,
      firstName: snapshot.buyer.firstName,
      ends: ends.map(({ line, lastDay, reason: why }) => ({
        title: line.title[language],
        name: line.name,
        endsOn: lastDay,
        reason: why,
      })),
    },
    to: email,
    language,
    customerId,
  })
}
