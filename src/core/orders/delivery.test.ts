import {
  array,
  assert,
  type Arbitrary,
  constant,
  constantFrom,
  integer,
  property,
  record,
  shuffledSubarray,
  tuple,
} from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DeliveryState, deliveryKindOf, holdOf, isNews, type Progress, type Report } from './delivery.ts'
import type { Buyer, OrderSnapshot } from './order.ts'
import { withdrawalEndOf } from './withdrawal-period.ts'

const line = (itemId: string, rest: Partial<Parameters<typeof deliveryKindOf>[0]>) =>
  ({ itemId, parentId: null, type: 'domain', priceType: 'purchase', ...rest }) as const

test('the kind of delivery follows from the line and its parent', () => {
  const lines = [
    line('new', {}),
    line('from elsewhere', { priceType: 'transfer' }),
    line('package', { type: 'hosting', parentId: 'new' }),
    line('package on top', { type: 'hosting' }),
    line('ssl', { type: 'hosting', parentId: 'package' }),
    line('boxes', { type: 'movingService', parentId: 'from elsewhere', priceType: 'transfer' }),
  ]
  expect(lines.map((each) => deliveryKindOf(each, lines))).toEqual([
    'register',
    'move',
    'setUp',
    'setUp',
    'extra',
    'movingService',
  ])
})

const ordered = (customerType: Buyer['customerType'], isGiven: boolean | null) =>
  ({
    buyer: { customerType } as Buyer,
    consents: { terms: null, immediateStart: isGiven === null ? null : { text: '…', isGiven }, at: '', source: '' },
  }) satisfies Pick<OrderSnapshot, 'buyer' | 'consents'>

describe('the start of a delivery', () => {
  const paidAt = new Date('2026-11-02T12:00Z')
  const end = withdrawalEndOf(paidAt)
  const before = new Date(end.getTime() - 1)
  const name = { type: 'domain' } as const
  const packet = { type: 'hosting' } as const
  const boxes = { type: 'movingService' } as const

  test('a business, and a consumer who requested it: immediately', () => {
    const facts = { paidAt, now: paidAt, isEmailVerified: true }
    for (const order of [ordered('business', null), ordered('private', true)]) {
      for (const each of [name, packet, boxes]) expect(holdOf(each, order, facts)).toBeNull()
    }
  })

  test('another consumer: after the withdrawal period, to the millisecond', () => {
    for (const order of [ordered('private', false), ordered('private', null)]) {
      for (const each of [name, packet, boxes]) {
        const held = { reason: 'withdrawal_period', until: end }
        expect(holdOf(each, order, { paidAt, now: before, isEmailVerified: true })).toEqual(held)
        expect(holdOf(each, order, { paidAt, now: end, isEmailVerified: true })).toBeNull()
      }
    }
  })

  test('a domain name waits for the confirmation of the e-mail address; packages below it do not', () => {
    const waits = { reason: 'email', until: null }
    const facts = { paidAt, now: paidAt, isEmailVerified: false }
    expect(holdOf(name, ordered('business', null), facts)).toEqual(waits)
    expect(holdOf(packet, ordered('business', null), facts)).toBeNull()
    expect(holdOf(boxes, ordered('private', true), facts)).toBeNull()
    expect(holdOf(name, ordered('private', false), { ...facts, now: end })).toEqual(waits)
    expect(holdOf(packet, ordered('private', false), { ...facts, now: end })).toBeNull()
  })
})

const at = (second: number) => new Date(second * 1000)
const waiting: Progress = { state: 'waiting', reportedAt: null }
const after = (progress: Progress, { state, at: reportedAt }: Report): Progress =>
  isNews({ state, at: reportedAt }, progress) ? { state, reportedAt } : progress
const all = (reports: readonly Report[], from = waiting) => reports.reduce(after, from)

describe('reports', () => {
  const report = record({
    state: constantFrom('busy', 'done', 'failed'),
    at: integer({ min: 0, max: 5 }).map(at),
  }) satisfies Arbitrary<Report>
  test('their order does not matter', () => {
    const shuffled = array(report, { minLength: 1, maxLength: 8 }).chain((reports) =>
      tuple(constant(reports), shuffledSubarray(reports, { minLength: reports.length })),
    )
    assert(
      property(shuffled, ([some, others]) => {
        expect(all(others)).toEqual(all(some))
      }),
    )
  })

  test('repetitions do not matter', () => {
    assert(
      property(array(report), (reports) => {
        expect(all([...reports, ...reports])).toEqual(all(reports))
      }),
    )
  })

  test('done is final, and a failure can still become done', () => {
    assert(
      property(array(report), array(report), (some, more) => {
        const done = all([...some, { state: 'done', at: new Date(2000) }])
        expect(done.state).toBe('done')
        expect(all(more, done).state).toBe('done')
      }),
    )
  })

  test('of two unfinished reports the newer counts, because a failure may be retried', () => {
    expect(
      all([
        { state: 'failed', at: at(1) },
        { state: 'busy', at: at(2) },
      ]).state,
    ).toBe('busy')
    expect(
      all([
        { state: 'failed', at: at(2) },
        { state: 'busy', at: at(1) },
      ]).state,
    ).toBe('failed')
    expect(
      all([
        { state: 'busy', at: at(2) },
        { state: 'failed', at: at(2) },
      ]).state,
    ).toBe('failed')
  })

  test('reports about a held line are ignored', () => {
    const held = { state: 'held' satisfies DeliveryState, reportedAt: null } as const
    assert(
      property(array(report), (reports) => {
        expect(all(reports, held)).toEqual(held)
      }),
    )
  })
})
