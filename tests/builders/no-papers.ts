import type { SendMailParts } from '#features/emails/send-mail.ts'

const nothing = async (): Promise<never> => {
  throw new Error('this mail is about no order')
}

/** For mails that are about no order. */
export const noPapers = {
  orders: { findConfirmed: nothing },
  invoices: { find: nothing },
  papers: { invoicePdf: nothing, invoiceXml: nothing, termsPdf: nothing },
  issueDeclarationToken: nothing,
  invoiceToken: () => '',
} as const satisfies Partial<SendMailParts>
