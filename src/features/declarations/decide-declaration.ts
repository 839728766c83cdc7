import type { Deps } from '#features/deps.ts'
import type { Stores, Transaction } from '#features/stores.ts'
import type { DeclarationDecider, StoredDeclaration } from './repository.ts'
import { shopDayOf } from '#core/time/shop-day.ts'
import { emailKeyOf } from '#core/customers/email.ts'
import { type Declaration, lineEndsOf } from '#core/orders/declaration.ts'
import { orderNumberPattern } from '#core/orders/number-series.ts'
import { lastDayToWithdraw } from '#core/orders/withdrawal-period.ts'
import type { Caller } from '#platform/http/pipeline/caller.ts'
import { takeFromSource, tooMany, type TooMany } from '#platform/limits/rate-limits.ts'
import type { MailOutbox } from '#features/emails/repository.ts'
import type { OwnedDeclaration } from '#features/emails/mail-data.ts'
import type { OrderRecord } from '#features/orders/repository.ts'

const hour = 60 * 60

/** Counted over all processes, for both forms together. The limit per address protects mailboxes from being flooded. */
export const declarationLimits = {
  source: { name: 'declaration source', max: 20, seconds: hour },
  address: { name: 'declaration address', max: 5, seconds: hour },
  link: { name: 'declaration link', max: 3, seconds: hour },
} as const

/** The mails per day to the owner of an order: anybody who knows the order number could flood the mailbox. */
export const maxLinksPerDay = 3

export interface ConfirmedDeclaration {
  readonly kind: Declaration['kind']
  readonly receipt: string
  readonly orderNumber: string
}

/**
 * Confirms a declaration as the owner of the order: by the token of the mail, or by the number of the receipt when logged
 * in. A second time changes nothing.
 *
 * @returns null if the token is unknown or has expired, the order belongs to another customer, or the declaration was
 * rejected
 */
export function confirmDeclaration(
  { transaction, noticeTo }: Deps,
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
 * Makes a declaration effective, once, from the day it was received. Mails the owner when the contract ends, and the
 * provider unless a person there decided.
 *
 * @returns false if it was rejected before
 */
export async function takeEffect(
  stores: Stores,
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

/** Mails another link in place of one that has expired. The response does not reveal whether the token was valid. */
export async function mailFreshLink(
  { transaction, rateLimits }: Deps,
  token: string,
  source: string,
): Promise<{ readonly ok: true } | TooMany> {
  const wait = await takeFromSource(rateLimits, declarationLimits.source, source)
  if (wait > 0) return tooMany(wait)
  if ((await rateLimits.take(declarationLimits.link, token)) > 0) return { ok: true }
  await transaction(async (stores) => {
    const link = await stores.declarations.findByToken(token)
    const stored = link && (await stores.declarations.lock(link.receipt))
    const order = stored?.orderId && stored.outcome === null ? await stores.orders.find(stored.orderId) : null
    if (stored && order) await mailOwner(stores.mails, stored, order, 'declarationToConfirm', crypto.randomUUID())
  })
  return { ok: true }
}

export type Decided = 'confirmed' | 'rejected' | 'decidedBefore' | 'unknown' | 'orderUnknown' | 'orderNeeded'

/** Decides as a person at the provider, who may name another order than the declaration does. */
export function decideAsProvider(
  transaction: Transaction,
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

/** Mails the confirmation link to the address of the order, not to the typed one. */
export async function mailLinkToOwner(
  { declarations, mails }: Stores,
  stored: DeclaredForm,
  order: OrderRecord,
): Promise<void> {
  if ((await declarations.countRecent(order.id)) > maxLinksPerDay) return
  await mailOwner(mails, stored, order, 'declarationToConfirm')
}

type DeclaredForm = Pick<StoredDeclaration, 'receipt' | 'declaration' | 'language'>

/** Contains no typed text: otherwise anybody who knows an order number could send its owner any message. */
function mailOwner(
  mails: MailOutbox,
  stored: DeclaredForm,
  order: OrderRecord,
  template: 'declarationToConfirm' | 'declarationConfirmed',
  suffix = '',
): Promise<void> {
  return mails.add({
    cause: `declaration ${stored.receipt.number} ${template} ${suffix}`.trim(),
    to: order.email,
    language: order.language,
    customerId: order.customerId,
    template,
    data: ownedDeclarationOf(stored, order),
  })
}

/** The data of the mail to the owner, in the language of the order. */
export function ownedDeclarationOf(
  { receipt, declaration }: Pick<DeclaredForm, 'receipt' | 'declaration'>,
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

/** Mails the provider the typed text and the order that it names. */
export function noticeToProvider(
  mails: MailOutbox,
  { receipt, declaration, language }: DeclaredForm,
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
