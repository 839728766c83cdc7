import { accessibilityNl } from '#content/nl/accessibility.ts'
import { colophonNl } from '#content/nl/colophon.ts'
import { privacyNl } from '#content/nl/privacy.ts'
import type { ReadingPages } from '#content/reading-text.ts'

export const readingPagesNl: ReadingPages = {
  privacy: privacyNl,
  accessibility: accessibilityNl,
  colophon: colophonNl,
}
