import type { Pool } from 'pg'
import { takeAbuseReport } from '#adapters/postgres/contact/abuse-reports.ts'
import { takeMessage } from '#adapters/postgres/contact/contact-messages.ts'
import { inTransaction } from '#adapters/postgres/in-transaction.ts'
import { orUnavailable } from '#adapters/postgres/or-unavailable.ts'
import { nextReceipt, receiptLetters, type ReceiptRow, writtenReceipt } from '#adapters/postgres/receipts.ts'
import type { Contact } from '#services/ports/contact.ts'

const empty = `select ${nextReceipt} as receipt, now() as received_at`

export function createContact(pool: Pool): Contact {
  return {
    takeMessage: (sent) => inTransaction(pool, (client) => takeMessage(client, sent)),
    takeAbuseReport: (sent) => inTransaction(pool, (client) => takeAbuseReport(client, sent)),

    async emptyReceipt(kind) {
      const { rows } = await orUnavailable(pool.query<ReceiptRow>(empty, [receiptLetters[kind]]))
      return writtenReceipt(rows)
    },
  }
}
