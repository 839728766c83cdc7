import type { Pool } from 'pg'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { createDataCleaning } from '#platform/db/data-cleaning.ts'
import { createJobQueue } from '#platform/jobs/job-queue.ts'
import { createMails } from '#features/emails/repository.ts'
import { createMailer } from '#platform/email/create-mailer.ts'
import { openApiDocumentOf } from '#platform/http/openapi/document.ts'
import { cleanUp } from '#platform/jobs/clean-up.ts'
import { createSendMail } from '#features/emails/send-mail.ts'
import { createWorker } from '#platform/jobs/worker.ts'
import { openShop, ownOrigin, type Shop, type ShopOptions } from '#tests/api/shop.ts'
import { openMailServer } from '#tests/builders/mail-server.ts'
import { noPapers } from '#tests/builders/no-papers.ts'
import { silentLog } from '#platform/telemetry/log.ts'

const question = {
  name: 'Saar van der Linden',
  email: 'saar@wildetuin.example',
  subject: 'moving',
  message: 'Blijft mijn site bereikbaar?\nEn mijn mail?',
  language: 'nl',
}
const report = {
  urls: 'https://bank.example/login\nbank.example/betalen',
  reason: 'phishing',
  explanation: 'Een nagemaakte bank.',
  email: 'saar@wildetuin.example',
  goodFaith: true,
  language: 'de',
}
const letters = [
  ['/api/contact', 'contact_messages', question],
  ['/api/abuse-reports', 'abuse_reports', report],
] as const

const open = (options: ShopOptions = {}) => openShop({ ...options, overrides: { noticeTo: 'mail@shop.example' } })

const send = (shop: Shop, path: string, json: unknown) => shop.ask('POST', path, { json })

const sendForm = (shop: Shop, path: string, fields: Readonly<Record<string, string>>) =>
  shop.ask('POST', path, {
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ownOrigin },
    body: new URLSearchParams(fields).toString(),
  })

const receiptIn = ({ body }: Awaited<ReturnType<typeof send>>) => (body as unknown as { receipt: string }).receipt

/** An answer without its number and moment. */
const shape = (text: string) => text.replaceAll(/\d/g, '0')

const rowsOf = async (pool: Pool, table: string) =>
  (await pool.query<Record<string, unknown>>(`select * from ${table}`)).rows

describe('a question', () => {
  test('is written down, mailed to the provider, and its sender gets a receipt', async () => {
    await using shop = await open()
    const answer = await send(shop, '/api/contact', { ...question, orderNumber: '2026-000123' })
    expect(answer.status).toBe(201)
    const receipt = receiptIn(answer)
    expect(receipt).toMatch(/^V\d{4}-\d{6}$/)
    expect(await rowsOf(shop.pool, 'contact_messages')).toMatchObject([
      { receipt, name: question.name, email: question.email, message: question.message, order_number: '2026-000123' },
    ])
    expect(await rowsOf(shop.pool, 'mails')).toMatchObject([
      { template: 'contactReceived', recipient: question.email, language: 'nl', data: { receipt, subject: 'moving' } },
      { template: 'contactNotice', recipient: 'mail@shop.example', data: { receipt, message: question.message } },
    ])
  })

  test('reaches the provider so that an answer goes to who asked; the receipt repeats nothing of it', async () => {
    await using shop = await open()
    await using server = await openMailServer()
    await send(shop, '/api/contact', { ...question, name: 'Saar\r\nBcc: all@the.example', message: 'Koop <b>nu</b>' })
    await sendAll(shop.pool, server.url)
    await expect.poll(() => server.delivered.length).toBe(2)
    const mails = await Promise.all(server.delivered.map(({ raw }) => PostalMime.parse(raw)))
    const notice = mails.find(({ to }) => to?.[0]?.address === 'mail@shop.example')
    expect(notice?.replyTo).toEqual([{ name: 'Saar Bcc: all@the.example', address: question.email }])
    expect(notice?.text).toContain('Koop <b>nu</b>')
    expect(notice?.html).toContain('Koop &lt;b&gt;nu&lt;/b&gt;')
    expect(server.delivered.flatMap(({ to }) => to).toSorted()).toEqual(['mail@shop.example', question.email])
    const receipt = mails.find(({ to }) => to?.[0]?.address === question.email)
    expect(receipt?.replyTo).toBeUndefined()
    expect(`${receipt?.html} ${receipt?.text}`).not.toMatch(/Koop|Saar|Bcc/)
  })
})

