import type { HomeText } from '#content/home-text.ts'
import { homeDe } from '#content/de/home.ts'
import { homeNl } from '#content/nl/home.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'

type AnyHomeText = HomeText<'nl'> | HomeText<'de'>

export function homeText(locale: SiteLocale): AnyHomeText {
  return locale === 'nl' ? homeNl : homeDe
}
