import { noLimits } from '#platform/limits/rate-limits.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import type { Pool } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createInvoiceLinks } from '#features/invoices/invoice-links.ts'
import { createOrders } from '#features/orders/repository.ts'
import { createInvoices } from '#features/invoices/repository.ts'
import { createTransaction } from '#features/stores.ts'
import { createJobQueue } from '#platform/jobs/job-queue.ts'
import { createMails, mailOutbox } from '#features/emails/repository.ts'
import { createMailer } from '#platform/email/create-mailer.ts'
import { consentTexts } from '#core/orders/consents.ts'
import { cents } from '#core/money/money.ts'
import { dutchBusiness, germanBuyer, sampleOrder } from '#tests/builders/sample-order.ts'
import { createSendMail } from '#features/emails/send-mail.ts'
import { createWorker, type Worker } from '#platform/jobs/worker.ts'
import { createPapers } from '#features/invoices/create-papers.ts'
import type { MailContent } from '#features/emails/mail-data.ts'
import { issueCreditNote } from '#features/invoices/issue-invoice.ts'
import type { PaidOrder } from '#features/orders/repository.ts'
import { testDatabase, type TestDatabase } from '#tests/builders/database.ts'
import { insertInvoicedOrder, insertOrder } from '#tests/builders/invoiced-order.ts'
import { type MailServer, openMailServer } from '#tests/builders/mail-server.ts'
import { paperFontDir } from '#tests/builders/paper-fonts.ts'
import { pdfPages } from '#tests/builders/pdf-text.ts'
import { textAt, xmlTree } from '#tests/builders/xml-tree.ts'
import { logTo } from '#tests/builders/log.ts'

const links = createInvoiceLinks(['the secret of the tests'])
let database: TestDatabase
let pool: Pool
let server: MailServer
let worker: Worker
const problems: string[] = []

beforeEach(async () => {
  database = await testDatabase()
  pool = database.pool
  server = await openMailServer()
  problems.length = 0
  const fontDir = await paperFontDir()
  const send = createSendMail({
    mails: createMails(pool),
    mailer: createMailer({ smtpUrl: () => server.url, from: 'Stek <hallo@stek.example>' }),
    issueToken: async () => '',
    issueCode: async () => null,
    rateLimits: noLimits,
    issuePartnerToken: async () => '',
    origin: 'https://shop.example',
    orders: createOrders(pool),
    invoices: createInvoices(pool),
    papers: createPapers({ fontDir, terms: join(fontDir, 'text-latin.ttf') }),
    issueDeclarationToken: async () => '',
    invoiceToken: (orderNumber, form) => links.tokenFor(orderNumber, form, new Date()),
  })
  worker = createWorker({
    queue: createJobQueue(pool),
    tasks: { send_mail: send },
    log: logTo((line) => void problems.push(line)),
    idleMs: 10,
  })
})
afterEach(async () => {
  await worker.stop()
  await server.close()
  await database.drop()
})

async function mailOf(order: PaidOrder, content: MailContent): Promise<Email> {
  const { email } = order.snapshot.buyer
  const { language } = order.snapshot
  await mailOutbox(pool).add({ ...content, cause: 'a test', to: email, language, customerId: order.customerId })
  await expect.poll(() => [server.delivered.length, problems]).toEqual([1, []])
  return PostalMime.parse(server.delivered[0]?.raw ?? '')
}

const bytesOf = (content: unknown) => new Uint8Array(content as ArrayBuffer)
const plain = (text: string | undefined) => (text ?? '').replaceAll(/\s+/g, ' ')

test('the confirmation brings what was agreed, the invoice and the terms', async () => {
  const snapshot = sampleOrder({ language: 'de', buyer: germanBuyer })
  const order = await insertInvoicedOrder(pool, { snapshot })
  const { subject, text, attachments } = await mailOf(order, {
    template: 'orderConfirmed',
    data: { orderId: order.id },
  })
  expect(subject).toBe(`Ihre Bestellung ${order.number} bei Stek`)
  expect(text).toContain(`\nhttps://shop.example/de/order/complete?payment=${order.paymentId}\n`)
  const [, token = ''] = /\nhttps:\/\/shop\.example\/de\/rechnung#token=([\w-]+)\n/.exec(text ?? '') ?? []
  expect(links.read(token, new Date())).toEqual({ orderNumber: order.number, form: 'pdf', isExpired: false })
  expect(text).toContain('\nhttps://shop.example/de/widerruf\n')
  for (const part of [
    'Webhosting Strauch',
    '15.11.2026 bis 14.11.2027',
    'Danach 114,24 € pro Jahr inkl. MwSt. (96,00 € netto)',
    'MwSt. 19 % 12,16 €',
    'Gesamtbetrag inkl. MwSt. 76,15 €',
    'Muster-Widerrufsformular',
    'Mir ist bekannt, dass mein Widerrufsrecht mit vollständiger Vertragserfüllung erlischt, bei einer Domain mit der Registrierung.',
    'Stek Hosting B.V.',
    'hallo@stek.example',
  ]) {
    expect(plain(text)).toContain(part)
  }
  expect(attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    [`stek-rechnung-${order.invoice}.pdf`, 'application/pdf'],
    ['algemene-voorwaarden-2023-01-31.pdf', 'application/pdf'],
  ])
  expect(pdfPages(bytesOf(attachments[0]?.content)).flat()).toContain(order.invoice)
  const terms = await readFile(join(await paperFontDir(), 'text-latin.ttf'))
  expect(Buffer.compare(Buffer.from(bytesOf(attachments[1]?.content)), terms)).toBe(0)
})

