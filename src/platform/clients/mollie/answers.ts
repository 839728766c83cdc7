import {
  array,
  boolean,
  fallback,
  type InferOutput,
  isoTimestamp,
  nullable,
  nullish,
  object,
  optional,
  picklist,
  pipe,
  rawTransform,
  regex,
  safeParse,
  string,
  toDate,
  transform,
} from 'valibot'
import { isCountry } from '#core/locale/country.ts'
import { normalizeLine } from '#core/text/text-input.ts'
import { centsOfDecimal, noCents } from '#core/money/money.ts'
import { paymentStatuses } from '#core/orders/payment-status.ts'
import type { ProviderMethod, ProviderPayment } from '#platform/clients/payment-provider.ts'

const value = pipe(
  string(),
  rawTransform(({ dataset, addIssue, NEVER }) => {
    const amount = centsOfDecimal(dataset.value)
    if (amount !== null) return amount
    addIssue({ message: 'an amount has two decimals' })
    return NEVER
  }),
)
const amount = object({ currency: string(), value })

/** Resolves to undefined for an unknown country code. */
const country = pipe(
  nullish(string(), ''),
  transform((code) => (isCountry(code) ? code : undefined)),
)

const webLink = object({ href: pipe(string(), regex(/^https?:\/\/[^\s]{1,2000}$/)) })

export const paymentAnswer = pipe(
  object({
    id: pipe(string(), regex(/^tr_\w{1,100}$/)),
    mode: picklist(['test', 'live']),
    status: picklist(paymentStatuses),
    amount,
    amountRefunded: nullish(amount),
    amountChargedBack: nullish(amount),
    method: nullish(string(), null),
    /** Free-form JSON: payments that were not created by the shop contain anything here. */
    metadata: fallback(
      object({
        paymentId: nullish(string(), null),
        orderNumber: nullish(string(), null),
        cartId: nullish(string(), null),
        order: nullish(string(), null),
      }),
      { paymentId: null, orderNumber: null, cartId: null, order: null },
    ),
    createdAt: pipe(string(), isoTimestamp(), toDate()),
    isCancelable: optional(boolean(), false),
    customerId: nullish(string(), null),
    mandateId: nullish(string(), null),
    details: nullish(
      object({
        failureReason: nullish(string()),
        consumerAccount: nullish(string()),
        consumerName: nullish(string()),
        cardHolder: nullish(string()),
        cardCountryCode: country,
      }),
    ),
    restrictPaymentMethodsToCountry: country,
    countryCode: country,
    statusReason: nullish(object({ code: string() })),
    _links: object({ checkout: nullish(webLink) }),
  }),
  transform(({ _links: links, ...found }): ProviderPayment => ({
    id: found.id,
    status: found.status,
    amount: found.amount.value,
    currency: found.amount.currency,
    refunded: found.amountRefunded?.value ?? noCents,
    chargedBack: found.amountChargedBack?.value ?? noCents,
    mode: found.mode,
    method: found.method,
    paymentId: found.metadata.paymentId,
    kept: {
      orderNumber: found.metadata.orderNumber,
      cartId: found.metadata.cartId,
      sealedOrder: found.metadata.order,
    },
    createdAt: found.createdAt,
    checkoutUrl: links.checkout?.href ?? null,
    isCancelable: found.isCancelable,
    providerCustomerId: found.customerId,
    mandateId: found.mandateId,
    failureReason: found.details?.failureReason ?? found.statusReason?.code ?? null,
    ...(found.details?.consumerAccount && { payerAccount: found.details.consumerAccount }),
    ...payerNameOf(found.details?.consumerName ?? found.details?.cardHolder ?? ''),
    ...(found.restrictPaymentMethodsToCountry && { restrictedTo: found.restrictPaymentMethodsToCountry }),
    ...(found.countryCode && { checkoutCountry: found.countryCode }),
    ...payerOf(found.details?.cardCountryCode, found.details?.consumerAccount ?? ''),
  })),
)

const maxNameLength = 200

function payerNameOf(name: string): Pick<ProviderPayment, 'payerName'> {
  const payerName = normalizeLine(name).slice(0, maxNameLength)
  return payerName === '' ? {} : { payerName }
}

/** @param account IBAN, possibly masked, or the e-mail address for some methods. */
function payerOf(card: string | undefined, account: string): Pick<ProviderPayment, 'payer'> {
  if (card) return { payer: { country: card, from: 'card' } }
  const bank = /^([A-Z]{2})[0-9*]{2}/.exec(account)?.[1] ?? ''
  return isCountry(bank) ? { payer: { country: bank, from: 'account' } } : {}
}

/** One page of payments and the cursor of the next page. */
export const paymentListAnswer = pipe(
  object({ _embedded: object({ payments: array(paymentAnswer) }), _links: object({ next: nullish(webLink) }) }),
  transform(({ _embedded: { payments }, _links: { next } }) => ({
    payments,
    next: URL.parse(next?.href ?? '')?.searchParams.get('from') ?? null,
  })),
)

const method = pipe(
  object({
    id: pipe(string(), regex(/^[a-z0-9]{1,32}$/)),
    description: string(),
    minimumAmount: nullish(amount),
    maximumAmount: nullish(amount),
    issuers: nullish(array(object({ id: string(), name: string() })), []),
  }),
  transform((found): ProviderMethod => ({
    id: found.id,
    name: found.description,
    issuers: found.issuers,
    least: found.minimumAmount?.value ?? null,
    most: found.maximumAmount?.value ?? null,
  })),
)
export const methodsAnswer = pipe(
  object({ _embedded: object({ methods: array(method) }) }),
  transform(({ _embedded: { methods } }) => methods),
)

export const customerAnswer = object({ id: pipe(string(), regex(/^cst_\w{1,100}$/)) })

export const refundAnswer = object({
  id: pipe(string(), regex(/^re_\w{1,100}$/)),
  status: string(),
  metadata: fallback(object({ refundId: nullish(string(), null) }), { refundId: null }),
})
export const refundListAnswer = pipe(
  object({ _embedded: object({ refunds: array(refundAnswer) }) }),
  transform(({ _embedded: { refunds } }) => refunds),
)

const refusal = object({
  detail: fallback(string(), 'no reason given'),
  field: fallback(nullable(string()), null),
})

export function refusalAnswer(document: unknown): InferOutput<typeof refusal> {
  const read = safeParse(refusal, document)
  return read.success ? read.output : { detail: 'no reason given', field: null }
}
