import type { SiteLocale } from '#core/locale/locale.ts'
import type { Declaration } from '#core/orders/declaration.ts'
import type { Receipt } from '#features/support/repository.ts'

export interface NewDeclaration {
  readonly declaration: Declaration
  readonly language: SiteLocale
  /** What makes two declarations the same one. */
  readonly content: string
  readonly orderId: string | null
}

/** What became of a declaration. Only a confirmed one has an effect. */
export type DeclarationOutcome = 'confirmed' | 'rejected'
/** By the link in the mail to the owner, by an owner who is logged in, or by a person at the provider. */
export type DeclarationDecider = 'link' | 'login' | 'provider'

export interface StoredDeclaration {
  readonly receipt: Receipt
  readonly declaration: Declaration
  readonly language: SiteLocale
  readonly orderId: string | null
  /** Null: it waits. */
  readonly outcome: DeclarationOutcome | null
}

/** Inside a transaction. */
export interface DeclarationStore {
  /** The receipt of the same declaration within the last minutes. Others with the same content wait from here on. */
  findRecent(content: string): Promise<Receipt | null>
  add(declaration: NewDeclaration): Promise<Receipt>
  /** By the number of its receipt. Whoever decides the same one waits. */
  lock(receipt: string): Promise<StoredDeclaration | null>
  /** How many there were about an order within the last hour. */
  countRecent(orderId: string): Promise<number>
  /** The declaration that a mailed link is for; its token may have expired. */
  findByToken(token: string): Promise<{ readonly receipt: string; readonly isExpired: boolean } | null>
  decide(
    receipt: string,
    decision: {
      readonly outcome: DeclarationOutcome
      readonly by: DeclarationDecider
      readonly orderId: string | null
    },
  ): Promise<void>
}

export interface WaitingDeclaration extends Omit<StoredDeclaration, 'orderId' | 'outcome'> {
  readonly orderNumber: string | null
  /** Of the order; null without one. */
  readonly ownerEmail: string | null
}

/** Every function throws `Unavailable` when they cannot be reached. */
export interface Declarations {
  /** Those that nobody has decided, the oldest first. */
  listWaiting(): Promise<readonly WaitingDeclaration[]>
  /** 256 random bits; only their hash is kept. Null: there is no such declaration. */
  issueToken(receipt: string): Promise<string | null>
}
