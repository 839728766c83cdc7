import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimRefundReport, claimPurchaseReport } from './event-storage.ts'
import { LocalStorage } from '#tests/builders/local-storage.ts'

const paidAt = '2026-11-15T10:00:00Z'
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-15T10:05:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[K9] a purchase is reported once per browser, and only shortly after payment', () => {
  vi.stubGlobal('localStorage', new LocalStorage())
  expect(claimPurchaseReport('2026-000001', null)).toBe(false)
  expect(claimPurchaseReport('2026-000001', paidAt)).toBe(true)
  expect(claimPurchaseReport('2026-000001', paidAt)).toBe(false)
  expect(claimPurchaseReport('2026-000002', paidAt)).toBe(true)
  vi.setSystemTime(new Date('2026-11-15T11:00:01Z'))
  expect(claimPurchaseReport('2026-000003', paidAt)).toBe(false)
})

test('[K9] a refund is reported once per amount where the purchase was reported, however late', () => {
  vi.stubGlobal('localStorage', new LocalStorage())
  expect(claimRefundReport('2026-000001', 4.95)).toBe(false)
  expect(claimPurchaseReport('2026-000001', paidAt)).toBe(true)
  vi.setSystemTime(new Date('2026-12-01T10:00:00Z'))
  expect(claimRefundReport('2026-000001', 2)).toBe(true)
  expect(claimRefundReport('2026-000001', 2)).toBe(false)
  expect(claimRefundReport('2026-000001', 4.95)).toBe(true)
  expect(claimRefundReport('2026-000002', 4.95)).toBe(false)
})

test.each(['blocked', 'full'] as const)(
  '[K9] if storage is %s nothing is reported, so that nothing is reported twice',
  (fault) => {
    vi.stubGlobal('localStorage', new LocalStorage({}, fault))
    expect(claimPurchaseReport('2026-000001', paidAt)).toBe(false)
  },
)
