import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  approvalOf,
  balanceOf,
  type Entry,
  entriesDue,
  keptOf,
  payoutLinesOf,
  reversedIn,
  type Sale,
  type SaleEvent,
  saleStateOf,
} from './commission-ledger.ts'
import { type Cents, cents, negated, noCents } from '#core/money/money.ts'

const paidAt = new Date('2026-11-15T10:00:00Z')
const dayMs = 86_400_000
const after = (days: number) => new Date(paidAt.getTime() + days * dayMs)
const event = (kind: SaleEvent['kind'], amount = 0, days = 1): SaleEvent => ({
  kind,
  amount: cents(amount),
  at: after(days),
})
const sale = (rest: Partial<Sale> = {}): Sale => ({
  commission: cents(4000),
  cap: rest.commission ?? cents(4000),
  method: 'ideal',
  hasAccount: true,
  total: cents(5808),
  customerType: 'private',
  paidAt,
  events: [event('paid', 5808, 0)],
  ...rest,
})

/** Books the entries due at each of these moments. */
function bookedAt(days: readonly number[], of: Sale, before: readonly Entry[] = []): readonly Entry[] {
  return days.reduce<readonly Entry[]>((booked, day) => [...booked, ...entriesDue(of, booked, after(day))], before)
}

test('commission is booked when the order is paid, and approved exactly after 30 days', () => {
  const early = bookedAt([0, 29], sale())
  expect(early.map(({ kind }) => kind)).toEqual(['earned'])
  expect(saleStateOf(early)).toBe('pending')
  expect(entriesDue(sale(), early, new Date(approvalOf(sale()).getTime() - 1))).toEqual([])
  const late = bookedAt([30], sale(), early)
  expect(balanceOf(late)).toEqual({ pending: 0, approved: 4000, paid: 0 })
  expect(saleStateOf(late)).toBe('approved')
})

test.each([
  ['half of it refunded', [event('refunded', 2904)], 2000],
  ['refunded in two parts', [event('refunded', 1000), event('refunded', 1904)], 2000],
  ['refunded whole', [event('refunded', 5808)], 4000],
  ['charged back', [event('charged_back', 5808)], 4000],
  ['refunded and charged back, more than was paid', [event('refunded', 5808), event('charged_back', 5808)], 4000],
  ['withdrawn in time', [event('withdrawn', 5808, 14)], 4000],
  ['withdrawn too late', [event('withdrawn', 5808, 20)], 0],
  ['a third of it refunded: what is left is rounded down', [event('refunded', 1936)], 1334],
])('%s', (_, events, lost) => {
  const all = [event('paid', 5808, 0), ...events]
  expect(keptOf(cents(4000), sale({ events: all }))).toBe(4000 - lost)
  const booked = bookedAt([25, 31], sale({ events: all }))
  expect(balanceOf(booked)).toEqual({ pending: 0, approved: 4000 - lost, paid: 0 })
  expect(reversedIn(booked)).toBe(lost)
  expect(saleStateOf(booked)).toBe(lost === 4000 ? 'reversed' : 'approved')
})

test('a sale without entries has no commission', () => {
  expect(saleStateOf([])).toBe('no_commission')
})

test('a business cannot withdraw', () => {
  expect(keptOf(cents(4000), sale({ customerType: 'business', events: [event('withdrawn', 5808)] }))).toBe(4000)
})

test('an order of nothing earns nothing', () => {
  expect(keptOf(cents(4000), sale({ total: noCents, events: [event('paid'), event('refunded', 1)] }))).toBe(0)
})

test('for a card payment, commission is approved after the chargeback period', () => {
  const byCard = sale({ method: 'creditcard' })
  expect(saleStateOf(bookedAt([0, 31, 119], byCard))).toBe('pending')
  expect(saleStateOf(bookedAt([0, 120], byCard))).toBe('approved')
})

test('without a bank account nothing is approved; with one, at the next booking', () => {
  const waiting = bookedAt([0, 31, 300], sale({ hasAccount: false }))
  expect(balanceOf(waiting)).toEqual({ pending: 4000, approved: 0, paid: 0 })
  expect(balanceOf(bookedAt([301], sale(), waiting))).toEqual({ pending: 0, approved: 4000, paid: 0 })
})

test('if the cap falls after booking, the excess is reversed, and a refund takes its share of the rest', () => {
  const booked = bookedAt([0], sale())
  const lower = bookedAt([31], sale({ cap: cents(2400) }), booked)
  expect(balanceOf(lower)).toEqual({ pending: 0, approved: 2400, paid: 0 })
  const refunded = sale({ cap: cents(2400), events: [event('paid', 5808, 0), event('refunded', 2904, 40)] })
  expect(balanceOf(bookedAt([41], refunded, lower))).toEqual({ pending: 0, approved: 1200, paid: 0 })
  expect(saleStateOf(bookedAt([31], sale({ cap: noCents }), booked))).toBe('reversed')
})