test.each([
  [true, 'Verlengingen schrijven we automatisch af met dezelfde betaalmethode'],
  [false, 'Van elke verlenging krijg je een factuur, te betalen binnen 14 dagen.'],
])('the confirmation says how renewals are paid: mandate given %s', async (isGiven, says) => {
  const sample = sampleOrder()
  const mandate = { text: consentTexts.mandate.nl, isGiven }
  const snapshot = { ...sample, consents: { ...sample.consents, mandate } }
  const order = await insertInvoicedOrder(pool, { snapshot })
  const { text } = await mailOf(order, { template: 'orderConfirmed', data: { orderId: order.id } })
  expect(plain(text)).toContain(says)
  expect(plain(text)).toContain('voor onbepaalde tijd')
  expect(plain(text).includes(consentTexts.mandate.nl)).toBe(isGiven)
})

test('a business gets the invoice for its bookkeeping too', async () => {
  const order = await insertInvoicedOrder(pool, { snapshot: sampleOrder({ buyer: dutchBusiness }) })
  const { text, attachments } = await mailOf(order, { template: 'orderConfirmed', data: { orderId: order.id } })
  expect(attachments.map(({ filename }) => filename)).toContain(`stek-factuur-${order.invoice}.xml`)
  const [, xml] = attachments.map(({ content }) => bytesOf(content))
  expect(textAt(xmlTree(new TextDecoder().decode(xml)), 'ID')).toBe(order.invoice)
  expect(plain(text)).not.toMatch(/herroep/i)
})

test('a name that waits for the address to be confirmed says so', async () => {
  const order = await insertInvoicedOrder(pool)
  await pool.query(
    `insert into deliveries (order_id, item_id, state, hold_reason) values ($1, 'd1', 'held', 'email'), ($1, 'h1', 'waiting', null)`,
    [order.id],
  )
  const { text } = await mailOf(order, { template: 'orderConfirmed', data: { orderId: order.id } })
  expect(plain(text)).toContain('bevestig je e-mailadres. Zodra dat gedaan is, leggen we je domeinnaam vast.')
  expect(plain(text)).not.toContain('We gaan meteen voor je aan de slag')
  await pool.query('update customers set email_verified_at = now()')
  await pool.query(`delete from mails`)
  server.delivered.length = 0
  await pool.query(`update deliveries set state = 'waiting', hold_reason = null`)
  const later = await mailOf(order, { template: 'orderConfirmed', data: { orderId: order.id } })
  expect(plain(later.text)).toContain('We gaan meteen voor je aan de slag')
  expect(plain(later.text)).not.toContain('bevestig je e-mailadres')
})

test('a refund brings its credit note', async () => {
  const order = await insertInvoicedOrder(pool)
  const at = new Date('2026-12-01T08:00:00Z')
  const creditNote = await createTransaction(pool)((stores) =>
    issueCreditNote(stores, order, { refundedInAll: cents(1000), at }),
  )
  const data = { firstName: 'Sanne', orderNumber: order.number, amountCents: cents(1000), reason: 'refunded' } as const
  const { text, attachments } = await mailOf(order, { template: 'paymentRefunded', data: { ...data, creditNote } })
  expect(plain(text)).toContain('We hebben € 10,00 voor je teruggestort.')
  expect(attachments.map(({ filename }) => filename)).toEqual([`stek-creditfactuur-${creditNote}.pdf`])
  expect(pdfPages(bytesOf(attachments[0]?.content)).flat().map(plain)).toContain('€ −10,00')
})

test('a payment that failed leads back to a new try, on the site it came from', async () => {
  const order = await insertOrder(pool)
  const { text, attachments } = await mailOf(order, {
    template: 'paymentUnfinished',
    data: {
      firstName: 'Sanne',
      orderNumber: order.number,
      amountCents: cents(7743),
      paymentId: 'Zm9vYmFyYmF6cXV4MTIzNA',
      siteLocale: 'de',
      status: 'expired',
    },
  })
  expect(text).toContain('\nhttps://shop.example/de/order/complete?payment=Zm9vYmFyYmF6cXV4MTIzNA\n')
  expect(plain(text)).toContain('Er is niets afgeschreven')
  expect(attachments).toEqual([])
})

test('the confirmation of an order that is not paid is given up, and nobody is mailed', async () => {
  const order = await insertOrder(pool)
  const mail = { cause: 'a test', to: 'x@example.nl', language: 'nl', customerId: order.customerId } as const
  await mailOutbox(pool).add({ ...mail, template: 'orderConfirmed', data: { orderId: order.id } })
  await expect.poll(() => problems).toHaveLength(1)
  expect(problems[0]).toContain('not paid')
  expect(server.attempts()).toBe(0)
})
