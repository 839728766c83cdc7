import type { Pool } from 'pg'
import { takeAbuseReport } from './abuse-reports.ts'
import { takeMessage } from './contact-messages.ts'
import { inTransaction } from '#adapters/postgres/connection/in-transaction.ts'
import { orUnavailable } from '#adapters/postgres/connection/or-unavailable.ts'
import { nextReceipt, receiptLetters, type ReceiptRow, writtenReceipt } from './receipts.ts'
import type { Contact } from '#services/support/contact-port.ts'

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
