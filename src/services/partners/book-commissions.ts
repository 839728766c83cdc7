import { noCents } from '#domain/money/money.ts'
import type { OrderSnapshot } from '#domain/orders/order.ts'
import { commissionOf } from '#domain/partners/commission.ts'
import {
  approvalOf,
  balanceOf,
  entriesDue,
  payoutLinesOf,
  type Sale,
  type SaleEvent,
} from '#domain/partners/commission-ledger.ts'
import { isOwnPurchase } from '#domain/partners/partner.ts'
import type { UnitOfWork } from '#services/basics/unit-of-work-port.ts'
import type { BookingDependencies } from './partner-dependencies.ts'
import type { LedgerStore, Payout, PayoutOutcome, SoldOrder } from './partner-ports.ts'

const batchSize = 100

/** Books until nothing is due. An order that cannot be booked holds up no other. */
export async function bookCommissions(dependencies: BookingDependencies): Promise<void> {
  const failures: unknown[] = []
  let orderIds: readonly string[]
  do {
    orderIds = await dependencies.ledger.due(batchSize)
    for (const orderId of orderIds) {
      await bookSale(dependencies, orderId).catch((error: unknown) => failures.push(error))
    }
  } while (orderIds.length > 0 && failures.length === 0)
  if (failures.length > 0) throw failures[0]
}

/** Books all that is due of an order, once: its events are counted, and the entries they cause written. */
export function bookSale(
  { transaction, hasPostback }: Omit<BookingDependencies, 'ledger'>,
  orderId: string,
): Promise<void> {
  return transaction(async ({ ledger, jobs }) => {
    const order = await ledger.lockOrder(orderId)
    if (order === null) return
    const { events, snapshot, wctId, now } = order
    const paidAt = events.find(({ kind }) => kind === 'paid')?.at
    if (paidAt) {
      const commission = await decidedCommission(ledger, orderId, order, paidAt)
      if (commission !== null) {
        await bookEntries(ledger, orderId, saleOf(snapshot, events, { commission, paidAt }), now)
      }
      const isNews = events.some(({ isCounted }) => !isCounted)
      if (hasPostback && isNews && wctId !== null) {
        await jobs.add({ task: 'send_postback', payload: { orderId }, key: `postback ${orderId}` })
      }
    }
    await ledger.markCounted(events.map(({ id }) => id))
  })
}

export function saleOf(
  { totals, buyer }: OrderSnapshot,
  events: readonly SaleEvent[],
  { commission = noCents, paidAt }: Pick<Sale, 'paidAt'> & Partial<Pick<Sale, 'commission'>>,
): Sale {
  return { commission, total: totals.total, customerType: buyer.customerType, paidAt, events }
}

/** Decided when the order is first booked, and never again. Null: no partner brought it. */
async function decidedCommission(
  ledger: LedgerStore,
  orderId: string,
  { affiliateId, snapshot, email, isPaidByPartner }: SoldOrder,
  paidAt: Date,
): Promise<Sale['commission'] | null> {
  if (affiliateId === null) return null
  const known = await ledger.commissionOf(orderId)
  if (known !== null) return known
  const partner = await ledger.findPartnerAt(affiliateId, paidAt)
  if (partner === null) return null
  const { buyer, lines } = snapshot
  const isOwn = isPaidByPartner || isOwnPurchase(partner, { emails: [email, buyer.email], vatNumber: buyer.vatNumber })
  const commission = isOwn ? noCents : commissionOf(lines)
  await ledger.addSale({ orderId, partner: affiliateId, commission, isOwn, paidAt })
  return commission
}

async function bookEntries(ledger: LedgerStore, orderId: string, sale: Sale, now: Date): Promise<void> {
  const booked = await ledger.entriesOf(orderId)
  const due = entriesDue(sale, booked, now)
  for (const entry of due) await ledger.addEntry(orderId, entry)
  const { pending } = balanceOf([...booked, ...due])
  await ledger.setApproval(orderId, pending > 0 ? approvalOf(sale.paidAt) : null)
}

/** Books a transfer that was made, on the oldest approved sales. */
export function bookPayout(
  transaction: UnitOfWork<{ readonly ledger: LedgerStore }>,
  partner: string,
  payout: Payout,
): Promise<PayoutOutcome> {
  return transaction(async ({ ledger }) => {
    await ledger.lockPartner(partner)
    if (await ledger.isBooked(partner, payout)) return 'booked_before'
    const lines = payoutLinesOf(payout.amount, await ledger.openSalesOf(partner))
    if (lines === null) return 'more_than_approved'
    const payoutId = await ledger.addPayout(partner, payout)
    for (const { orderId, ...entry } of lines) await ledger.addEntry(orderId, entry, payoutId)
    return 'booked'
  })
}
