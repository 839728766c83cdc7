import type { Seller } from '#core/orders/invoice.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import type { DomainLookup } from '#platform/clients/domain-lookup.ts'
import type { PaymentProvider, ProviderPayment } from '#platform/clients/payment-provider.ts'
import type { MessageSeal } from '#platform/clients/provisioning/standard-webhooks.ts'
import type { VatRegister } from '#platform/clients/vies/vat-register.ts'
import type { RateLimits } from '#platform/limits/rate-limits.ts'
import type { SingleFlight } from '#platform/limits/single-flight.ts'
import type { Log } from '#platform/telemetry/log.ts'
import type { createPaymentAddresses } from '#site/payment-addresses.ts'
import type { Catalogue } from '#core/catalogue/catalogue.ts'
import type { PriceList } from './carts/priced-cart.ts'
import type { Carts } from './carts/repository.ts'
import type { TransferCodes } from './carts/transfer-codes.ts'
import type { CountryProofs, MethodList } from './checkout/list-payment-methods.ts'
import type { Coupons } from './coupons/repository.ts'
import type { Passwords } from './customers/argon2-passwords.ts'
import type { BuyerKeys } from './customers/buyer-keys.ts'
import type { EmailCodes } from './customers/email-codes-repository.ts'
import type { Holders } from './customers/holders-repository.ts'
import type { Customers, Tokens } from './customers/repository.ts'
import type { PublishedPages } from './declarations/declared-page.ts'
import type { MailOutbox } from './emails/repository.ts'
import type { Papers } from './invoices/create-papers.ts'
import type { InvoiceLinks } from './invoices/invoice-links.ts'
import type { Invoices } from './invoices/repository.ts'
import type { ExtensionPriceList } from './names/extension-price-list.ts'
import type { NumberSeries } from './orders/number-series-repository.ts'
import type { CommissionLedger } from './partners/ledger-repository.ts'
import type { Partners } from './partners/repository.ts'
import type { PaymentComparison } from './payments/comparison-repository.ts'
import type { PaymentSync } from './payments/payment-sync.ts'
import type { PlacedOrders } from './payments/read-payment.ts'
import type { Payments } from './payments/repository.ts'
import type { OrderSeal } from './payments/sealed-order.ts'
import type { Sessions } from './sessions/repository.ts'
import type { RefusalLog } from './sessions/security-events-repository.ts'
import type { Transaction } from './stores.ts'
import type { ArticleFeedback, Receipts } from './support/repository.ts'
import type { ArticlePathOf } from './support/routes.ts'
import type { VatChecks } from './vat/repository.ts'
import type { CookieChoices, Funnel, Visits } from './visits/repository.ts'

/**
 * Dependencies of the use cases, built once by `src/apps/shop/deps.ts`. Each use case takes them as its first argument
 * and destructures those it uses.
 */
export interface Deps {
  readonly log: Log
  /** Logs an unexpected error of work that goes on without it. */
  readonly report: (error: unknown) => void
  readonly now: () => Date
  /** The day whose prices, discounts and VAT rates apply. */
  readonly today: () => IsoDate

  readonly catalogue: Catalogue
  /** Prices of products and extensions, cached for a day. */
  readonly prices: PriceList
  readonly extensionPrices: ExtensionPriceList
  /** Issuer of the invoices. */
  readonly seller: Seller
  /** SHA-256 of the published terms; null if they cannot be read */
  readonly termsHash: string | null
  /** The provider's address for messages and notices. */
  readonly noticeTo: string
  /** Whether sales with a tracking id are reported to an affiliate network. */
  readonly hasPostback: boolean
  /** Published pages, for responses that fill them in on the server. */
  readonly pageAt: PublishedPages
  readonly articlePathOf: ArticlePathOf

  readonly lookup: DomainLookup
  /** Names of one search that are pending at the end of this time resolve to `unknown`. */
  readonly searchTimeoutMs: number
  readonly vatRegister: VatRegister
  readonly provider: PaymentProvider
  /** Where the provider sends the buyer and its webhooks; no webhook if it cannot reach this shop. */
  readonly addressesOf: ReturnType<typeof createPaymentAddresses>
  /** Payment methods that the provider offers, cached. */
  readonly methods: MethodList
  /** Whether a payment method can show that a buyer is in a country. */
  readonly proofs: CountryProofs

  readonly carts: Carts
  readonly coupons: Coupons
  readonly customers: Customers
  readonly holders: Holders
  readonly sessions: Sessions
  /** Tokens of mailed links. */
  readonly tokens: Tokens
  /** Digits that confirm an address. */
  readonly emailCodes: EmailCodes
  /** For mails that belong to no transaction. */
  readonly mails: MailOutbox
  readonly invoices: Invoices
  readonly papers: Papers
  readonly payments: Payments
  readonly paymentComparison: PaymentComparison
  readonly orders: PlacedOrders
  readonly numberSeries: NumberSeries
  readonly partners: Partners
  readonly ledger: CommissionLedger
  readonly visits: Visits
  readonly funnel: Funnel
  readonly cookieChoices: CookieChoices
  readonly vatChecks: VatChecks
  /** Numbers of receipts for messages that are not stored. */
  readonly receipts: Receipts
  readonly feedback: ArticleFeedback
  /** Counted over all processes. */
  readonly rateLimits: RateLimits
  /** Refused log-ins. */
  readonly refusals: RefusalLog
  readonly transaction: Transaction
  /** Over the connections for payments and deliveries, which do not wait behind visitors. */
  readonly payTransaction: Transaction

  readonly passwords: Passwords
  readonly isCommonPassword: (text: string) => boolean
  /** Hashes by which a returning buyer and the paying account are recognised. */
  readonly buyerKeys: BuyerKeys
  /** Seals the codes by which names are transferred. */
  readonly codes: TransferCodes
  /** Seals the order into its payment at the provider. */
  readonly seal: OrderSeal
  readonly invoiceLinks: InvoiceLinks
  /** Signatures of messages from the provisioning side. */
  readonly provisioningSeal: MessageSeal

  /** Joins equal concurrent requests for a payment. */
  readonly once: SingleFlight
  readonly sync: PaymentSync
  /** Finds a payment by an id that a webhook named. Cached for a minute, because anyone can name an id. */
  readonly findAnnounced: (providerId: string) => Promise<ProviderPayment | null>
  /**
   * Rate limit of questions to the provider about payments that are unknown here, because anyone can name one. The answer
   * is cached for a minute: a row for each id that was made up would fill the database.
   */
  readonly mayAskAboutUnknown: (providerId: string) => Promise<boolean>
  /** Alerts that the provider has a payment that is unknown here. */
  readonly alertLost: (payment: ProviderPayment) => void
}
