import { afterEach, expect, test, vi } from 'vitest'
import type { PaymentDependencies } from './payment-dependencies.ts'
import { takeWebhook } from './take-webhook.ts'

const paymentId = 'A'.repeat(22)

afterEach(() => void vi.useRealTimers())

test('C56 a look that takes too long is given up after ten seconds, for the provider to call again', async () => {
  vi.useFakeTimers()
  const desk = { payments: { find: () => new Promise(() => {}) } } as unknown as PaymentDependencies
  let problem: unknown
  const taken = takeWebhook(desk, paymentId, 'tr_slow').catch((error: unknown) => (problem = error))
  await vi.advanceTimersByTimeAsync(9999)
  expect(problem).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  await taken
  expect(problem).toMatchObject({ name: 'Unavailable', code: 'payment_provider_unavailable' })
})

test('C53 two payments at the provider for one of ours: somebody is told, and the first is looked at', async () => {
  const alerts: string[] = []
  const looked: string[] = []
  const desk = {
    payments: { find: async () => ({ id: paymentId, providerId: null }) },
    provider: { mode: 'test' },
    transaction: async (work: (stores: object) => Promise<unknown>) =>
      work({ payments: { attach: async () => ({ attempt: { providerId: 'tr_first' }, isGivenUp: false }) } }),
    findUnknown: async (id: string) => ({ id, mode: 'test', paymentId }),
    sync: { fresh: async (id: string) => void looked.push(id) },
    alert: (line: string) => void alerts.push(line),
  } as unknown as PaymentDependencies
  await takeWebhook(desk, paymentId, 'tr_second')
  expect(alerts).toEqual([`ALERT payment ${paymentId} is tr_first at the provider, and tr_second too`])
  expect(looked).toEqual([paymentId])
})
