import type { Locale } from '#domain/locale.ts'

/** One part of a mail, before it is HTML or text. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** The step forward: one a mail. */
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  /** A link for whoever wants something else. */
  | { readonly kind: 'link'; readonly text: string; readonly label: string; readonly href: string }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'note'; readonly tone: 'info' | 'warning'; readonly text: string }
  | { readonly kind: 'smallPrint'; readonly text: string }

export interface Fact {
  readonly label: string
  readonly value: string
}

/** A mail as data: what it says, in one language. */
export interface MailDocument {
  readonly language: Locale
  readonly subject: string
  /** What a list of mails shows behind the subject. */
  readonly preheader: string
  readonly heading: string
  readonly greeting: string
  readonly blocks: readonly Block[]
  /** Why somebody gets this mail. */
  readonly reason: string
}
