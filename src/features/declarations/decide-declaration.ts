import { shopDayOf } from '#core/time/shop-day.ts'
import { emailKeyOf } from '#core/customers/email.ts'
import { type Declaration, lineEndsOf } from '#core/orders/declaration.ts'
import { orderNumberPattern } from '#core/orders/number-series.ts'
import { lastDayToWithdraw } from '#core/orders/withdrawal-period.ts'
import type { Caller } from '#platform/http/pipeline/caller.ts'
import type { UnitOfWork } from '#platform/db/unit-of-work-port.ts'
import { takeFromSource, tooMany, type TooMany, type RateLimits } from '#platform/limits/rate-limits.ts'
import type { MailOutbox } from '#features/emails/repository.ts'
import type { OwnedDeclaration } from '#features/emails/mail-data.ts'
import type { DeclarationDecider, DeclarationStore, StoredDeclaration } from '#features/orders/order-ports.ts'
import type { OrderRecord, OrderStore } from '#features/orders/repository.ts'

export interface DeclarationStores {
  readonly declarations: DeclarationStore
  readonly orders: Pick<OrderStore, 'find' | 'findByNumber' | 'addEvent'>
  readonly mails: MailOutbox
}

/** What the use cases around ending a contract work with. */
export interface DeclarationDependencies {
  readonly transaction: UnitOfWork<DeclarationStores>
  readonly attempts: Pick<RateLimits, 'take' | 'takeWithin'>
  /** Where the provider reads what people declare. */
  readonly noticeTo: string
}

const hour = 60 * 60

/** Counted over all processes, for both forms together. The limit per address keeps others from flooding a mailbox. */
export const declarationLimits = {
  source: { name: 'declaration source', max: 20, seconds: hour },
  address: { name: 'declaration address', max: 5, seconds: hour },
  link: { name: 'declaration link', max: 3, seconds: hour },
} as const

/** Declarations about one order in an hour of which its owner is told: whoever knows the number could fill the mailbox. */
const maxLinksPerHour = 5

export interface ConfirmedDeclaration {
  readonly kind: Declaration['kind']
  readonly receipt: string
  readonly orderNumber: string
}

/**
 * By the owner of the order: with the token of the mail, or logged in with the number of the receipt. A second time is
 * no mistake. Null: no token of ours, too old, somebody else's, or rejected.
 */
export function confirmDeclaration(
  { transaction, noticeTo }: Pick<DeclarationDependencies, 'transaction' | 'noticeTo'>,
  caller: Pick<Caller, 'customerId'>,
  code: string,
): Promise<ConfirmedDeclaration | null> {
  return transaction(async (stores) => {
    const link = await stores.declarations.findByToken(code)
    if (link === null ? caller.customerId === null : link.isExpired) return null
    const stored = await stores.declarations.lock(link?.receipt ?? code)
    const order = stored?.orderId ? await stores.orders.find(stored.orderId) : null
    if (!stored || order === null) return null
    if (link === null && caller.customerId !== order.customerId) return null
    const by = link === null ? 'login' : 'link'
    if (!(await takeEffect(stores, stored.receipt.number, order, { by, noticeTo }))) return null
    return { kind: stored.declaration.kind, receipt: stored.receipt.number, orderNumber: order.number }
  })
}

/**
 * Makes a declaration count, once, from the day it was received. False: it was rejected. The owner is told when the
 * contract ends, and the provider unless a person there did it.
 */
export async function takeEffect(
  stores: DeclarationStores,
  receipt: string,
  order: OrderRecord,
  { by, noticeTo }: { readonly by: DeclarationDecider; readonly noticeTo: string },
): Promise<boolean> {
  const stored = await stores.declarations.lock(receipt)
  if (stored === null || stored.outcome !== null) return stored?.outcome === 'confirmed'
  await stores.declarations.decide(receipt, { outcome: 'confirmed', by, orderId: order.id })
  if (stored.declaration.kind === 'withdrawal') {
    const { totals } = order.snapshot
    const at = stored.receipt.receivedAt
    await stores.orders.addEvent({ orderId: order.id, kind: 'withdrawn', amount: totals.total, mark: receipt, at })
  }
  await mailOwner(stores.mails, stored, order, 'declarationConfirmed')
  if (by !== 'provider') await noticeToProvider(stores.mails, stored, order, noticeTo, true)
  return true
}

