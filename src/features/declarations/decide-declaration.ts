import type { Deps } from '#features/deps.ts'
import type { Stores, Transaction } from '#features/stores.ts'
import type { DeclarationDecider, StoredDeclaration } from './repository.ts'
import { shopDayOf, workingDayBefore } from '#core/time/shop-day.ts'
import { emailKeyOf } from '#core/customers/email.ts'
import { type Declaration, isAboutWholeOrder, type LineEnd, lineEndsOf } from '#core/orders/declaration.ts'
import { endByDeclaration } from '#features/deliveries/end-lines.ts'
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
 * provider unless an operator decided. One that is too late, or about a part of an order, ends nothing until an operator
 * accepts it.
 *
 * @returns false if it was rejected before
 */
export async function takeEffect(
  stores: Stores,
  receipt: string,
  order: OrderRecord,
  { by, noticeTo, items }: Effect,
): Promise<boolean> {
  const stored = await stores.declarations.lock(receipt)
  if (stored === null || stored.outcome !== null) return stored?.outcome === 'confirmed'
  await stores.declarations.decide(receipt, { outcome: 'confirmed', by, orderId: order.id })
  const isDecided = by === 'provider'
  const declared = await ownedDeclarationOf(stores, stored, order, { isDecided, items })
  if (isDecided || !isForOperator(declared)) await endDeclared(stores, stored, order, items)
  await mailOwner(stores.mails, declared, order, 'declarationConfirmed')
  if (by !== 'provider') await noticeToProvider(stores.mails, stored, order, { noticeTo, owned: declared })
  return true
}

interface Effect {
  readonly by: DeclarationDecider
  readonly noticeTo: string
  /** The items that end; absent: all of the order. */
  readonly items?: readonly string[] | undefined
}

function isForOperator({ isLate, isPart }: OwnedDeclaration): boolean {
  return isLate || isPart === true
}

/** Ends what was declared to end, once. */
async function endDeclared(
  stores: Stores,
  stored: DeclaredForm,
  order: OrderRecord,
  items?: readonly string[],
): Promise<void> {
  const { receipt, declaration } = stored
  const { id: orderId, snapshot } = order
  // Of a part that is withdrawn from, only the refund counts.
  if (declaration.kind === 'withdrawal' && items === undefined) {
    const event = { kind: 'withdrawn', amount: snapshot.totals.total, mark: receipt.number } as const
    await stores.orders.addEvent({ orderId, ...event, at: receipt.receivedAt })
  }
  const ended = await endsOf(stores, stored, order, items)
  await endByDeclaration(stores, order, { receipt: receipt.number, kind: declaration.kind }, ended)
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
    if (!stored || !order) return
    const declared = await ownedDeclarationOf(stores, stored, order)
    await mailOwner(stores.mails, declared, order, 'declarationToConfirm', crypto.randomUUID())
  })
  return { ok: true }
}

export type Decided =
  | 'confirmed'
  | 'rejected'
  | 'decidedBefore'
  | 'unknown'
  | 'orderUnknown'
  | 'orderNeeded'
  | 'itemUnknown'

/** Decides as a person at the provider, who may name another order than the declaration does. */
export function decideAsProvider(
  transaction: Transaction,
  receipt: string,
  decision: {
    readonly outcome: 'confirmed' | 'rejected'
    readonly orderNumber?: string | undefined
    /** The items that end, when the declaration is about a part of the order. */
    readonly items?: readonly string[] | undefined
  },
): Promise<Decided> {
  return transaction(async (stores) => {
    const stored = await stores.declarations.lock(receipt)
    if (stored === null) return 'unknown'
    if (stored.outcome !== null && !(await isLeftToProvider(stores, stored))) return 'decidedBefore'
    if (decision.outcome === 'rejected') {
      await stores.declarations.decide(receipt, { outcome: 'rejected', by: 'provider', orderId: stored.orderId })
      return 'rejected'
    }
    const { orderNumber = '' } = decision
    if (orderNumber === '' && stored.orderId === null) return 'orderNeeded'
    const named = orderNumberPattern.test(orderNumber) ? await stores.orders.findByNumber(orderNumber) : null
    const order = orderNumber === '' && stored.orderId ? await stores.orders.find(stored.orderId) : named
    if (!order?.paidAt) return 'orderUnknown'
    const { items } = decision
    if (items?.some((item) => order.snapshot.lines.every(({ itemId }) => itemId !== item))) return 'itemUnknown'
    if (stored.outcome === null) await takeEffect(stores, receipt, order, { by: 'provider', noticeTo: '', items })
    else {
      await endDeclared(stores, stored, order, items)
      const declared = await ownedDeclarationOf(stores, stored, order, { isDecided: true, items })
      await mailOwner(stores.mails, declared, order, 'declarationConfirmed', 'by provider')
    }
    return 'confirmed'
  })
}

/** Whether the owner confirmed a declaration that is too late or about a part, which ends nothing by itself. */
async function isLeftToProvider({ deliveries }: Stores, stored: StoredDeclaration): Promise<boolean> {
  const { outcome, orderId, receipt } = stored
  if (outcome !== 'confirmed' || orderId === null) return false
  return !(await deliveries.hasEnds(orderId, receipt.number))
}

