import { receiptFacts } from '#mail/templates/contact-received.ts'
import type { Template } from '#mail/templates/template.ts'
import { contactTexts } from '#mail/texts/contact-texts.ts'
import { spokenLanguage } from '#mail/templates/spoken-language.ts'

/** For the provider's own people, in Dutch: somebody asks something. Who answers this mail answers the sender. */
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
