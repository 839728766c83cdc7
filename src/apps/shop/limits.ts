import { couponLimits } from '#features/carts/set-coupon.ts'
import { premiumLimits } from '#features/carts/premium-names.ts'
import { shareLimits } from '#features/carts/share-cart.ts'
import { accountLimits } from '#features/customers/account-limits.ts'
import type { CallLimit, DelayLimit } from '#platform/limits/rate-limits.ts'
import { maxHolders } from '#features/customers/holders.ts'
import { freeOrderLimits } from '#features/checkout/checkout-blocker.ts'
import { declarationLimits, maxLinksPerDay } from '#features/declarations/decide-declaration.ts'
import { unknownLimits } from '#features/payments/payment-webhook.ts'
import { invoiceLinkLimits } from '#features/invoices/read-invoice.ts'
import { partnerLimits } from '#features/partners/apply-as-partner.ts'
import type { CallWindow, EndpointLimits } from '#platform/http/pipeline/limits.ts'
import { emailCode } from '#core/retention/email-code.ts'
import { strangerMails } from '#features/emails/stranger-mails.ts'
import { contactLimits } from '#features/support/send-contact.ts'

/** A cost of a call beyond answering it. */
export type Cost = 'mail' | 'hash' | 'row' | 'provider request' | 'number' | 'event' | 'work'

/**
 * The subject that a limit counts by: a network, an e-mail address, a customer, one order, payment, device or link, or
 * all calls together.
 */
export type Counted = 'source' | 'address' | 'account' | 'thing' | 'everybody'

export interface CallLimits extends EndpointLimits {
  readonly costs: readonly Cost[]
  /** Limits that the use case counts in the database. */
  readonly inUseCase?: readonly UseCaseLimit[]
  /** Other means that keep the cost down. */
  readonly note?: string
}

interface UseCaseLimit {
  readonly by: Counted
  readonly limit: CallLimit | DelayLimit
}

const perMinute = (max: number): CallWindow => ({ max, seconds: 60 })
const perTenMinutes = (max: number): CallWindow => ({ max, seconds: 600 })
const perHour = (max: number): CallWindow => ({ max, seconds: 3600 })
const perDay = (max: number): CallWindow => ({ max, seconds: 86_400 })
const inUseCase = (by: Counted, limit: CallLimit | DelayLimit): UseCaseLimit => ({ by, limit })

const contactSource = inUseCase('source', contactLimits.source)
const contactAddress = inUseCase('address', contactLimits.address)
/** Mails over this limit are sent later. */
const strangers = inUseCase('everybody', strangerMails)
const partnerMails = [inUseCase('source', partnerLimits.source), inUseCase('address', partnerLimits.address), strangers]

/**
 * All limits of the shop. Each endpoint names the row that limits it; `docs/limits.md` is the readable form of this
 * table. Payments, webhooks of known payments and logins from known devices have reserved places. Calls that can be
 * repeated later, or that browsers send by themselves, share the places of searches.
 */
