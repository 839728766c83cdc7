import type { Fact } from '#features/emails/mail-document.ts'
import { momentOf } from '#features/emails/moment.ts'
import { contactTexts } from '#features/emails/texts/contact-texts.ts'
import type { FormReceipt } from '#features/emails/mail-data.ts'
import { spokenLanguage } from './spoken-language.ts'
import type { MailContext, Template } from './template.ts'

/** To the sender of a contact form. */
export const contactReceived: Template<'contactReceived'> = (taken, { language, links }) => {
  const texts = contactTexts[language]
  const t = texts.contact
  return {
    subject: t.subject(taken.receipt),
    preheader: t.preheader,
    heading: t.heading,
    blocks: [
      { kind: 'paragraph', text: t.what },
      { kind: 'facts', facts: receiptFacts(taken, texts.subjects[taken.subject], language) },
      { kind: 'paragraph', text: t.next },
      { kind: 'link', text: t.meanwhile, label: t.helpdesk, href: links.to('helpdesk') },
      { kind: 'paragraph', text: t.notYou, isSmall: true },
    ],
  }
}

function receiptFacts({ receipt, at }: FormReceipt, about: string, language: MailContext['language']): readonly Fact[] {
  const t = contactTexts[language]
  return [
    { label: t.receipt, value: receipt },
    { label: t.receivedAt, value: momentOf(at, language) },
    { label: t.about, value: about },
  ]
}

/** To staff, in Dutch. A reply goes to the sender of the form. */
export const contactNotice: Template<'contactNotice'> = ({ name, email, orderNumber, message, language, ...taken }) => {
  const about = contactTexts.nl.subjects[taken.subject]
  return {
    subject: `Vraag ${taken.receipt} over ${about}`,
    preheader: message.slice(0, 120),
    heading: `Een vraag over ${about}`,
    blocks: [
      { kind: 'quote', lines: message.split('\n').filter((line) => line !== '') },
      {
        kind: 'facts',
        facts: [
          ...receiptFacts(taken, about, 'nl'),
          { label: 'Naam', value: name },
          { label: 'E-mailadres', value: email },
          ...(orderNumber === null ? [] : [{ label: 'Bestelnummer', value: orderNumber }]),
          spokenLanguage(language),
        ],
      },
      {
        kind: 'note',
        tone: 'info',
        text: 'Antwoord op deze mail gaat naar de afzender. Of het adres echt van de afzender is, weten we niet: geef geen gegevens van een klant voordat je dat zeker weet.',
      },
    ],
  }
}

/** The confirmation of receipt that the law (DSA, article 16) requires for reports with an address. */
export const abuseReceived: Template<'abuseReceived'> = (taken, { language }) => {
  const texts = contactTexts[language]
  const t = texts.abuse
  return {
    subject: t.subject(taken.receipt),
    preheader: t.preheader,
    heading: t.heading,
    blocks: [
      { kind: 'paragraph', text: t.what },
      { kind: 'facts', facts: receiptFacts(taken, texts.reasons[taken.reason], language) },
      { kind: 'paragraph', text: t.next },
      { kind: 'paragraph', text: t.notYou, isSmall: true },
    ],
  }
}

/** To staff, in Dutch. */
export const abuseNotice: Template<'abuseNotice'> = ({ urls, explanation, name, email, language, ...taken }) => {
  const about = contactTexts.nl.reasons[taken.reason]
  const isUrgent = taken.reason === 'phishing' || taken.reason === 'malware'
  return {
    subject: `Melding ${taken.receipt}: ${about}`,
    preheader: explanation.slice(0, 120),
    heading: `Melding van ${about}`,
    blocks: [
      ...(isUrgent
        ? ([{ kind: 'note', tone: 'warning', text: 'Hier kan nu iemand schade van hebben: eerst dit.' }] as const)
        : []),
      { kind: 'title', text: 'Waar het staat' },
      // Defanged: mail programs must not turn them into links.
      { kind: 'quote', lines: urls.map((url) => url.replaceAll('.', '[.]').replace(/^http/i, 'hxxp')) },
      { kind: 'title', text: 'Wat er volgens de melder aan de hand is' },
      { kind: 'quote', lines: explanation.split('\n').filter((line) => line !== '') },
      {
        kind: 'facts',
        facts: [
          ...receiptFacts(taken, about, 'nl'),
          { label: 'Naam', value: name ?? 'niet gegeven' },
          { label: 'E-mailadres', value: email ?? 'niet gegeven' },
          spokenLanguage(language),
        ],
      },
      {
        kind: 'paragraph',
        text: 'Beoordeel de melding, leg vast wat je besluit en waarom, en laat het de melder en de klant weten. Een vermoeden van een misdrijf dat levens bedreigt, meld je bij de politie.',
      },
    ],
  }
}