test('commission refunded after its payout is owed, and set off against the next payout', () => {
  const approved = bookedAt([31], sale())
  const [transfer] = payoutLinesOf(cents(4000), [{ orderId: 'one', approved: balanceOf(approved).approved }]) ?? []
  if (transfer === undefined) throw new Error('nothing was transferred')
  const paid = [...approved, transfer]
  expect(saleStateOf(paid)).toBe('paid')
  const back = bookedAt([60], sale({ events: [event('paid', 5808, 0), event('charged_back', 5808, 50)] }), paid)
  expect(balanceOf(back)).toEqual({ pending: 0, approved: -4000, paid: 4000 })
  expect(saleStateOf(back)).toBe('reversed')
  const open = [
    { orderId: 'one', approved: cents(-4000) },
    { orderId: 'two', approved: cents(10_000) },
  ]
  expect(payoutLinesOf(cents(6000), open)?.map(({ orderId, paid: part }) => [orderId, part])).toEqual([
    ['one', -4000],
    ['two', 10_000],
  ])
  expect(payoutLinesOf(cents(6001), open)).toBeNull()
})

const anyEvent = fc.record({
  kind: fc.constantFrom('refunded', 'charged_back', 'withdrawn'),
  amount: fc.integer({ min: 1, max: 20_000 }).map(cents),
  at: fc.integer({ min: 0, max: 90 }).map(after),
})
const anySale = fc.record({
  commission: fc.integer({ min: 0, max: 20_000 }).map(cents),
  cap: fc.integer({ min: 0, max: 20_000 }).map(cents),
  total: fc.integer({ min: 1, max: 40_000 }).map(cents),
  customerType: fc.constantFrom('private', 'business'),
  events: fc.array(anyEvent, { maxLength: 6 }),
})

/** Arbitrary order of events becoming known, bookings and payouts. */
const anyCourse = anySale.chain(({ events, ...rest }) =>
  fc.record({
    end: fc.constant(sale({ ...rest, events })),
    known: fc.shuffledSubarray(events, { minLength: events.length }),
    visits: fc.array(fc.record({ known: fc.nat(6), day: fc.nat(40), isPaidOut: fc.boolean() }), { maxLength: 8 }),
  }),
)

test('the entries add up to the balance, every state occurs, and any order of events has the same result', () => {
  fc.assert(
    fc.property(anyCourse, ({ end, known, visits }) => {
      let booked: readonly Entry[] = []
      let seen = 0
      for (const { known: count, day, isPaidOut } of visits) {
        seen = Math.max(seen, count)
        booked = bookedAt([day, day], { ...end, events: known.slice(0, seen) }, booked)
        expect(balanceOf(booked).pending).toBeGreaterThanOrEqual(0)
        if (isPaidOut) booked = [...booked, ...transfersOf(balanceOf(booked).approved)]
      }
      booked = bookedAt([100], end, booked)
      const { pending, approved, paid } = balanceOf(booked)
      expect(pending).toBe(0)
      expect(approved + paid).toBe(keptOf(cents(Math.min(end.commission, end.cap)), end))
      expect(entriesDue(end, booked, after(200))).toEqual([])
      expect(booked.filter(({ kind }) => kind === 'earned')).toHaveLength(end.commission > 0 ? 1 : 0)
      expect(booked.filter(({ kind }) => kind === 'approved').length).toBeLessThanOrEqual(1)
      for (const entry of booked) expect(isSound(entry)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

function transfersOf(approved: Cents): readonly Entry[] {
  return approved > 0 ? (payoutLinesOf(approved, [{ orderId: '', approved }]) ?? []) : []
}

function isSound({ kind, pending, approved, paid }: Entry): boolean {
  switch (kind) {
    case 'earned':
      return pending > 0 && approved === 0 && paid === 0
    case 'reversed':
      return pending <= 0 && approved <= 0 && pending + approved < 0 && paid === 0
    case 'approved':
      return approved > 0 && pending + approved === 0 && paid === 0
    case 'paid_out':
      return pending === 0 && paid !== 0 && approved + paid === 0
  }
}

test('a payout is allocated to the cent, and never exceeds the approved balance', () => {
  const anyOpen = fc.array(fc.integer({ min: -20_000, max: 20_000 }).map(cents), { maxLength: 12 })
  fc.assert(
    fc.property(anyOpen, fc.integer({ min: 1, max: 60_000 }).map(cents), (amounts, amount) => {
      const open = amounts.map((approved, index) => ({ orderId: String(index), approved }))
      const lines = payoutLinesOf(amount, open)
      const all = amounts.reduce((sum, each) => sum + each, 0)
      expect(lines === null).toBe(amount > all)
      if (lines === null) return
      expect(balanceOf(lines)).toEqual({ pending: 0, approved: negated(amount), paid: amount })
      for (const { orderId, paid } of lines) {
        const { approved = 0 } = open[Number(orderId)] ?? {}
        expect(Math.abs(paid)).toBeLessThanOrEqual(Math.abs(approved))
        expect(Math.sign(paid)).toBe(Math.sign(approved))
      }
    }),
  )
})