export const limits = {
  free: {
    costs: [],
    place: 'none',
    source: [perMinute(120)],
    exemptsProxies: true,
    note: 'trusted proxies and this machine are not counted; one query that all who ask at once share',
  },
  descriptions: { costs: ['work'], place: 'search', source: [perMinute(20)], note: 'written once' },
  reports: {
    costs: ['row'],
    place: 'side',
    source: [perMinute(10), perDay(100)],
    everybody: [perDay(2000)],
    note: '4 KB each, about our own pages only; the newest 10,000 are kept, for 30 days',
  },
  newCarts: { costs: ['row'], source: [perMinute(30), perDay(2000)], note: 'empty ones are deleted after a day' },
  carts: { costs: ['row', 'work'], source: [perMinute(600)], note: 'at most 100 items in a cart' },
  coupons: {
    costs: ['row', 'work'],
    source: [perMinute(20), perDay(300)],
    inUseCase: [inUseCase('source', couponLimits.source), inUseCase('thing', couponLimits.cart)],
    note: 'codes are not to be guessed',
  },
  cartItems: {
    costs: ['provider request', 'row', 'work'],
    source: [perMinute(600)],
    inUseCase: [inUseCase('source', premiumLimits.source)],
    note: 'at most 100 items in a cart; the last of source: premium names, whose price is asked',
  },
  sharedCarts: {
    costs: ['row'],
    source: [perMinute(20), perDay(200)],
    inUseCase: [inUseCase('thing', shareLimits.cart)],
    note: 'a copy is deleted when its link expires',
  },
  openedCarts: { costs: ['work'], source: [perMinute(60)], note: 'nothing without the token of a link' },
  sessions: { costs: ['work'], place: 'session', source: [perMinute(600)] },
  logIns: {
    costs: ['hash', 'mail', 'row'],
    place: 'reserved',
    source: [perMinute(120)],
    thing: [{ max: 20, seconds: 300 }],
    strangers: 'unknownLogIns',
    inUseCase: [inUseCase('thing', accountLimits.loginDevice), inUseCase('thing', accountLimits.deviceLogins)],
    note: 'a device that logged in before has tries of its own; at most 10 sessions of a customer',
  },
  unknownLogIns: {
    costs: ['hash', 'mail', 'row'],
    place: 'login',
    source: [perMinute(120)],
    inUseCase: [
      inUseCase('source', accountLimits.loginSource),
      inUseCase('address', accountLimits.loginAccount),
      inUseCase('account', accountLimits.newDeviceMail),
    ],
    note: 'without the cookie of a device that logged in before',
  },
  registrations: {
    costs: ['hash', 'mail', 'row'],
    place: 'reserved',
    source: [perMinute(30)],
    inUseCase: [inUseCase('source', accountLimits.registerSource), strangers],
    note: 'an address that has an account gets one mail an hour',
  },
  forgotten: {
    costs: ['mail', 'row'],
    source: [perMinute(30)],
    inUseCase: [
      inUseCase('source', accountLimits.forgotSource),
      inUseCase('address', accountLimits.forgotAddress),
      strangers,
    ],
  },
  mailedTokens: { costs: ['hash', 'mail'], source: [perMinute(30)], note: 'nothing without the token of a mail' },
  passwordChanges: {
    costs: ['hash', 'mail'],
    source: [perMinute(30)],
    inUseCase: [inUseCase('thing', accountLimits.sessionPassword)],
    note: 'each session has tries of its own',
  },
  resends: {
    costs: ['mail', 'row'],
    source: [perMinute(30)],
    inUseCase: [inUseCase('account', accountLimits.resend), inUseCase('account', accountLimits.emailCodes), strangers],
    note: 'the last of customer: mails with digits, those of orders too; later ones have only the link',
  },
  emailCodes: {
    costs: ['work'],
    source: [perMinute(30)],
    note: `${emailCode.tries} tries of the newest code, within ${emailCode.minutes} minutes`,
  },
  accounts: { costs: ['work'], source: [perMinute(120)] },
  customers: { costs: ['work'], source: [perMinute(120)] },
  customerChanges: {
    costs: ['provider request', 'mail'],
    source: [perMinute(60)],
    account: [perHour(30)],
    note: 'a VAT number is asked for by one job at a time',
  },
  holderChanges: {
    costs: ['row'],
    source: [perMinute(60)],
    account: [perHour(120)],
    note: `at most ${maxHolders} for a customer`,
  },
  vatChecks: { costs: ['provider request', 'row'], place: 'search', source: [perMinute(30), perDay(300)] },
  searches: { costs: ['provider request', 'work'], place: 'search', source: [perMinute(60), perDay(5000)] },
  nameChecks: { costs: ['provider request', 'work'], place: 'search', source: [perMinute(20), perDay(1000)] },
  paymentMethods: {
    costs: ['provider request'],
    place: 'reserved',
    source: [perMinute(120)],
    note: 'the answer is kept for a minute',
  },
  payments: {
    costs: ['provider request', 'number', 'row', 'event'],
    place: 'reserved',
    source: [perMinute(60)],
    account: [perTenMinutes(30), perDay(200)],
    inUseCase: [inUseCase('source', freeOrderLimits.source), inUseCase('account', freeOrderLimits.customer)],
    note: 'the last of source and customer: orders for nothing; the same cart and method again is the same payment',
  },
  paymentStatus: {
    costs: ['provider request', 'work'],
    place: 'reserved',
    source: [perMinute(600)],
    note: 'at most one request per payment and second',
  },
  webhooks: {
    costs: ['provider request'],
    place: 'reserved',
    source: [perMinute(6000)],
    thing: [perMinute(60)],
    strangers: 'unknownWebhooks',
    note: 'at most one request per payment and second',
  },
  unknownWebhooks: {
    costs: ['provider request'],
    place: 'side',
    source: [perMinute(60)],
    inUseCase: [inUseCase('everybody', unknownLimits.all)],
    note: "the provider's answer about an unknown payment is kept for a minute",
  },
  invoices: { costs: ['work'], source: [perMinute(60)], note: 'for the owner, or with a signed link' },
  invoiceLinks: {
    costs: ['mail', 'row'],
    source: [perMinute(60)],
    inUseCase: [inUseCase('source', invoiceLinkLimits.source), inUseCase('thing', invoiceLinkLimits.order)],
    note: 'to the buyer of the order',
  },
  declarations: {
    costs: ['mail', 'row', 'number'],
    source: [perMinute(10)],
    inUseCase: [
      inUseCase('source', declarationLimits.source),
      inUseCase('address', declarationLimits.address),
      strangers,
    ],
    note: `who is logged in is counted as a customer; the owner of an order is told of ${maxLinksPerDay} a day`,
  },
  declarationLinks: {
    costs: ['mail', 'row'],
    source: [perMinute(10)],
    inUseCase: [inUseCase('thing', declarationLimits.link)],
    note: 'nothing without the token of a mail',
  },
  feedback: { costs: ['row'], source: [perMinute(20), perDay(200)] },
  contact: {
    costs: ['mail', 'row', 'number'],
    source: [perMinute(20)],
    inUseCase: [contactSource, contactAddress, strangers],
  },
  partners: { costs: ['work'], source: [perMinute(30)], note: 'nothing without the token of a mail' },
  partnerMails: { costs: ['mail', 'row'], source: [perMinute(30)], inUseCase: partnerMails },
  provisioning: {
    costs: ['row', 'mail'],
    place: 'reserved',
    source: [perMinute(6000)],
    note: 'signed; anything else changes nothing',
  },
  visits: {
    costs: ['row'],
    place: 'side',
    source: [perMinute(30), perDay(500)],
    note: 'one row per partner, visitor and hour',
  },
  consents: {
    costs: ['row'],
    place: 'search',
    source: [perMinute(30), perDay(200)],
    note: 'the same choice again is the same row',
  },
  demo: {
    costs: ['work'],
    place: 'reserved',
    source: [perMinute(600)],
    note: 'a shop that is no demo has none of these calls',
  },
} as const satisfies Readonly<Record<string, CallLimits>>

export type LimitName = keyof typeof limits
