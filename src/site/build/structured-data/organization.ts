import type { Organization, WebSite } from 'schema-dts'
import { siteLocales } from '#core/locale/locale.ts'
import { brand } from '#site/brand.ts'

/** Ids that other nodes refer to, the same on every page. */
export const organizationId = (origin: string) => `${origin}/#organization`
const webSiteId = (origin: string) => `${origin}/#website`

export function organizationOf(origin: string): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: brand.name,
    legalName: brand.legalName,
    url: `${origin}/`,
    logo: { '@type': 'ImageObject', url: `${origin}/apple-touch-icon.png`, width: '180', height: '180' },
    email: brand.email,
    telephone: brand.phone,
    vatID: brand.vatNumber,
    // 0106: Dutch chamber of commerce (KvK).
    iso6523Code: `0106:${brand.chamberOfCommerceNumber}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: brand.address.street,
      postalCode: brand.address.postalCode,
      addressLocality: brand.address.city,
      addressCountry: brand.address.country,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: brand.email,
      telephone: brand.phone,
      availableLanguage: siteLocales,
    },
  }
}

export function webSiteOf(origin: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': webSiteId(origin),
    url: `${origin}/`,
    name: brand.name,
    inLanguage: siteLocales,
    publisher: { '@id': organizationId(origin) },
  }
}
