/// <reference types="vite/types/importMeta.d.ts" />
import type { SiteLocale } from '#core/locale/locale.ts'
import type { PageId, PageText } from '#site/pages.ts'
import type { PageRecord } from './page-record.ts'

/**
 * Found by file name, so that no list of pages must be maintained: each `*-page.tsx` exports its page record or
 * records.
 */
const modules = import.meta.glob<PageRecord | readonly PageRecord[]>('./*/*-page.tsx', {
  eager: true,
  import: 'default',
})

export const pageRecords: readonly PageRecord[] = Object.values(modules).flat()

const byId = new Map(pageRecords.map((record) => [record.id, record]))

export function recordOf(page: PageId): PageRecord {
  const record = byId.get(page)
  if (!record) throw new Error(`The page ${page} has no record: no src/site/pages/*/*-page.tsx defines it`)
  return record
}

/** Texts of a page in a language in which it exists. */
export function pageText(page: PageId, locale: SiteLocale): PageText {
  const text = recordOf(page).texts[locale]
  if (!text) throw new Error(`The page ${page} has no text in ${locale}`)
  return text.head
}
