import { momentOf } from '#features/emails/moment.ts'
import { contactTexts } from '#features/emails/texts/contact-texts.ts'
import type { FormReceipt } from '#features/emails/mail-data.ts'
import {
  type FactRow,
  facts,
  link,
  type MailContext,
  mailOf,
  note,
  paragraph,
  quote,
  smallParagraph,
  spokenLanguage,
  type Template,
  title,
} from './mail.ts'

/** To the sender of a contact form. */
export const contactReceived: Template<'contactReceived'> = (taken, { language, links }) => {
  const { contact: t, subjects } = contactTexts[language]
  return mailOf(
    { ...t, subject: t.subject(taken.receipt) },
    paragraph(t.what),
    facts(...receiptFacts(taken, subjects[taken.subject], language)),
    paragraph(t.next),
    link(t.meanwhile, t.helpdesk, links.to('helpdesk')),
    smallParagraph(t.notYou),
  )
}

/** To staff, in Dutch. A reply goes to the sender of the form. */
export const contactNotice: Template<'contactNotice'> = ({ name, email, orderNumber, message, language, ...taken }) => {
  const about = contactTexts.nl.subjects[taken.subject]
  return mailOf(
    {
      subject: `Vraag ${taken.receipt} over ${about}`,
      preheader: message.slice(0, 120),
      heading: `Een vraag over ${about}`,
    },
    quote(typedLines(message)),
    facts(
      ...receiptFacts(taken, about, 'nl'),
      ['Naam', name],
      ['E-mailadres', email],
      ['Bestelnummer', orderNumber],
      spokenLanguage(language),
    ),
    note(
      'info',
      'Antwoord op deze mail gaat naar de afzender. Of het adres echt van de afzender is, weten we niet: geef geen gegevens van een klant voordat je dat zeker weet.',
    ),
  )
}

/** The confirmation of receipt that the law (DSA, article 16) requires for reports with an address. */
export const abuseReceived: Template<'abuseReceived'> = (taken, { language }) => {
  const { abuse: t, reasons } = contactTexts[language]
  return mailOf(
    { ...t, subject: t.subject(taken.receipt) },
    paragraph(t.what),
    facts(...receiptFacts(taken, reasons[taken.reason], language)),
    paragraph(t.next),
    smallParagraph(t.notYou),
  )
}

/** To staff, in Dutch. */
export const abuseNotice: Template<'abuseNotice'> = ({ urls, explanation, name, email, language, ...taken }) => {
  const about = contactTexts.nl.reasons[taken.reason]
  const isUrgent = taken.reason === 'phishing' || taken.reason === 'malware'
  return mailOf(
    {
      subject: `Melding ${taken.receipt}: ${about}`,
      preheader: explanation.slice(0, 120),
      heading: `Melding van ${about}`,
    },
    isUrgent ? note('warning', 'Hier kan nu iemand schade van hebben: eerst dit.') : null,
    title('Waar het staat'),
    // Defanged: mail programs must not turn them into links.
    quote(urls.map((url) => url.replaceAll('.', '[.]').replace(/^http/i, 'hxxp'))),
    title('Wat er volgens de melder aan de hand is'),
    quote(typedLines(explanation)),
    facts(
      ...receiptFacts(taken, about, 'nl'),
      ['Naam', name ?? 'niet gegeven'],
      ['E-mailadres', email ?? 'niet gegeven'],
      spokenLanguage(language),
    ),
    paragraph(
      'Beoordeel de melding, leg vast wat je besluit en waarom, en laat het de melder en de klant weten. Een vermoeden van een misdrijf dat levens bedreigt, meld je bij de politie.',
    ),
  )
}

function receiptFacts(
  { receipt, at }: FormReceipt,
  about: string,
  language: MailContext['language'],
): readonly FactRow[] {
  const t = contactTexts[language]
  return [
    [t.receipt, receipt],
    [t.receivedAt, momentOf(at, language)],
    [t.about, about],
  ]
}

function typedLines(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '')
}
