import { createDataCleaning } from '#platform/db/data-cleaning.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readFeedback } from '#features/support/repository.ts'
import { openShop, type Shop, type ShopOptions } from '#tests/api/shop.ts'
import { cleanUp } from '#platform/jobs/clean-up.ts'

const path = '/api/helpdesk/feedback'
const pages: Readonly<Record<string, string>> = {
  'dns-records nl': '/helpdesk/dns-records',
  'dns-records de': '/de/helpdesk/dns-eintrage',
}
const open = (options: ShopOptions = {}) =>
  openShop({ ...options, overrides: { articlePathOf: (id, locale) => pages[`${id} ${locale}`] } })

let shop: Shop
beforeAll(async () => {
  shop = await open()
})
afterAll(() => shop[Symbol.asyncDispose]())
beforeEach(async () => void (await shop.pool.query('truncate article_votes, article_remarks')))

const about = { article: 'dns-records', locale: 'nl' }
const say = (said: object) => shop.ask('POST', path, { json: { ...about, ...said } })
const sendForm = (fields: Readonly<Record<'article' | 'locale' | 'helpful', string>>, to = shop) =>
  to.ask('POST', `${path}?article=${fields.article}&language=${fields.locale}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
const kept = () => readFeedback(shop.pool, 1)

test('answers are counted by article, language and day', async () => {
  const answers = await Promise.all([
    ...Array.from({ length: 30 }, () => say({ helpful: true })),
    ...Array.from({ length: 5 }, () => say({ helpful: false })),
    say({ helpful: true, locale: 'de' }),
  ])
  expect(new Set(answers.map(({ status, text }) => `${status}${text}`))).toEqual(new Set(['204']))
  expect(await kept()).toEqual({
    votes: [
      { article: 'dns-records', language: 'nl', helpful: 30, unhelpful: 5 },
      { article: 'dns-records', language: 'de', helpful: 1, unhelpful: 0 },
    ],
    remarks: [],
  })
})

test('a remark is kept by itself, tidied, and without what tells who wrote it', async () => {
  const remark = '  Stap 3 klopt niet.\r\n\r\n\r\n\r\nMail saar@wildetuin.example of bel 030 200 10 00  '
  expect((await say({ remark })).status).toBe(204)
  const { votes, remarks } = await kept()
  expect(votes).toEqual([])
  expect(remarks).toEqual([
    {
      article: 'dns-records',
      language: 'nl',
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      remark: 'Stap 3 klopt niet.\n\nMail […] of bel […]',
    },
  ])
  await say({ helpful: false, remark: ' \n ' })
  expect((await kept()).remarks).toHaveLength(1)
})

test('nothing is kept about who answered', async () => {
  await say({ helpful: true, remark: 'Fijn' })
  const { rows } = await shop.pool.query<{ column_name: string }>(
    `select distinct column_name from information_schema.columns where table_name in ('article_votes', 'article_remarks')`,
  )
  expect(rows.map((row) => row.column_name).toSorted()).toEqual([
    'article',
    'count',
    'day',
    'helpful',
    'id',
    'language',
    'remark',
  ])
})

test('a form without script leads back to the article, which says thanks', async () => {
  const { status, headers } = await sendForm({ ...about, locale: 'de', helpful: 'false' })
  expect([status, headers.location]).toEqual([303, '/de/helpdesk/dns-eintrage#thanks'])
  expect((await sendForm({ ...about, helpful: 'true' })).headers.location).toBe('/helpdesk/dns-records#thanks')
  expect((await kept()).votes).toMatchObject([
    { language: 'de', helpful: 0, unhelpful: 1 },
    { language: 'nl', helpful: 1, unhelpful: 0 },
  ])
})

test('a form that is refused leads back too, and the page says so', async () => {
  expect((await sendForm({ ...about, helpful: 'ja' })).headers.location).toBe('/helpdesk/dns-records#not-sent')
  expect((await sendForm({ ...about, article: 'nowhere', helpful: 'true' })).headers.location).toBe(
    '/helpdesk#not-sent',
  )
  await using limited = await open({ settings: { limits: true } })
  const answers = await Promise.all(
    Array.from({ length: 21 }, () => sendForm({ ...about, locale: 'de', helpful: 'true' }, limited)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]))
  expect(answers.filter(({ headers }) => headers.location === '/de/helpdesk/dns-eintrage#not-sent')).toHaveLength(1)
})

test.each([
  [{ ...about }, 'helpful', 'required'],
  [{ ...about, helpful: 'ja' }, 'helpful', 'wrong_type'],
  [{ ...about, article: 'nowhere', helpful: true }, 'article', 'not_allowed'],
  [{ ...about, article: '../etc', helpful: true }, 'article', 'malformed'],
  [{ ...about, locale: 'en', helpful: true }, 'locale', 'not_allowed'],
  [{ ...about, helpful: true, remark: 'x'.repeat(1001) }, 'remark', 'too_long'],
  [{ ...about, helpful: true, email: 'saar@wildetuin.example' }, '', 'unknown_key'],
])('%o is refused: %s %s', async (json, field, code) => {
  const { status, body } = await shop.ask('POST', path, { json })
  expect([status, body.errors]).toEqual([422, [{ path: field, code }]])
  expect(await kept()).toEqual({ votes: [], remarks: [] })
})

test('another site cannot send it', async () => {
  const { status } = await shop.ask('POST', path, {
    json: { ...about, helpful: true },
    headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
  })
  expect(status).toBe(403)
})

test('one address answers twenty times a minute', async () => {
  await using limited = await open({ settings: { limits: true } })
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => limited.ask('POST', path, { json: { ...about, helpful: true } })),
  )
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(20)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
})

test('remarks are kept for a year, numbers for three', async () => {
  await shop.pool.query(
    `insert into article_remarks (day, article, language, remark)
     select current_date - age, 'dns-records', 'nl', age::text from unnest(array[10, 350, 380]) as age`,
  )
  await shop.pool.query(
    `insert into article_votes (day, article, language, helpful, count)
     select current_date - age, 'dns-records', 'nl', true, 1 from unnest(array[10, 1080, 1110]) as age`,
  )
  await cleanUp(createDataCleaning(shop.pool), (error) => expect.unreachable(String(error)))
  const { votes, remarks } = await readFeedback(shop.pool, 9999)
  expect(remarks.map(({ remark }) => remark)).toEqual(['10', '350'])
  expect(votes).toMatchObject([{ helpful: 2 }])
})
