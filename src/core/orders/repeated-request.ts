import { needsStartConsent } from './consents.ts'
import type { GivenConsents } from './order-snapshot.ts'
import type { OrderSnapshot } from './order.ts'

/** Choices that a buyer sends with a payment request. */
export interface PaymentRequest {
  readonly method: string | null
  readonly issuer: string | null
  readonly affiliateId: string | null
  readonly wctId: string | null
  readonly consents: GivenConsents
}

/** Whether an attempt was made for the same request, so that its idempotency key refers to this attempt. */
export function isRepeated(
  request: PaymentRequest,
  attempt: Pick<PaymentRequest, 'method' | 'issuer'>,
  { buyer, consents, affiliateId, wctId }: OrderSnapshot,
): boolean {
  const isAsked = needsStartConsent(buyer.customerType)
  return (
    request.method === attempt.method &&
    request.issuer === attempt.issuer &&
    request.affiliateId === affiliateId &&
    request.wctId === wctId &&
    request.consents.terms === consents.terms?.isGiven &&
    request.consents.mandate === consents.mandate?.isGiven &&
    (!isAsked || request.consents.immediateStart === consents.immediateStart?.isGiven)
  )
}
