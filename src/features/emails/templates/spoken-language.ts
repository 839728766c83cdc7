import type { Locale } from '#core/locale/locale.ts'
import type { Fact } from '#features/emails/mail-document.ts'

const names: Readonly<Record<Locale, string>> = { nl: 'Nederlands', de: 'Duits', en: 'Engels' }

/** Tells staff, in Dutch, the language to answer in. */
export function spokenLanguage(language: Locale): Fact {
  return { label: 'Taal', value: names[language] }
}
