import type { Problem } from '#platform/schema/problem.ts'
import type { AddedResponse, CartResponse as WireCart } from '#features/carts/schema/cart-response.ts'
import { cartItemOf } from '#features/carts/schema/cart-wire.ts'
import type { DomainParameters, HostingParameters, ItemChoice } from '#core/cart/cart.ts'
import { basisPointsOfPercentage, type Cents, centsOfEuros } from '#core/money/money.ts'
import { visitorVatRate } from '#core/tax/vat-rate.ts'
import type { CartAnswer, CartCalls, ServerCart } from '#web/cart/cart-calls.ts'
import { localeHeader } from '#site/brand.ts'

/** Pauses between retries after a missing or incomplete response. Item ids make repeated requests safe. */
const retryPausesMs = [400, 1500]
const unanswered: CartAnswer = { status: 500, cart: null }

interface CartCallSettings {
  readonly locale: string
  readonly pause: (ms: number) => Promise<void>
}

/** The cart requests over HTTP, without a timeout. A failure is an answer without a cart. */
export function httpCartCalls({ locale, pause }: CartCallSettings): CartCalls {
  const headers = { 'Content-Type': 'application/json', [localeHeader]: locale }

  /**
   * Rejects if the response is missing or breaks off, even after a success status. An unreadable body gives no cart.
   */
  const call = async (method: string, path: string, body?: unknown): Promise<CartAnswer> => {
    const request = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
    const response = await fetch(`/api/carts${path}`, request)
    const { status } = response
    return response.ok
      ? { status, cart: cartIn(await response.text()) }
      : { status, cart: null, ...(await codeOf(response)) }
  }
  const persistently = async (work: () => Promise<CartAnswer>): Promise<CartAnswer> => {
    for (const ms of retryPausesMs) {
      try {
        return await work()
      } catch {
        await pause(ms)
      }
    }
    return work().catch(() => unanswered)
  }

  return {
    create: () => persistently(() => call('POST', '', {})),
    load: (cartId) => call('GET', `/${cartId}`).catch(() => unanswered),
    add: (cartId, choice) => persistently(() => call('POST', `/${cartId}/items`, payloadOf(choice))),
    remove: (cartId, itemId) => persistently(() => call('DELETE', `/${cartId}/items/${itemId}`)),
  }
}

/** The choice without amounts: the server determines the price. */
function payloadOf({ id, parentId, type, parameters, productSlug, priceType, priceFrequency }: ItemChoice) {
  const { premiumPrice: _price, ...chosen }: Partial<DomainParameters & HostingParameters> = parameters
  return { id, parentId, type, parameters: chosen, productSlug, priceType, priceFrequency }
}

function cartIn(body: string): ServerCart | null {
  try {
    return cartOf(JSON.parse(body))
  } catch {
    return null
  }
}

export function cartOf(answer: unknown): ServerCart {
  const wire = isAdded(answer) ? answer.cart : (answer as WireCart)
  return {
    id: wire.id,
    items: wire.items.map(cartItemOf),
    anonymous: wire.anonymous,
    vatRate: basisPointsOfPercentage(wire.vatRate) ?? visitorVatRate,
    changedFrom: new Map(wire.items.flatMap(changeOf)),
    noLongerSold: wire.noLongerSold ?? [],
    coupon: wire.coupon,
  }
}

function changeOf({ id, priceChanged }: WireCart['items'][number]): [string, Cents][] {
  const from = priceChanged === undefined ? null : centsOfEuros(priceChanged.from)
  return from === null ? [] : [[id, from]]
}

/** The problem code of a refusal; empty if the body is not from the API. */
export async function codeOf(response: Response): Promise<{ readonly code?: string }> {
  try {
    const { code } = (await response.json()) as Partial<Problem>
    return typeof code === 'string' ? { code } : {}
  } catch {
    return {}
  }
}

function isAdded(answer: unknown): answer is AddedResponse {
  return typeof answer === 'object' && answer !== null && 'cart' in answer
}
