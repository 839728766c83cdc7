import { needsStartConsent } from './consents.ts'
import type { GivenConsents } from './order-snapshot.ts'
import type { OrderSnapshot } from './order.ts'

/** What a buyer says with a request to pay. */
export interface PaymentWish {
  readonly method: string | null
  readonly issuer: string | null
  readonly affiliateId: string | null
  readonly wctId: string | null
  readonly consents: GivenConsents
}

/** Whether an attempt was made for the same request, so that its idempotency key stands for this attempt. */
export function isRepeated(
  wish: PaymentWish,
  attempt: Pick<PaymentWish, 'method' | 'issuer'>,
  { buyer, consents, affiliateId, wctId }: OrderSnapshot,
): boolean {
  const isAsked = needsStartConsent(buyer.customerType)
  return (
    wish.method === attempt.method &&
    wish.issuer === attempt.issuer &&
    wish.affiliateId === affiliateId &&
    wish.wctId === wctId &&
    wish.consents.terms === consents.terms?.isGiven &&
    wish.consents.mandate === consents.mandate?.isGiven &&
    (!isAsked || wish.consents.immediateStart === consents.immediateStart?.isGiven)
  )
}
