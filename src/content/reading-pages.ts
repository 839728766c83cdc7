import { readingPagesDe } from '#content/de/reading-pages.ts'
import { readingPagesNl } from '#content/nl/reading-pages.ts'
import type { ReadingPages } from '#content/reading-text.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'

export const readingPages: Readonly<Record<SiteLocale, ReadingPages>> = { nl: readingPagesNl, de: readingPagesDe }
