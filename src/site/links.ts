import { siteLocales, type SiteLocale } from '#core/locale/locale.ts'
import { type Page, pages, type PageId, type PageIdIn } from './pages.ts'

const table: Readonly<Record<PageId, Page & { readonly parent?: PageId }>> = pages

export const pageIds = Object.keys(pages) as readonly PageId[]

/** Path of a page that is known to exist in the language. */
export function pathOf<L extends SiteLocale>(id: PageIdIn<L>, locale: L): string {
  return findPath(id, locale) as string
}

/** Path of a page in a language, or nothing when the page has no counterpart there. */
export function findPath(id: PageId, locale: SiteLocale): string | undefined {
  return table[id][locale] ?? undefined
}

/** Pages of the order app. */
export type OrderPage = { [Id in PageId]: (typeof pages)[Id] extends { readonly app: 'order' } ? Id : never }[PageId]

export function isOrderPage(id: PageId): id is OrderPage {
  return table[id].app === 'order'
}

/** The partner programme's own pages. */
export function isPartnerPage(id: PageId): boolean {
  return breadcrumbsOf(id).includes('partnerProgramme')
}

export function isListed(id: PageId): boolean {
  return table[id].unlisted !== true
}

/** Whether a page may hold the tag manager, if there is one and somebody agreed to it. */
export function isTagged(id: PageId): boolean {
  return table[id].personal !== true
}

/** Whether mailed links lead to it, and so browsers must not keep it. */
export function isMailed(id: PageId): boolean {
  return table[id].mailed === true
}

/** Where the language switch leads: the same page, or that language's home. */
export function counterpartOf(id: PageId | undefined, locale: SiteLocale): string {
  return (id && findPath(id, locale)) ?? pathOf('home', locale)
}

export interface Alternate {
  readonly hreflang: SiteLocale | 'x-default'
  readonly path: string
}

/** hreflang alternates of a page, itself included; none for a page that lives in one language only. */
export function alternatesOf(id: PageId): readonly Alternate[] {
  return alternatesAt((locale) => findPath(id, locale))
}

/** The first language of the shop is what speakers of any other are shown. */
export function alternatesAt(pathIn: (locale: SiteLocale) => string | undefined): readonly Alternate[] {
  const alternates = siteLocales.flatMap((hreflang) => {
    const path = pathIn(hreflang)
    return path === undefined ? [] : [{ hreflang, path }]
  })
  const [first] = alternates
  return first && alternates.length > 1 ? [...alternates, { hreflang: 'x-default', path: first.path }] : []
}

/** The way from home to a page, both included. */
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
