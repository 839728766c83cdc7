import type { ConfirmedOrder } from '#features/orders/repository.ts'
import type { MailData, TemplateName } from '#platform/email/mail-ports.ts'

/** Data of the templates: as queued, with the ids of an order resolved. */
export interface WrittenData extends Omit<MailData, 'orderConfirmed'> {
  readonly orderConfirmed: ConfirmedOrder
}

export type WrittenMail = {
  readonly [Name in TemplateName]: { readonly template: Name; readonly data: WrittenData[Name] }
}[TemplateName]