/** Mails the confirmation link to the address of the order, not to the typed one. */
export async function mailLinkToOwner(stores: Stores, stored: DeclaredForm, order: OrderRecord): Promise<void> {
  if ((await stores.declarations.countRecent(order.id)) > maxLinksPerDay) return
  await mailOwner(stores.mails, await ownedDeclarationOf(stores, stored, order), order, 'declarationToConfirm')
}

type DeclaredForm = Pick<StoredDeclaration, 'receipt' | 'declaration' | 'language'>

/** Contains no typed text: otherwise anybody who knows an order number could send its owner any message. */
function mailOwner(
  mails: MailOutbox,
  declared: OwnedDeclaration,
  order: OrderRecord,
  template: 'declarationToConfirm' | 'declarationConfirmed',
  suffix = '',
): Promise<void> {
  return mails.add({
    cause: `declaration ${declared.receipt} ${template} ${suffix}`.trim(),
    to: order.email,
    language: order.language,
    customerId: order.customerId,
    template,
    data: declared,
  })
}

interface OperatorDecision {
  /** An operator has accepted it: nothing is left to decide. */
  readonly isDecided?: boolean
  readonly items?: readonly string[] | undefined
}

/** The data of the mail to the owner, in the language of the order. */
export async function ownedDeclarationOf(
  stores: Stores,
  stored: Received,
  order: OrderRecord,
  { isDecided = false, items }: OperatorDecision = {},
): Promise<OwnedDeclaration> {
  const { receipt, declaration } = stored
  const { snapshot, language, number } = order
  const { paidOn, receivedOn } = daysOf(stored, order)
  const isLate = snapshot.buyer.customerType === 'business' || receivedOn > lastDayToWithdraw(paidOn)
  const isPart = !isDecided && !isAboutWholeOrder(declaration)
  const ends = isPart ? [] : await endsOf(stores, stored, order, items)
  return {
    firstName: snapshot.buyer.firstName,
    receipt: receipt.number,
    at: receipt.receivedAt.toISOString(),
    orderNumber: number,
    kind: declaration.kind,
    type: declaration.kind === 'cancellation' ? declaration.type : null,
    isLate: !isDecided && declaration.kind === 'withdrawal' && isLate,
    isPart,
    ends: ends.map(({ line, endsOn }) => ({ title: line.title[language], name: line.name, endsOn })),
  }
}

type Received = Pick<DeclaredForm, 'receipt' | 'declaration'>

async function endsOf(
  { deliveries }: Stores,
  stored: Received,
  order: OrderRecord,
  items?: readonly string[],
): Promise<readonly LineEnd[]> {
  const states = await deliveries.lockStates(order.id)
  const isRegistered = (itemId: string) => {
    const { state, reportedAt = null } = states.get(itemId) ?? {}
    return state === 'done' && reportedAt !== null && reportedAt <= stored.receipt.receivedAt
  }
  const names = order.snapshot.lines.filter(({ type }) => type === 'domain').map(({ itemId }) => itemId)
  const registered = new Set(names.filter(isRegistered))
  const ends = lineEndsOf(stored.declaration, order.snapshot, { ...daysOf(stored, order), registered })
  return items === undefined ? ends : ends.filter(({ line }) => items.includes(line.itemId))
}

function daysOf({ receipt }: Received, { paidAt }: OrderRecord) {
  return { paidOn: shopDayOf(paidAt ?? receipt.receivedAt), receivedOn: shopDayOf(receipt.receivedAt) }
}

interface NoticeParts {
  readonly noticeTo: string
  /** Once its owner has confirmed it. */
  readonly owned?: OwnedDeclaration
  /** It was not confirmed within a working day. */
  readonly isOverdue?: boolean
}

/** Mails the provider, once, the declarations that were not confirmed within a working day: operators decide them. */
export function handOverDeclarations({
  transaction,
  noticeTo,
  now,
}: Pick<Deps, 'transaction' | 'noticeTo' | 'now'>): Promise<void> {
  return transaction(async (stores) => {
    for (const stored of await stores.declarations.takeOverdue(workingDayBefore(now()))) {
      const order = stored.orderId === null ? null : await stores.orders.find(stored.orderId)
      await noticeToProvider(stores.mails, stored, order, { noticeTo, isOverdue: true })
    }
  })
}

/** Mails the provider the typed text and the order that it names. */
export function noticeToProvider(
  mails: MailOutbox,
  { receipt, declaration, language }: DeclaredForm,
  order: OrderRecord | null,
  { noticeTo, owned, isOverdue = false }: NoticeParts,
): Promise<void> {
  return mails.add({
    cause: `declaration ${receipt.number} ${owned ? 'confirmed ' : ''}${isOverdue ? 'overdue ' : ''}notice`,
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
      isConfirmed: owned !== undefined,
      isOverdue,
      isLate: owned?.isLate ?? false,
      isPart: owned?.isPart ?? false,
      isOwnAddress: order !== null && emailKeyOf(order.email) === emailKeyOf(declaration.email),
    },
  })
}
