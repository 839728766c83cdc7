import type { Cents } from '#domain/money/money.ts'

/** What whoever sent a visitor is told of the sale. */
export interface Postback {
  readonly clickId: string
  readonly orderNumber: string
  /** What is left of it, without VAT. */
  readonly amount: Cents
  readonly status: 'paid' | 'reduced' | 'reversed'
}

export interface PostbackLine {
  /** Throws when the other side did not take it. */
  send(postback: Postback): Promise<void>
}
