import type { Graph, Thing } from 'schema-dts'
import { breadcrumbListOf, type Crumb } from '#build/structured-data/breadcrumb-list.ts'
import { organizationOf, webSiteOf } from '#build/structured-data/organization.ts'
import { productsOn } from '#build/structured-data/products.ts'
import { pageText, recordOf } from '#pages/page-records.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'
import { breadcrumbsOf, findPath, isListed } from '#site/links.ts'
import type { PageId } from '#site/pages.ts'

export interface PublishedPage {
  readonly page: PageId
  readonly locale: SiteLocale
  readonly origin: string
  /** Absolute addresses of the page and its social image. */
  readonly address: string
  readonly image: string
  /** Its body as it will be published. */
  readonly html: string
}

/** What machines are told of a page, as the text of its data block; nothing for pages kept out of search engines. */
export function structuredDataOf(published: PublishedPage): string | undefined {
  const { page, origin } = published
  if (!isListed(page)) return undefined
  if (recordOf(page).isAboutUs) return scriptText([organizationOf(origin), webSiteOf(origin)])
  return scriptText([breadcrumbListOf(crumbsOf(published)), ...productsOn(published)])
}

/** The source of the visible crumbs, with home and the page itself around them. */
export function crumbsOf({
  page,
  locale,
  origin,
}: Pick<PublishedPage, 'page' | 'locale' | 'origin'>): readonly Crumb[] {
  return breadcrumbsOf(page).flatMap((each) => {
    const path = findPath(each, locale)
    return path === undefined ? [] : [{ label: pageText(each, locale).label, address: origin + path }]
  })
}

/** Inside a script element only `<` could end it. */
export function scriptText(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
