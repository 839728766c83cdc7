import { expect, test } from 'vitest'
import { orderPageHeaders, pageHeaders } from './headers.ts'
import { isTagged, pageIds } from '#site/links.ts'

const settings = { secure: true }
const hashes = ["'sha256-x'"]
const policyOf = (headers: Record<string, string>) => headers['Content-Security-Policy'] ?? ''

test('[K9] a tagged page lets in the tag manager and lets out its numbers, and nobody else', () => {
  const policy = policyOf(pageHeaders(settings, hashes, true))
  expect(policy).toContain("script-src 'sha256-x' 'strict-dynamic';")
  expect(policy).toMatch(/, script-src 'self' 'sha256-x' https:\/\/www\.googletagmanager\.com$/)
  expect(policy).toContain("img-src 'self' https://www.googletagmanager.com https://*.google-analytics.com;")
  expect(policy).toContain(
    "connect-src 'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com;",
  )
  expect(policyOf(orderPageHeaders(settings, hashes, true))).toBe(policy)
})

test('[K9] any other page knows no host but its own, and other order pages make scripts by our loader only', () => {
  const [page, order] = [policyOf(pageHeaders(settings, hashes)), policyOf(orderPageHeaders(settings, hashes))]
  for (const policy of [page, order]) {
    expect(policy).not.toContain('https://')
    expect(policy).toMatch(/, script-src 'self' 'sha256-x'$/)
  }
  expect(order).toContain("require-trusted-types-for 'script'; trusted-types boot;")
})

test('[K9] nowhere where people say who they are, or where an address holds a name or a secret', () => {
  const tagged = pageIds.filter(isTagged)
  expect(tagged).toEqual(expect.arrayContaining(['home', 'webhosting', 'registerDomain', 'cookies', 'orderComplete']))
  const orderPages = tagged.filter((id) => id.startsWith('order'))
  expect(orderPages).toEqual(['orderComplete'])
  for (const id of ['register', 'setPassword', 'verifyEmail', 'partnerStatement', 'withdrawal'] as const) {
    expect(tagged).not.toContain(id)
  }
})

const hstsOf = (given: object) => pageHeaders({ secure: true, ...given }, hashes)['Strict-Transport-Security']

test('the subdomains are only bound to https where the settings say so', () => {
  expect(hstsOf({})).toBe('max-age=63072000')
  expect(hstsOf({ hsts: 'host' })).toBe('max-age=63072000')
  expect(hstsOf({ hsts: 'subdomains' })).toBe('max-age=63072000; includeSubDomains')
  expect(hstsOf({ hsts: 'preload' })).toBe('max-age=63072000; includeSubDomains; preload')
  expect(hstsOf({ secure: false, hsts: 'preload' })).toBeUndefined()
})
