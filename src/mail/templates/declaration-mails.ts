import { formatDay } from '#domain/basics/day-format.ts'
import type { Locale } from '#domain/basics/locale.ts'
import type { Declaration } from '#domain/orders/declaration.ts'
import type { Fact } from '#mail/mail-document.ts'
import { momentOf } from '#mail/moment.ts'
import { declarationTexts } from '#mail/texts/declaration-texts.ts'
import type { TakenDeclaration } from '#services/mails/mail-ports.ts'
import { spokenLanguage } from './spoken-language.ts'
import type { Template } from './template.ts'

/** The receipt the law asks for: what was declared, with date and time. */
export const declarationReceived: Template<'declarationReceived'> = (declared, { language }) => {
  const texts = declarationTexts[language]
  const t = texts[declared.kind]
  return {
    subject: t.subject(declared.receipt),
    preheader: t.preheader,
    heading: t.heading,
    blocks: [
      { kind: 'paragraph', text: t.what },
      { kind: 'facts', facts: factsOf(declared, language) },
      { kind: 'paragraph', text: t.next },
      { kind: 'note', tone: 'info', text: texts.notYou },
    ],
  }
}

function factsOf(declared: TakenDeclaration, language: Locale): readonly Fact[] {
  const t = declarationTexts[language]
  return [
    { label: t.receipt, value: declared.receipt },
    { label: t.receivedAt, value: momentOf(declared.at, language) },
    { label: t.name, value: declared.name },
    { label: t[declared.kind].contract, value: declared.contract },
    ...cancellationFacts(declared, language),
    { label: t.email, value: declared.email },
  ]
}

function cancellationFacts(declared: Declaration, language: Locale): readonly Fact[] {
  if (declared.kind === 'withdrawal') return []
  const t = declarationTexts[language]
  return [
    { label: t.type, value: t.types[declared.type] },
    ...(declared.reason === null ? [] : [{ label: t.grounds, value: declared.reason }]),
    { label: t.endsOn, value: declared.endsOn === null ? t.soonest : formatDay(declared.endsOn, language) },
  ]
}

const kinds = { withdrawal: 'herroeping', cancellation: 'opzegging' } as const

/** To staff, in Dutch. */
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
