import type { AccountCleaning } from '#services/ports/account-cleaning.ts'

/** Deletes in small steps what is over. Any number of processes may do so at the same time. */
export async function cleanUpAccounts(accounts: AccountCleaning): Promise<void> {
  for (const step of [accounts.forgetSessions, accounts.forgetTokens, accounts.forgetAttempts]) {
    while ((await step()) > 0);
  }
}
