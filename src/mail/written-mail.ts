import type { ConfirmedOrder } from '#services/orders/order-ports.ts'
import type { MailData, TemplateName } from '#services/mails/mail-ports.ts'

/** What templates write from: what was ordered, with what its ids stand for. */
export interface WrittenData extends Omit<MailData, 'orderConfirmed'> {
  readonly orderConfirmed: ConfirmedOrder
}

export type WrittenMail = {
  readonly [Name in TemplateName]: { readonly template: Name; readonly data: WrittenData[Name] }
}[TemplateName]
