import type { PoolClient } from 'pg'
import { contentHashOf } from '#adapters/postgres/connection/rows.ts'
import {
  nextReceipt,
  receiptLetters,
  type ReceiptRow,
  recentReceipt,
  writtenReceipt,
} from '#adapters/postgres/support/receipts.ts'
import type { DeclarationStore } from '#services/orders/order-ports.ts'

const insert = `
  insert into declarations (receipt, kind, language, name, email, contract, details, content_hash, order_id)
  select ${nextReceipt}, $2, $3, $4, $5, $6, $7, $8, $9
  returning receipt, received_at`

export function declarationStore(client: PoolClient): DeclarationStore {
  return {
    findRecent: (content) => recentReceipt(client, 'declarations', contentHashOf(content, 'hex')),

    async add({ declaration, language, content, orderId }) {
      const { kind, name, email, contract, ...details } = declaration
      const hash = contentHashOf(content, 'hex')
      const values = [receiptLetters[kind], kind, language, name, email, contract, details, hash, orderId]
      return writtenReceipt((await client.query<ReceiptRow>(insert, values)).rows)
    },
  }
}
