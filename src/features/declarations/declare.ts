import {
  cancellationFaults,
  type CancellationForm,
  cancellationOf,
  type Declaration,
  type DeclarationFault,
  type DeclarationForm,
  orderNumberIn,
  withdrawalFaults,
  withdrawalOf,
} from '#core/orders/declaration.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import { emailKeyOf, mailboxOf } from '#core/customers/email.ts'
import type { Caller } from '#platform/http/pipeline/caller.ts'
import { takeFromSource, tooMany, type TooMany } from '#platform/limits/rate-limits.ts'
import type { OwnedDeclaration } from '#features/emails/mail-data.ts'
import type { Receipt } from '#features/support/repository.ts'
import type { Deps } from '#features/deps.ts'
import type { Stores } from '#features/stores.ts'
import {
  declarationLimits,
  mailLinkToOwner,
  noticeToProvider,
  ownedDeclarationOf,
  takeEffect,
} from './decide-declaration.ts'
import type { OrderRecord } from '#features/orders/repository.ts'

/** The sender of a declaration. */
export interface Declarer {
  readonly caller: Pick<Caller, 'customerId'>
  readonly language: SiteLocale
  /** The client's address. */
  readonly source: string
}

/** `ends` is only present for the owner of the order. */
interface Taken {
  readonly receipt: Receipt
  readonly declaration: Declaration
  readonly isEffective: boolean
  readonly ends?: OwnedDeclaration['ends']
}

export type Declared =
  | (Taken & { readonly ok: true })
  | { readonly ok: false; readonly faults: readonly DeclarationFault[] }
  | TooMany

export function withdraw(deps: Deps, form: DeclarationForm, declarer: Declarer): Promise<Declared> {
  return declare(deps, withdrawalFaults(form), () => withdrawalOf(form), declarer)
}

export function cancel(deps: Deps, form: CancellationForm, declarer: Declarer): Promise<Declared> {
  return declare(deps, cancellationFaults(form), () => cancellationOf(form), declarer)
}

async function declare(
  deps: Deps,
  faults: readonly DeclarationFault[],
  declarationOf: () => Declaration,
  declarer: Declarer,
): Promise<Declared> {
  const { transaction, rateLimits, noticeTo } = deps
  if (faults.length > 0) return { ok: false, faults }
  const declaration = declarationOf()
  const sourceWait = await takeFromSource(rateLimits, declarationLimits.source, declarer.source)
  if (sourceWait > 0) return tooMany(sourceWait)
  // Strangers may use up the limit of an address, so a logged-in customer has a limit of their own.
  const subject = declarer.caller.customerId ?? mailboxOf(declaration.email)
  const addressWait = await rateLimits.take(declarationLimits.address, subject)
  if (addressWait > 0) return tooMany(addressWait)
  return transaction(async (stores) => ({
    ok: true,
    ...(await takeDeclaration(stores, declaration, declarer, noticeTo)),
  }))
}

/**
 * Stores a declaration with its receipt. The typed address, which is not confirmed, always gets the same mail without any
 * typed text. The declaration is effective at once only if the owner of the order is logged in; otherwise the owner is
 * asked by mail, at the address of the order. The same content within minutes is the same declaration.
 */
async function takeDeclaration(
  stores: Stores,
  declaration: Declaration,
  { caller, language }: Declarer,
  noticeTo: string,
): Promise<Taken> {
  const { declarations, mails } = stores
  const { kind, name, email, contract, ...details } = declaration
  const content = JSON.stringify([kind, name, emailKeyOf(email), contract, details])
  const recent = await declarations.findRecent(content)
  if (recent !== null && caller.customerId === null) return { receipt: recent, declaration, isEffective: false }
  const order = await orderMeantBy(stores.orders, declaration)
  const receipt = recent ?? (await declarations.add({ declaration, language, content, orderId: order?.id ?? null }))
  if (recent === null) {
    await mails.add({
      cause: `declaration ${receipt.number} receipt`,
      to: email,
      language,
      customerId: null,
      template: 'declarationReceipt',
      data: { kind, receipt: receipt.number, at: receipt.receivedAt.toISOString() },
    })
  }
  if (order !== null && caller.customerId === order.customerId) {
    const isEffective = await takeEffect(stores, receipt.number, order, { by: 'login', noticeTo })
    const { ends } = await ownedDeclarationOf(stores, { receipt, declaration }, order)
    return { receipt, declaration, isEffective, ...(isEffective && { ends }) }
  }
  if (recent === null) {
    const stored = { receipt, declaration, language }
    await noticeToProvider(mails, stored, order, { noticeTo })
    if (order !== null) await mailLinkToOwner(stores, stored, order)
  }
  return { receipt, declaration, isEffective: false }
}

/** The order depends on the typed number only: neither number nor address proves anything. */
async function orderMeantBy(orders: Stores['orders'], declaration: Declaration): Promise<OrderRecord | null> {
  const number = orderNumberIn(declaration)
  const order = number === null ? null : await orders.findByNumber(number)
  return order?.paidAt ? order : null
}
