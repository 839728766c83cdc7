import { families, familyIds } from '#catalogue/families.ts'
import type { FamilyRecord } from '#catalogue/family-record.ts'
import { pricesOf } from '#catalogue/prices-of.ts'
import { productsBySlug } from '#catalogue/products.ts'
import { rungNamesNl } from './partners-nl.ts'
import { attributionDays } from '#core/visits/attribution.ts'
import {
  approvalDays,
  approvalDaysOf,
  commissionOf,
  commissionRateOf,
  commissionRates,
  type CommissionSlugs,
  maxChargebackDays,
  maxCommission,
  minPayout,
} from '#core/partners/commission.ts'
import { formatEuro } from '#core/money/euro-format.ts'
import { type Cents, cents, noCents } from '#core/money/money.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import { isListed, isOrderPage, isPartnerPage, pathOf, routesIn } from '#site/links.ts'
import type { PageIdIn, PageText, PageId } from '#site/pages.ts'
import type { LinkablePage } from '#web/partners/link-builder.tsx'
import type { CommissionRow } from '#web/partners/commission-row.ts'
import type { PartnerTerms } from './partners-page.tsx'

export const partnerTerms: PartnerTerms = {
  cookieDays: String(attributionDays),
  approvalDays: String(approvalDays),
  cardDays: String(approvalDaysOf('creditcard')),
  maxDays: String(maxChargebackDays),
  most: formatEuro(maxCommission, 'nl'),
  minPayout: formatEuro(minPayout, 'nl'),
  nothing: formatEuro(noCents, 'nl'),
}

/** Commissions on the first year of sales at the prices of the day, the smallest amount first. */
export function partnerLadderOn(date: IsoDate): readonly CommissionRow[] {
  return commissionRates
    .map(({ slugs }) => {
      const amounts = earningsOn(date, slugs)
      const [least, most] = [cents(Math.min(...amounts)), cents(Math.max(...amounts))]
      return { slugs, least, most, name: nameOf(slugs), path: pathOf(soldOn(slugs), 'nl') }
    })
    .toSorted((one, other) => one.most - other.most || one.least - other.least)
}

/** Domain names earn no commission. */
function earningsOn(date: IsoDate, slugs: CommissionSlugs): readonly Cents[] {
  const sold = [...productsBySlug.keys()].filter((slug) => commissionRateOf(slug)?.slugs === slugs)
  if (sold.length === 0) return [noCents]
  const priceFrequency = 'yearly'
  return sold.map((productSlug) => {
    const { firstTerm } = pricesOf(productSlug, priceFrequency, date)
    return commissionOf([{ productSlug, priceType: 'purchase', priceFrequency, net: firstTerm.excl }])
  })
}

/** The first part of every slug is the family. */
function familyOf(slugs: CommissionSlugs): FamilyRecord | undefined {
  const family = familyIds.find((id) => slugs.startsWith(`${id}-`))
  return family && families[family]
}

/** The programme is available in Dutch only, and so are the pages that it links to. */
function soldOn(slugs: CommissionSlugs): PageIdIn<'nl'> {
  return familyOf(slugs)?.page ?? 'registerDomain'
}

function nameOf(slugs: CommissionSlugs): string {
  const name = rungNamesNl[slugs] ?? productsBySlug.get(slugs)?.title.nl ?? familyOf(slugs)?.name.nl
  if (name === undefined) throw new Error(`The rung ${slugs} has no name`)
  return name
}

/** Pages that a partner link may lead to. */
export function linkablePages(textOf: (page: PageId) => PageText): readonly LinkablePage[] {
  return routesIn('nl')
    .filter(({ id }) => isListed(id) && !isOrderPage(id) && !isPartnerPage(id))
    .map(({ id, path }) => ({ path, label: textOf(id).label }))
}
