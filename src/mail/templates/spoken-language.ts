import type { Locale } from '#domain/basics/locale.ts'
import type { Fact } from '#mail/mail-document.ts'

const names: Readonly<Record<Locale, string>> = { nl: 'Nederlands', de: 'Duits', en: 'Engels' }

/** For the provider's own people, in Dutch: in which language to answer. */
export function spokenLanguage(language: Locale): Fact {
  return { label: 'Taal', value: names[language] }
}
