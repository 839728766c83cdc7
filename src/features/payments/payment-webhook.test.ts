import { afterEach, expect, test, vi } from 'vitest'
import type { Deps } from '#features/deps.ts'
import { settlePayment } from './settle-payment.ts'
import { takeWebhook } from './payment-webhook.ts'
import { logTo } from '#tests/builders/log.ts'

const paymentId = 'A'.repeat(22)

afterEach(() => void vi.useRealTimers())

test('C56 a look that takes too long is given up after ten seconds, for the provider to call again', async () => {
  vi.useFakeTimers()
  const deps = { payments: { find: () => new Promise(() => {}) } } as unknown as Deps
  let problem: unknown
  const taken = takeWebhook(deps, paymentId, 'tr_slow').catch((error: unknown) => (problem = error))
  await vi.advanceTimersByTimeAsync(9999)
  expect(problem).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  await taken
  expect(problem).toMatchObject({ name: 'Unavailable', code: 'payment_provider_unavailable' })
})

test('C53 two payments at the provider for one of ours: somebody is told, and nothing is taken from the second', async () => {
  const alerts: string[] = []
  const found = { id: 'tr_second', mode: 'test', paymentId, status: 'paid' }
  const work = { attach: async () => ({ attempt: { providerId: 'tr_first' }, isGivenUp: false }) }
  const deps = {
    payments: { find: async () => ({ id: paymentId, providerId: null, method: 'ideal' }) },
    provider: { mode: 'test' },
    findAnnounced: async () => found,
    payTransaction: async (done: (stores: object) => Promise<unknown>) => done({ payments: work }),
    log: logTo((line) => alerts.push(line)),
  } as unknown as Deps
  await settlePayment(deps, paymentId, 'webhook', { announcedId: 'tr_second' })
  expect(alerts).toEqual([
    `alert payment: The provider has two payments for one payment attempt. (paymentId: ${paymentId}, first: tr_first, second: tr_second)`,
  ])
})

test.each([
  ['another id than the provider gave it', { providerId: 'tr_ours', method: 'ideal' }],
  ['nothing that the provider has', { providerId: null, method: null }],
])('a call that names %s asks nobody', async (_, payment) => {
  const deps = {
    payments: { find: async () => ({ id: paymentId, ...payment }) },
  } as unknown as Deps
  await takeWebhook(deps, paymentId, 'tr_another')
})
