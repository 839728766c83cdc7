import { expect, test } from 'vitest'
import { databaseAway, openDoor, ownHost } from './shop-door.ts'

/** A report padded to at least `length`. */
function reportAbout(path: string, length = 0): string {
  const written = (sample: string) =>
    JSON.stringify([{ type: 'csp-violation', url: `https://${ownHost}${path}`, body: { blockedURL: 'é', sample } }])
  return written('a'.repeat(Math.max(0, length - Buffer.byteLength(written('')))))
}

const codeOf = (body: Buffer) => (JSON.parse(body.toString()) as { code: string }).code

test.each([
  'application/reports+json',
  'application/csp-report',
  'application/json',
  'Application/JSON; charset=utf-8',
])('a report of type %s is stored and answered with 204', async (type) => {
  await using door = await openDoor()
  const body = reportAbout('/webhosting')
  const answer = await door.ask('/api/reports', { method: 'POST', headers: { 'content-type': type }, body })
  expect(answer.status).toBe(204)
  expect(answer.body.length).toBe(0)
  expect(door.reports).toEqual([{ kind: type.split(';')[0]?.toLowerCase(), body }])
})

test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/jsonx', ''])(
  'a report of type "%s" is 415',
  async (type) => {
    await using door = await openDoor()
    const answer = await door.ask('/api/reports', { method: 'POST', headers: { 'content-type': type }, body: '{}' })
    expect(answer.status).toBe(415)
    expect(codeOf(answer.body)).toBe('unsupported_media_type')
    expect(door.reports).toEqual([])
  },
)

const json = { 'content-type': 'application/json' }

test('a report of 4 KiB is stored, one byte more is 413', async () => {
  await using door = await openDoor()
  const longest = 4 * 1024
  const kept = await door.ask('/api/reports', { method: 'POST', headers: json, body: reportAbout('/', longest) })
  expect(kept.status).toBe(204)
  const refused = await door.ask('/api/reports', { method: 'POST', headers: json, body: reportAbout('/', longest + 1) })
  expect(refused.status).toBe(413)
  expect(codeOf(refused.body)).toBe('payload_too_large')
  expect(door.reports).toHaveLength(1)
})

test('a report without Content-Length is counted as it arrives', async () => {
  await using door = await openDoor()
  const refused = await door.ask('/api/reports', {
    method: 'POST',
    headers: { ...json, 'transfer-encoding': 'chunked' },
    body: reportAbout('/', 70_000),
  })
  expect(refused.status).toBe(413)
  expect(door.reports).toEqual([])
})

test('a report with a Content-Length above the limit is refused before it arrives', async () => {
  await using door = await openDoor()
  const { status } = await door.say([
    'POST /api/reports HTTP/1.1',
    `Host: ${ownHost}`,
    'Content-Type: application/json',
    'Content-Length: 99999999',
  ])
  expect(status).toBe(413)
})

test.each([Buffer.from([0xff, 0xfe]), Buffer.from([0x22, 0xc3, 0x22]), Buffer.from([0xed, 0xa0, 0x80])])(
  'a report that is not UTF-8 is 400',
  async (body) => {
    await using door = await openDoor()
    const answer = await door.ask('/api/reports', { method: 'POST', headers: json, body })
    expect(answer.status).toBe(400)
    expect(codeOf(answer.body)).toBe('invalid_encoding')
    expect(door.reports).toEqual([])
  },
)

test('a report during a database outage is 503', async () => {
  await using door = await openDoor({ api: { keepReport: () => Promise.reject(databaseAway) } })
  const answer = await door.ask('/api/reports', { method: 'POST', headers: json, body: reportAbout('/') })
  expect(answer.status).toBe(503)
  expect(answer.headers['retry-after']).toBeDefined()
  expect(codeOf(answer.body)).toBe('database_unavailable')
})

test.each([
  ['{}'],
  ['7'],
  ['not JSON'],
  ['[]'],
  ['[{"url":"https://evil.example/"}]'],
  [`[{"url":"https://${ownHost}.evil.example/"}]`],
  ['{"csp-report":{"document-uri":"https://evil.example/"}}'],
  [`{"csp-report":{"blocked-uri":"https://${ownHost}/"}}`],
  ['{"__proto__":{"url":"https://shop.example/"}}'],
])('a report that is not about one of our pages is not stored: %s', async (body) => {
  await using door = await openDoor()
  expect((await door.ask('/api/reports', { method: 'POST', headers: json, body })).status).toBe(204)
  expect(door.reports).toEqual([])
})

test('from a list, only reports about our own pages are stored; the legacy format is accepted too', async () => {
  await using door = await openDoor()
  const own = { type: 'csp-violation', url: `https://${ownHost}/de` }
  const older = { 'csp-report': { 'document-uri': `https://${ownHost}/` } }
  const list = JSON.stringify([own, { ...own, url: 'https://evil.example/' }])
  await door.ask('/api/reports', { method: 'POST', headers: json, body: list })
  await door.ask('/api/reports', { method: 'POST', headers: json, body: JSON.stringify(older) })
  expect(door.reports.map(({ body }) => JSON.parse(body) as unknown)).toEqual([[own], older])
})

test.each([
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: `http://${ownHost}` }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'cross-site', origin: `https://${ownHost}` }, 403],
  [{ origin: `https://${ownHost}` }, 204],
  [{ origin: 'null' }, 204],
  [{ 'sec-fetch-site': 'same-origin' }, 204],
  [{}, 204],
])('a report from the origin %j is %i', async (headers, status) => {
  await using door = await openDoor()
  const answer = await door.ask('/api/reports', {
    method: 'POST',
    headers: { ...json, ...headers },
    body: reportAbout('/'),
  })
  expect(answer.status).toBe(status)
  expect(door.reports).toHaveLength(status === 204 ? 1 : 0)
})
