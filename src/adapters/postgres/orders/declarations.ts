import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '#adapters/postgres/connection/in-transaction.ts'
import { orderMail } from '#adapters/postgres/mails/order-mail.ts'
import {
  contentHashOf,
  nextReceipt,
  receiptLetters,
  receiptOfSame,
  type ReceiptRow,
  writtenReceipt,
} from '#adapters/postgres/support/receipts.ts'
import { type Declaration, orderNumbersIn } from '#domain/orders/declaration.ts'
import { emailKeyOf } from '#domain/customers/email.ts'
import type { Declarations, NewDeclaration } from '#services/orders/declarations-port.ts'
import type { Receipt } from '#services/support/receipt-port.ts'

const orderMeant = `
  select orders.id, orders.number, orders.total_cents, customers.email_key
  from orders join customers on customers.id = orders.customer_id where orders.number = any($1)`

const take = `
  insert into declarations (receipt, kind, language, name, email, contract, details, content_hash, order_id)
  select ${nextReceipt}, $2, $3, $4, $5, $6, $7, $8, $9
  returning receipt, received_at`

const note = `
  insert into order_events (order_id, kind, amount_cents, mark) values ($1, 'withdrawn', $2, $3)`

interface OrderRow {
  readonly id: string
  readonly number: string
  readonly total_cents: number
  readonly email_key: string
}

export function createDeclarations(pool: Pool): Declarations {
  return { take: (declaration) => inTransaction(pool, (client) => takeHere(client, declaration)) }
}

async function takeHere(client: PoolClient, { declaration, language, noticeTo }: NewDeclaration): Promise<Receipt> {
  const { kind, name, email, contract, ...details } = declaration
  const contentHash = contentHashOf([kind, name, emailKeyOf(email), contract, details])
  const known = await receiptOfSame(client, 'declarations', contentHash)
  if (known) return known

  const order = await orderMeantBy(client, declaration)
  const values = [receiptLetters[kind], kind, language, name, email, contract, details, contentHash, order?.id ?? null]
  const { rows } = await client.query<ReceiptRow>(take, values)
  const receipt = writtenReceipt(rows)
  if (kind === 'withdrawal' && order) await client.query(note, [order.id, order.total_cents, receipt.number])
  const data = { ...declaration, receipt: receipt.number, at: receipt.receivedAt.toISOString() }
  const cause = `declaration ${receipt.number}`
  await orderMail(client, {
    cause: `${cause} receipt`,
    to: email,
    language,
    customerId: null,
    template: 'declarationReceived',
    data,
  })
  await orderMail(client, {
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
async function orderMeantBy(client: PoolClient, { contract, email }: Declaration): Promise<OrderRow | undefined> {
  const numbers = orderNumbersIn(contract)
  if (numbers.length === 0) return undefined
  const { rows } = await client.query<OrderRow>(orderMeant, [numbers])
  const own = rows.filter((row) => row.email_key === emailKeyOf(email))
  return own.length === 1 ? own[0] : undefined
}
