import { useAddress } from '#web/order/order-address.ts'

const key = 'stek-payment'

/** The payment the address names, or the last one that was begun in this window. */
export function usePaymentId(): string | null {
  return useAddress(() => new URLSearchParams(location.search).get('payment') || begunPayment(), null)
}

function begunPayment(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
