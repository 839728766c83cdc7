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
import {
  type DeclarationDependencies,
  declarationLimits,
  type DeclarationStores,
  mailLinkToOwner,
  noticeToProvider,
  ownedDeclarationOf,
  takeEffect,
} from './decide-declaration.ts'
import type { OrderRecord } from '#features/orders/repository.ts'

/** Who declares, and from where. */
export interface Declarer {
  readonly caller: Pick<Caller, 'customerId'>
  readonly language: SiteLocale
  /** The client's address. */
  readonly source: string
}

/** `ends`: only for the owner of the order. */
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

export function withdraw(
  dependencies: DeclarationDependencies,
  form: DeclarationForm,
  declarer: Declarer,
): Promise<Declared> {
  return declare(dependencies, withdrawalFaults(form), () => withdrawalOf(form), declarer)
}

export function cancel(
  dependencies: DeclarationDependencies,
  form: CancellationForm,
  declarer: Declarer,
): Promise<Declared> {
  return declare(dependencies, cancellationFaults(form), () => cancellationOf(form), declarer)
}

async function declare(
  dependencies: DeclarationDependencies,
  faults: readonly DeclarationFault[],
  declarationOf: () => Declaration,
  declarer: Declarer,
): Promise<Declared> {
  const { transaction, attempts, noticeTo } = dependencies
  if (faults.length > 0) return { ok: false, faults }
  const declaration = declarationOf()
  const sourceWait = await takeFromSource(attempts, declarationLimits.source, declarer.source)
  if (sourceWait > 0) return tooMany(sourceWait)
  // Others may use up what an address has: whoever is logged in has a budget of their own.
  const subject = declarer.caller.customerId ?? mailboxOf(declaration.email)
  const addressWait = await attempts.take(declarationLimits.address, subject)
  if (addressWait > 0) return tooMany(addressWait)
  return transaction(async (stores) => ({
    ok: true,
    ...(await takeDeclaration(stores, declaration, declarer, noticeTo)),
  }))
}

/**
 * Written down with its receipt. The typed address gets the same mail whatever was typed, and none of the words that
 * were: nobody has confirmed that address. It has an effect at once only when the owner of the order is logged in; else
 * the owner is asked, at the address of the order. The same within minutes is the same declaration.
 */
async function takeDeclaration(
  stores: DeclarationStores,
  declaration: Declaration,
  { caller, language }: Declarer,
  noticeTo: string,
): Promise<Taken> {
  const { declarations, mails } = stores
  const { kind, name, email, contract, ...details } = declaration
  const content = JSON.stringify([kind, name, emailKeyOf(email), contract, details])
  const known = await declarations.findRecent(content)
  if (known !== null && caller.customerId === null) return { receipt: known, declaration, isEffective: false }
  const order = await orderMeantBy(stores.orders, declaration)
  const receipt = known ?? (await declarations.add({ declaration, language, content, orderId: order?.id ?? null }))
  if (known === null) {
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
    const { ends } = ownedDeclarationOf({ receipt, declaration }, order)
    return { receipt, declaration, isEffective, ...(isEffective && { ends }) }
  }
  if (known === null) {
    const stored = { receipt, declaration, language }
    await noticeToProvider(mails, stored, order, noticeTo)
    if (order !== null) await mailLinkToOwner(stores, stored, order)
  }
  return { receipt, declaration, isEffective: false }
}

/** Whose order is meant does not depend on the address that was typed: a number proves nothing, and neither does that. */
async function orderMeantBy(
  orders: DeclarationStores['orders'],
  declaration: Declaration,
): Promise<OrderRecord | null> {
  const number = orderNumberIn(declaration)
  const order = number === null ? null : await orders.findByNumber(number)
  return order?.paidAt ? order : null
}
