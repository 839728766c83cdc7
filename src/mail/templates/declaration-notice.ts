import { factsOf } from '#mail/templates/declaration-received.ts'
import { spokenLanguage } from '#mail/templates/spoken-language.ts'
import type { Template } from '#mail/templates/template.ts'

const kinds = { withdrawal: 'herroeping', cancellation: 'opzegging' } as const

/** For the provider's own people, in Dutch: somebody ended a contract. */
export const declarationNotice: Template<'declarationNotice'> = ({ orderNumber, language, ...declared }) => {
  const kind = kinds[declared.kind]
  return {
    subject: `Nieuwe ${kind}: ${declared.receipt}`,
    preheader: `Van ${declared.name}, over ${declared.contract}`.slice(0, 120),
    heading: `Nieuwe ${kind}`,
    blocks: [
      {
        kind: 'paragraph',
        text:
          orderNumber === null
            ? 'Er hoort geen bestelling bij die we aan nummer en adres herkennen. Zoek uit welke overeenkomst is bedoeld.'
            : `Het nummer en het adres horen bij bestelling ${orderNumber}.`,
      },
      { kind: 'facts', facts: [...factsOf(declared, 'nl'), spokenLanguage(language)] },
      {
        kind: 'note',
        tone: 'info',
        text:
          declared.kind === 'withdrawal'
            ? 'Betaal binnen 14 dagen terug. De bevestiging aan de klant is al verstuurd.'
            : 'Mail binnen twee werkdagen de einddatum. De bevestiging van ontvangst is al verstuurd.',
      },
    ],
  }
}
