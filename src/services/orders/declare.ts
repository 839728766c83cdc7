import {
  cancellationFaults,
  type CancellationForm,
  cancellationOf,
  type Declaration,
  type DeclarationFault,
  type DeclarationForm,
  withdrawalFaults,
  withdrawalOf,
} from '#domain/orders/declaration.ts'
import { orderNumbersIn } from '#domain/orders/number-series.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'
import { emailKeyOf } from '#domain/customers/email.ts'
import type { UnitOfWork } from '#services/basics/unit-of-work-port.ts'
import type { MailOutbox } from '#services/mails/mail-ports.ts'
import type { Receipt } from '#services/support/support-ports.ts'
import type { DeclarationStore, NumberedOrder, OrderStore } from './order-ports.ts'

interface DeclarationStores {
  readonly declarations: DeclarationStore
  readonly orders: Pick<OrderStore, 'findByNumbers' | 'addEvent'>
  readonly mails: MailOutbox
}

/** What the use cases around ending a contract work with. */
export interface DeclarationDependencies {
  readonly transaction: UnitOfWork<DeclarationStores>
  /** Where the provider reads what people declare. */
  readonly noticeTo: string
}

export type Declared =
  | { readonly ok: true; readonly receipt: Receipt }
  | { readonly ok: false; readonly faults: readonly DeclarationFault[] }

export function withdraw(
  dependencies: DeclarationDependencies,
  form: DeclarationForm,
  language: SiteLocale,
): Promise<Declared> {
  return declare(dependencies, withdrawalFaults(form), () => withdrawalOf(form), language)
}

export function cancel(
  dependencies: DeclarationDependencies,
  form: CancellationForm,
  language: SiteLocale,
): Promise<Declared> {
  return declare(dependencies, cancellationFaults(form), () => cancellationOf(form), language)
}

async function declare(
  { transaction, noticeTo }: DeclarationDependencies,
  faults: readonly DeclarationFault[],
  declarationOf: () => Declaration,
  language: SiteLocale,
): Promise<Declared> {
  if (faults.length > 0) return { ok: false, faults }
  const declaration = declarationOf()
  return { ok: true, receipt: await transaction((stores) => takeDeclaration(stores, declaration, language, noticeTo)) }
}

/** Written down with its receipt; a mail to the sender and one to the provider. The same within minutes is the same. */
async function takeDeclaration(
  { declarations, orders, mails }: DeclarationStores,
  declaration: Declaration,
  language: SiteLocale,
  noticeTo: string,
): Promise<Receipt> {
  const { kind, name, email, contract, ...details } = declaration
  const content = JSON.stringify([kind, name, emailKeyOf(email), contract, details])
  const known = await declarations.findRecent(content)
  if (known !== null) return known

  const order = await orderMeantBy(orders, declaration)
  const receipt = await declarations.add({ declaration, language, content, orderId: order?.id ?? null })
  if (kind === 'withdrawal' && order) {
    await orders.addEvent({ orderId: order.id, kind: 'withdrawn', amount: order.total, mark: receipt.number })
  }
  const data = { ...declaration, receipt: receipt.number, at: receipt.receivedAt.toISOString() }
  const cause = `declaration ${receipt.number}`
  await mails.add({
    cause: `${cause} receipt`,
    to: email,
    language,
    customerId: null,
    template: 'declarationReceived',
    data,
  })
  await mails.add({
    cause: `${cause} notice`,
    to: noticeTo,
    language: 'nl',
    customerId: null,
    template: 'declarationNotice',
    data: { ...data, language, orderNumber: order?.number ?? null },
  })
  return receipt
}

/** An order is meant when its number is mentioned and the address is its buyer's: a number alone proves nothing. */
async function orderMeantBy(
  orders: DeclarationStores['orders'],
  { contract, email }: Declaration,
): Promise<NumberedOrder | undefined> {
  const numbers = orderNumbersIn(contract)
  if (numbers.length === 0) return undefined
  const own = (await orders.findByNumbers(numbers)).filter(({ emailKey }) => emailKey === emailKeyOf(email))
  return own.length === 1 ? own[0] : undefined
}
