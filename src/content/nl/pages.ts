import { companyPagesNl } from '#content/nl/pages-company.ts'
import { domainPagesNl } from '#content/nl/pages-domains.ts'
import { hostingPagesNl } from '#content/nl/pages-hosting.ts'
import { legalPagesNl } from '#content/nl/pages-legal.ts'
import { movingPagesNl } from '#content/nl/pages-moving.ts'
import { orderPagesNl } from '#content/nl/pages-order.ts'
import type { PageText } from '#content/page-text.ts'
import type { PageIdIn } from '#site/pages.ts'

export const pagesNl: Readonly<Record<PageIdIn<'nl'>, PageText>> = {
  ...companyPagesNl,
  ...domainPagesNl,
  ...hostingPagesNl,
  ...movingPagesNl,
  ...legalPagesNl,
  ...orderPagesNl,
}
