import type { Locale } from '#core/locale/locale.ts'
import type { Cents } from '#core/money/money.ts'
import type { PaymentStatus } from '#core/orders/payment-status.ts'

export interface Issuer {
  readonly id: string
  readonly name: string
}

const methodsWithIssuers: ReadonlySet<string> = new Set(['giftcard', 'kbc'])

/** Whether the buyer chooses an issuer in the shop. With iDEAL the bank asks, whatever the provider still lists. */
export function hasIssuers(method: string): boolean {
  return methodsWithIssuers.has(method)
}

export interface ProviderMethod {
  readonly id: string
  readonly name: string
  /** Only where the provider has the buyer choose one beforehand. */
  readonly issuers: readonly Issuer[]
  /** Null: no limit. */
  readonly least: Cents | null
  readonly most: Cents | null
}

export interface MethodQuestion {
  /** Null: any. */
  readonly amount: Cents | null
  readonly locale: Locale
  readonly country: string | null
  /** `first`: methods that set up a mandate for later charges. */
  readonly sequence: 'oneoff' | 'first'
}

export interface NewProviderCustomer {
  /** Our id, also the idempotency key. */
  readonly customerId: string
  readonly name: string
  readonly email: string
  readonly locale: Locale
}

export interface NewProviderPayment {
  /** Our id: the idempotency key, and in the metadata. */
  readonly paymentId: string
  readonly orderNumber: string
  readonly cartId: string
  /** The order, so that it can be made again if we lose it; null: it is too long. */
  readonly sealedOrder: string | null
  readonly description: string
  readonly amount: Cents
  readonly method: string
  readonly issuer: string | null
  /** Only cards and accounts of this country may pay; null: any. */
  readonly restrictTo: string | null
  readonly locale: Locale
  readonly returnUrl: string
  /** Null: the provider cannot reach this shop. */
  readonly webhookUrl: string | null
  /** Null: one payment, nothing for later. */
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
  /** From the metadata; null: not one of ours. */
  readonly paymentId: string | null
  /** What else we wrote into the metadata. */
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
  /** The IBAN the money came from, where the method tells. Personal: it is looked at and not kept. */
  readonly payerAccount?: string
  /** Whose account or card it was, where the method tells. Personal: kept with the order, as evidence of its holder. */
  readonly payerName?: string
  /** The country that it is held to. */
  readonly restrictedTo?: string
  /** Where the card was issued or the account is kept, where the method tells. */
  readonly payer?: { readonly country: string; readonly from: 'card' | 'account' }
  /** Where the provider saw the buyer. */
  readonly checkoutCountry?: string
}

/** How a payment was made, as far as the provider says. */
export type PaymentMeans = Pick<ProviderPayment, 'method' | 'providerCustomerId' | 'mandateId'>

/** Part of the list of all payments, the newest first. */
export interface ProviderPage {
  readonly payments: readonly ProviderPayment[]
  /** Where the next page begins; null: this was the last. */
  readonly next: string | null
}

/** The provider takes about 1 kB of metadata; ids and names need the rest. */
export const maxSealedLength = 860

/** The provider understood and said no: asking again will not help. `field`: what it did not like. */
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

/** Waits until the provider may be asked about a payment again: for whoever tries again by itself. */
export type Turn = () => Promise<unknown>

/**
 * Every function throws `Unavailable('payment_provider_unavailable')` when the provider cannot be asked or does not
 * answer in time, and `ProviderRefusal` when it says no.
 */
export interface PaymentProvider {
  /** What mode its payments must be in: another is somebody's mistake. */
  readonly mode: 'test' | 'live'
  methods(question: MethodQuestion): Promise<readonly ProviderMethod[]>
  /** Answers with the provider's id. */
  createCustomer(customer: NewProviderCustomer): Promise<string>
  create(payment: NewProviderPayment, turn?: Turn): Promise<ProviderPayment>
  /** Null: the provider knows no such payment. */
  find(providerId: string, turn?: Turn): Promise<ProviderPayment | null>
  /** The payment whose metadata carry our id, among the newest; for one whose creation was never answered. */
  findByPaymentId(paymentId: string): Promise<ProviderPayment | null>
  /** From a place that an earlier page named; null: from the newest on. */
  list(from: string | null): Promise<ProviderPage>
  /** A payment that cannot be cancelled any more stays as it is: false. */
  cancel(providerId: string): Promise<boolean>
  /** `refundId`: our id, also the idempotency key. Answers with the provider's; asked twice, with the first. */
  refund(
    providerId: string,
    refund: { readonly refundId: string; readonly amount: Cents; readonly description: string },
  ): Promise<string>
}
