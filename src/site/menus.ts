import type { SiteLocale } from '#core/locale/locale.ts'
import type { PageId, PageIdIn } from './pages.ts'

export type MenuKey = 'domain' | 'wordpress' | 'website' | 'hosting' | 'email' | 'helpdesk'

export interface MenuGroup<Id extends PageId = PageId> {
  readonly key: MenuKey
  readonly label: string
  readonly pages: readonly [Id, ...Id[]]
}

const dutch: readonly MenuGroup<PageIdIn<'nl'>>[] = [
  { key: 'domain', label: 'Domeinnaam', pages: ['registerDomain', 'moveDomain', 'emailHosting'] },
  {
    key: 'wordpress',
    label: 'WordPress',
    pages: ['wordpressHosting', 'buildWordpressSite', 'buildWoocommerceShop', 'moveWordpress'],
  },
  { key: 'website', label: 'Website', pages: ['buildWebsite', 'buildWebshop', 'moveWebsite'] },
  { key: 'hosting', label: 'Hosting', pages: ['webhosting', 'buildWebshop', 'moveWebsite'] },
  { key: 'email', label: 'E-mail', pages: ['emailHosting'] },
]

const german: readonly MenuGroup<PageIdIn<'de'>>[] = [
  {
    key: 'wordpress',
    label: 'WordPress',
    pages: ['wordpressHosting', 'buildWordpressSite', 'buildWoocommerceShop', 'moveWordpress'],
  },
  { key: 'hosting', label: 'Webhosting', pages: ['webhosting', 'buildWebshop'] },
  { key: 'domain', label: 'Domainnamen', pages: ['registerDomain', 'moveDomain', 'emailHosting'] },
  { key: 'email', label: 'E-Mail', pages: ['emailHosting'] },
  { key: 'helpdesk', label: 'Helpdesk', pages: ['helpdesk'] },
]

/** Groups of the header menu; a group of one page is a plain link. */
export const menus: Readonly<Record<SiteLocale, readonly MenuGroup[]>> = { nl: dutch, de: german }

/** Mobile menu: the header menu, with the helpdesk added in Dutch. */
export const mobileMenus: Readonly<Record<SiteLocale, readonly MenuGroup[]>> = {
  nl: [...dutch, { key: 'helpdesk', label: 'Helpdesk', pages: ['helpdesk'] }],
  de: german,
}
