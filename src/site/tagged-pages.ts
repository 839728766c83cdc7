import type { PageId } from '#site/pages.ts'

/**
 * Pages no tag manager ever sees: where people say who they are, where an address is a secret, and the steps of an
 * order. The last of those has it, once there is a paid order to tell of.
 */
const personalPages: readonly PageId[] = [
  'register',
  'forgotPassword',
  'setPassword',
  'verifyEmail',
  'partnerSignup',
  'partnerStatement',
  'withdrawal',
  'cancellation',
  'reportAbuse',
  'orderDomains',
  'orderHosting',
  'orderAccount',
  'orderPayment',
]

/** Whether a page may hold the tag manager, if there is one and somebody agreed to it. */
export function isTagged(id: PageId): boolean {
  return !personalPages.includes(id)
}
