import type { Problem } from '#platform/schema/problem.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import { couponHoursOf } from '#web/coupon/coupon-hours.ts'
import type { CartAnswer } from '#web/cart/cart-calls.ts'
import type { CartStore } from '#web/cart/cart-store.ts'
import { post } from './account-calls.ts'
import { cartOf } from './carts.ts'

/** `at`: when a refused coupon begins or ended, if it does so at an hour */
export interface CouponAnswer extends CartAnswer {
  readonly at?: string
}

/** Messages as they are in the files. */
export interface CouponWords {
  readonly coupon: Readonly<
    Record<'arrived' | 'refused' | 'tooMany' | 'failed' | 'close' | 'earlyAt' | 'expiredAt', string>
  >
  readonly problems: Readonly<Record<string, string>>
}

/** Why a code was refused, for pages without React. */
export function refusalTextOf({ status, code = '', at }: CouponAnswer, words: CouponWords, locale: SiteLocale): string {
  const { coupon, problems } = words
  if (status === 429) return coupon.tooMany
  const hours = couponHoursOf(code, at, locale)
  return hours === null ? (problems[code] ?? coupon.failed) : coupon[hours.key].replace('{moment}', hours.moment)
}

/** Adds a coupon code to the cart after all pending changes; creates a cart if there is none. */
export function sendCode(store: Pick<CartStore, 'switchTo'>, code: string): Promise<CouponAnswer> {
  return store.switchTo(async (cartId) => {
    const answer = cartId === null ? null : await call(cartId, { method: 'POST', body: JSON.stringify({ code }) })
    if (answer !== null && answer.status !== 404) return answer
    const made = await post<{ readonly id: string }>('/carts', {})
    return made.ok ? call(made.body.id, { method: 'POST', body: JSON.stringify({ code }) }) : unanswered
  })
}

export function dropCode(store: Pick<CartStore, 'switchTo'>): Promise<CartAnswer> {
  return store.switchTo(async (id) => (id === null ? unanswered : call(id, { method: 'DELETE' })))
}

const unanswered: CouponAnswer = { status: 500, cart: null }

async function call(cartId: string, request: RequestInit): Promise<CouponAnswer> {
  try {
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(`/api/carts/${cartId}/coupon`, { ...request, headers })
    const { status } = response
    if (response.ok) return { status, cart: cartOf(await response.json()) }
    const { code, at } = (await response.json()) as Pick<Problem, 'code'> & Pick<CouponAnswer, 'at'>
    return { status, cart: null, code, ...(at !== undefined && { at }) }
  } catch {
    return unanswered
  }
}
