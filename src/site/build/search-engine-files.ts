import { articleAlternates, type ArticleLink } from '#site/articles.ts'
import { securityPolicy } from '#site/content/security-policy.ts'
import { locales } from '#core/locale/locale.ts'
import { alternatesOf, isListed, routes } from '#site/links.ts'
import { brand } from '#site/brand.ts'

/** Sitemap of every listed page and every article, with language alternates. */
export function sitemapXml(origin: string, articles: readonly ArticleLink[]): string {
  const listed = [
    ...routes.filter(({ id }) => isListed(id)).map(({ id, path }) => ({ path, alternates: alternatesOf(id) })),
    ...articles.map(({ id, path }) => ({ path, alternates: articleAlternates(id, articles) })),
  ]
  const urls = listed.map(({ path, alternates }) => {
    const links = alternates.map(
      (alternate) =>
        `<xhtml:link rel="alternate" hreflang="${alternate.hreflang}" href="${addressOf(origin, alternate.path)}"/>`,
    )
    return `<url><loc>${addressOf(origin, path)}</loc>${links.join('')}</url>`
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

export const securityPolicyPath = '/.well-known/security-policy.txt'

export function securityTxt(origin: string, now: Date): string {
  const expires = new Date(now.getTime() + expiryDays * 24 * 60 * 60 * 1000)
  return [
    `Contact: mailto:${brand.securityEmail}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}${securityPolicyPath}`,
    '',
  ].join('\n')
}

/** The page that `Policy` in security.txt points to, in all its preferred languages. */
export function securityPolicyTxt(): string {
  return `${locales.map((locale) => securityPolicy[locale].join('\n\n')).join('\n\n\n')}\n`
}

function addressOf(origin: string, path: string): string {
  return path === '/' ? `${origin}/` : origin + path
}
