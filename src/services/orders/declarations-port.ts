import type { Declaration } from '#domain/orders/declaration.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'
import type { Receipt } from '#services/support/receipt-port.ts'

export interface NewDeclaration {
  readonly declaration: Declaration
  readonly language: SiteLocale
  /** Where the provider reads it. */
  readonly noticeTo: string
}

export interface Declarations {
  /**
   * Writes it down with its receipt, and mails both the sender and the provider. The same again within minutes is the
   * same one. Throws `Unavailable` when it cannot be written down.
   */
  take(declaration: NewDeclaration): Promise<Receipt>
}
