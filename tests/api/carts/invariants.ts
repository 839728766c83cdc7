import { expect } from 'vitest'
import type { ApiResponse } from '#tests/api/shop.ts'

const allowed = new Set([200, 201, 204, 400, 401, 403, 404, 405, 408, 409, 413, 414, 415, 421, 422, 429, 431, 502, 503])
const leaks =
  /(\n\s+at |\bError:|node_modules|\/work\/|\/src\/|select .* from|insert into|pg_|ECONN|authjs\.dev|\bstack\b)/i

const everywhere = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
}
/** A mail of the demo is shown in a frame, under a policy of its own. */
const { 'content-security-policy': _, 'x-frame-options': __, ...unlessFramed } = everywhere
/** A page filled in for browsers without script has the policy it is published with. */
const { 'content-security-policy': _policy, 'referrer-policy': _referrer, ...unlessPage } = everywhere
/** The page about the API loads a stylesheet. */
const describing = { ...everywhere, 'content-security-policy': expect.stringContaining("style-src 'self'") as string }
const setsCookies =
  /^\/api\/(auth\/(session|csrf|providers|callback|signout|password\/set)|affiliates\/log-visit$|consent$)/
/** Forms that work without script lead the browser back to their page. */
const landsOnPage =
  /^\/api\/(contact|abuse-reports|helpdesk\/feedback|declarations\/(confirm|link)|withdrawals|cancellations|invoices\/(open|link))(\?|$)/

/** What is true of every answer, whatever was asked. */
export function expectInvariants(
  answer: ApiResponse,
  {
    method,
    path,
    errorLog,
    maxMs = 5000,
  }: { method: string; path: string; errorLog: readonly string[]; maxMs?: number | undefined },
): void {
  const what = `${method} ${path} → ${answer.status} ${answer.text.slice(0, 300)}`
  expect(errorLog, what).toEqual([])
  const isLanding = answer.status === 303 && method === 'POST' && landsOnPage.test(path)
  expect(isLanding || allowed.has(answer.status), what).toBe(true)
  const isFramed = answer.status === 200 && /^\/api\/demo\/mails\/[^/]+\/html$/.test(path)
  const isPage = /^\/api\/(withdrawals|cancellations)(\?|$)/.test(path) && answer.text.startsWith('<')
  const isDocs = answer.status === 200 && path === '/api/docs'
  const headers = isFramed ? unlessFramed : isPage ? unlessPage : isDocs ? describing : everywhere
  if (path.startsWith('/api')) expect(answer.headers, what).toMatchObject(headers)
  const mayHaveCookies = answer.status === 200 && setsCookies.test(path)
  if (!mayHaveCookies) expect(answer.headers['set-cookie'], what).toBeUndefined()
  if (isLanding) expect(answer.headers.location, what).toMatch(/^\/[a-z][a-z/-]+#(token=[\w-]+|[a-z-]+)$/)
  else expect(answer.headers.location, what).toBeUndefined()
  for (const name of ['server', 'x-powered-by', 'access-control-allow-origin']) {
    expect(answer.headers[name], what).toBeUndefined()
  }
  expect(answer.ms, what).toBeLessThan(maxMs)
  if (answer.status < 300 || isLanding || method === 'HEAD' || !path.startsWith('/api')) return
  expect(`${answer.text} ${JSON.stringify(answer.headers)}`, what).not.toMatch(leaks)
  expect(answer.headers['content-type'], what).toBe('application/problem+json; charset=utf-8')
  expect(answer.body, what).toMatchObject({
    type: 'about:blank',
    title: expect.any(String),
    status: answer.status,
    code: expect.stringMatching(/^[a-z_]+$/),
    requestId: expect.stringMatching(/^[\w-]{8,64}$/),
  })
  if (answer.status === 503 || answer.status === 429) expect(answer.headers['retry-after'], what).toMatch(/^[1-9]\d*$/)
}
