import { promiseWords } from '#catalogue/promises.ts'
import type { Locale } from '#core/locale/locale.ts'
import { daysOf } from '#core/retention/mailed-links.ts'
import { formatDay } from '#core/time/day-format.ts'
import type { FormReceipt, OwnedDeclaration, TakenDeclaration } from '#features/emails/mail-data.ts'
import { momentOf } from '#features/emails/moment.ts'
import { declarationTexts } from '#features/emails/texts/declaration-texts.ts'
import { codeBlocks } from './link-mails.ts'
import {
  button,
  type FactRow,
  facts,
  mailOf,
  note,
  paragraph,
  smallPrint,
  spokenLanguage,
  type Template,
} from './mail.ts'

/** The receipt that the law requires, with date and time: the same for every address, and without the typed text. */
export const declarationReceipt: Template<'declarationReceipt'> = ({ kind, receipt, at }, { language }) => {
  const texts = declarationTexts[language]
  const t = texts[kind].received
  return mailOf(
    { subject: t.subject(receipt), preheader: texts.keep, heading: t.heading },
    paragraph(`${t.what} ${texts.keep}`),
    facts(...receiptFacts({ receipt, at }, language)),
    paragraph(texts.receivedNext),
    smallPrint(texts.notYou),
  )
}

/** To the address of the order: the declaration, the end dates, and the link that makes it effective. */
export const declarationToConfirm: Template<'declarationToConfirm'> = (declared, context) => {
  const texts = declarationTexts[context.language]
  const t = texts[declared.kind].toConfirm
  return mailOf(
    { subject: t.subject(declared.orderNumber), preheader: texts.notYouOwner, heading: t.heading },
    paragraph(t.what(declared.orderNumber)),
    declared.isLate ? note('warning', texts.late) : null,
    facts(...ownerFacts(declared, context.language)),
    declared.isPart ? paragraph(texts.part) : null,
    button(t.button, context.links.withToken('confirmDeclaration')),
    note('info', texts.notYouOwner),
    paragraph(texts.validity(daysOf('confirmDeclaration'))),
    ...codeBlocks('confirmDeclaration', context),
  )
}

/** To the address of the order: the declaration is effective. */
export const declarationConfirmed: Template<'declarationConfirmed'> = (declared, { language }) => {
  const texts = declarationTexts[language]
  const t = texts[declared.kind].confirmed
  return mailOf(
    { subject: t.subject(declared.orderNumber), preheader: texts.keep, heading: t.heading },
    paragraph(t.what(declared.orderNumber)),
    facts(...ownerFacts(declared, language)),
    paragraph(declared.isLate ? texts.late : declared.isPart ? texts.part : t.next),
  )
}

const kinds = { withdrawal: 'herroeping', cancellation: 'opzegging' } as const

/** To staff, in Dutch: the only mail with the typed text. */
export const declarationNotice: Template<'declarationNotice'> = ({ orderNumber, language, ...declared }) => {
  const { isConfirmed, isOwnAddress, isOverdue } = declared
  const what = `${isConfirmed ? 'Bevestigde' : isOverdue ? 'Nog te beslissen' : 'Nieuwe'} ${kinds[declared.kind]}`
  return mailOf(
    {
      subject: `${what}: ${declared.receipt}`,
      preheader: `Van ${declared.name}, over ${declared.contract}`.slice(0, 120),
      heading: what,
    },
    paragraph(situationOf(orderNumber, { isConfirmed, isOwnAddress })),
    facts(...typedFacts(declared), spokenLanguage(language)),
    note('info', nextStepOf(declared)),
  )
}

interface NoticeState extends Pick<TakenDeclaration, 'kind'> {
  readonly isConfirmed: boolean
  readonly isLate?: boolean
  readonly isPart?: boolean
  readonly isOverdue?: boolean
}

function nextStepOf({ kind, isConfirmed, isLate, isPart, isOverdue }: NoticeState): string {
  if (isLate) {
    return 'De herroeping is te laat of van een bedrijf, dus er is nog niets gestopt en niets terugbetaald. Beslis zelf met stek declarations accept of reject, en laat het de klant weten.'
  }
  if (isPart) {
    return 'Er staat meer in dan een bestelnummer, dus er is nog niets gestopt. Lees welk deel bedoeld is en beslis met stek declarations accept, met --items voor een deel. De dag van ontvangst telt.'
  }
  if (isOverdue) {
    return 'De eigenaar heeft niet op tijd bevestigd. Ga na wie dit was en beslis met stek declarations accept of reject. De verklaring vervalt niet, en de dag van ontvangst telt.'
  }
  if (!isConfirmed) {
    return 'Blijft de klik een werkdag uit, dan krijg je nog een mail en beslis je zelf. Hoe dat gaat, staat in de handleiding voor beheer. De dag van ontvangst telt.'
  }
  return kind === 'withdrawal'
    ? `Betaal ${promiseWords.nl.refundPeriod} terug. De klant heeft de bevestiging al.`
    : 'De klant heeft de einddatum al. Stop de verlenging en betaal terug wat te veel betaald is.'
}

function receiptFacts({ receipt, at }: FormReceipt, language: Locale): readonly FactRow[] {
  const t = declarationTexts[language]
  return [
    [t.receipt, receipt],
    [t.receivedAt, momentOf(at, language)],
  ]
}

/** A single end date if all lines end together. */
function ownerFacts(declared: OwnedDeclaration, language: Locale): readonly FactRow[] {
  const t = declarationTexts[language]
  const { orderNumber, type, ends } = declared
  const dayOf = (day: OwnedDeclaration['ends'][number]['endsOn']) =>
    day === null ? t.withTerm : formatDay(day, language)
  const days = new Set(ends.map(({ endsOn }) => endsOn))
  const [first] = ends
  const endFacts =
    days.size === 1 && first
      ? [[t.ends, dayOf(first.endsOn)] as const]
      : ends.map(({ title, name, endsOn }) => [`${t.ends}: ${title}, ${name}`, dayOf(endsOn)] as const)
  return [[t.order, orderNumber], [t.type, type && t.types[type]], ...endFacts, ...receiptFacts(declared, language)]
}

function situationOf(
  orderNumber: string | null,
  { isConfirmed, isOwnAddress }: { readonly isConfirmed: boolean; readonly isOwnAddress: boolean },
): string {
  if (orderNumber === null) {
    return 'Er staat niet één bestelnummer in dat we kennen. Zoek uit welke overeenkomst is bedoeld, en van wie.'
  }
  if (isConfirmed) return `De eigenaar van bestelling ${orderNumber} heeft dit bevestigd.`
  const address = isOwnAddress ? 'ook het adres van die bestelling' : 'niet het adres van die bestelling'
  return `Genoemd is bestelling ${orderNumber}; het ingevulde adres is ${address}. De eigenaar heeft een mail om te bevestigen. Tot dan stopt er niets.`
}

function typedFacts(declared: TakenDeclaration): readonly FactRow[] {
  const t = declarationTexts.nl
  const typed: readonly FactRow[] = [
    ...receiptFacts(declared, 'nl'),
    ['Naam', declared.name],
    ['Overeenkomst', declared.contract],
    ['E-mailadres', declared.email],
  ]
  if (declared.kind === 'withdrawal') return typed
  const { type, reason, endsOn } = declared
  return [
    ...typed,
    [t.type, t.types[type]],
    ['Reden', reason],
    ['Gewenst einde', endsOn === null ? 'Zo snel mogelijk' : formatDay(endsOn, 'nl')],
  ]
}
