import type { Pool } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDemoMails } from '#features/demo/repository.ts'
import { createMailer } from '#platform/email/create-mailer.ts'
import type { DemoMail, DemoMailList } from '#features/demo/schema/demo-mail.ts'
import { type DemoMailServer, startDemoMailServer } from '#apps/demo/demo-mail-server.ts'
import { framingPageHeaders, pageHeaders } from '#platform/http/pipeline/headers.ts'
import { renderMail } from '#features/emails/render-mail.tsx'
import { sampleMails } from '#tests/builders/sample-mails.ts'
import { Unavailable } from '#core/result/unavailable.ts'
import { openShop, type Shop } from '#tests/api/shop.ts'
import { testDatabase, type TestDatabase } from '#tests/builders/database.ts'

let database: TestDatabase
let pool: Pool
let office: DemoMailServer
let shop: Shop

beforeEach(async () => {
  database = await testDatabase()
  pool = database.pool
  const mails = createDemoMails(pool, { maxEntries: 5 })
  office = await startDemoMailServer(mails)
  shop = await openShop({ database, settings: { demo: true } })
})
afterEach(async () => {
  await shop[Symbol.asyncDispose]()
  await office.close()
  await database.drop()
})

async function send(id: string, to = 'klant@example.nl'): Promise<void> {
  const content = sampleMails('Sanne <b>')['verifyEmail']
  if (!content) throw new Error('There is no such sample')
  const letter = renderMail(
    { ...content, language: 'nl' },
    { origin: 'https://shop.example', token: 'abc', confirmation: { token: 'abc', code: null } },
  )
  await createMailer({ smtpUrl: () => office.smtpUrl, from: 'Stek <hallo@stek.example>' }).send({ id, to, ...letter })
}

async function list(): Promise<DemoMailList['mails']> {
  const { status, text } = await shop.ask('GET', '/api/demo/mails')
  expect(status).toBe(200)
  return (JSON.parse(text) as DemoMailList).mails
}

test('the demo receives mails over the real protocol and shows them, newest first', async () => {
  expect(await list()).toEqual([])
  await send('1', 'een@example.nl')
  await send('2', 'twee@example.nl')
  const mails = await list()
  expect(mails.map(({ to }) => to)).toEqual(['twee@example.nl', 'een@example.nl'])
  expect(mails[0]).toMatchObject({ from: 'Stek <hallo@stek.example>', subject: 'Bevestig je e-mailadres' })
  expect(mails[0]?.preview).toMatch(/^Hoi Sanne <b>, Je account is gemaakt\./)
  expect(new Date(mails[0]?.receivedAt ?? '').getTime()).toBeGreaterThan(Date.now() - 60_000)
})

test('C19 a mail that comes twice is one in the letter box', async () => {
  await send('1')
  await send('1')
  expect(await list()).toHaveLength(1)
})

test('the newest mails are kept, older ones go', async () => {
  for (let index = 0; index < 8; index += 1) await send(String(index), `nummer${index}@example.nl`)
  expect((await list()).map(({ to }) => to)).toEqual([7, 6, 5, 4, 3].map((index) => `nummer${index}@example.nl`))
  expect((await pool.query('select from demo_mails')).rowCount).toBe(5)
})

test('a mail as text', async () => {
  await send('1')
  const [entry] = await list()
  const { text } = await shop.ask('GET', `/api/demo/mails/${entry?.id}`)
  const mail = JSON.parse(text) as DemoMail
  expect(mail).toMatchObject({ id: entry?.id, subject: entry?.subject })
  expect(mail.text).toContain('https://shop.example/e-mail-bevestigen#token=abc')
})

test('B232 a mail as it looks, under a policy that lets it run and fetch nothing', async () => {
  await send('1')
  const [entry] = await list()
  const { status, headers, text } = await shop.ask('GET', `/api/demo/mails/${entry?.id}/html`)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  const policy = String(headers['content-security-policy']).split('; ')
  expect(policy).toEqual([
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin allow-top-navigation-by-user-activation',
  ])
  expect(headers).toMatchObject({
    'x-frame-options': 'SAMEORIGIN',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
  expect(text).toContain('<head><base target="_top"/>')
  expect(text).toContain('Sanne &lt;b&gt;')
})

test.each(['x', '00000000-0000-4000-8000-000000000000', "1' or '1'='1"])('no mail is called %s', async (id) => {
  const path = `/api/demo/mails/${encodeURIComponent(id)}`
  expect((await shop.ask('GET', path)).status).toBe(404)
  expect((await shop.ask('GET', `${path}/html`)).status).toBe(404)
})

test('a shop that is no demo has no letter box', async () => {
  await using plain = await openShop({ database })
  expect((await plain.ask('GET', '/api/demo/mails')).status).toBe(404)
})

test('a letter that cannot be kept now is not lost: the sender is told to come back', async () => {
  let isAway = true
  const kept: string[] = []
  const busy = await startDemoMailServer({
    async keep({ subject }) {
      if (isAway) throw new Unavailable('database_unavailable')
      kept.push(subject)
    },
  })
  const post = createMailer({ smtpUrl: () => busy.smtpUrl, from: 'hallo@stek.example' })
  const letter = { id: '1', to: 'klant@example.nl', subject: 'Hallo', html: '<p>h</p>', text: 't' }
  await expect(post.send(letter)).rejects.toThrow(/451/)
  isAway = false
  await post.send(letter)
  expect(kept).toEqual(['Hallo'])
  await busy.close()
})

test('only the page of the letter box may show a page of ours inside, and nothing else about it differs', () => {
  const settings = { secure: true }
  const [plain, framing] = [pageHeaders(settings, ["'sha256-x'"]), framingPageHeaders(settings, ["'sha256-x'"])]
  const policy = 'Content-Security-Policy'
  expect(plain[policy]).toContain("frame-src 'none'")
  expect(framing[policy]).toBe(plain[policy]?.replace("frame-src 'none'", "frame-src 'self'"))
  expect({ ...framing, [policy]: '' }).toEqual({ ...plain, [policy]: '' })
})
