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
import type { ContactMessage } from '#domain/support/contact-message.ts'
import { emailKeyOf } from '#domain/customers/email.ts'
import type { Sent } from '#services/support/contact-port.ts'
import type { Receipt } from '#services/support/receipt-port.ts'

const take = `
  insert into contact_messages (receipt, language, name, email, subject, order_number, message, content_hash)
  select ${nextReceipt}, $2, $3, $4, $5, $6, $7, $8
  returning receipt, received_at`

export async function takeMessage(
  client: PoolClient,
  { letter, language, noticeTo }: Sent<ContactMessage>,
): Promise<Receipt> {
  const { name, email, subject, orderNumber, message } = letter
  const contentHash = contentHashOf([name, emailKeyOf(email), subject, orderNumber, message])
  const known = await receiptOfSame(client, 'contact_messages', contentHash)
  if (known) return known

  const values = [receiptLetters.contact, language, name, email, subject, orderNumber, message, contentHash]
  const receipt = writtenReceipt((await client.query<ReceiptRow>(take, values)).rows)
  const taken = { receipt: receipt.number, at: receipt.receivedAt.toISOString() }
  await orderMail(client, {
    cause: `contact ${receipt.number} receipt`,
    to: email,
    language,
    customerId: null,
    template: 'contactReceived',
    data: { ...taken, subject },
  })
  await orderMail(client, {
    cause: `contact ${receipt.number} notice`,
    to: noticeTo,
    language: 'nl',
    customerId: null,
    template: 'contactNotice',
    data: { ...taken, ...letter, language },
  })
  return receipt
}
