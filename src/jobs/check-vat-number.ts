import { type SettleVatDependencies, settleVatNumber, type VatDependencies } from '#services/tax/check-vat-number.ts'
import type { Customers } from '#services/customers/customer-ports.ts'

export interface VatCheckParts extends Pick<VatDependencies, 'register'>, SettleVatDependencies {
  readonly customers: Pick<Customers, 'find'>
}

/**
 * Checks the current VAT number of a customer in VIES, retried until VIES gives a result. VAT is charged until then.
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
