import { isUnderWay, type PaymentStatus } from './payment-status.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

const minMs = minuteMs / 2
const maxMs = 5 * minuteMs

/** Ages at which a paid payment is looked at again, for sixty days: money may leave without a word. */
const agesOfPaid = [hourMs, ...[1, 8, 15, 22, 29, 36, 43, 50, 57].map((days) => days * dayMs)]

/**
 * How long until the provider is asked again though nobody called; null: never. `ageMs` counts from the beginning
 * while it is under way, and from the end after that. A clock that was put back makes no age negative.
 */
export function paymentPollDelayMs(status: PaymentStatus, ageMs: number): number | null {
  const age = Math.max(0, ageMs)
  if (isUnderWay(status)) return Math.min(Math.max(age, minMs), maxMs)
  const ages = status === 'paid' ? agesOfPaid : [hourMs]
  const next = ages.find((each) => each > age)
  return next === undefined ? null : next - age
}
