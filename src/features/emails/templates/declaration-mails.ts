import { formatDay } from '#core/time/day-format.ts'
import { daysOf } from '#core/retention/mailed-links.ts'
import type { Locale } from '#core/locale/locale.ts'
import type { Block, Fact } from '#features/emails/mail-document.ts'
import { momentOf } from '#features/emails/moment.ts'
import { declarationTexts } from '#features/emails/texts/declaration-texts.ts'
import type { FormReceipt, OwnedDeclaration, TakenDeclaration } from '#features/emails/mail-data.ts'
import { codeBlocks } from './link-mails.ts'
import { spokenLanguage } from './spoken-language.ts'
import type { Template } from './template.ts'
import { promiseWords } from '#catalogue/promises.ts'

/** The receipt that the law requires, with date and time: the same for every address, and without the typed text. */
export const declarationReceipt: Template<'declarationReceipt'> = ({ kind, receipt, at }, { language }) => {
  const texts = declarationTexts[language]
  const t = texts[kind].received
  return {
    subject: t.subject(receipt),
    preheader: texts.keep,
    heading: t.heading,
    blocks: [
      { kind: 'paragraph', text: `${t.what} ${texts.keep}` },
      { kind: 'facts', facts: receiptFacts({ receipt, at }, language) },
      { kind: 'paragraph', text: texts.receivedNext },
      { kind: 'smallPrint', text: texts.notYou },
    ],
  }
}

/** To the address of the order: the declaration, the end dates, and the link that makes it effective. */
export const declarationToConfirm: Template<'declarationToConfirm'> = (declared, context) => {
  const texts = declarationTexts[context.language]
  const t = texts[declared.kind].toConfirm
  return {
    subject: t.subject(declared.orderNumber),
    preheader: texts.notYouOwner,
    heading: t.heading,
    blocks: [
      { kind: 'paragraph', text: t.what(declared.orderNumber) },
      ...lateBlocks(declared, context.language),
      { kind: 'facts', facts: ownerFacts(declared, context.language) },
      { kind: 'button', label: t.button, href: context.links.withToken('confirmDeclaration') },
      { kind: 'note', tone: 'info', text: texts.notYouOwner },
      { kind: 'paragraph', text: texts.validity(daysOf('confirmDeclaration')) },
      ...codeBlocks('confirmDeclaration', context),
    ],
  }
}

/** To the address of the order: the declaration is effective. */
export const declarationConfirmed: Template<'declarationConfirmed'> = (declared, { language }) => {
  const texts = declarationTexts[language]
  const t = texts[declared.kind].confirmed
  return {
    subject: t.subject(declared.orderNumber),
    preheader: texts.keep,
    heading: t.heading,
    blocks: [
      { kind: 'paragraph', text: t.what(declared.orderNumber) },
      { kind: 'facts', facts: ownerFacts(declared, language) },
      { kind: 'paragraph', text: declared.isLate ? texts.late : t.next },
    ],
  }
}

function lateBlocks({ isLate }: OwnedDeclaration, language: Locale): readonly Block[] {
  return isLate ? [{ kind: 'note', tone: 'warning', text: declarationTexts[language].late }] : []
}

function receiptFacts({ receipt, at }: FormReceipt, language: Locale): readonly Fact[] {
  const t = declarationTexts[language]
  return [
    { label: t.receipt, value: receipt },
    { label: t.receivedAt, value: momentOf(at, language) },
  ]
}

/** A single end date if all lines end together. */
function ownerFacts(declared: OwnedDeclaration, language: Locale): readonly Fact[] {
  const t = declarationTexts[language]
  const { orderNumber, type, ends } = declared
  const dayOf = (day: OwnedDeclaration['ends'][number]['endsOn']) =>
    day === null ? t.withTerm : formatDay(day, language)
  const days = new Set(ends.map(({ endsOn }) => endsOn))
  const [first] = ends
  const endFacts =
    days.size === 1 && first
      ? [{ label: t.ends, value: dayOf(first.endsOn) }]
      : ends.map(({ title, name, endsOn }) => ({ label: `${t.ends}: ${title}, ${name}`, value: dayOf(endsOn) }))
  return [
    { label: t.order, value: orderNumber },
    ...(type === null ? [] : [{ label: t.type, value: t.types[type] }]),
    ...endFacts,
    ...receiptFacts(declared, language),
  ]
}

const kinds = { withdrawal: 'herroeping', cancellation: 'opzegging' } as const

/** To staff, in Dutch: the only mail with the typed text. */
export const declarationNotice: Template<'declarationNotice'> = ({ orderNumber, language, ...declared }) => {
  const { isConfirmed, isOwnAddress } = declared
  const kind = kinds[declared.kind]
  const state = isConfirmed ? 'Bevestigde' : 'Nieuwe'
  return {
    subject: `${state} ${kind}: ${declared.receipt}`,
    preheader: `Van ${declared.name}, over ${declared.contract}`.slice(0, 120),
    heading: `${state} ${kind}`,
    blocks: [
      { kind: 'paragraph', text: situationOf(orderNumber, { isConfirmed, isOwnAddress }) },
      { kind: 'facts', facts: [...typedFacts(declared), spokenLanguage(language)] },
      {
        kind: 'note',
        tone: 'info',
        text: isConfirmed
          ? declared.kind === 'withdrawal'
            ? `Betaal ${promiseWords.nl.refundPeriod} terug. De klant heeft de bevestiging al.`
            : 'De klant heeft de einddatum al. Stop de verlenging en betaal terug wat te veel betaald is.'
          : 'Blijft de klik uit, beslis dan zelf. Hoe dat gaat, staat in de handleiding voor beheer. De dag van ontvangst telt.',
      },
    ],
  }
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
  return `Genoemd is bestelling ${orderNumber}; het ingevulde adres is ${address}. De eigenaar heeft een mail om te bevestigen. Tot dan verandert er niets.`
}

function typedFacts(declared: TakenDeclaration): readonly Fact[] {
  const t = declarationTexts.nl
  const facts = [
    ...receiptFacts(declared, 'nl'),
    { label: 'Naam', value: declared.name },
    { label: 'Overeenkomst', value: declared.contract },
    { label: 'E-mailadres', value: declared.email },
  ]
  if (declared.kind === 'withdrawal') return facts
  const { type, reason, endsOn } = declared
  return [
    ...facts,
    { label: t.type, value: t.types[type] },
    ...(reason === null ? [] : [{ label: 'Reden', value: reason }]),
    { label: 'Gewenst einde', value: endsOn === null ? 'Zo snel mogelijk' : formatDay(endsOn, 'nl') },
  ]
}
