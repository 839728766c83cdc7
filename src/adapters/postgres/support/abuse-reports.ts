import type { PoolClient } from 'pg'
import { orderMail } from '#adapters/postgres/mails/order-mail.ts'
import {
  contentHashOf,
  nextReceipt,
  receiptLetters,
  receiptOfSame,
  type ReceiptRow,
  writtenReceipt,
} from './receipts.ts'
import type { AbuseReport } from '#domain/support/abuse-report.ts'
import { emailKeyOf } from '#domain/customers/email.ts'
import type { Sent } from '#services/support/contact-port.ts'
import type { Receipt } from '#services/support/receipt-port.ts'

const take = `
  insert into abuse_reports (receipt, language, urls, reason, explanation, name, email, content_hash)
  select ${nextReceipt}, $2, $3, $4, $5, $6, $7, $8
  returning receipt, received_at`

export async function takeAbuseReport(
  client: PoolClient,
  { letter, language, noticeTo }: Sent<AbuseReport>,
): Promise<Receipt> {
  const { urls, reason, explanation, name, email } = letter
  const contentHash = contentHashOf([urls, reason, explanation, name, email === null ? null : emailKeyOf(email)])
  const known = await receiptOfSame(client, 'abuse_reports', contentHash)
  if (known) return known

  const values = [receiptLetters.abuse, language, urls, reason, explanation, name, email, contentHash]
  const receipt = writtenReceipt((await client.query<ReceiptRow>(take, values)).rows)
  const taken = { receipt: receipt.number, at: receipt.receivedAt.toISOString() }
  if (email !== null) {
    await orderMail(client, {
      cause: `abuse ${receipt.number} receipt`,
      to: email,
      language,
      customerId: null,
      template: 'abuseReceived',
      data: { ...taken, reason },
    })
  }
  await orderMail(client, {
    cause: `abuse ${receipt.number} notice`,
    to: noticeTo,
    language: 'nl',
    customerId: null,
    template: 'abuseNotice',
    data: { ...taken, ...letter, language },
  })
  return receipt
}
