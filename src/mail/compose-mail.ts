import type { Locale } from '#domain/basics/locale.ts'
import { greetedName } from '#mail/greeted-name.ts'
import type { MailDocument } from '#mail/mail-document.ts'
import { type LinkParts, mailLinks } from '#mail/mail-links.ts'
import type { Given, MailBody } from '#mail/templates/template.ts'
import { templates } from '#mail/templates/templates.ts'
import { textsIn } from '#mail/texts/texts-in.ts'
import type { WrittenData, WrittenMail } from '#mail/written-mail.ts'
import type { TemplateName } from '#services/mails/mails-port.ts'

/** What a mail says, in the language of whoever gets it. */
export function composeMail(mail: WrittenMail, language: Locale, parts: LinkParts): MailDocument {
  const texts = textsIn[language]
  return {
    language,
    greeting: texts.greeting(greetedName(firstNameIn(mail))),
    reason: texts.reasons[mail.template],
    ...bodyOf(mail, { texts, language, links: mailLinks(parts, language) }),
  }
}

function bodyOf<Name extends TemplateName>(
  { template, data }: { readonly template: Name; readonly data: WrittenData[Name] },
  given: Given,
): MailBody {
  return templates[template](data, given)
}

function firstNameIn({ data }: WrittenMail): string {
  if ('snapshot' in data) return data.snapshot.buyer.firstName
  // Who ends a contract gave a whole name, and the provider's own people are greeted without one.
  return 'firstName' in data ? data.firstName : ''
}
