import type { SiteLocale } from '#core/locale/locale.ts'
import type { PageId, PageIdIn } from './pages.ts'

/** Footer links to pages of the shop, and to `terms` and `status`, which are not in the page table. */
export type FooterLink<Id extends PageId = PageId> = Id | 'terms' | 'status'

export interface FooterColumn<Id extends PageId = PageId> {
  readonly heading: 'hosting' | 'domainAndEmail' | 'company' | 'offer' | 'service'
  readonly links: readonly FooterLink<Id>[]
}

const dutch: readonly FooterColumn<PageIdIn<'nl'>>[] = [
  { heading: 'hosting', links: ['wordpressHosting', 'webhosting', 'resellerHosting', 'moveWebsite'] },
  { heading: 'domainAndEmail', links: ['buyDomain', 'checkDomain', 'emailHosting'] },
  { heading: 'company', links: ['about', 'contact', 'partnerProgramme', 'status'] },
]

const german: readonly FooterColumn<PageIdIn<'de'>>[] = [
  { heading: 'offer', links: ['resellerHosting', 'buyDomain', 'checkDomain'] },
  { heading: 'company', links: ['about', 'contact'] },
  { heading: 'service', links: ['terms', 'status'] },
]

export const footers: Readonly<Record<SiteLocale, readonly FooterColumn[]>> = { nl: dutch, de: german }

/** Links below the columns, to pages that menus and columns of a language do not contain. */
export const addedLinks: Readonly<Record<SiteLocale, readonly PageId[]>> = {
  nl: [],
  de: ['moveWebsite', 'buildWebsite'] satisfies PageIdIn<'de'>[],
}

/** Last row of both footers. */
export const legalPages = [
  'privacy',
  'cookies',
  'accessibility',
  'colophon',
  'withdrawal',
  'cancellation',
  'reportAbuse',
] as const satisfies readonly (PageIdIn<'nl'> & PageIdIn<'de'>)[]
