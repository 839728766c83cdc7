import type { Graph, Thing, TechArticle, BreadcrumbList } from 'schema-dts'
import { organizationOf, webSiteOf, organizationId } from './organization.ts'
import { productsOn } from './products.ts'
import { pageText, recordOf } from '#site/pages/page-records.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import { breadcrumbsOf, findPath, isListed } from '#site/links.ts'
import type { PageId } from '#site/pages.ts'
import { groupPath } from '#site/articles.ts'
import type { Article } from '#site/content/article.ts'
import { helpdeskTexts } from '#site/pages/helpdesk/helpdesk-texts.ts'
import { brand } from '#site/brand.ts'

export interface PublishedPage {
  readonly page: PageId
  readonly locale: SiteLocale
  readonly origin: string
  /** Absolute addresses of the page and its social image. */
  readonly address: string
  readonly image: string
  /** Rendered body of the page. */
  readonly html: string
}

/**
 * JSON-LD of a page.
 * @returns undefined for pages that are not indexed
 */
export function structuredDataOf(published: PublishedPage): string | undefined {
  const { page, origin } = published
  if (!isListed(page)) return undefined
  if (recordOf(page).isAboutUs) return scriptText([organizationOf(origin), webSiteOf(origin)])
  return scriptText([breadcrumbListOf(crumbsOf(published)), ...productsOn(published)])
}

/** The visible breadcrumbs, with the home page and the page itself added. */
function crumbsOf({ page, locale, origin }: Pick<PublishedPage, 'page' | 'locale' | 'origin'>): readonly Crumb[] {
  return breadcrumbsOf(page).flatMap((crumb) => {
    const path = findPath(crumb, locale)
    return path === undefined ? [] : [{ label: pageText(crumb, locale).label, address: origin + path }]
  })
}

/** `<` is escaped, because it could close the script element. */
export function scriptText(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}

interface PublishedArticle {
  readonly article: Article
  readonly origin: string
  /** Absolute addresses of the article and its social image. */
  readonly address: string
  readonly image: string
}

/** JSON-LD of a helpdesk article. */
export function articleDataOf({ article, origin, address, image }: PublishedArticle): string {
  const { locale, group, title, description, updated } = article
  const publisher = { '@type': 'Organization', '@id': organizationId(origin), name: brand.name } as const
  const node: TechArticle = {
    '@type': 'TechArticle',
    '@id': `${address}#article`,
    headline: title,
    description,
    url: address,
    mainEntityOfPage: address,
    image,
    inLanguage: locale,
    ...(updated && { dateModified: updated }),
    author: publisher,
    publisher,
  }
  const crumbs = [
    ...crumbsOf({ page: 'helpdesk', locale, origin }),
    {
      label: helpdeskTexts[locale].groups[group],
      address: origin + groupPath(group, locale),
    },
    { label: title, address },
  ]
  return scriptText([breadcrumbListOf(crumbs), node])
}

interface Crumb {
  readonly label: string
  /** Absolute URL. */
  readonly address: string
}

function breadcrumbListOf(crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: address,
    })),
  }
}
