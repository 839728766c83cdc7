import type { Pool } from 'pg'
import { catalogue } from '#catalogue/catalogue.ts'
import { connectPaymentProvider } from '#apps/shop/external-services.ts'
import { secretsOf } from '#apps/shop/secrets.ts'
import { createTransaction } from '#features/stores.ts'
import { priceListOf, withPriceList } from '#core/catalogue/price-list.ts'
import { foldPrices } from '#core/catalogue/price-releases.ts'
import { decimalOf } from '#core/money/money.ts'
import { textTableOf } from '#core/text/text-table.ts'
import { createPasswords } from '#features/customers/argon2-passwords.ts'
import { createBuyerKeys } from '#features/customers/buyer-keys.ts'
import { createPaymentComparison, type PaymentComparison } from '#features/payments/comparison-repository.ts'
import {
  type ComparedPayment,
  comparePayments,
  takeOverPayment,
  type TakeOverRefusal,
} from '#features/payments/lost-payments.ts'
import { createPayments } from '#features/payments/repository.ts'
import { createOrderSeal } from '#features/payments/sealed-order.ts'
import { createPriceReleases } from '#features/prices/repository.ts'
import type { PaymentProvider } from '#platform/clients/payment-provider.ts'
import { readConfig } from '#platform/config/config.ts'
import { createLog } from '#platform/telemetry/log.ts'
import { brand } from '#site/brand.ts'
import { type Call, type Noun, show, UsageProblem } from './command.ts'
import { sinceOf } from './moments.ts'
import { withDatabase } from './operator-database.ts'
import { contradictionVerbs } from './tax-contradictions.ts'

export const payments: Noun = {
  about: 'Payments that only the provider knows, and evidence against a VAT rate',
  verbs: {
    compare: {
      about:
        'payments that the provider knows and we do not, of the last seven days or since <since>: 2026-11-15 or 2026-11-15T12:00Z',
      kind: 'shows',
      arguments: ['[<since>]'],
      run: (call) => withProvider(call, (services) => compare(call, services, startOf(call))),
    },
    'take-over': {
      about: 'makes the order of one of them (tr_…) and settles it, or of all that compare finds',
      kind: 'changes',
      arguments: ['<payment or all>', '[<since>]'],
      run(call) {
        const payment = call.argument('payment or all')
        const since = startOf(call)
        if (payment === 'all') return withProvider(call, (services) => takeOverAll(services, since))
        if (!/^tr_\w{1,100}$/.test(payment)) throw new UsageProblem(`"${payment}" is no payment: tr_…`)
        return withProvider(call, (services) => takeOver(services, payment))
      },
    },
    ...contradictionVerbs,
  },
}

const kindTexts: Readonly<Record<ComparedPayment['kind'], string>> = {
  lost: 'paid, not known here: take it over',
  open: 'not known here, may be paid yet: compare again later',
  unsettled: 'known here as unpaid: settles by itself, or take it over',
  foreign: 'not made by this shop: whoever shares the account at the provider knows',
}

const byHand = 'Refund it at the provider, and ask the buyer to order again'
const refusalTexts: Readonly<Record<TakeOverRefusal, string>> = {
  unknown: 'The provider does not know it, or it is of another mode (test, live).',
  foreign: 'It carries no id of ours: another system made it. Leave it alone.',
  unpaid: 'It is not paid. There is nothing to take over; compare again later.',
  returned: 'Its money went back already. There is nothing left to do.',
  unreadable: `Its order cannot be read: it was too long to keep at the provider, another release sealed it, or its secret is gone (then put the old AUTH_SECRET behind the new one and try again). ${byHand}.`,
  collision: `Its order number belongs to another order here. ${byHand}.`,
  stranger: `Its buyer is gone, and somebody registered the address without confirming it. Have the buyer confirm it and try again. Otherwise: ${byHand.toLowerCase()}.`,
}

interface Services {
  readonly provider: PaymentProvider
  readonly paymentComparison: PaymentComparison
  readonly pool: Pool
}

const comparedDays = 7

/** Alerts go to the operator's terminal. */
const log = createLog({ write: (line) => process.stderr.write(line), isTerminal: true })

function startOf(call: Call): Date {
  return sinceOf('<since>', call.optionalArgument('since'), comparedDays)
}

function withProvider(call: Call, work: (services: Services) => Promise<number>): Promise<number> {
  return withDatabase(call, async (pool) => {
    await using resources = new AsyncDisposableStack()
    const { provider } = await connectPaymentProvider(readConfig(), { pool, log }, resources)
    // Awaited, so that a demo bank opened for it closes afterwards.
    return await work({ provider, paymentComparison: createPaymentComparison(pool), pool })
  })
}

/** @returns exit code 1 if an operator has to act */
async function compare(call: Call, services: Services, since: Date): Promise<number> {
  const compared = await comparePayments(services, since)
  const rows = compared.map(({ kind, payment: { id, createdAt, status, amount, kept } }) => {
    return [id, createdAt.toISOString(), status, decimalOf(amount), kept.orderNumber ?? '', kindTexts[kind]]
  })
  const header = ['payment', 'made', 'status', 'amount', 'order', 'what to do']
  show(call, compared, () =>
    rows.length === 0 ? 'We know all payments that the provider knows.' : textTableOf([header, ...rows]),
  )
  return compared.some(({ kind }) => kind === 'lost') ? 1 : 0
}

async function takeOverAll(services: Services, since: Date): Promise<number> {
  const compared = await comparePayments(services, since)
  const lost = compared.filter(({ kind }) => kind === 'lost' || kind === 'unsettled').toReversed()
  let exitCode = 0
  for (const { payment } of lost) exitCode = Math.max(exitCode, await takeOver(services, payment.id))
  console.log(lost.length === 0 ? 'There is nothing to take over.' : `${lost.length} payments were looked at.`)
  return exitCode
}

async function takeOver({ provider, pool }: Services, providerId: string): Promise<number> {
  const { auth: secrets } = secretsOf(readConfig())
  const releases = await createPriceReleases(pool).after(0)
  const dependencies = {
    payments: createPayments(pool),
    provider,
    seller: brand,
    log,
    payTransaction: createTransaction(pool),
    seal: createOrderSeal(secrets),
    buyerKeys: createBuyerKeys(secrets),
    catalogue: withPriceList(catalogue, foldPrices(priceListOf(catalogue), releases, new Date())),
    passwords: createPasswords(),
    findAnnounced: (id: string) => provider.find(id),
  }
  const taken = await takeOverPayment(dependencies, providerId)
  const outcome = taken.isDone
    ? `${taken.wasKnown ? 'known,' : 'is'} order ${taken.orderNumber}; its state is that of the provider now.`
    : refusalTexts[taken.reason]
  console.log(`${providerId}: ${outcome}`)
  return taken.isDone ? 0 : 1
}
