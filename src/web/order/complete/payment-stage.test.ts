import { expect, test } from 'vitest'
import type { Payment } from '#web/api/payments.ts'
import { stageOf } from './payment-stage.ts'

const stage = (status: Payment['status'], change: Partial<Payment> = {}) =>
  stageOf({ status, method: 'ideal', ...change } as Payment)

test('a payment stands where its status says', () => {
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

test('for a transfer nobody waits at the screen', () => {
  expect(stage('open', { method: 'banktransfer' })).toBe('transfer')
  expect(stage('pending', { method: 'banktransfer' })).toBe('transfer')
  expect(stage('expired', { method: 'banktransfer' })).toBe('expired')
})

test('an order that another attempt paid is paid', () => {
  const order = { paidAt: '2026-11-15T10:00:00Z', deliveries: [] }
  expect(stage('canceled', { order })).toBe('paid')
  expect(stage('open', { order })).toBe('paid')
  expect(stage('failed', { order: { ...order, paidAt: null } })).toBe('failed')
})

test('money that came too late is said to come back, unless its own order is paid', () => {
  expect(stage('canceled', { comesBack: true })).toBe('returned')
  const order = { paidAt: '2026-11-15T10:00:00Z', deliveries: [] }
  expect(stage('paid', { comesBack: true, order })).toBe('paid')
})
