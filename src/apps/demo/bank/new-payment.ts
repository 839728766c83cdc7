import { type ApiResponse, invalid } from './api-response.ts'
import { type BankMethod, methodOf } from './methods.ts'
import { isCountry } from '#core/locale/country.ts'
import { type Cents, centsOfDecimal } from '#core/money/money.ts'
import type { BankPayment } from '#features/demo/demo-bank.ts'

export type Fields = Readonly<Record<string, unknown>>

export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly answer: ApiResponse }

export type NewPayment = Pick<
  BankPayment,
  | 'amount'
  | 'description'
  | 'metadata'
  | 'restrictedTo'
  | 'locale'
  | 'redirectUrl'
  | 'webhookUrl'
  | 'sequenceType'
  | 'customerId'
> & { readonly method: BankMethod }

const maxMetadataLength = 1024

/** Parses the body of `POST /v2/payments`; errors are worded like those of the real provider. */
export function parseNewPayment(fields: Fields): Checked<NewPayment> {
  const { description, redirectUrl, webhookUrl, metadata = null, locale = 'en_US', sequenceType = 'oneoff' } = fields
  for (const name of ['profileId', 'testmode']) {
    if (fields[name] !== undefined) return refused(name, `The ${name} parameter cannot be used with an API key`)
  }
  const amount = amountIn(fields['amount'])
  if (!amount.ok) return amount
  if (typeof description !== 'string' || description === '') return refused('description', 'The description is invalid')
  if (!isWebAddress(redirectUrl)) return refused('redirectUrl', 'The redirect URL is invalid')
  if (webhookUrl !== undefined && !isWebAddress(webhookUrl)) return refused('webhookUrl', 'The webhook URL is invalid')
  if (typeof locale !== 'string' || !/^[a-z]{2}_[A-Z]{2}$/.test(locale))
    return refused('locale', 'The locale is invalid')
  if (JSON.stringify(metadata).length > maxMetadataLength) return refused('metadata', 'The metadata is too long')
  if (sequenceType !== 'oneoff' && sequenceType !== 'first') {
    return refused('sequenceType', 'The sequence type is invalid')
  }
  const { customerId = null } = fields
  if (customerId !== null && typeof customerId !== 'string') return refused('customerId', 'The customer id is invalid')
  if (sequenceType === 'first' && customerId === null) return refused('customerId', 'The customer id is missing')
  const method = methodIn(fields, amount.value, sequenceType)
  if (!method.ok) return method
  const { restrictPaymentMethodsToCountry: restrictedTo = null } = fields
  if (restrictedTo !== null && (typeof restrictedTo !== 'string' || !isCountry(restrictedTo))) {
    return refused('restrictPaymentMethodsToCountry', 'The country is invalid')
  }
  const { country, isRestrictable = false } = method.value
  if (restrictedTo !== null && country !== restrictedTo && !isRestrictable) {
    return refused('method', 'The payment method is not available in this country')
  }
  return {
    ok: true,
    value: {
      amount: amount.value,
      description: description.slice(0, 255),
      metadata,
      restrictedTo,
      locale,
      redirectUrl,
      webhookUrl: webhookUrl ?? null,
      sequenceType,
      customerId,
      method: method.value,
    },
  }
}

export function amountIn(amount: unknown): Checked<Cents> {
  if (!isFields(amount)) return refused('amount', 'The amount is required')
  const { currency, value } = amount
  if (currency !== 'EUR') return refused('amount', 'The currency is not supported')
  const amountInCents = typeof value === 'string' ? centsOfDecimal(value) : null
  if (amountInCents === null) return refused('amount', 'The amount contains an invalid value')
  return { ok: true, value: amountInCents }
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function methodIn(fields: Fields, amount: Cents, sequenceType: 'oneoff' | 'first'): Checked<BankMethod> {
  const method = typeof fields['method'] === 'string' ? methodOf(fields['method']) : undefined
  if (method === undefined) return refused('method', 'The payment method is invalid')
  if (sequenceType === 'first' && method.mandate === null) {
    return refused('method', 'The payment method does not support first payments')
  }
  if (amount < method.min) return refused('amount', 'The amount is lower than the minimum')
  if (amount > method.max) return refused('amount', 'The amount is higher than the maximum')
  const { issuer } = fields
  if (issuer !== undefined && method.issuers.length > 0 && !method.issuers.some(({ id }) => id === issuer)) {
    return refused('issuer', 'The issuer is invalid')
  }
  return { ok: true, value: method }
}

function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && /^https?:$/.test(URL.parse(value)?.protocol ?? '')
}

function refused(field: string, detail: string): { readonly ok: false; readonly answer: ApiResponse } {
  return { ok: false, answer: invalid(field, detail) }
}
