import type { AccountCleaning } from '#services/customers/customer-ports.ts'
import type { CartCleaning, CartPlace } from '#services/cart/cart-ports.ts'
import type { ContactCleaning, ArticleFeedback } from '#services/support/support-ports.ts'
import type { Partners } from '#services/partners/partner-ports.ts'

/** Deletes in small steps what is over. Any number of processes may do so at the same time. */
export async function cleanUpAccounts(accounts: AccountCleaning): Promise<void> {
  while ((await accounts.forgetSessions()) > 0);
  while ((await accounts.forgetTokens()) > 0);
  while ((await accounts.forgetAttempts()) > 0);
  while ((await accounts.forgetMails()) > 0);
  while ((await accounts.forgetFailedJobs()) > 0);
  while ((await accounts.forgetVatChecks()) > 0);
}

/** Walks over all carts in small steps, so that no statement takes long however many there are. */
export function cleanUpCarts(carts: CartCleaning): Promise<number | null> {
  return carts.exclusively(async () => {
    let deleted = 0
    let place: CartPlace | null = null
    do {
      const step: { deleted: number; next: CartPlace | null } = await carts.cleanFrom(place)
      deleted += step.deleted
      place = step.next
    } while (place !== null)
    while ((await carts.forgetRemovedItems()) > 0);
    return deleted
  })
}

/** Deletes in small steps what is over. Any number of processes may do so at the same time. */
export async function cleanUpContact(contact: ContactCleaning): Promise<void> {
  while ((await contact.forgetMessages()) > 0);
  while ((await contact.forgetAbuseReports()) > 0);
  while ((await contact.forgetDeclarations()) > 0);
  while ((await contact.forgetBrowserReports()) > 0);
}

/** Deletes in small steps what is over. Any number of processes may do so at the same time. */
export async function cleanUpFeedback(feedback: Pick<ArticleFeedback, 'forget'>): Promise<void> {
  while ((await feedback.forget()) > 0);
}

/** Deletes in small steps what is over. Any number of processes may do so at the same time. */
export async function cleanUpPartners(partners: Pick<Partners, 'forget'>): Promise<void> {
  while ((await partners.forget()) > 0);
}
