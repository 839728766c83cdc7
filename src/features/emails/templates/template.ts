import type { Locale } from '#core/locale/locale.ts'
import type { MailDocument } from '#features/emails/mail-document.ts'
import type { MailLinks } from '#features/emails/mail-links.ts'
import type { MailTexts } from '#features/emails/texts/mail-texts.ts'
import type { WrittenData, TemplateName } from '#features/emails/mail-data.ts'

/** The part of a mail that its template writes; `composeMail` adds the rest. */
export type MailBody = Omit<MailDocument, 'language' | 'greeting' | 'reason'>

export interface MailContext {
  readonly texts: MailTexts
  readonly links: MailLinks
  readonly language: Locale
}

export type Template<Name extends TemplateName> = (data: WrittenData[Name], context: MailContext) => MailBody
