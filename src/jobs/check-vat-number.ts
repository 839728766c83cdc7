import { type SettleVatDependencies, settleVatNumber, type VatDependencies } from '#services/tax/check-vat-number.ts'
import type { Customers } from '#services/customers/customer-ports.ts'

export interface VatCheckParts extends Pick<VatDependencies, 'register'>, SettleVatDependencies {
  readonly customers: Pick<Customers, 'find'>
}

/**
 * Asks the register about a customer's number, as it is by now, until there is an answer. Nobody waits for it: until
 * then VAT is charged.
 */
export function createVatNumberCheck({ customers, register, transaction }: VatCheckParts) {
  return async ({ customerId }: { readonly customerId: string }): Promise<void> => {
    const customer = await customers.find(customerId)
    if (customer === null || customer.vatNumber === null || customer.vatState !== 'unknown') return
    const { vatNumber } = customer
    const answer = await register.ask(vatNumber)
    const isTheirs = await settleVatNumber({ transaction }, customerId, { vatNumber, answer })
    if (answer.state === 'unknown' && isTheirs) throw new Error(`no answer about the VAT number: ${answer.reason}`)
  }
}
