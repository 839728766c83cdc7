import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Payment } from '#web/api/payments.ts'
import { followPayment, type Reading } from './follow-payment.ts'

type Delivery = NonNullable<Payment['order']>['deliveries'][number]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function payment(status: Payment['status'], ...states: Delivery['state'][]): Payment {
  const deliveries = states.map((state, index) => ({ itemId: String(index), state }) as Delivery)
  const paidAt = status === 'paid' ? '2026-11-15T10:00:00Z' : null
  return { id: 'p', status, method: 'ideal', order: { paidAt, deliveries } } as unknown as Payment
}

/** Follows a payment with scripted responses, and counts the requests. */
function followed(first: Reading) {
  let response: Reading | Promise<Reading> = first
  let isWatched = true
  const reports: Reading[] = []
  const read = vi.fn(async () => response)
  const { poll, stop } = followPayment({
    read,
    onChange: (news) => void reports.push(news),
    isWatched: () => isWatched,
  })
  poll()
  return {
    reports,
    requestCount: () => read.mock.calls.length,
    say: (next: Reading | Promise<Reading>) => {
      response = next
    },
    hide: () => {
      isWatched = false
      stop()
    },
    show: () => {
      isWatched = true
      poll()
    },
    poll,
  }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('a pending payment is polled every three seconds, and less often after two minutes', async () => {
  const { requestCount, reports } = followed(payment('open'))
  await pass(0)
  expect(requestCount()).toBe(1)
  await pass(9000)
  expect(requestCount()).toBe(4)
  await pass(111_000)
  const before = requestCount()
  await pass(20_000)
  expect(requestCount() - before).toBe(2)
  expect(reports).toHaveLength(1)
})

test('a change is reported once and restarts the two minutes', async () => {
  const { requestCount, reports, say } = followed(payment('open'))
  await pass(130_000)
  say(payment('paid', 'busy'))
  await pass(10_000)
  expect(reports.map((each) => (each as Payment).status)).toEqual(['open', 'paid'])
  const before = requestCount()
  await pass(9000)
  expect(requestCount() - before).toBe(3)
})

test('a delivered or failed order is not polled; a held one is polled slowly', async () => {
  const done = followed(payment('paid', 'done', 'failed'))
  const held = followed(payment('paid', 'done', 'held'))
  const missing = followed('missing')
  await pass(60_000)
  expect(done.requestCount()).toBe(1)
  expect(held.requestCount()).toBe(7)
  expect(missing.requestCount()).toBe(1)
})

test('a failed payment is still polled, because another tab may pay it', async () => {
  const { reports, say } = followed(payment('failed'))
  await pass(0)
  say({ ...payment('failed'), order: { paidAt: '2026-11-15T10:00:00Z', deliveries: [] } })
  await pass(10_000)
  expect(reports).toHaveLength(2)
})

test('polling pauses while the page is hidden and resumes at once', async () => {
  const { requestCount, hide, show } = followed(payment('open'))
  await pass(0)
  hide()
  await pass(60_000)
  expect(requestCount()).toBe(1)
  show()
  await pass(0)
  expect(requestCount()).toBe(2)
  await pass(3000)
  expect(requestCount()).toBe(3)
})

test('a request that times out is reported and retried', async () => {
  const { reports, requestCount, say } = followed(payment('open'))
  await pass(0)
  say(new Promise<Reading>(() => {}))
  await pass(13_000)
  expect(reports.at(-1)).toBe('unreachable')
  say(payment('open'))
  await pass(3000)
  expect(reports.at(-1)).toMatchObject({ status: 'open' })
  expect(requestCount()).toBe(3)
})

test('a log-in during a request triggers another request', async () => {
  const { promise, resolve } = Promise.withResolvers<Reading>()
  const { reports, requestCount, say, poll } = followed(payment('failed'))
  await pass(0)
  say(promise)
  await pass(10_000)
  poll()
  say({ ...payment('failed'), amount: 1 })
  resolve(payment('failed'))
  await pass(0)
  expect(requestCount()).toBe(3)
  expect(reports.at(-1)).toMatchObject({ amount: 1 })
})
