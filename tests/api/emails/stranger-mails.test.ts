import { afterEach, beforeEach, expect, test } from 'vitest'
import type { MailContent } from '#features/emails/mail-data.ts'
import { createMails, mailOutbox } from '#features/emails/repository.ts'
import { createSendMail } from '#features/emails/send-mail.ts'
import { strangerMails } from '#features/emails/stranger-mails.ts'
import { createMailer } from '#platform/email/create-mailer.ts'
import { createJobQueue } from '#platform/jobs/job-queue.ts'
import { createRateLimits } from '#platform/limits/rate-limits.ts'
import { insertCustomer } from '#tests/builders/customers.ts'
import { insertPaidOrder } from '#tests/builders/paid-order.ts'
import { logTo } from '#tests/builders/log.ts'
import { type MailServer, openMailServer } from '#tests/builders/mail-server.ts'
import { noPapers } from '#tests/builders/no-papers.ts'
import { openShop, type Shop } from '#tests/api/shop.ts'

let shop: Shop
let server: MailServer
let lines: string[]
beforeEach(async () => {
  shop = await openShop()
  server = await openMailServer()
  lines = []
})
afterEach(async () => {
  await server.close()
  await shop[Symbol.asyncDispose]()
})

const stranger = 'wie@vreemde.example'
const received: MailContent = {
  template: 'contactReceived',
  data: { receipt: 'C1', at: '2026-11-15T07:12:54Z', subject: 'moving' },
}
let mails = 0
const add = (to: string, content: MailContent = received) =>
  mailOutbox(shop.pool).add({ cause: `mail ${(mails += 1)}`, to, language: 'nl', customerId: null, ...content })

/** Uses up the hour but for so many mails. */
async function leave(count: number): Promise<void> {
  const limits = createRateLimits(shop.pool)
  for (let taken = strangerMails.max; taken > count; taken -= 1) await limits.take(strangerMails, '')
}

/** Does each mail job that is due once. */
async function work(mailer = createMailer({ smtpUrl: () => server.url, from: 'Stek <hallo@stek.example>' })) {
  const send = createSendMail({
    ...noPapers,
    mails: createMails(shop.pool),
    mailer,
    rateLimits: createRateLimits(shop.pool),
    issueToken: async () => 'token',
    issuePartnerToken: async () => '',
    origin: 'https://shop.example',
    log: logTo((line) => void lines.push(line)),
  })
  const queue = createJobQueue(shop.pool)
  for (const job of await queue.take(100, ['send_mail'], [])) {
    try {
      await send(job.payload as { mailId: string }, new AbortController().signal)
      await queue.finish(job)
    } catch {
      await queue.postpone(job, 0, 'refused')
    }
  }
}

const waiting = async () =>
  (
    await shop.pool.query<{ minutes: number }>(
      'select round(extract(epoch from run_at - now()) / 60)::int as minutes from jobs order by id',
    )
  ).rows.map(({ minutes }) => minutes)

test('mails to strangers over the limit wait for the next hour, with one alert, and none is lost', async () => {
  await leave(2)
  for (let index = 0; index < 5; index += 1) await add(`a${index}@vreemde.example`)
  await work()
  expect(server.delivered).toHaveLength(2)
  expect(await waiting()).toEqual([60, 60, 60])
  expect(lines.filter((line) => line.includes('nobody confirmed wait'))).toHaveLength(1)
  await shop.pool.query('truncate rate_limits')
  await shop.pool.query('update jobs set run_at = now()')
  await work()
  expect(server.delivered).toHaveLength(5)
  expect(await waiting()).toEqual([])
})

test('mails of orders, to confirmed addresses and to who has paid are never held', async () => {
  await leave(0)
  const confirmed = await insertCustomer(shop.pool, { email: 'bekend@klant.example' })
  await shop.pool.query('update customers set email_verified_at = now() where id = $1', [confirmed])
  await insertPaidOrder(shop.pool, await insertCustomer(shop.pool, { email: 'betaald@klant.example' }))
  await insertCustomer(shop.pool, { email: 'nieuw@klant.example' })
  await shop.pool.query('delete from jobs')
  const names = { firstName: 'Anna' }
  await add('bekend@klant.example')
  await add('Betaald@klant.example')
  await add(stranger, { template: 'deliveryFailed', data: { ...names, orderNumber: '2026-000001', name: 'a.nl' } })
  await add('nieuw@klant.example')
  await work()
  expect(server.delivered).toHaveLength(3)
  expect(await waiting()).toEqual([60])
})

test('a mail that is tried again is counted once', async () => {
  await leave(1)
  await add(stranger)
  const broken = createMailer({ smtpUrl: () => 'smtp://127.0.0.1:1', from: 'Stek <hallo@stek.example>' })
  await work(broken)
  await work(broken)
  await work()
  expect(server.delivered).toHaveLength(1)
  await add(stranger)
  await work()
  expect(await waiting()).toEqual([60])
})
