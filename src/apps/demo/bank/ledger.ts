import type { BankFaults } from './faults.ts'
import { newId } from './ids.ts'
import { methodOf } from './methods.ts'
import type { Webhooks } from './webhooks.ts'
import type { BankOutcome } from '#core/demo/demo-bank.ts'
import { type Cents, cents, sumOf } from '#core/money/money.ts'
import type { PaymentStatus } from '#core/orders/payment-status.ts'
import { fail, ok, type Result } from '#core/result/result.ts'
import type { BankBook } from '#features/demo/repository.ts'
import type { BankPayment, BankRefund, Decision, DemoBankCounter } from '#features/demo/demo-bank.ts'

const next: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  open: ['paid', 'pending', 'authorized', 'failed', 'canceled', 'expired'],
  pending: ['paid', 'failed', 'canceled', 'expired'],
  authorized: ['paid', 'failed', 'canceled', 'expired'],
  paid: [],
  failed: [],
  canceled: [],
  expired: [],
}

export const lateMs = 10_000

export interface Ledger extends Omit<DemoBankCounter, 'troubles' | 'cause'> {
  open(payment: BankPayment): Promise<void>
  refund(id: string, refund: Omit<BankRefund, 'id' | 'createdAt'>): Promise<Result<BankRefund, RefundFault>>
  cancel(id: string): Promise<Result<BankPayment, 'not_found' | 'not_cancelable'>>
}

export type RefundFault = 'not_found' | 'not_paid' | 'too_much' | 'duplicate'

export interface LedgerParts {
  readonly book: BankBook
  readonly clock: () => number
  readonly pace: number
  readonly faults: BankFaults
  readonly webhooks: Webhooks
}

