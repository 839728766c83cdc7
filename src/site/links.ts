import { siteLocales, type SiteLocale } from '#core/locale/locale.ts'
import { type Page, pages, type PageId, type PageIdIn } from './pages.ts'

const table: Readonly<Record<PageId, Page & { readonly parent?: PageId }>> = pages

export const pageIds = Object.keys(pages) as readonly PageId[]

/** Path of a page that exists in the language. */
export function pathOf<L extends SiteLocale>(id: PageIdIn<L>, locale: L): string {
  return findPath(id, locale) as string
}

/** @returns undefined if the page does not exist in the language */
export function findPath(id: PageId, locale: SiteLocale): string | undefined {
  return table[id][locale] ?? undefined
}

/** Pages of the order app. */
export type OrderPage = { [Id in PageId]: (typeof pages)[Id] extends { readonly app: 'order' } ? Id : never }[PageId]

export function isOrderPage(id: PageId): id is OrderPage {
  return table[id].app === 'order'
}

/** Pages of the partner programme. */
export function isPartnerPage(id: PageId): boolean {
  return breadcrumbsOf(id).includes('partnerProgramme')
}

export function isListed(id: PageId): boolean {
  return table[id].unlisted !== true
}

/** Whether a page may load the tag manager, if one is configured and the visitor consents. */
export function isTagged(id: PageId): boolean {
  return table[id].personal !== true
}

/** Whether mailed links lead to the page, so that browsers must not cache it. */
export function isMailed(id: PageId): boolean {
  return table[id].mailed === true
}

/** Target of the language switch: the same page, or the home page of that language. */
export function counterpartOf(id: PageId | undefined, locale: SiteLocale): string {
  return (id && findPath(id, locale)) ?? pathOf('home', locale)
}

export interface Alternate {
  readonly hreflang: SiteLocale | 'x-default'
  readonly path: string
}

/** hreflang alternates of a page, including itself; empty for a page in one language only. */
export function alternatesOf(id: PageId): readonly Alternate[] {
  return alternatesAt((locale) => findPath(id, locale))
}

/** Adds `x-default` for speakers of other languages: the first language of the shop that has the page. */
export function alternatesAt(pathIn: (locale: SiteLocale) => string | undefined): readonly Alternate[] {
  const alternates = siteLocales.flatMap((hreflang) => {
    const path = pathIn(hreflang)
    return path === undefined ? [] : [{ hreflang, path }]
  })
  const [first] = alternates
  return first && alternates.length > 1 ? [...alternates, { hreflang: 'x-default', path: first.path }] : []
}

/** Pages from home to this page, both included. */
export function breadcrumbsOf(id: PageId): readonly PageId[] {
  if (id === 'home') return ['home']
  return [...breadcrumbsOf(table[id].parent ?? 'home'), id]
}

export interface Route {
  readonly id: PageId
  readonly locale: SiteLocale
  readonly path: string
}

/** Every path of the shop with the page and language behind it. */
export const routes: readonly Route[] = pageIds.flatMap((id) =>
  siteLocales.flatMap((locale) => {
    const path = findPath(id, locale)
    return path === undefined ? [] : [{ id, locale, path }]
  }),
)

export function routesIn(locale: SiteLocale): readonly Route[] {
  return routes.filter((route) => route.locale === locale)
}
