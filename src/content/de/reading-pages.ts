import { accessibilityDe } from '#content/de/accessibility.ts'
import { colophonDe } from '#content/de/colophon.ts'
import { privacyDe } from '#content/de/privacy.ts'
import type { ReadingPages } from '#content/reading-text.ts'

export const readingPagesDe: ReadingPages = {
  privacy: privacyDe,
  accessibility: accessibilityDe,
  colophon: colophonDe,
}
