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
import { awaitTurn, type SyncHints } from './coalesced-payment-sync.ts'
import { creditMoneyBack, refundDuplicate } from './money-back.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'
import type { OrderStores, PaymentMeans, ReportSource, StoredPayment } from './payment-ports.ts'
import { type ProviderPayment, ProviderRefusal, type Turn } from '#platform/clients/payment-provider.ts'
import { payOrder } from './pay-order.ts'
import { attachPayment } from '#features/checkout/send-payment.ts'

type SettleDependencies = Pick<
  PaymentDependencies,
  'payments' | 'transaction' | 'provider' | 'seller' | 'buyerKeysOf' | 'log'
> &
  Partial<Pick<PaymentDependencies, 'findUnknown'>>

/** Something that a person should look into. */
type PaymentAlert = 'mismatch' | 'paid_twice' | 'charged_back'

const alertTexts: Readonly<Record<PaymentAlert, string>> = {
  mismatch: 'A payment is not as requested: nothing was released.',
  paid_twice: 'An order was paid twice: the second payment is refunded.',
  charged_back: 'A payment was charged back.',
}

/**
 * Asks the provider how a payment is and applies the answer: the same for whoever had a reason to ask. Resolves to whether
 * that may have changed the payment.
 */
export async function settlePayment(
  dependencies: SettleDependencies,
  paymentId: string,
  source: ReportSource,
  { named, known }: SyncHints = {},
): Promise<boolean> {
  const { payments, transaction, provider, log } = dependencies
  // One that the provider did not have may have been sent meanwhile.
  const payment = known?.providerId ? known : await payments.find(paymentId)
  if (payment === null) return false
  const report = await (payment.providerId === null
    ? attachedReport(dependencies, paymentId, named)
    : findAtProvider(dependencies, payment.providerId, () => awaitTurn(payments, paymentId)))
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
  // Most reports bring no news: for those nothing is locked. What was read may be old, but payments only move on.
  if (!isNews(payment, settlementOf(payment, report))) return payment.providerId === null
  const alerts = await transaction((stores) => applyReport(stores, dependencies, paymentId, report, source))
  for (const each of alerts) {
    const { orderNumber } = payment
    log.alert('payment', alertTexts[each], { paymentId, payment: report.id, orderNumber })
  }
  return true
}

/**
 * News came before the provider answered our request, or instead: what they name is ours if the provider says so. Null:
 * it does not, or another one is.
 */
async function attachedReport(
  dependencies: SettleDependencies,
  paymentId: string,
  named: string | undefined,
): Promise<ProviderPayment | null> {
  const found = (named !== undefined && (await dependencies.findUnknown?.(named))) || null
  if (found === null || found.paymentId !== paymentId || found.mode !== dependencies.provider.mode) return null
  const { providerId } = await attachPayment(dependencies, paymentId, found)
  return providerId === found.id ? found : null
}

/** A provider that refuses to talk to us is as good as away; but somebody has to do something about it. */
export async function findAtProvider(
  { provider, log }: Pick<PaymentDependencies, 'provider' | 'log'>,
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

/** What the provider says, and all that follows from it, happens once, whoever else hears the same. */
async function applyReport(
  stores: OrderStores,
  { seller, buyerKeysOf }: Pick<PaymentDependencies, 'seller' | 'buyerKeysOf'>,
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
  for (const consequence of settlement.consequences) {
    if (consequence.kind === 'order_paid') {
      const keysOf = (buyer: Buyer) => buyerKeysOf(buyer, iban)
      await keepTaxEvidence(stores, payment, report)
      const { orderId, now: at } = payment
      await payOrder(stores, { orderId, paymentId, at, means, payerName, seller, keysOf })
    }
    if (consequence.kind === 'paid_twice') await refundDuplicate(stores, payment, consequence.rest)
    if (consequence.kind === 'unfinished') await mailUnfinished(stores, payment, consequence.status)
    if (consequence.kind === 'money_back') await creditMoneyBack(stores, payment, consequence, settlement)
  }
  return settlement.consequences.flatMap(alertOf)
}

/** What the tax rests on is kept with the order. What speaks against it changes nothing for the buyer. */
async function keepTaxEvidence(
  { orders, taxEvidence }: OrderStores,
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
  { payments }: OrderStores,
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

/** From this mail the buyer can try again, also on another device. */
async function mailUnfinished(
  { orders, mails }: OrderStores,
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
