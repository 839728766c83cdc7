import type { Pool } from 'pg'
import { createTaxEvidence } from '#features/orders/tax-evidence-repository.ts'
import { decimalOf, percentageOf } from '#core/money/money.ts'
import type { Contradiction } from '#core/tax/vat-evidence.ts'
import { textTableOf } from '#core/text/text-table.ts'
import { type Call, type Noun, show } from './command.ts'
import { withDatabase } from './operator-database.ts'

export const contradictionVerbs: Noun['verbs'] = {
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
}

const contradictionTexts: Readonly<Record<Contradiction, string>> = {
  restriction: 'the provider did not hold the payment to the country of the address',
  payer: 'the card or account is of another country',
  checkout: 'the provider saw the buyer in another country',
  address: 'the address was changed to another country before it was paid',
}

const maxListed = 500

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
    order.contradictions.map((contradiction) => contradictionTexts[contradiction]).join('; '),
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
