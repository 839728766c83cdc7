import type { Pool, PoolClient } from 'pg'
import { forgetting, contentHashOf } from '#adapters/postgres/connection/rows.ts'
import { orUnavailable } from '#adapters/postgres/connection/outage.ts'
import { nextReceipt, receiptLetters, type ReceiptRow, recentReceipt, writtenReceipt } from './receipts.ts'
import type { ContactCleaning, FormStore, Receipts } from '#services/support/support-ports.ts'

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

/** As long as the mail they were sent with. */
const messages = forgetting('contact_messages', 'received_at', `now() - interval '90 days'`)
/** Long enough to see who reports or is reported again, and to answer for what was decided. */
const reports = forgetting('abuse_reports', 'received_at', `now() - interval '2 years'`)
/** They belong to the books. */
const declarations = forgetting('declarations', 'received_at', `now() - interval '7 years'`)
/** So long somebody with a link that has expired can ask for another. */
const declarationLinks = forgetting('declaration_links', 'expires_at', `now() - interval '60 days'`)
const browserReports = forgetting('browser_reports', 'received_at', `now() - interval '30 days'`)

export function createReceipts(pool: Pool): Receipts {
  return {
    async empty(kind) {
      const { rows } = await orUnavailable(pool.query<ReceiptRow>(empty, [receiptLetters[kind]]))
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

export function createContactCleaning(pool: Pool): ContactCleaning {
  const forget = (statement: string) => async () => {
    const { rowCount } = await orUnavailable(pool.query(statement))
    return rowCount ?? 0
  }
  return {
    forgetMessages: forget(messages),
    forgetAbuseReports: forget(reports),
    forgetDeclarations: forget(declarations),
    forgetDeclarationLinks: forget(declarationLinks),
    forgetBrowserReports: forget(browserReports),
  }
}