/** Changes the status of payments and sends their webhooks. */
export function createLedger({ book, clock, pace, faults, webhooks }: LedgerParts): Ledger {
  return {
    async open(payment) {
      await book.change('payment', payment.id, () => payment)
      await webhooks.announce(payment.id, { delayMs: payment.expiresAt - clock(), isExpiry: true })
    },

    find,

    async latest(max) {
      const payments = await book.list('payment')
      return payments
        .toSorted((one, other) => other.createdAt - one.createdAt)
        .slice(0, max)
        .map((payment) => (isOverdue(payment) ? withStatus(payment, 'expired') : payment))
    },

    methodName: (method, locale) => methodOf(method)?.names[locale] ?? method,

    outcomesOf(payment) {
      if (payment.status === 'paid') return leftOf(payment) > 0 ? ['refunded', 'chargedBack'] : []
      const between = methodOf(payment.method)?.between
      return outcomesFrom(payment.status).filter(
        (status) => (status !== 'pending' && status !== 'authorized') || status === between,
      )
    },

    async decide(id, outcome, decision = {}) {
      if ((await find(id)) === null) return fail('not_found')
      const changed = await changeIf(id, changeFor(outcome, decision))
      if (changed === null) return fail('too_late')
      if (changed.mandateId !== null) await grantMandate(changed)
      await announce(changed, outcome, decision)
      return ok(changed)
    },

    async refund(id, request) {
      const original = await find(id)
      if (original === null) return fail('not_found')
      const refund: BankRefund = { ...request, id: newId('re'), createdAt: clock() }
      const changed = await changeIf(id, (payment) =>
        refundFault(payment, request) === null ? { ...payment, refunds: [...payment.refunds, refund] } : null,
      )
      if (changed === null) return fail(refundFault(original, request) ?? 'too_much')
      await announce(changed, 'refunded', {})
      return ok(refund)
    },

    async cancel(id) {
      if ((await find(id)) === null) return fail('not_found')
      const changed = await changeIf(id, (payment) => (isCancelable(payment) ? withStatus(payment, 'canceled') : null))
      if (changed === null) return fail('not_cancelable')
      await announce(changed, 'canceled', {})
      return ok(changed)
    },
  }

  /** Current state of a payment; one whose time is over expires here. */
  async function find(id: string): Promise<BankPayment | null> {
    const stored = await book.find('payment', id)
    if (stored === null || !isOverdue(stored)) return stored
    const expired = await changeIf(id, (payment) => (isOverdue(payment) ? withStatus(payment, 'expired') : null))
    if (expired !== null) await announce(expired, 'expired', {})
    return expired ?? book.find('payment', id)
  }

  function isOverdue({ status, expiresAt }: BankPayment): boolean {
    return (status === 'open' || status === 'pending') && clock() >= expiresAt
  }

  /** @returns null if nothing was changed */
  function changeIf(id: string, change: (payment: BankPayment) => BankPayment | null): Promise<BankPayment | null> {
    return book.change('payment', id, (payment) => payment && change(payment))
  }

  function changeFor(
    outcome: BankOutcome | 'open',
    { amount, anyway = false, payerCountry, payerName }: Decision,
  ): (payment: BankPayment) => BankPayment | null {
    return (payment) => {
      if (outcome === 'refunded' || outcome === 'chargedBack') {
        const left = leftOf(payment)
        const back = amount ?? left
        if (payment.status !== 'paid' || back <= 0 || back > left) return null
        return outcome === 'refunded' ? refunded(payment, back) : chargedBack(payment, back)
      }
      if (!anyway && !next[payment.status].includes(outcome)) return null
      if (outcome !== 'paid') return withStatus(payment, outcome)
      const { restrictedTo } = payment
      const payer = payerCountry ?? restrictedTo ?? methodOf(payment.method)?.country ?? null
      // A card from a country other than the one the payment is restricted to is rejected.
      const isAllowed = !restrictedTo || payer === restrictedTo
      if (!isAllowed) return withStatus(payment, 'failed')
      return { ...withStatus(payment, 'paid'), payerCountry: payer, ...(payerName !== undefined && { payerName }) }
    }
  }

  function withStatus(payment: BankPayment, status: PaymentStatus): BankPayment {
    const allowsMore = status === 'paid' && payment.sequenceType === 'first' && payment.mandateId === null
    return {
      ...payment,
      status,
      before: payment.status,
      changedAt: clock(),
      mandateId: allowsMore ? newId('mdt') : payment.mandateId,
    }
  }

  function refunded(payment: BankPayment, amount: Cents): BankPayment {
    const refund = { id: newId('re'), amount, description: payment.description, metadata: null, createdAt: clock() }
    return { ...payment, refunds: [...payment.refunds, refund] }
  }

  async function grantMandate({ customerId, mandateId, method }: BankPayment): Promise<void> {
    const kind = methodOf(method)?.mandate
    if (customerId === null || mandateId === null || !kind) return
    await book.change('customer', customerId, (customer) =>
      customer === null || customer.mandates.some(({ id }) => id === mandateId)
        ? null
        : { ...customer, mandates: [...customer.mandates, { id: mandateId, method: kind, createdAt: clock() }] },
    )
  }

  async function announce({ id }: BankPayment, outcome: BankOutcome | 'open', { webhook = 'atOnce' }: Decision) {
    if (outcome === 'open' || outcome === 'pending' || webhook === 'never' || faults.losesWebhooks) return
    const delayMs = (faults.webhookDelayMs + (webhook === 'late' ? lateMs : 0)) * pace
    const copies = webhook === 'twice' ? 2 : faults.webhookCopies
    for (let copy = 0; copy < copies; copy += 1) await webhooks.announce(id, { delayMs })
  }
}

export function refundedOf({ refunds }: BankPayment): Cents {
  return sumOf(refunds.map(({ amount }) => amount))
}

/** Amount that can still be refunded. */
export function leftOf(payment: BankPayment): Cents {
  return cents(payment.amount - refundedOf(payment) - payment.chargedBack)
}

export function isCancelable({ status, method }: BankPayment): boolean {
  return (status === 'open' || status === 'authorized') && methodOf(method)?.isCancelable === true
}

function chargedBack(payment: BankPayment, amount: Cents): BankPayment {
  return { ...payment, chargedBack: cents(payment.chargedBack + amount) }
}

function outcomesFrom(status: PaymentStatus): readonly Exclude<PaymentStatus, 'open'>[] {
  return next[status].filter((outcome) => outcome !== 'open')
}

function refundFault(
  payment: BankPayment,
  { amount, description }: Pick<BankRefund, 'amount' | 'description'>,
): RefundFault | null {
  if (payment.status !== 'paid') return 'not_paid'
  if (amount > leftOf(payment)) return 'too_much'
  const isSame = (refund: BankRefund) => refund.amount === amount && refund.description === description
  return payment.refunds.some(isSame) ? 'duplicate' : null
}
