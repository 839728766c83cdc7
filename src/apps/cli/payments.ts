import { createLog } from '#platform/telemetry/log.ts'
import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { createBuyerKeys } from '#features/customers/buyer-keys.ts'
import { createOrderSeal } from '#features/payments/order-seals.ts'
import { createPasswords } from '#features/customers/argon2-passwords.ts'
import { createPaymentComparison } from '#features/orders/number-series.ts'
import { createPayments } from '#features/payments/payments.ts'
import { createTaxEvidence } from '#features/orders/tax-evidence.ts'
import { createUnitOfWork } from '#apps/shop/unit-of-work.ts'
import { createPriceReleases } from '#features/prices/repository.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { priceListOf, withPriceList } from '#core/catalogue/price-list.ts'
import { foldPrices } from '#core/catalogue/price-releases.ts'
import { connectPaymentProvider } from '#apps/shop/external-services.ts'
import { secretsOf } from '#apps/shop/secrets.ts'
import { readConfig } from '#platform/config/config.ts'
import { textTableOf } from '#core/text/text-table.ts'
import { decimalOf, percentageOf } from '#core/money/money.ts'
import type { Contradiction } from '#core/tax/vat-evidence.ts'
import {
  type ComparedPayment,
  comparePayments,
  takeOverPayment,
  type TakeOverRefusal,
} from '#features/payments/lost-payments.ts'
import type { PaymentComparison } from '#features/payments/payment-ports.ts'
import type { PaymentProvider } from '#platform/clients/payment-provider.ts'
import { brand } from '#site/brand.ts'
import { type Call, type Noun, show, UsageProblem } from './command.ts'
import { sinceOf } from './moments.ts'
import { withDatabase } from './operator-database.ts'

export const payments: Noun = {
  about: 'Payments that only the provider knows, and evidence against a VAT rate',
  verbs: {
    compare: {
      about:
        'payments that the provider knows and we do not, of the last seven days or since <since>: 2026-11-15 or 2026-11-15T12:00Z',
      kind: 'shows',
      arguments: ['[<since>]'],
      run(call) {
        const since = sinceOf('<since>', call.optionalArgument('since'), comparedDays)
        return withProvider(call, (parts) => compare(call, parts, since))
      },
    },
    'take-over': {
      about: 'makes the order of one of them (tr_…) and settles it, or of all that compare finds',
      kind: 'changes',
      arguments: ['<payment or all>', '[<since>]'],
      run(call) {
        const which = call.argument('payment or all')
        const since = sinceOf('<since>', call.optionalArgument('since'), comparedDays)
        if (which === 'all') return withProvider(call, (parts) => takeOverAll(parts, since))
        if (!/^tr_\w{1,100}$/.test(which)) throw new UsageProblem(`"${which}" is no payment: tr_…`)
        return withProvider(call, (parts) => takeOver(parts, which))
      },
    },
    contradictions: {
      about: 'orders whose payment speaks against their VAT',
      kind: 'shows',
      run: (call) => withDatabase(call, (pool) => listContradictions(call, pool)),
    },
    'settle-contradiction': {
      about: 'takes an order off that list, with a note of what was found',
      kind: 'changes',
      arguments: ['<order>', '<note>…'],
      unrecorded: ['note'],
      run: (call) =>
        withDatabase(call, (pool) => settleContradiction(pool, call.argument('order'), call.argument('note'))),
    },
  },
}

const kindTexts: Readonly<Record<ComparedPayment['kind'], string>> = {
  lost: 'paid, not known here: take it over',
  open: 'not known here, may be paid yet: compare again later',
  unsettled: 'known here as unpaid: settles by itself, or take it over',
  foreign: 'not made by this shop: whoever shares the account at the provider knows',
}

const byHand = 'Refund it at the provider, and ask the buyer to order again'
const reasons: Readonly<Record<TakeOverRefusal, string>> = {
  unknown: 'The provider does not know it, or it is of another mode (test, live).',
  foreign: 'It carries no id of ours: another system made it. Leave it alone.',
  unpaid: 'It is not paid. There is nothing to take over; compare again later.',
  returned: 'Its money went back already. There is nothing left to do.',
  unreadable: `Its order cannot be read: it was too long to keep at the provider, another release sealed it, or its secret is gone (then put the old AUTH_SECRET behind the new one and try again). ${byHand}.`,
  collision: `Its order number belongs to another order here. ${byHand}.`,
  stranger: `Its buyer is gone, and somebody registered the address without confirming it. Have the buyer confirm it and try again. Otherwise: ${byHand.toLowerCase()}.`,
}

