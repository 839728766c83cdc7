import { companyPagesDe } from '#content/de/pages-company.ts'
import { domainPagesDe } from '#content/de/pages-domains.ts'
import { hostingPagesDe } from '#content/de/pages-hosting.ts'
import { legalPagesDe } from '#content/de/pages-legal.ts'
import { orderPagesDe } from '#content/de/pages-order.ts'
import type { PageText } from '#content/page-text.ts'
import type { PageIdIn } from '#site/pages.ts'

export const pagesDe: Readonly<Record<PageIdIn<'de'>, PageText>> = {
  ...companyPagesDe,
  ...domainPagesDe,
  ...hostingPagesDe,
  ...legalPagesDe,
  ...orderPagesDe,
}
