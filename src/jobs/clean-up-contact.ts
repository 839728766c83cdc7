import type { ContactCleaning } from '#services/support/contact-port.ts'

/** Deletes in small steps what is over. Any number of processes may do so at the same time. */
export async function cleanUpContact(contact: ContactCleaning): Promise<void> {
  while ((await contact.forgetMessages()) > 0);
  while ((await contact.forgetAbuseReports()) > 0);
  while ((await contact.forgetDeclarations()) > 0);
  while ((await contact.forgetBrowserReports()) > 0);
}
