const key = 'stek-told-orders'
const most = 20
/** An old order is no news, whoever looks at it. */
const freshMs = 60 * 60_000

/** Whether a purchase is to be told now: once in this browser, and soon after it was paid. */
export function isToBeTold(orderNumber: string, paidAt: string | null): boolean {
  if (paidAt === null || Date.now() - Date.parse(paidAt) > freshMs) return false
  try {
    const told = JSON.parse(localStorage.getItem(key) ?? '[]') as readonly string[]
    if (told.includes(orderNumber)) return false
    localStorage.setItem(key, JSON.stringify([...told, orderNumber].slice(-most)))
    return true
  } catch {
    // Without a memory it would be told again with every reload.
    return false
  }
}
