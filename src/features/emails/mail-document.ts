import type { Locale } from '#core/locale/locale.ts'

/** One part of a mail, before it is HTML or text. */
export type Block =
  /** `isSmall`: for reference information. */
  | { readonly kind: 'paragraph'; readonly text: string; readonly isSmall?: true }
  /** Begins a part of a long mail. */
  | { readonly kind: 'title'; readonly text: string }
  /** The call to action: one per mail. */
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  /** A secondary link. */
  | {
      readonly kind: 'link'
      readonly text: string
      readonly label: string
      readonly href: string
      readonly isSmall?: true
    }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | Order
  | { readonly kind: 'note'; readonly tone: 'info' | 'warning'; readonly text: string }
  /** A text of the customer, or one to be used literally. */
  | { readonly kind: 'quote'; readonly lines: readonly string[] }
  | { readonly kind: 'smallPrint'; readonly text: string }

export interface Fact {
  readonly label: string
  readonly value: string
}

export interface Order {
  readonly kind: 'order'
  /** Explains the amounts of the lines. */
  readonly caption: string
  readonly lines: readonly OrderedLine[]
  readonly sums: readonly Sum[]
}

export interface OrderedLine {
  readonly title: string
  /** The subject of the line, its period, and the renewal price. */
  readonly details: readonly string[]
  readonly amount: string
}

export interface Sum extends Fact {
  readonly isTotal?: true
}

/** A mail before it is rendered. */
export interface MailDocument {
  readonly language: Locale
  readonly subject: string
  /** Preview text that mail programs show behind the subject. */
  readonly preheader: string
  readonly heading: string
  readonly greeting: string
  readonly blocks: readonly Block[]
  /** Why the recipient gets this mail; printed in the footer. */
  readonly reason: string
}
