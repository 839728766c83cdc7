import { Unavailable } from '#core/result/unavailable.ts'
import { ibanOf } from '#core/partners/iban.ts'
import {
  paymentPollDelayMs,
  type Consequence,
  isNews,
  type Settlement,
  settlementOf,
} from '#core/orders/payment-settlement.ts'
import type { Buyer } from '#core/orders/order.ts'
import { isUnderWay } from '#core/orders/payment-status.ts'
import { basisOf, contradictionsOf } from '#core/tax/vat-evidence.ts'
import { visitorVatRate } from '#core/tax/vat-rate.ts'
import type { Deps } from '#features/deps.ts'
import type { Stores } from '#features/stores.ts'
import { awaitRequestSlot, type SyncContext } from './payment-sync.ts'
import { creditMoneyBack, refundDuplicate } from './money-back.ts'
import type { PaymentMeans } from '#platform/clients/payment-provider.ts'
import type { ReportSource, StoredPayment } from './payment.ts'
import { type ProviderPayment, ProviderRefusal, type Turn } from '#platform/clients/payment-provider.ts'
import { payOrder } from './pay-order.ts'
import { attachPayment } from './send-payment.ts'

/** Dependencies for settling a payment: commands of operators have no others. */
export type SettlingDeps = Pick<
  Deps,
  'payments' | 'payTransaction' | 'provider' | 'seller' | 'buyerKeys' | 'log' | 'findAnnounced'
>

/** Settlements that an operator has to look into. */
type PaymentAlert = 'mismatch' | 'paid_twice' | 'charged_back' | 'coupon_late'

const alertTexts: Readonly<Record<PaymentAlert, string>> = {
  mismatch: 'A payment is not as requested: nothing was released.',
  paid_twice: 'An order was paid twice: the second payment is refunded.',
  charged_back: 'A payment was charged back.',
  coupon_late: 'An order was paid after its use of a capped coupon was free again: it keeps the price and is counted.',
}

/**
 * Asks the provider about a payment and applies the answer. The caller holds a request slot.
 *
 * @returns whether the payment may have changed
 */
export async function settlePayment(
  deps: SettlingDeps,
  paymentId: string,
  source: ReportSource,
  { announcedId, payment: copy }: SyncContext = {},
): Promise<boolean> {
  const { payments, payTransaction, provider, log } = deps
  // A payment without the provider's id may have been sent since it was read.
  const payment = copy?.providerId ? copy : await payments.find(paymentId)
  if (payment === null) return false
  const report = await (payment.providerId === null
    ? attachedReport(deps, paymentId, announcedId)
    : findAtProvider(deps, payment.providerId, () => awaitRequestSlot(payments, paymentId)))
  if (report === null) {
    if (payment.providerId !== null) {
      log.alert('payment', 'The provider does not know a payment.', { paymentId, payment: payment.providerId })
    }
    return false
  }
  if (report.mode !== provider.mode) {
    log.alert('payment', 'A payment has the wrong mode.', { paymentId, mode: report.mode })
    return false
  }
  // Most reports bring no news and need no lock. The copy may be old, but a payment never returns to an earlier state.
  if (!isNews(payment, settlementOf(payment, report))) return payment.providerId === null
  const alerts = await payTransaction((stores) => applyReport(stores, deps, paymentId, report, source))
  for (const alert of alerts) {
    const { orderNumber } = payment
    log.alert('payment', alertTexts[alert], { paymentId, payment: report.id, orderNumber })
  }
  return true
}

/**
 * Attaches the payment that a webhook named before the provider's id was stored, if the provider confirms that it is ours.
 *
 * @returns null if it does not, or if the attempt has another payment
 */
async function attachedReport(
  deps: SettlingDeps,
  paymentId: string,
  announcedId: string | undefined,
): Promise<ProviderPayment | null> {
  const payment = announcedId === undefined ? null : await deps.findAnnounced(announcedId)
  if (!payment || payment.paymentId !== paymentId || payment.mode !== deps.provider.mode) return null
  const { providerId } = await attachPayment(deps, paymentId, payment)
  return providerId === payment.id ? payment : null
}

/** Handles a refusal of the provider as an outage, with an alert because an operator has to act. */
export async function findAtProvider(
  { provider, log }: Pick<Deps, 'provider' | 'log'>,
  providerId: string,
  turn?: Turn,
): Promise<ProviderPayment | null> {
  try {
    return await provider.find(providerId, turn)
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    log.alert('payment_provider', 'The provider refuses to answer about a payment.', {
      payment: providerId,
      reason: error.message,
    })
    throw new Unavailable('payment_provider_unavailable', { cause: error })
  }
}

