const key = 'stek-told-orders'
const most = 20
/** An old order is no news, whoever looks at it. */
const freshMs = 60 * 60_000

/** Whether a purchase is to be told now: once in this browser, and soon after it was paid. */
export function isToBeTold(orderNumber: string, paidAt: string | null): boolean {
  if (paidAt === null || Date.now() - Date.parse(paidAt) > freshMs) return false
  return tellOnce(orderNumber, () => true)
}

/** Whether money that went back is to be told now: once each sum, and where the purchase was told. */
export function isRefundToBeTold(orderNumber: string, refunded: number): boolean {
  return tellOnce(`${orderNumber} refund ${refunded}`, (told) => told.includes(orderNumber))
}

function tellOnce(news: string, isDue: (told: readonly string[]) => boolean): boolean {
  try {
    const told = JSON.parse(localStorage.getItem(key) ?? '[]') as readonly string[]
    if (told.includes(news) || !isDue(told)) return false
    localStorage.setItem(key, JSON.stringify([...told, news].slice(-most)))
    return true
  } catch {
    // Without a memory it would be told again with every reload.
    return false
  }
}
