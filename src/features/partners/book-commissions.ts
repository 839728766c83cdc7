import { type Cents, cents, noCents } from '#core/money/money.ts'
import { commissionOf } from '#core/partners/commission.ts'
import { approvalOf, balanceOf, entriesDue, payoutLinesOf, type Sale } from '#core/partners/commission-ledger.ts'
import { isOwnPurchase } from '#core/partners/partner.ts'
import type { Deps } from '#features/deps.ts'
import type { Transaction } from '#features/stores.ts'
import type { LedgerStore, Payout, SellingPartner, SoldOrder } from './ledger-repository.ts'

const batchSize = 100

/** Books until nothing is due. An order that cannot be booked holds up no other. */
export async function bookCommissions(deps: Deps): Promise<void> {
  const failures: unknown[] = []
  let orderIds: readonly string[]
  do {
    orderIds = await deps.ledger.due(batchSize)
    for (const orderId of orderIds) {
      await bookSale(deps, orderId).catch((error: unknown) => failures.push(error))
    }
  } while (orderIds.length > 0 && failures.length === 0)
  if (failures.length > 0) throw failures[0]
}

/** Books an order once: counts its events and writes the entries they cause. */
export function bookSale({ transaction, hasPostback, buyerKeys }: Deps, orderId: string): Promise<void> {
  return transaction(async ({ ledger, jobs }) => {
    const order = await ledger.lockOrder(orderId)
    if (order === null) return
    const { events, wctId, now } = order
    const paidAt = events.find(({ kind }) => kind === 'paid')?.at
    if (paidAt) {
      const sale = await decidedSale({ ledger, buyerKeys, orderId }, { ...order, paidAt })
      if (sale !== null) await bookEntries(ledger, orderId, sale, now)
      const isNews = events.some(({ isCounted }) => !isCounted)
      if (hasPostback && isNews && wctId !== null) {
        await jobs.add({ task: 'send_postback', payload: { orderId }, key: `postback ${orderId}` })
      }
    }
    await ledger.markCounted(events.map(({ id }) => id))
  })
}

interface Booking {
  readonly buyerKeys: Deps['buyerKeys']
  readonly ledger: LedgerStore
  readonly orderId: string
}

type PaidOrder = SoldOrder & Pick<Sale, 'paidAt'>

/** The commission is decided when the order is first booked. @returns null if no partner brought the order */
async function decidedSale(booking: Booking, order: PaidOrder): Promise<Sale | null> {
  const { affiliateId, snapshot, paidAt, events, method } = order
  if (affiliateId === null) return null
  const decided = (await knownSale(booking, order)) ?? (await newSale(booking, order, affiliateId))
  const { totals, buyer } = snapshot
  return decided && { ...decided, total: totals.total, customerType: buyer.customerType, paidAt, events, method }
}

type Decided = Pick<Sale, 'commission' | 'cap' | 'hasAccount'>

async function newSale(booking: Booking, order: PaidOrder, affiliateId: string): Promise<Decided | null> {
  const { ledger, orderId } = booking
  const { paidAt } = order
  const partner = await ledger.findPartnerAt(affiliateId, paidAt)
  if (partner === null) return null
  const isOwn = await isOwnOrder(booking, order, partner)
  const commission = isOwn ? noCents : await earningsOf(booking, order)
  await ledger.addSale({ orderId, partner: affiliateId, commission, isOwn, paidAt })
  return { commission, cap: commission, hasAccount: partner.iban !== null }
}

/**
 * The cap of a sale falls to zero when the partner's account becomes known and the money came from it. A sale that was
 * decided by the former rule is lowered to the present one, unless it was approved.
 */
async function knownSale(booking: Booking, order: PaidOrder): Promise<Decided | null> {
  const { ledger, orderId } = booking
  const sale = await ledger.findSale(orderId)
  if (sale === null) return null
  const { commission } = sale
  const isApproved = (await ledger.entriesOf(orderId)).some(({ kind }) => kind === 'approved')
  let cap = sale.cap ?? commission
  if (!isApproved && cap > 0) {
    if (await isOwnOrder(booking, order, sale)) cap = noCents
    else if (sale.cap === null) cap = cents(Math.min(cap, await earningsOf(booking, order)))
    if (cap !== sale.cap) await ledger.setCap(orderId, cap)
  }
  return { commission, cap, hasAccount: sale.iban !== null }
}

async function isOwnOrder(
  { ledger, orderId, buyerKeys }: Booking,
  { snapshot: { buyer }, email, isPaidByPartner }: PaidOrder,
  partner: SellingPartner,
): Promise<boolean> {
  if (isPaidByPartner) return true
  if (isOwnPurchase(partner, { emails: [email, buyer.email], vatNumber: buyer.vatNumber })) return true
  return partner.iban !== null && ledger.isPaidFrom(orderId, buyerKeys.ofAccount(partner.iban))
}

/** Only a new customer's first order earns anything. */
async function earningsOf({ ledger, orderId }: Booking, { snapshot }: PaidOrder): Promise<Cents> {
  const commission = commissionOf(snapshot.lines)
  if (commission === 0) return noCents
  await ledger.lockDecisions()
  return (await ledger.isKnownBuyer(orderId)) ? noCents : commission
}

async function bookEntries(ledger: LedgerStore, orderId: string, sale: Sale, now: Date): Promise<void> {
  const booked = await ledger.entriesOf(orderId)
  const due = entriesDue(sale, booked, now)
  for (const entry of due) await ledger.addEntry(orderId, entry)
  const { pending } = balanceOf([...booked, ...due])
  // Without an account the sale waits: the command that stores the account makes it due again.
  await ledger.setApproval(orderId, pending > 0 && sale.hasAccount ? approvalOf(sale) : null)
}

export type PayoutOutcome = 'booked' | 'booked_before' | 'other_account' | 'owed_elsewhere' | 'more_than_approved'

/** Books a transfer that was made, on the oldest approved sales. */
export function bookPayout(transaction: Transaction, partner: string, payout: Payout): Promise<PayoutOutcome> {
  return transaction(async ({ ledger }) => {
    const account = await ledger.lockPartner(partner)
    if (await ledger.isBooked(partner, payout)) return 'booked_before'
    if (account !== payout.iban) return 'other_account'
    if (await ledger.isOwedElsewhere(partner, account)) return 'owed_elsewhere'
    const lines = payoutLinesOf(payout.amount, await ledger.openSalesOf(partner))
    if (lines === null) return 'more_than_approved'
    const payoutId = await ledger.addPayout(partner, payout)
    for (const { orderId, ...entry } of lines) await ledger.addEntry(orderId, entry, payoutId)
    return 'booked'
  })
}
