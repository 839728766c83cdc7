import type { CheckoutShop, PaymentReply } from '#tests/api/checkout/checkout-shop.ts'
import { domainChoice } from '#tests/api/carts/choices.ts'

/** All that a payment and its order left behind. */
export interface Traces {
  readonly status: string
  readonly discrepancy: string | null
  readonly isVoided: boolean
  readonly isCounted: boolean
  readonly invoices: number
  readonly credits: readonly number[]
  readonly events: readonly string[]
  readonly provisioning: number
  readonly mails: readonly string[]
  readonly refunds: readonly number[]
}

const text = `
  select status, discrepancy, voided_at is not null as "isVoided",
    placed.paid_payment_id is not distinct from payment.id as "isCounted",
    (select count(*)::int from invoices where order_id = placed.id and kind = 'invoice') as "invoices",
    array(select total_cents from invoices where order_id = placed.id and kind = 'credit' order by number) as "credits",
    array(select kind || ' ' || amount_cents from order_events where order_id = placed.id order by id) as "events",
    (select count(*)::int from provisioning_events where order_id = placed.id) as "provisioning",
    array(select template from mails where starts_with(cause, 'order ' || placed.id) order by created_at, cause) as "mails",
    array(select amount_cents from refunds where payment_id = payment.id) as "refunds"
  from payments as payment join orders as placed on placed.id = payment.order_id
  where payment.id = $1`

export async function tracesOf(checkout: Pick<CheckoutShop, 'rowsOf'>, paymentId: string): Promise<Traces> {
  const [traces] = await checkout.rowsOf<Traces>(text, [paymentId])
  if (traces === undefined) throw new Error(`there is no payment ${paymentId}`)
  return traces
}

/** What a payment that was paid leaves behind: each of it once. */
export function paidOnce(totalCents: number): Traces {
  return {
    status: 'paid',
    discrepancy: null,
    isVoided: false,
    isCounted: true,
    invoices: totalCents === 0 ? 0 : 1,
    credits: [],
    events: [`paid ${totalCents}`],
    provisioning: 1,
    mails: ['orderConfirmed'],
    refunds: [],
  }
}

/** What one that was not leaves behind, whatever it is called. */
export function unpaid(status: string, mails: readonly string[] = []): Traces {
  return { ...paidOnce(0), status, isCounted: false, invoices: 0, events: [], provisioning: 0, mails }
}

export interface Started extends PaymentReply {
  readonly id: string
  readonly customerId: string
  readonly cartId: string
  readonly providerId: string
  readonly cents: number
}

let names = 0

/** A customer with a cart and a payment for it that is open at the bank. */
export async function startedPayment(
  checkout: CheckoutShop,
  {
    choices = [domainChoice('d', `naam-${(names += 1)}`)],
    body,
  }: { readonly choices?: readonly object[]; readonly body?: object } = {},
): Promise<Started> {
  const customerId = await checkout.customer()
  await checkout.pool.query('update customers set email_verified_at = now() where id = $1', [customerId])
  const cartId = await checkout.cartOf(customerId, ...choices)
  const reply = await checkout.pay(customerId, cartId, body)
  if (reply.status !== 201) throw new Error(`not started: ${reply.text}`)
  const { id, amount } = reply.body
  return {
    ...reply,
    id,
    customerId,
    cartId,
    providerId: await checkout.providerIdOf(id),
    cents: Math.round(amount * 100),
  }
}

/** As the provider calls it. */
export function webhook({ shop }: CheckoutShop, paymentId: string, providerId: string) {
  return shop.ask('POST', `/api/payments/webhook/${paymentId}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `id=${providerId}`,
  })
}

const tables =
  'carts cart_items orders payments payment_reports refunds invoices order_events deliveries provisioning_events ' +
  'mails jobs customers'

/** All that is stored: equal before and after, nothing happened. */
export async function stateOf(checkout: CheckoutShop): Promise<string> {
  const rows = await Promise.all(
    tables
      .split(' ')
      .map((table) =>
        checkout.rowsOf<{ row: string }>(
          `select (to_jsonb(t) - 'last_request_at')::text as row from ${table} as t order by 1`,
        ),
      ),
  )
  return JSON.stringify(rows)
}
