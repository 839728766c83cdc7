import type { Locale } from '#core/locale/locale.ts'
import type { Cents } from '#core/money/money.ts'
import type { PaymentStatus } from '#core/orders/payment-status.ts'

export interface Issuer {
  readonly id: string
  readonly name: string
}

const methodsWithIssuers: ReadonlySet<string> = new Set(['giftcard', 'kbc'])

/**
 * Whether the buyer chooses an issuer in the shop. Not with iDEAL, where the bank is chosen on a later page, even if
 * the provider still lists issuers.
 */
export function hasIssuers(method: string): boolean {
  return methodsWithIssuers.has(method)
}

export interface ProviderMethod {
  readonly id: string
  readonly name: string
  /** Empty unless the provider requires the choice before the redirect. */
  readonly issuers: readonly Issuer[]
  /** null if there is no minimum */
  readonly least: Cents | null
  readonly most: Cents | null
}

export interface MethodQuestion {
  /** null for payments of any amount */
  readonly amount: Cents | null
  readonly locale: Locale
  readonly country: string | null
  /** `first`: methods that set up a mandate for later charges. */
  readonly sequence: 'oneoff' | 'first'
}

export interface NewProviderCustomer {
  /** Assigned by the shop; also the idempotency key. */
  readonly customerId: string
  readonly name: string
  readonly email: string
  readonly locale: Locale
}

export interface NewProviderPayment {
  /** Assigned by the shop: the idempotency key, and stored in the metadata. */
  readonly paymentId: string
  readonly orderNumber: string
  readonly cartId: string
  /** The encrypted order, to restore it after a loss of data; null if it is too long. */
  readonly sealedOrder: string | null
  readonly description: string
  readonly amount: Cents
  readonly method: string
  readonly issuer: string | null
  /** The only country whose cards and accounts may pay; null for any country */
  readonly restrictTo: string | null
  readonly locale: Locale
  readonly returnUrl: string
  /** null if the provider cannot reach this shop */
  readonly webhookUrl: string | null
  /** null for a single payment without a mandate */
  readonly mandateFor: { readonly providerCustomerId: string } | null
}

/** A payment as the provider describes it. */
export interface ProviderPayment {
  readonly id: string
  readonly status: PaymentStatus
  readonly amount: Cents
  readonly currency: string
  readonly refunded: Cents
  readonly chargedBack: Cents
  readonly mode: 'test' | 'live'
  readonly method: string | null
  /** Id in the metadata; null if the shop did not create this payment */
  readonly paymentId: string | null
  /** Other metadata that the shop wrote. */
  readonly kept: {
    readonly orderNumber: string | null
    readonly cartId: string | null
    readonly sealedOrder: string | null
  }
  readonly createdAt: Date
  readonly checkoutUrl: string | null
  readonly isCancelable: boolean
  readonly providerCustomerId: string | null
  readonly mandateId: string | null
  readonly failureReason: string | null
  /** IBAN of the payer, if the method reports it. Personal data: compared, never stored. */
  readonly payerAccount?: string
  /** Holder of the account or card, if the method reports it. Personal data: stored with the order as evidence. */
  readonly payerName?: string
  /** Country that the payment is restricted to. */
  readonly restrictedTo?: string
  /** Country that issued the card or holds the account, if the method reports it. */
  readonly payer?: { readonly country: string; readonly from: 'card' | 'account' }
  /** Country in which the provider located the buyer. */
  readonly checkoutCountry?: string
}

/** How a payment was made, as far as the provider reports it. */
export type PaymentMeans = Pick<ProviderPayment, 'method' | 'providerCustomerId' | 'mandateId'>

/** One page of the list of all payments, newest first. */
export interface ProviderPage {
  readonly payments: readonly ProviderPayment[]
  /** Cursor of the next page; null on the last page */
  readonly next: string | null
}

/** The provider accepts about 1 kB of metadata, and ids and names need the rest. */
export const maxSealedLength = 860

/** The provider rejected the request, so a retry cannot help. `field`: the rejected field. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal'
  readonly status: number
  readonly field: string | null

  constructor(status: number, detail: string, field: string | null) {
    super(detail)
    this.status = status
    this.field = field
  }
}

/** Waits until the provider may be asked about a payment again; for callers that retry by themselves. */
export type Turn = () => Promise<unknown>

/**
 * Every function throws `Unavailable('payment_provider_unavailable')` when the provider cannot be reached or times out,
 * and `ProviderRefusal` when it rejects the request.
 */
export interface PaymentProvider {
  /** Expected mode of all payments: a payment in the other mode was created by mistake. */
  readonly mode: 'test' | 'live'
  methods(question: MethodQuestion): Promise<readonly ProviderMethod[]>
  /** @returns the provider's id */
  createCustomer(customer: NewProviderCustomer): Promise<string>
  create(payment: NewProviderPayment, turn?: Turn): Promise<ProviderPayment>
  /** @returns null if the provider does not know the payment */
  find(providerId: string, turn?: Turn): Promise<ProviderPayment | null>
  /** Searches the newest payments for our id in their metadata, when the response to their creation was lost. */
  findByPaymentId(paymentId: string): Promise<ProviderPayment | null>
  /** Reads from the cursor of an earlier page, or from the newest payment if it is null. */
  list(from: string | null): Promise<ProviderPage>
  /** @returns false if the payment can no longer be cancelled */
  cancel(providerId: string): Promise<boolean>
  /**
   * @param refundId assigned by the shop; also the idempotency key
   * @returns the provider's id; a repeated request returns the id of the first refund
   */
  refund(
    providerId: string,
    refund: { readonly refundId: string; readonly amount: Cents; readonly description: string },
  ): Promise<string>
}
