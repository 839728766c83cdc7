import type { Payment } from '#web/api/payments.ts'
import type { Reading } from '#web/order/complete/follow-payment.ts'
import { stageOf } from '#web/order/complete/payment-stage.ts'

const usualMs = 3000
const slowMs = 10_000
/** What did not change for so long will not change within seconds either. */
const patienceMs = 120_000

/** How long until it is worth asking again; null: never. */
export function pauseAfter(reading: Reading, unchangedMs: number): number | null {
  if (reading === 'missing') return null
  const pause = unchangedMs < patienceMs ? usualMs : slowMs
  if (reading === 'unreachable') return pause
  const stage = stageOf(reading)
  if (stage === 'paid') return pauseOfDelivery(reading, pause)
  // Only what is done elsewhere changes the others.
  return stage === 'waiting' ? pause : slowMs
}

function pauseOfDelivery({ order }: Payment, pause: number): number | null {
  if (!order) return pause
  const states = order.deliveries.map(({ state }) => state)
  if (states.includes('waiting') || states.includes('busy')) return pause
  return states.includes('held') ? slowMs : null
}