interface Provider {
  readonly provider: PaymentProvider
  readonly comparison: PaymentComparison
  readonly pool: Pool
}

const spokenAgainst: Readonly<Record<Contradiction, string>> = {
  restriction: 'the provider did not hold the payment to the country of the address',
  payer: 'the card or account is of another country',
  checkout: 'the provider saw the buyer in another country',
  address: 'the address was changed to another country before it was paid',
}

const maxListed = 500
const comparedDays = 7

/** Alerts are printed to the operator's terminal. */
const log = createLog({ write: (line) => process.stderr.write(line), isTerminal: true })

function withProvider(call: Call, work: (parts: Provider) => Promise<number>): Promise<number> {
  return withDatabase(call, async (pool) => {
    await using resources = new AsyncDisposableStack()
    const { provider } = await connectPaymentProvider(readConfig(), { pool, log }, resources)
    // Awaited, so that the demo bank is closed afterwards.
    return await work({ provider, comparison: createPaymentComparison(pool), pool })
  })
}

/** @returns exit code 1 if an operator has to act */
async function listContradictions(call: Call, pool: Pool): Promise<number> {
  const orders = await createTaxEvidence(pool).open(maxListed)
  const rows = orders.map((order) => [
    order.orderNumber,
    order.paidAt.toISOString().slice(0, 10),
    decimalOf(order.total),
    `${percentageOf(order.vatRate)} %`,
    order.basis,
    order.address,
    order.payer === null ? (order.checkout ?? '') : `${order.payer} (${order.payerFrom})`,
    order.contradictions.map((each) => spokenAgainst[each]).join('; '),
  ])
  const header = ['order', 'paid', 'total', 'VAT', 'rests on', 'address', 'paid from', 'what contradicts it']
  show(call, orders, () =>
    rows.length === 0 ? 'No payment speaks against the VAT of its order.' : textTableOf([header, ...rows]),
  )
  return rows.length === 0 ? 0 : 1
}

async function settleContradiction(pool: Pool, orderNumber: string, note: string): Promise<number> {
  const isSettled = await createTaxEvidence(pool).settle(orderNumber, note.slice(0, 500))
  console.log(isSettled ? `${orderNumber} is off the list.` : `${orderNumber} is not on the list.`)
  return isSettled ? 0 : 1
}

/** @returns exit code 1 if an operator has to act */
async function compare(call: Call, parts: Provider, since: Date): Promise<number> {
  const compared = await comparePayments(parts, since)
  const rows = compared.map(({ kind, payment }) => [
    payment.id,
    payment.createdAt.toISOString(),
    payment.status,
    decimalOf(payment.amount),
    payment.kept.orderNumber ?? '',
    kindTexts[kind],
  ])
  const header = ['payment', 'made', 'status', 'amount', 'order', 'what to do']
  show(call, compared, () =>
    rows.length === 0 ? 'We know all payments that the provider knows.' : textTableOf([header, ...rows]),
  )
  return compared.some(({ kind }) => kind === 'lost') ? 1 : 0
}

async function takeOverAll(parts: Provider, since: Date): Promise<number> {
  const compared = await comparePayments(parts, since)
  const lost = compared.filter(({ kind }) => kind === 'lost' || kind === 'unsettled').toReversed()
  let worst = 0
  for (const { payment } of lost) worst = Math.max(worst, await takeOver(parts, payment.id))
  console.log(lost.length === 0 ? 'There is nothing to take over.' : `${lost.length} payments were looked at.`)
  return worst
}

async function takeOver({ provider, pool }: Provider, providerId: string): Promise<number> {
  const { auth: secrets } = secretsOf(readConfig())
  const own = priceListOf(catalogue)
  const taken = await takeOverPayment(
    {
      payments: createPayments(pool),
      provider,
      seller: brand,
      log,
      transaction: createUnitOfWork(pool),
      seal: createOrderSeal(secrets),
      buyerKeysOf: createBuyerKeys(secrets).of,
      catalogue: withPriceList(catalogue, foldPrices(own, await createPriceReleases(pool).after(0), new Date())),
      newPasswordHash: () => createPasswords().hash(randomBytes(32).toString('base64url')),
    },
    providerId,
  )
  const outcome = taken.isDone
    ? `${taken.wasKnown ? 'known,' : 'is'} order ${taken.orderNumber}; its state is that of the provider now.`
    : reasons[taken.reason]
  console.log(`${providerId}: ${outcome}`)
  return taken.isDone ? 0 : 1
}
