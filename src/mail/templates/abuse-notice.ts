import { receiptFacts } from '#mail/templates/contact-received.ts'
import type { Template } from '#mail/templates/template.ts'
import { contactTexts } from '#mail/texts/contact-texts.ts'
import { spokenLanguage } from '#mail/templates/spoken-language.ts'

/** For the provider's own people, in Dutch: somebody reports unlawful content. */
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
      // Broken up on purpose: a mail program must not make links of them.
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
