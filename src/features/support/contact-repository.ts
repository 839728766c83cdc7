import type { Pool, PoolClient } from 'pg'
import { contentHashOf } from '#platform/db/rows.ts'
import { nextReceipt, receiptLetters, type ReceiptRow, recentReceipt, writtenReceipt } from './receipts.ts'
import type { FormStore, Receipts } from './support-ports.ts'

const empty = `select ${nextReceipt} as receipt, now() as received_at`

const insertMessage = `
  insert into contact_messages (receipt, language, name, email, subject, order_number, message, content_hash)
  select ${nextReceipt}, $2, $3, $4, $5, $6, $7, $8
  returning receipt, received_at`

const insertReport = `
  insert into abuse_reports (receipt, language, urls, reason, explanation, name, email, content_hash)
  select ${nextReceipt}, $2, $3, $4, $5, $6, $7, $8
  returning receipt, received_at`

const tables = { contact: 'contact_messages', abuse: 'abuse_reports' } as const

export function createReceipts(pool: Pool): Receipts {
  return {
    async empty(kind) {
      const { rows } = await pool.query<ReceiptRow>(empty, [receiptLetters[kind]])
      return writtenReceipt(rows)
    },
  }
}

export function formStore(client: PoolClient): FormStore {
  return {
    findRecent: (kind, content) => recentReceipt(client, tables[kind], contentHashOf(content, 'hex')),

    async addMessage({ form, language, content }) {
      const { name, email, subject, orderNumber, message } = form
      const values = [language, name, email, subject, orderNumber, message, contentHashOf(content, 'hex')]
      return writtenReceipt((await client.query<ReceiptRow>(insertMessage, [receiptLetters.contact, ...values])).rows)
    },

    async addAbuseReport({ form, language, content }) {
      const { urls, reason, explanation, name, email } = form
      const values = [language, urls, reason, explanation, name, email, contentHashOf(content, 'hex')]
      return writtenReceipt((await client.query<ReceiptRow>(insertReport, [receiptLetters.abuse, ...values])).rows)
    },
  }
}
