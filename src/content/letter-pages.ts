import { letterPagesDe } from '#content/de/letter-pages.ts'
import type { LetterPages } from '#content/letter-page-text.ts'
import { letterPagesNl } from '#content/nl/letter-pages.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'

export const letterPages: { readonly [L in SiteLocale]: LetterPages<L> } = { nl: letterPagesNl, de: letterPagesDe }