describe('a report of abuse', () => {
  test('is written down with its addresses, and answered by mail when there is an address', async () => {
    await using shop = await open()
    const receipt = receiptIn(await send(shop, '/api/abuse-reports', report))
    expect(receipt).toMatch(/^M\d{4}-\d{6}$/)
    expect(await rowsOf(shop.pool, 'abuse_reports')).toMatchObject([
      { receipt, urls: ['https://bank.example/login', 'https://bank.example/betalen'], reason: 'phishing', name: null },
    ])
    expect(await rowsOf(shop.pool, 'mails')).toMatchObject([
      { template: 'abuseReceived', recipient: report.email, language: 'de', data: { receipt } },
      { template: 'abuseNotice', recipient: 'mail@shop.example', data: { receipt } },
    ])
  })

  test('may come from nobody in particular', async () => {
    await using shop = await open()
    const { email: _, ...anonymous } = report
    expect((await send(shop, '/api/abuse-reports', anonymous)).status).toBe(201)
    expect(await rowsOf(shop.pool, 'mails')).toMatchObject([{ template: 'abuseNotice' }])
  })
})

describe.each(letters)('%s', (path, table, letter) => {
  test('thirty times at once is one letter with one receipt; another is another', async () => {
    await using shop = await open()
    const all = await Promise.all(Array.from({ length: 30 }, () => send(shop, path, letter)))
    expect(new Set(all.map((answer) => `${answer.status} ${receiptIn(answer)}`)).size).toBe(1)
    expect(await rowsOf(shop.pool, table)).toHaveLength(1)
    expect(await rowsOf(shop.pool, 'mails')).toHaveLength(2)
    await send(shop, path, { ...letter, name: 'Bo de Groot' })
    expect(await rowsOf(shop.pool, table)).toHaveLength(2)
  })

  test('from a program that fills in every field: an answer as to everybody, and nothing is kept or mailed', async () => {
    await using shop = await open()
    const before = await shop.state()
    const answer = await send(shop, path, { ...letter, website: 'https://buy.example' })
    expect(answer.status).toBe(201)
    expect(await shop.state()).toBe(before)
    expect(shape(answer.text)).toBe(shape((await send(shop, path, letter)).text))
  })

  test('without script: the browser is led back to the page, in its language', async () => {
    await using shop = await open()
    const { goodFaith, ...rest } = { goodFaith: undefined, ...letter }
    const fields = { ...rest, website: '', ...(goodFaith && { goodFaith: 'on' }) }
    const pages = path === '/api/contact' ? ['/over-ons/contact', '/de/uber-uns/kontakt'] : abusePages
    const sent = await sendForm(shop, `${path}?language=nl`, fields)
    expect([sent.status, sent.headers.location]).toEqual([303, `${pages[0]}#verzonden`])
    const german = await sendForm(shop, `${path}?language=de`, { ...fields, name: 'Jana' })
    expect(german.headers.location).toBe(`${pages[1]}#gesendet`)
    expect(await rowsOf(shop.pool, table)).toHaveLength(2)
    const refused = await sendForm(shop, `${path}?language=de`, { ...fields, email: 'saar@' })
    expect([refused.status, refused.headers.location]).toEqual([303, `${pages[1]}#nicht-gesendet`])
    const elsewhere = await sendForm(shop, `${path}?language=//evil.example`, fields)
    expect(elsewhere.headers.location).toBe(`${pages[0]}#niet-verzonden`)
    expect(await rowsOf(shop.pool, table)).toHaveLength(2)
  })

  test('B123 from another site: the browser is led back to the page, which says that nothing was sent', async () => {
    await using shop = await open()
    const before = await shop.state()
    const { goodFaith, ...rest } = { goodFaith: undefined, ...letter }
    const body = new URLSearchParams({ ...rest, website: '', ...(goodFaith && { goodFaith: 'on' }) }).toString()
    for (const origin of ['https://evil.example', 'null']) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', origin }
      const answer = await shop.ask('POST', `${path}?language=nl`, { headers, body })
      expect([answer.status, answer.headers.location?.split('#')[1]]).toEqual([303, 'niet-verzonden'])
    }
    expect(await shop.state()).toBe(before)
  })

  test('too often to one address or from one place: wait, and nothing more is mailed', async () => {
    await using shop = await open({ settings: { limits: true } })
    const names = Array.from({ length: 6 }, (_, index) => `Saar ${index}`)
    for (const name of names.slice(0, 5)) expect((await send(shop, path, { ...letter, name })).status).toBe(201)
    const sixth = await send(shop, path, { ...letter, name: names[5] })
    expect([sixth.status, sixth.body.code]).toEqual([429, 'rate_limited'])
    expect(await rowsOf(shop.pool, table)).toHaveLength(5)
    expect((await send(shop, path, { ...letter, email: 'bo@tuinblog.example' })).status).toBe(201)
  })

  test('ten megabytes, another media type, broken JSON and other sites are refused', async () => {
    await using shop = await open()
    const before = await shop.state()
    const headers = { 'content-type': 'application/json' }
    const statusOf = async (body: string, more: Readonly<Record<string, string>> = {}) =>
      (await shop.ask('POST', path, { headers: { ...headers, ...more }, body })).status
    const long = JSON.stringify({ ...letter, name: 'x'.repeat(10 * 1024 * 1024) })
    expect(await statusOf(long, { 'content-length': String(long.length) })).toBe(413)
    expect(await statusOf(JSON.stringify(letter), { 'content-type': 'text/plain' })).toBe(415)
    expect(await statusOf('{')).toBe(400)
    expect(await statusOf(JSON.stringify(letter), { origin: 'https://evil.example' })).toBe(403)
    expect(await shop.state()).toBe(before)
  })
})

