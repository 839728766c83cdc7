import type { Pool } from 'pg'
import { takeAbuseReport } from './abuse-reports.ts'
import { takeMessage } from './contact-messages.ts'
import { inTransaction } from '#adapters/postgres/connection/in-transaction.ts'
import { orUnavailable } from '#adapters/postgres/connection/outage.ts'
import { nextReceipt, receiptLetters, type ReceiptRow, writtenReceipt } from './receipts.ts'
import type { Contact, ContactCleaning } from '#services/support/support-ports.ts'
import { forgetting } from '#adapters/postgres/connection/forgetting.ts'

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

/** As long as the mail they were sent with. */
const messages = forgetting('contact_messages', `received_at < now() - interval '90 days'`)
/** Long enough to see who reports or is reported again, and to answer for what was decided. */
const reports = forgetting('abuse_reports', `received_at < now() - interval '2 years'`)
/** They belong to the books. */
const declarations = forgetting('declarations', `received_at < now() - interval '7 years'`)
const browserReports = forgetting('browser_reports', `received_at < now() - interval '30 days'`)

export function createContactCleaning(pool: Pool): ContactCleaning {
  const forget = (statement: string) => async () => {
    const { rowCount } = await orUnavailable(pool.query(statement))
    return rowCount ?? 0
  }
  return {
    forgetMessages: forget(messages),
    forgetAbuseReports: forget(reports),
    forgetDeclarations: forget(declarations),
    forgetBrowserReports: forget(browserReports),
  }
}
