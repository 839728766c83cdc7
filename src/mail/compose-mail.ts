import type { Locale } from '#domain/locale.ts'
import { greetedName } from '#mail/greeted-name.ts'
import type { MailDocument } from '#mail/mail-document.ts'
import { type LinkParts, mailLinks } from '#mail/mail-links.ts'
import { accountExists } from '#mail/templates/account-exists.ts'
import { passwordChanged } from '#mail/templates/password-changed.ts'
import { resetPassword } from '#mail/templates/reset-password.ts'
import type { Given, MailBody } from '#mail/templates/template.ts'
import { vatNumberChecked } from '#mail/templates/vat-number-checked.ts'
import { verifyEmail } from '#mail/templates/verify-email.ts'
import { textsIn } from '#mail/texts/texts-in.ts'
import type { MailContent } from '#services/ports/mails.ts'

/** What a mail says, in the language of whoever gets it. */
export function composeMail(content: MailContent, language: Locale, parts: LinkParts): MailDocument {
  const texts = textsIn[language]
  return {
    language,
    greeting: texts.greeting(greetedName(content.data.firstName)),
    reason: texts.reasons[content.template],
    ...bodyOf(content, { texts, language, links: mailLinks(parts, language) }),
  }
}

function bodyOf(content: MailContent, given: Given): MailBody {
  switch (content.template) {
    case 'verifyEmail':
      return verifyEmail(content.data, given)
    case 'accountExists':
      return accountExists(content.data, given)
    case 'resetPassword':
      return resetPassword(content.data, given)
    case 'passwordChanged':
      return passwordChanged(content.data, given)
    case 'vatNumberChecked':
      return vatNumberChecked(content.data, given)
  }
}
