/** How long an unpaid order holds the use of a coupon. */
export const couponHoldMinutes = 30

/** For how many minutes the provider lets a buyer pay, by its documentation. */
const minutesOpen = new Map<string, number>(
  Object.entries({
    ideal: 15,
    creditcard: 30,
    applepay: 30,
    googlepay: 30,
    bancontact: 60,
    belfius: 60,
    eps: 60,
    kbc: 60,
    paypal: 3 * 60,
    trustly: 4 * 60,
    klarna: 48 * 60,
    banktransfer: 14 * 24 * 60,
  }),
)

/**
 * Whether a payment with this method may come after the order's use of a coupon was given to another buyer. A method that
 * is not listed counts as one that does, because a coupon with a cap would be given more often than the operator allowed.
 */
export function outlastsCouponHold(method: string): boolean {
  return (minutesOpen.get(method) ?? Number.POSITIVE_INFINITY) > couponHoldMinutes
}
