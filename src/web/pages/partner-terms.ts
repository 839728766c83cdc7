import { catalogue } from '#catalogue/catalogue.ts'
import { familyNamesNl } from '#content/nl/partner-pages.ts'
import { pageText } from '#content/pages.ts'
import type { PartnerTerms } from '#content/partner-page-text.ts'
import { attributionDays } from '#domain/visits/attribution.ts'
import {
  approvalDays,
  commissionRates,
  type CommissionSlugs,
  maxCommission,
  minPayout,
} from '#domain/partners/commission.ts'
import { formatEuro } from '#domain/money/euro-format.ts'
import { noCents } from '#domain/money/money.ts'
import { isListed, isOrderPage, isPartnerPage, pathOf, routes } from '#site/links.ts'
import type { PageIdIn } from '#site/pages.ts'
import type { LinkablePage } from '#web/partners/link-builder.tsx'
import type { CommissionRow } from '#web/partners/commission-row.ts'

export const partnerTerms: PartnerTerms = {
  cookieDays: String(attributionDays),
  approvalDays: String(approvalDays),
  most: formatEuro(maxCommission, 'nl'),
  minPayout: formatEuro(minPayout, 'nl'),
  nothing: formatEuro(noCents, 'nl'),
}

const soldOn = {
  'domain-': 'registerDomain',
  'email-': 'emailHosting',
  'webhosting-stek': 'webhosting',
  'webhosting-struik': 'webhosting',
  'webhosting-boom': 'webhosting',
  'wordpress-': 'wordpressHosting',
  'website-': 'buildWebsite',
  'woocommerce-': 'buildWoocommerceShop',
  'webshop-': 'buildWebshop',
  'reseller-': 'resellerHosting',
  'reseller-100': 'resellerHosting',
} as const satisfies Record<CommissionSlugs, PageIdIn<'nl'>>

/** The published ladder in the words of the shop, the smallest amount first. */
export const partnerLadder: readonly CommissionRow[] = commissionRates
  .map(({ slugs, amount }) => ({ slugs, amount, name: nameOf(slugs), path: pathOf(soldOn[slugs], 'nl') }))
  .toSorted((one, other) => one.amount - other.amount)

function nameOf(slugs: CommissionSlugs): string {
  const name = familyNamesNl[slugs] ?? catalogue.products.get(slugs)?.title.nl
  if (name === undefined) throw new Error(`The rung ${slugs} has no name`)
  return name
}

/** Where a partner's link may lead. */
export const linkablePages: readonly LinkablePage[] = routes
  .filter(({ id, locale }) => locale === 'nl' && isListed(id) && !isOrderPage(id) && !isPartnerPage(id))
  .map(({ id, path }) => ({ path, label: pageText(id, 'nl').label }))