/** Applies a report and all its consequences once, however many callers received it. */
async function applyReport(
  stores: Stores,
  { seller, buyerKeys }: SettlingDeps,
  paymentId: string,
  report: ProviderPayment,
  source: ReportSource,
): Promise<readonly PaymentAlert[]> {
  const payment = await stores.payments.lock(paymentId)
  if (payment === null) return []
  const settlement = settlementOf(payment, report)
  if (!isNews(payment, settlement)) return []
  const means = await writeDown(stores, payment, settlement, report)
  const { payerAccount = '', payerName = null, kept: _kept, ...body } = report
  const fingerprint = `${report.status} ${report.refunded} ${report.chargedBack}`
  await stores.payments.addReport(paymentId, { fingerprint, source, body })
  const iban = ibanOf(payerAccount)
  if (iban !== null) await stores.payments.markIfPaidByPartner(paymentId, iban)
  const alerts = settlement.consequences.flatMap(alertOf)
  for (const consequence of settlement.consequences) {
    if (consequence.kind === 'order_paid') {
      const keysOf = (buyer: Buyer) => buyerKeys.of(buyer, iban)
      await keepTaxEvidence(stores, payment, report)
      const { orderId, now: at } = payment
      const { isCouponLate } = await payOrder(stores, { orderId, paymentId, at, means, payerName, seller, keysOf })
      if (isCouponLate) alerts.push('coupon_late')
    }
    if (consequence.kind === 'paid_twice') await refundDuplicate(stores, payment, consequence.rest)
    if (consequence.kind === 'unfinished') await mailUnfinished(stores, payment, consequence.status)
    if (consequence.kind === 'money_back') await creditMoneyBack(stores, payment, consequence, settlement)
  }
  return alerts
}

/** Stores the evidence for the tax with the order. Contradictions change nothing for the buyer. */
async function keepTaxEvidence(
  { orders, taxEvidence }: Stores,
  { orderId }: StoredPayment,
  { payer, restrictedTo, checkoutCountry }: ProviderPayment,
): Promise<void> {
  const order = await orders.find(orderId)
  if (order === null) return
  const { customerId, snapshot, countryNow: addressWhenPaid } = order
  const { buyer, exemption, totals } = snapshot
  const basis = basisOf(buyer, {
    exemption,
    isHomeRate: totals.vatRate === visitorVatRate,
    restrictedTo: restrictedTo ?? null,
  })
  const { country: address, vatNumber } = buyer
  const evidence = {
    basis,
    address,
    addressWhenPaid,
    restrictedTo: restrictedTo ?? null,
    payer: payer?.country ?? null,
    checkout: checkoutCountry ?? null,
  }
  const contradictions = contradictionsOf(evidence)
  const payerFrom = payer?.from ?? null
  await taxEvidence.add(orderId, { ...evidence, payerFrom, contradictions, customerId, vatNumber })
}

function writeDown(
  { payments }: Stores,
  payment: StoredPayment,
  { status, discrepancy, refunded, chargedBack }: Settlement,
  { method, providerCustomerId, mandateId, failureReason }: ProviderPayment,
): Promise<PaymentMeans> {
  const isSettled = status !== payment.status && !isUnderWay(status)
  const pollDelayMs = paymentPollDelayMs(status, isSettled ? 0 : payment.ageMs)
  const means = { method, providerCustomerId, mandateId }
  const change = { status, discrepancy, refunded, chargedBack, means, failureReason, isSettled, pollDelayMs }
  return payments.change(payment.id, change)
}

/** The e-mail lets the buyer retry the payment, even on another device. */
async function mailUnfinished(
  { orders, mails }: Stores,
  { id: paymentId, orderId, siteLocale, amount: amountCents }: StoredPayment,
  status: 'failed' | 'expired',
): Promise<void> {
  const order = await orders.find(orderId)
  if (order === null) return
  const { number: orderNumber, snapshot, email, language, customerId } = order
  const { firstName } = snapshot.buyer
  await mails.add({
    cause: `order ${orderId} unfinished ${paymentId}`,
    template: 'paymentUnfinished',
    data: { orderNumber, paymentId, siteLocale, status, amountCents, firstName },
    to: email,
    language,
    customerId,
  })
}

function alertOf(consequence: Consequence): readonly PaymentAlert[] {
  if (consequence.kind === 'mismatch' || consequence.kind === 'paid_twice') return [consequence.kind]
  return consequence.kind === 'money_back' && consequence.reason === 'charged_back' ? ['charged_back'] : []
}
