import type { AccountCleaning } from '#services/customers/account-cleaning-port.ts'

/** Deletes in small steps what is over. Any number of processes may do so at the same time. */
export async function cleanUpAccounts(accounts: AccountCleaning): Promise<void> {
  while ((await accounts.forgetSessions()) > 0);
  while ((await accounts.forgetTokens()) > 0);
  while ((await accounts.forgetAttempts()) > 0);
  while ((await accounts.forgetMails()) > 0);
  while ((await accounts.forgetFailedJobs()) > 0);
  while ((await accounts.forgetVatChecks()) > 0);
}
