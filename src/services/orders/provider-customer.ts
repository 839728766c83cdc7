import type { CheckoutDependencies } from './checkout-dependencies.ts'
import type { OrderRequest } from './payment-ports.ts'
import { ProviderRefusal } from './payment-provider-port.ts'

/**
 * Whom the provider should keep a mandate of, so that renewals can be charged. Null: nothing renews, the method sets up
 * none, or the provider does not want this customer; paying once is always possible.
 */
export async function providerCustomerFor(
  { methods, payments, provider }: Pick<CheckoutDependencies, 'methods' | 'payments' | 'provider'>,
  { snapshot, method }: Pick<OrderRequest, 'snapshot' | 'method'>,
): Promise<string | null> {
  const { lines, totals, buyer, language } = snapshot
  if (totals.total === 0 || lines.every(({ renewal }) => renewal === null)) return null
  const { customerId, country, firstName, lastName, companyName, email } = buyer
  const offered = await methods({ amount: totals.total, locale: language, country, sequence: 'first' })
  if (!offered.some(({ id }) => id === method)) return null
  const known = await payments.providerCustomerOf(customerId)
  if (known !== null) return known
  try {
    const name = companyName ?? `${firstName} ${lastName}`
    const made = await provider.createCustomer({ customerId, name, email, locale: language })
    await payments.keepProviderCustomer(customerId, made)
    return made
  } catch (error) {
    if (error instanceof ProviderRefusal) return null
    throw error
  }
}
