import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createVisits } from '#features/visits/repository.ts'
import { ownOrigin } from '#tests/api/shop.ts'
import { browser, openVisitShop, type VisitShop } from './visit-shop.ts'

let visitShop: VisitShop
beforeAll(async () => {
  visitShop = await openVisitShop()
})
afterAll(() => visitShop[Symbol.asyncDispose]())
beforeEach(async () => {
  visitShop.now = new Date('2026-11-15T10:20:00Z')
  await visitShop.shop.pool.query('truncate affiliate_visits, visitor_keys')
})

const counted = async () =>
  (await visitShop.rows<{ count: number }>('select count(*)::int from affiliate_visits'))[0]?.count

test('[K7] [F2] [F3] a visit on a Dutch page is logged, and the answer is remembered for thirty days', async () => {
  const { status, body, headers } = await visitShop.logVisit(
    1204,
    `${ownOrigin}/webhosting?via=1204&q=jan-jansen#prijzen`,
  )
  expect([status, body]).toEqual([200, { status: 'logged' }])
  expect(headers['set-cookie']).toEqual(['__Secure-affiliate=1204; Path=/; Max-Age=2592000; SameSite=Lax; Secure'])
  const rows = await visitShop.rows('select * from affiliate_visits')
  expect(rows).toEqual([
    {
      affiliate_id: '1204',
      path: '/webhosting?via=1204',
      hour: new Date('2026-11-15T10:00:00Z'),
      visitor: expect.any(Buffer),
    },
  ])
  expect(JSON.stringify(rows)).not.toMatch(/jansen|127\.0\.0\.1|Chrome/)
})

test.each([`${ownOrigin}/de`, `${ownOrigin}/de/webhosting`, '/de/order/domains'])(
  '[K7] [F3] on a German page, %s, a visit is logged and nothing is remembered',
  async (url) => {
    const { status, headers } = await visitShop.logVisit('7', url)
    expect([status, headers['set-cookie']]).toEqual([200, undefined])
    expect(await counted()).toBe(1)
  },
)

test.each(['/', '/design', `${ownOrigin.toUpperCase()}/webhosting`])('[K7] %s is a Dutch page', async (url) => {
  expect((await visitShop.logVisit('7', url)).headers['set-cookie']).toHaveLength(1)
})

const noNumbers = [-1, 0, 1.5, '-1', '0', '1.5', '1e3', '٣', '12345678901', '9'.repeat(20), 1e20, '1 OR 1=1', ' 7', '']
test.each([...noNumbers, null, true, {}, ['7'], undefined])('[F1] B37 %o is no partner’s number: 422', async (id) => {
  const before = await visitShop.shop.state()
  const { status, body, headers } = await visitShop.logVisit(id)
  expect([status, body.code, headers['set-cookie']]).toEqual([422, 'validation_failed', undefined])
  expect(body.errors?.[0]?.path).toBe('affiliateId')
  expect(await visitShop.shop.state()).toBe(before)
})

const foreign = [
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example/',
  '/\\evil.example/',
  'https://evil.example/',
  `${ownOrigin}.evil.example/`,
  `https://evil@evil.example/`,
  `http://${ownOrigin.slice(8)}/`,
  'http://127.0.0.1:5432/',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'webhosting',
  'https://',
  '',
  `${ownOrigin}/?q=${'x'.repeat(510)}`,
  `/${'x'.repeat(8000)}`,
  7,
  null,
]
test.each(foreign)('B169 B209 %o is no page of ours: 422, and nothing is kept or fetched', async (url) => {
  const before = await visitShop.shop.state()
  const { status, body, headers } = await visitShop.logVisit('7', url)
  expect([status, body.errors?.[0]?.path, headers['set-cookie']]).toEqual([422, 'url', undefined])
  expect(await visitShop.shop.state()).toBe(before)
})

test('B169 an address may be 512 characters long, and what is not known of it is refused', async () => {
  expect((await visitShop.logVisit('7', `${ownOrigin}/?q=${'x'.repeat(508)}`)).status).toBe(200)
  const { status } = await visitShop.shop.ask('POST', '/api/affiliates/log-visit', {
    json: { affiliateId: '7', url: '/', commission: 200 },
  })
  expect(status).toBe(422)
})

test('B52 a browser that names itself in eight thousand letters is known by its first 256', async () => {
  for (const end of ['a', 'b']) {
    expect((await visitShop.logVisit('7', '/', `${browser} ${'x'.repeat(8000)}${end}`)).status).toBe(200)
  }
  expect(await counted()).toBe(1)
  await visitShop.logVisit('7', '/', `${browser} y`)
  expect(await counted()).toBe(2)
})

test('B113 the same visit a hundred times at once counts once, and each is answered the same', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => visitShop.logVisit('1204')))
  const different = new Set(
    answers.map(({ status, text, headers }) => `${status} ${text} ${headers['set-cookie']?.join()}`),
  )
  expect(different.size).toBe(1)
  expect(await counted()).toBe(1)
})

test('B113 another hour, another partner and another browser count; a robot does not', async () => {
  await visitShop.logVisit('1204')
  visitShop.now = new Date('2026-11-15T10:59:59Z')
  await visitShop.logVisit('1204', '/')
  expect(await counted()).toBe(1)
  visitShop.now = new Date('2026-11-15T11:00:00Z')
  await visitShop.logVisit('1204')
  await visitShop.logVisit('9999999999')
  await visitShop.logVisit('1204', '/', browser.replace('X11', 'Windows'))
  expect(await counted()).toBe(4)
  for (const robot of ['', 'curl/8.14.1', `${browser.slice(0, -1)} (compatible; Googlebot/2.1)`]) {
    expect((await visitShop.logVisit('5', '/', robot)).status).toBe(200)
  }
  expect(await counted()).toBe(4)
})

test('B113 beyond thirty visits a minute it is 429', async () => {
  await using busy = await openVisitShop({ settings: { limits: true } })
  const statuses: number[] = []
  for (let time = 0; time < 32; time += 1) statuses.push((await busy.logVisit('1204')).status)
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429, 429])
})

test('a visitor is known within a day only, by all processes alike, and yesterday’s key is gone', async () => {
  const visitor = { source: '192.0.2.7', userAgent: browser }
  const processes = [0, 1].map(() => createVisits(visitShop.shop.pool, () => visitShop.now))
  for (const visits of processes) await visits.count({ affiliateId: '7', path: '/', visitor })
  visitShop.now = new Date('2026-11-16T10:20:00Z')
  for (const visits of processes) await visits.count({ affiliateId: '7', path: '/', visitor })
  const marks = await visitShop.rows<{ visitor: Buffer }>('select visitor from affiliate_visits')
  expect(new Set(marks.map(({ visitor: mark }) => mark.toString('hex'))).size).toBe(2)
  expect(await visitShop.rows('select day::text from visitor_keys')).toEqual([{ day: '2026-11-16' }])
})

test('a partner’s visits are told by the day, as days are in Amsterdam', async () => {
  const visits = createVisits(visitShop.shop.pool)
  for (const at of ['2026-11-14T22:30:00Z', '2026-11-14T23:30:00Z', '2026-11-15T10:20:00Z']) {
    visitShop.now = new Date(at)
    await visitShop.logVisit('1204')
  }
  await visitShop.logVisit('7')
  expect(await visits.of('1204')).toEqual([
    { day: '2026-11-14', visits: 1 },
    { day: '2026-11-15', visits: 2 },
  ])
  expect(await visits.of('8')).toEqual([])
})
