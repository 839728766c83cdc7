import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { expect, test } from 'vitest'
import { demoPages } from '#site/demo-pages.ts'
import { publishedFiles } from './published-site.ts'
import { openDoor } from './shop-door.ts'
import { dist } from '#platform/config/root.ts'
import { docsStylesheets } from '#platform/http/openapi/docs-page.ts'
import { publishedStylesheets } from '#platform/http/site/site-store.ts'

const hsts = 'max-age=63072000'

const permissionsPolicy =
  'accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), xr-spatial-tracking=()'

const documentHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsPolicy,
  'origin-agent-cluster': '?1',
  'reporting-endpoints': 'default="/api/reports"',
  'x-permitted-cross-domain-policies': 'none',
  'x-dns-prefetch-control': 'off',
  'content-type': 'text/html; charset=utf-8',
}

/** Hashes of the inline scripts: the loader and, on content pages, the speculation rules. */
function inlineHashesOf(html: string, { order = false }): string {
  const scripts = [...html.matchAll(/<script(?: type="speculationrules")?>([^]*?)<\/script>/g)]
  expect(scripts).toHaveLength(order ? 1 : 2)
  return scripts.map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`).join(' ')
}

function policyOf(hashes: string, { order = false, secure = false }): string {
  return [
    `default-src 'none'; script-src ${hashes} 'strict-dynamic'; style-src 'self'; img-src 'self'; font-src 'self';`,
    `connect-src 'self'; manifest-src 'self'; frame-src 'none'; object-src 'none'; base-uri 'none';`,
    `form-action 'self'; frame-ancestors 'none';`,
    ...(order ? [`require-trusted-types-for 'script'; trusted-types boot;`] : []),
    ...(secure ? ['upgrade-insecure-requests;'] : []),
    `report-uri /api/reports; report-to default, script-src 'self' ${hashes}`,
  ].join(' ')
}

/** Headers of every response of Node, and headers that do not concern security. */
const others =
  'connection date content-length etag vary cache-control cdn-cache-control transfer-encoding allow x-request-id'.split(
    ' ',
  )

function securityOf(headers: IncomingHttpHeaders): Record<string, unknown> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !others.includes(name)))
}

test.each([
  { path: '/', secure: false },
  { path: '/', secure: true },
  { path: '/de/webhosting', secure: false },
  { path: '/xyz', secure: true },
])('the page $path has exactly these headers, secure: $secure', async ({ path, secure }) => {
  await using door = await openDoor({ secure })
  const { headers, body } = await door.ask(path)
  expect(securityOf(headers)).toEqual({
    ...documentHeaders,
    ...(secure && { 'strict-transport-security': hsts }),
    'content-security-policy': policyOf(inlineHashesOf(body.toString(), {}), { secure }),
  })
})

test('the demo mailbox may embed a page of the shop, and no other page may', async () => {
  await using door = await openDoor({ secure: true })
  const { headers, body } = await door.ask(demoPages.mailbox)
  const strict = policyOf(inlineHashesOf(body.toString(), {}), { secure: true })
  expect(headers['content-security-policy']).toBe(strict.replace("frame-src 'none'", "frame-src 'self'"))
  const framing = publishedFiles().filter(({ frames }) => frames)
  expect(framing.map(({ path }) => path)).toEqual([demoPages.mailbox])
})

test.each([
  { path: '/order/domains', secure: false },
  { path: '/de/order/payment', secure: true },
])('the order page $path adds Trusted Types, secure: $secure', async ({ path, secure }) => {
  await using door = await openDoor({ secure })
  const { headers, body } = await door.ask(path)
  expect(securityOf(headers)).toEqual({
    ...documentHeaders,
    ...(secure && { 'strict-transport-security': hsts }),
    'content-security-policy': policyOf(inlineHashesOf(body.toString(), { order: true }), { order: true, secure }),
  })
})

test.each(['/favicon.svg', '/sitemap.xml', '/documenten/algemene-voorwaarden-2023-01-31.pdf'])(
  'the file %s can neither execute scripts nor be framed',
  async (path) => {
    await using door = await openDoor({ secure: true })
    const { status, headers } = await door.ask(path)
    expect(status).toBe(200)
    const { 'content-type': _, ...security } = securityOf(headers)
    expect(security).toEqual({
      'strict-transport-security': hsts,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-permitted-cross-domain-policies': 'none',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    })
  },
)

test.each([
  { path: '/api/health/live', method: 'GET', secure: true },
  { path: '/api/health/live', method: 'GET', secure: false },
  { path: '/api/nothing', method: 'GET', secure: true },
  { path: '/api/reports', method: 'PUT', secure: true },
])('$method $path has the headers of a response that is not a document', async ({ path, method, secure }) => {
  await using door = await openDoor({ secure })
  const { headers } = await door.ask(path, { method })
  const { 'content-type': type, ...security } = securityOf(headers)
  expect(type).toMatch(/^application\/(problem\+)?json/)
  expect(headers['cache-control']).toBe('no-store')
  expect(security).toEqual({
    ...(secure && { 'strict-transport-security': hsts }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'x-permitted-cross-domain-policies': 'none',
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  })
})

test('JSON of the API declares UTF-8', async () => {
  await using door = await openDoor()
  expect((await door.ask('/api/health/live')).headers['content-type']).toBe('application/json; charset=utf-8')
  expect((await door.ask('/api/nothing')).headers['content-type']).toBe('application/problem+json; charset=utf-8')
})

test('redirects and refusals have their own headers', async () => {
  await using door = await openDoor({ secure: true })
  for (const { headers } of [await door.ask('/webhosting/'), await door.ask('/', { method: 'POST' })]) {
    expect(headers).toMatchObject({
      'strict-transport-security': hsts,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    })
  }
})

test('no response names the server software or allows other origins', async () => {
  await using door = await openDoor()
  for (const path of ['/', '/order/domains', '/xyz', '/favicon.svg', '/webhosting/', '/api/health/live', '/api/x']) {
    const names = Object.keys((await door.ask(path, { headers: { origin: 'https://evil.example' } })).headers)
    expect(
      names.filter((name) => /^(server|x-powered-by|access-control-)/.test(name)),
      path,
    ).toEqual([])
  }
})

test('partner banners, and nothing else, may be embedded by other sites', async () => {
  await using door = await openDoor({ secure: true })
  const banners = publishedFiles().filter(({ kind }) => kind === 'banner')
  expect(banners).toHaveLength(3)
  for (const { path } of banners) {
    const { headers } = await door.ask(path)
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=86400',
    })
  }
})

test('the page about the API may load its stylesheets, and they are published', async () => {
  await using door = await openDoor({})
  const { headers } = await door.ask('/api/docs')
  expect(headers['content-security-policy']).toContain("style-src 'self'; font-src 'self'")
  const addresses = publishedStylesheets(dist, docsStylesheets)
  expect(addresses).toHaveLength(docsStylesheets.length)
  for (const address of addresses) {
    const { status, headers: own } = await door.ask(address)
    expect([status, own['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
  }
})
