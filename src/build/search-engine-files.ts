import { alternatesOf, isListed, routes } from '#site/links.ts'
import { brand } from '#site/brand.ts'

/** Every listed page with its language alternates. */
export function sitemapXml(origin: string): string {
  const urls = routes
    .filter(({ id }) => isListed(id))
    .map(({ id, path }) => {
      const alternates = alternatesOf(id).map(
        (alternate) =>
          `<xhtml:link rel="alternate" hreflang="${alternate.hreflang}" href="${addressOf(origin, alternate.path)}"/>`,
      )
      return `<url><loc>${addressOf(origin, path)}</loc>${alternates.join('')}</url>`
    })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>\n',
  ].join('\n')
}

export function robotsTxt(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /demo/\n\nSitemap: ${origin}/sitemap.xml\n`
}

const expiryDays = 330

export function securityTxt(origin: string, now: Date): string {
  const expires = new Date(now.getTime() + expiryDays * 24 * 60 * 60 * 1000)
  return [
    `Contact: mailto:${brand.securityEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: nl, de, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

function addressOf(origin: string, path: string): string {
  return path === '/' ? `${origin}/` : origin + path
}