/** Another link for who holds one that has expired. Who asks does not learn whether it was one. */
export async function mailFreshLink(
  { transaction, attempts }: Pick<DeclarationDependencies, 'transaction' | 'attempts'>,
  token: string,
  source: string,
): Promise<{ readonly ok: true } | TooMany> {
  const wait = await takeFromSource(attempts, declarationLimits.source, source)
  if (wait > 0) return tooMany(wait)
  if ((await attempts.take(declarationLimits.link, token)) > 0) return { ok: true }
  await transaction(async (stores) => {
    const link = await stores.declarations.findByToken(token)
    const stored = link && (await stores.declarations.lock(link.receipt))
    const order = stored?.orderId && stored.outcome === null ? await stores.orders.find(stored.orderId) : null
    if (stored && order) await mailOwner(stores.mails, stored, order, 'declarationToConfirm', crypto.randomUUID())
  })
  return { ok: true }
}

export type Decided = 'confirmed' | 'rejected' | 'decidedBefore' | 'unknown' | 'orderUnknown' | 'orderNeeded'

/** By a person at the provider, who may know better which order is meant. */
export function decideAsProvider(
  transaction: UnitOfWork<DeclarationStores>,
  receipt: string,
  decision: { readonly outcome: 'confirmed' | 'rejected'; readonly orderNumber?: string | undefined },
): Promise<Decided> {
  return transaction(async (stores) => {
    const stored = await stores.declarations.lock(receipt)
    if (stored === null) return 'unknown'
    if (stored.outcome !== null) return 'decidedBefore'
    if (decision.outcome === 'rejected') {
      await stores.declarations.decide(receipt, { outcome: 'rejected', by: 'provider', orderId: stored.orderId })
      return 'rejected'
    }
    const { orderNumber = '' } = decision
    if (orderNumber === '' && stored.orderId === null) return 'orderNeeded'
    const named = orderNumberPattern.test(orderNumber) ? await stores.orders.findByNumber(orderNumber) : null
    const order = orderNumber === '' && stored.orderId ? await stores.orders.find(stored.orderId) : named
    if (!order?.paidAt) return 'orderUnknown'
    await takeEffect(stores, receipt, order, { by: 'provider', noticeTo: '' })
    return 'confirmed'
  })
}

/** The click that makes it count, to the address of the order, which is not the one that was typed. */
export async function mailLinkToOwner(
  { declarations, mails }: DeclarationStores,
  stored: Told,
  order: OrderRecord,
): Promise<void> {
  if ((await declarations.countRecent(order.id)) > maxLinksPerHour) return
  await mailOwner(mails, stored, order, 'declarationToConfirm')
}

type Told = Pick<StoredDeclaration, 'receipt' | 'declaration' | 'language'>

/** Without a word that somebody typed: whoever knows the number of an order would send its owner what they like. */
function mailOwner(
  mails: MailOutbox,
  stored: Told,
  order: OrderRecord,
  template: 'declarationToConfirm' | 'declarationConfirmed',
  again = '',
): Promise<void> {
  return mails.add({
    cause: `declaration ${stored.receipt.number} ${template} ${again}`.trim(),
    to: order.email,
    language: order.language,
    customerId: order.customerId,
    template,
    data: ownedDeclarationOf(stored, order),
  })
}

/** What the owner of the order is told, in the language of the order. */
export function ownedDeclarationOf(
  { receipt, declaration }: Pick<Told, 'receipt' | 'declaration'>,
  order: OrderRecord,
): OwnedDeclaration {
  const { snapshot, language, number, paidAt } = order
  const paidOn = shopDayOf(paidAt ?? receipt.receivedAt)
  const receivedOn = shopDayOf(receipt.receivedAt)
  const isLate = snapshot.buyer.customerType === 'business' || receivedOn > lastDayToWithdraw(paidOn)
  return {
    firstName: snapshot.buyer.firstName,
    receipt: receipt.number,
    at: receipt.receivedAt.toISOString(),
    orderNumber: number,
    kind: declaration.kind,
    type: declaration.kind === 'cancellation' ? declaration.type : null,
    isLate: declaration.kind === 'withdrawal' && isLate,
    ends: lineEndsOf(declaration, snapshot, { paidOn, receivedOn }).map(({ line, endsOn }) => ({
      title: line.title[language],
      name: line.name,
      endsOn,
    })),
  }
}

/** All that was typed, and what is known of the order. */
export function noticeToProvider(
  mails: MailOutbox,
  { receipt, declaration, language }: Told,
  order: OrderRecord | null,
  noticeTo: string,
  isConfirmed = false,
): Promise<void> {
  return mails.add({
    cause: `declaration ${receipt.number} ${isConfirmed ? 'confirmed ' : ''}notice`,
    to: noticeTo,
    language: 'nl',
    customerId: null,
    template: 'declarationNotice',
    data: {
      ...declaration,
      receipt: receipt.number,
      at: receipt.receivedAt.toISOString(),
      language,
      orderNumber: order?.number ?? null,
      isConfirmed,
      isOwnAddress: order !== null && emailKeyOf(order.email) === emailKeyOf(declaration.email),
    },
  })
}
