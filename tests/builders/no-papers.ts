import { noLimits } from '#platform/limits/rate-limits.ts'
import type { SendMailParts } from '#features/emails/send-mail.ts'

const nothing = async (): Promise<never> => {
  throw new Error('this mail is about no order')
}

/** Invoices for e-mails that are not about an order. */
export const noPapers = {
  orders: { findConfirmed: nothing },
  invoices: { find: nothing },
  papers: { invoicePdf: nothing, invoiceXml: nothing, termsPdf: nothing },
  issueDeclarationToken: nothing,
  invoiceToken: () => '',
  issueCode: async () => '482913',
  rateLimits: noLimits,
} as const satisfies Partial<SendMailParts>
