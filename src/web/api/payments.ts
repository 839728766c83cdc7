import type { FieldFault, Problem } from '#platform/schema/problem.ts'
import type {
  NewPayment,
  PaymentResponse,
  PaymentMethodsResponse,
  RefusedPayment,
} from '#features/payments/schema/payment.ts'
import { localeHeader } from '#site/brand.ts'

export type Payment = PaymentResponse
export type CheckoutRequest = NewPayment
export type PaymentMethod = PaymentMethodsResponse[number]

/** Why no payment was started, for display on the page. */
export interface PaymentRefusal {
  /** 0 without a response. */
  readonly status: number
  readonly code: string | undefined
  readonly errors: readonly FieldFault[]
  readonly details: RefusedPayment
}

interface CreateSettings {
  readonly locale: string
  readonly onRefusal?: (refusal: PaymentRefusal) => void
  readonly pause?: (ms: number) => Promise<void>
}

/** Pauses between retries after a missing response. A repeated request returns the same payment. */
const retryPausesMs = [400, 1500]
const unanswered: PaymentRefusal = { status: 0, code: undefined, errors: [], details: {} }
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Starts a payment for the current cart.
 * @returns where to pay, or null if it was refused
 */
export async function createPayment(
  cartId: string,
  request: CheckoutRequest,
  { locale, onRefusal, pause = wait }: CreateSettings,
): Promise<Payment | null> {
  const send = async (): Promise<Payment | null> => {
    const response = await fetch(`/api/carts/${cartId}/payments`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [localeHeader]: locale },
      body: JSON.stringify(request),
    })
    if (response.ok) return (await response.json()) as Payment
    onRefusal?.(await refusalOf(response))
    return null
  }
  for (const ms of retryPausesMs) {
    try {
      return await send()
    } catch {
      if (!navigator.onLine) break
      await pause(ms)
    }
  }
  try {
    return await send()
  } catch {
    onRefusal?.(unanswered)
    return null
  }
}

/**
 * Loads the state of a payment.
 * @returns null if the request failed
 */
export function readPayment(
  paymentId: string,
  { locale, onRefusal }: Partial<Pick<CreateSettings, 'locale' | 'onRefusal'>> = {},
): Promise<Payment | null> {
  return read(`/api/carts/payments/${encodeURIComponent(paymentId)}`, {
    headers: { ...(locale && { [localeHeader]: locale }) },
    onRefusal,
  })
}

/**
 * Payment methods available for the cart.
 * @returns null if the request failed
 */
export function listPaymentMethods(cartId: string, locale: string): Promise<readonly PaymentMethod[] | null> {
  return read(`/api/payment-methods?cartId=${encodeURIComponent(cartId)}`, { headers: { [localeHeader]: locale } })
}

interface ReadSettings {
  readonly headers?: Readonly<Record<string, string>>
  readonly onRefusal?: CreateSettings['onRefusal'] | undefined
}

async function read<Body>(path: string, { headers = {}, onRefusal }: ReadSettings): Promise<Body | null> {
  try {
    const response = await fetch(path, { headers })
    if (response.ok) return (await response.json()) as Body
    onRefusal?.(await refusalOf(response))
  } catch {
    onRefusal?.(unanswered)
  }
  return null
}

/** Reads the problem code and its details from the body. */
async function refusalOf(response: Response): Promise<PaymentRefusal> {
  const { status } = response
  try {
    const { code, errors = [], ...details } = (await response.json()) as Partial<Problem> & RefusedPayment
    return { status, code, errors, details }
  } catch {
    return { ...unanswered, status }
  }
}
