import type { Locale } from '#domain/basics/locale.ts'
import type { MailDocument } from '#mail/mail-document.ts'
import type { MailLinks } from '#mail/mail-links.ts'
import type { MailTexts } from '#mail/texts/mail-texts.ts'
import type { WrittenData } from '#mail/written-mail.ts'
import type { TemplateName } from '#services/mails/mail-ports.ts'

/** What `composeMail` does not add itself. */
export type MailBody = Omit<MailDocument, 'language' | 'greeting' | 'reason'>

export interface Given {
  readonly texts: MailTexts
  readonly links: MailLinks
  readonly language: Locale
}

export type Template<Name extends TemplateName> = (data: WrittenData[Name], given: Given) => MailBody
