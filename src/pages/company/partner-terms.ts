import { families, familyIds } from '#catalogue/families.ts'
import type { FamilyRecord } from '#catalogue/family-record.ts'
import { productsBySlug } from '#catalogue/products.ts'
import { rungNamesNl } from '#pages/company/partners-nl.ts'
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
import { isListed, isOrderPage, isPartnerPage, pathOf, routesIn } from '#site/links.ts'
import type { PageIdIn, PageText, PageId } from '#site/pages.ts'
import type { LinkablePage } from '#web/partners/link-builder.tsx'
import type { CommissionRow } from '#web/partners/commission-row.ts'
import type { PartnerTerms } from './partners-page.tsx'

export const partnerTerms: PartnerTerms = {
  cookieDays: String(attributionDays),
  approvalDays: String(approvalDays),
  most: formatEuro(maxCommission, 'nl'),
  minPayout: formatEuro(minPayout, 'nl'),
  nothing: formatEuro(noCents, 'nl'),
}

/** The published ladder in the words of the shop, the smallest amount first. */
export const partnerLadder: readonly CommissionRow[] = commissionRates
  .map(({ slugs, amount }) => ({ slugs, amount, name: nameOf(slugs), path: pathOf(soldOn(slugs), 'nl') }))
  .toSorted((one, other) => one.amount - other.amount)

/** The first part of every slug is the family. */
function familyOf(slugs: CommissionSlugs): FamilyRecord | undefined {
  const family = familyIds.find((id) => slugs.startsWith(`${id}-`))
  return family && families[family]
}

/** The programme speaks Dutch only, and so do the pages it leads to. */
function soldOn(slugs: CommissionSlugs): PageIdIn<'nl'> {
  return familyOf(slugs)?.page ?? 'registerDomain'
}

function nameOf(slugs: CommissionSlugs): string {
  const name = rungNamesNl[slugs] ?? productsBySlug.get(slugs)?.title.nl ?? familyOf(slugs)?.name.nl
  if (name === undefined) throw new Error(`The rung ${slugs} has no name`)
  return name
}

/** Where a partner's link may lead. */
export function linkablePages(textOf: (page: PageId) => PageText): readonly LinkablePage[] {
  return routesIn('nl')
    .filter(({ id }) => isListed(id) && !isOrderPage(id) && !isPartnerPage(id))
    .map(({ id, path }) => ({ path, label: textOf(id).label }))
}