test.each([
  ['/api/contact', { ...question, name: '' }, [{ path: 'name', code: 'required' }]],
  ['/api/contact', { ...question, email: 'a@b.nl\nBcc: c@d.nl' }, [{ path: 'email', code: 'malformed_email' }]],
  ['/api/contact', { ...question, subject: 'sales' }, [{ path: 'subject', code: 'not_allowed' }]],
  ['/api/contact', { ...question, message: 'x'.repeat(4001) }, [{ path: 'message', code: 'too_long' }]],
  ['/api/contact', { ...question, message: ['a'] }, [{ path: 'message', code: 'wrong_type' }]],
  ['/api/contact', { ...question, isAdmin: true }, [{ path: '', code: 'unknown_key' }]],
  ['/api/abuse-reports', { ...report, urls: 'javascript:alert(1)' }, [{ path: 'urls', code: 'malformed_url' }]],
  ['/api/abuse-reports', { ...report, goodFaith: false }, [{ path: 'goodFaith', code: 'good_faith_required' }]],
  ['/api/abuse-reports', { ...report, goodFaith: 'yes' }, [{ path: 'goodFaith', code: 'wrong_type' }]],
])('%s with something wrong is refused by field, and nothing is written down: %#', async (path, json, errors) => {
  await using shop = await open()
  const before = await shop.state()
  const { status, body } = await send(shop, path, json)
  expect([status, body.errors]).toEqual([422, errors])
  expect(await shop.state()).toBe(before)
})

test('letters are forgotten when they are over', async () => {
  await using shop = await open()
  const { pool } = shop
  for (const [path, table, letter] of letters) {
    for (const name of ['Old', 'Young']) await send(shop, path, { ...letter, name })
    const age = table === 'contact_messages' ? ['91 days', '89 days'] : ['25 months', '23 months']
    await pool.query(
      `update ${table} set received_at = now() - case name when 'Old' then $1::interval else $2::interval end`,
      age,
    )
  }
  await pool.query(`insert into browser_reports (kind, body, received_at) values
    ('old', '{}', now() - interval '31 days'), ('young', '{}', now() - interval '29 days')`)
  await pool.query(`insert into declarations (receipt, kind, language, name, email, contract, content_hash, received_at, outcome)
    values ('old', 'withdrawal', 'nl', 'a', 'a@b.nl', 'c', '', now() - interval '85 months', 'rejected'),
      ('young', 'withdrawal', 'nl', 'a', 'a@b.nl', 'c', '', now() - interval '83 months', 'rejected')`)
  await pool.query(`insert into declaration_links (token_hash, receipt, expires_at) values
    (sha256('old'), 'young', now() - interval '61 days'), (sha256('young'), 'young', now() - interval '59 days')`)
  await cleanUp(createDataCleaning(pool), (error) => expect.unreachable(String(error)))
  expect(await rowsOf(pool, 'contact_messages')).toMatchObject([{ name: 'Young' }])
  expect(await rowsOf(pool, 'abuse_reports')).toMatchObject([{ name: 'Young' }])
  expect(await rowsOf(pool, 'browser_reports')).toMatchObject([{ kind: 'young' }])
  expect(await rowsOf(pool, 'declarations')).toMatchObject([{ receipt: 'young' }])
  expect(await rowsOf(pool, 'declaration_links')).toHaveLength(1)
})

test('the description names both calls, as JSON and as a form', async () => {
  await using shop = await open()
  const { paths } = openApiDocumentOf(shop.calls) as unknown as {
    readonly paths: Record<string, { post: { requestBody: { content: object }; responses: object } }>
  }
  for (const [path] of letters) {
    const call = paths[path]?.post
    expect(Object.keys(call?.requestBody.content ?? {})).toEqual([
      'application/json',
      'application/x-www-form-urlencoded',
    ])
    expect(Object.keys(call?.responses ?? {})).toEqual([
      '201',
      '303',
      '400',
      '403',
      '408',
      '413',
      '415',
      '422',
      '429',
      '503',
    ])
  }
})

const abusePages = ['/misbruik-melden', '/de/missbrauch-melden']

async function sendAll(pool: Pool, smtpUrl: string): Promise<void> {
  const worker = createWorker({
    queue: createJobQueue(pool),
    tasks: {
      send_mail: createSendMail({
        mails: createMails(pool),
        mailer: createMailer({ smtpUrl: () => smtpUrl, from: 'Stek <hallo@stek.example>' }),
        issueToken: async () => '',
        issuePartnerToken: async () => '',
        origin: 'https://shop.example',
        ...noPapers,
      }),
    },
    log: silentLog,
    idleMs: 10,
  })
  await expect.poll(async () => (await pool.query('select from jobs')).rowCount).toBe(0)
  await worker.stop()
}
