import { expect, test } from 'vitest'
import { readArticles } from '#site/build/helpdesk/read-articles.ts'
import { articleAlternates } from '#site/articles.ts'
import { brand } from '#site/brand.ts'
import { alternatesOf, isListed, routes } from '#site/links.ts'
import { openDoor } from './shop-door.ts'

const addressOf = (path: string) => brand.siteUrl + path

test('[L7] the sitemap lists every listed page and article with its alternates and nothing else', async () => {
  await using door = await openDoor()
  const { headers, body } = await door.ask('/sitemap.xml')
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  const listed = [...body.toString().matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(([, address, inside]) => ({
    address,
    alternates: [...(inside ?? '').matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [
      language,
      href,
    ]),
  }))
  const articles = readArticles()
  const expected = [
    ...routes.filter(({ id }) => isListed(id)).map(({ id, path }) => ({ path, alternates: alternatesOf(id) })),
    ...articles.map(({ id, path }) => ({ path, alternates: articleAlternates(id, articles) })),
  ].map(({ path, alternates }) => ({
    address: addressOf(path),
    alternates: alternates.map((alternate) => [alternate.hreflang, addressOf(alternate.path)]),
  }))
  expect(listed).toEqual(expected)
})

test('the sitemap has no page with noindex', async () => {
  await using door = await openDoor()
  const sitemap = (await door.ask('/sitemap.xml')).body.toString()
  for (const path of ['/order/', '/registreren', '/wachtwoord-', '/demo/', '/partnerprogramma/overzicht', '/404']) {
    expect(sitemap).not.toContain(path)
  }
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const page = await door.ask(new URL(address).pathname)
    expect(page.status, address).toBe(200)
    expect(page.body.includes('name="robots"'), address).toBe(false)
  }
})

test('robots.txt names the sitemap and disallows the API and the demo', async () => {
  await using door = await openDoor()
  const { headers, body } = await door.ask('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body.toString().trim().split(/\n+/)).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /demo/',
    `Sitemap: ${brand.siteUrl}/sitemap.xml`,
  ])
})

test('security.txt has all its fields and expires in more than 30 days, but less than a year', async () => {
  await using door = await openDoor()
  const { headers, body } = await door.ask('/.well-known/security.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  const fields = new Map(
    body
      .toString()
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  )
  expect(fields.get('Contact')).toBe(`mailto:${brand.securityEmail}`)
  expect(fields.get('Canonical')).toBe(`${brand.siteUrl}/.well-known/security.txt`)
  expect(fields.get('Preferred-Languages')).toBe('nl, de, en')
  const policy = new URL(fields.get('Policy') ?? '')
  expect(policy.origin).toBe(brand.siteUrl)
  expect((await door.ask(policy.pathname)).body.toString()).toContain(brand.securityEmail)
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})
