import type { Partners } from '#services/partners/partners-port.ts'

/** Deletes in small steps what is over. Any number of processes may do so at the same time. */
export async function cleanUpPartners(partners: Pick<Partners, 'forget'>): Promise<void> {
  while ((await partners.forget()) > 0);
}
