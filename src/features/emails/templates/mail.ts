import type { Locale } from '#core/locale/locale.ts'
import type { TemplateName, WrittenData } from '#features/emails/mail-data.ts'
import type { Block, MailDocument } from '#features/emails/mail-document.ts'
import type { MailLinks } from '#features/emails/mail-links.ts'
import type { MailTexts } from '#features/emails/texts/nl.ts'

/** The part of a mail that its template writes; `composeMail` adds the rest. */
export type MailBody = Omit<MailDocument, 'language' | 'greeting' | 'reason'>

export interface MailContext {
  readonly texts: MailTexts
  readonly links: MailLinks
  readonly language: Locale
}

export type Template<Name extends TemplateName> = (data: WrittenData[Name], context: MailContext) => MailBody

type Head = Pick<MailBody, 'subject' | 'preheader' | 'heading'>

/** A mail: its head, then its blocks. `null` leaves a block out. */
export function mailOf({ subject, preheader, heading }: Head, ...blocks: readonly (Block | null)[]): MailBody {
  return { subject, preheader, heading, blocks: blocks.filter((block) => block !== null) }
}

export function paragraph(text: string): Block {
  return { kind: 'paragraph', text }
}

/** For reference information. */
export function smallParagraph(text: string): Block {
  return { kind: 'paragraph', text, isSmall: true }
}

export function title(text: string): Block {
  return { kind: 'title', text }
}

export function button(label: string, href: string): Block {
  return { kind: 'button', label, href }
}

/** A secondary link: a text, and the label of the link that follows it. */
export function link(text: string, label: string, href: string): Block {
  return { kind: 'link', text, label, href }
}

export function smallLink(text: string, label: string, href: string): Block {
  return { kind: 'link', text, label, href, isSmall: true }
}

export type FactRow = readonly [label: string, value: string | null]

/** A table of facts; a value of `null` leaves its row out. */
export function facts(...rows: readonly FactRow[]): Block {
  return { kind: 'facts', facts: rows.flatMap(([label, value]) => (value === null ? [] : [{ label, value }])) }
}

export function note(tone: 'info' | 'warning', text: string): Block {
  return { kind: 'note', tone, text }
}

export function quote(lines: readonly string[]): Block {
  return { kind: 'quote', lines }
}

export function smallPrint(text: string): Block {
  return { kind: 'smallPrint', text }
}

const languageNames: Readonly<Record<Locale, string>> = { nl: 'Nederlands', de: 'Duits', en: 'Engels' }

/** Tells staff, in Dutch, the language to answer in. */
export function spokenLanguage(language: Locale): FactRow {
  return ['Taal', languageNames[language]]
}
