import { expect, test } from 'vitest'
import type { Payment } from '#web/api/payments.ts'
import { stageOf, waitsForEmail } from './payment-stage.ts'

const stage = (status: Payment['status'], change: Partial<Payment> = {}) =>
  stageOf({ status, method: 'ideal', ...change } as Payment)

test('the stage follows the status of the payment', () => {
  const statuses = ['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired'] as const
  expect(statuses.map((status) => stage(status))).toEqual([
    'waiting',
    'waiting',
    'waiting',
    'paid',
    'failed',
    'canceled',
    'expired',
  ])
})

test('a bank transfer is not a waiting stage', () => {
  expect(stage('open', { method: 'banktransfer' })).toBe('transfer')
  expect(stage('pending', { method: 'banktransfer' })).toBe('transfer')
  expect(stage('expired', { method: 'banktransfer' })).toBe('expired')
})

test('an order paid by another attempt is paid', () => {
  const order = { paidAt: '2026-11-15T10:00:00Z', deliveries: [] }
  expect(stage('canceled', { order })).toBe('paid')
  expect(stage('open', { order })).toBe('paid')
  expect(stage('failed', { order: { ...order, paidAt: null } })).toBe('failed')
})

test('a late payment is shown as refunded, unless its own order is paid', () => {
  expect(stage('canceled', { comesBack: true })).toBe('returned')
  const order = { paidAt: '2026-11-15T10:00:00Z', deliveries: [] }
  expect(stage('paid', { comesBack: true, order })).toBe('paid')
})

const waits = (order: object) => waitsForEmail({ order } as unknown as Payment)

test('an order waits for the e-mail confirmation while names are held for it, for every viewer', () => {
  const held = { deliveries: [{ heldFor: 'email' }, { heldFor: null }] }
  expect(waits(held)).toBe(true)
  expect(waits({ ...held, own: { isEmailVerified: false } })).toBe(true)
  expect(waits({ ...held, own: { isEmailVerified: true } }), 'they are being released').toBe(false)
  expect(waits({ deliveries: [{ heldFor: 'withdrawal_period' }] })).toBe(false)
  expect(waitsForEmail({} as Payment)).toBe(false)
})
