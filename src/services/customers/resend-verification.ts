import { accountLimits } from './account-limits.ts'
import type { AccountDependencies } from './account-dependencies.ts'

/** Another link to confirm the address. Whoever asks too often, or has confirmed it, gets no more. */
export async function resendVerification(
  { customers, attempts }: AccountDependencies,
  customerId: string,
): Promise<void> {
  const customer = await customers.find(customerId)
  if (customer === null || customer.isEmailVerified) return
  if ((await attempts.take(accountLimits.resend, customerId)) > 0) return
  await customers.mailVerification(customer)
}
