import {
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  integer,
  property,
  record,
  shuffledSubarray,
  subarray,
  tuple,
} from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents } from '#core/money/money.ts'
import {
  type Consequence,
  isNews,
  type KnownPayment,
  paymentPollDelayMs,
  type PaymentReport,
  settlementOf,
} from './payment-settlement.ts'
import { isUnderWay, type PaymentStatus, paymentStatuses, statusAfter } from './payment-status.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Ages at which a payment is polled. */
function agesOf(status: PaymentStatus, first: number, most: number): readonly number[] {
  const ages = [first]
  for (let age = first; ages.length < most;) {
    const wait = paymentPollDelayMs(status, age)
    if (wait === null) break
    ages.push((age += wait))
  }
  return ages
}

test('every status can become paid, and a final status can become nothing else', () => {
  const ranks = { open: 0, pending: 1, authorized: 2, failed: 3, canceled: 3, expired: 3, paid: 4 } as const
  for (const current of paymentStatuses) {
    expect(isUnderWay(current), current).toBe(ranks[current] < 3)
    for (const seen of paymentStatuses)
      expect(statusAfter(current, seen), `${current} ${seen}`).toBe(ranks[seen] > ranks[current] ? seen : current)
  }
})

test('in progress: soon at first, then every five minutes without end', () => {
  const ages = agesOf('open', 0, 9).map((age) => age / minute)
  expect(ages).toEqual([0, 0.5, 1, 2, 4, 8, 13, 18, 23])
  expect(paymentPollDelayMs('pending', 400 * day)).toBe(5 * minute)
})

test('C59 paid: after an hour, a day, and every week for sixty days', () => {
  const ages = agesOf('paid', 0, 99).map((age) => age / day)
  expect(ages).toEqual([0, 1 / 24, 1, 8, 15, 22, 29, 36, 43, 50, 57])
})

test.each<PaymentStatus>(['failed', 'canceled', 'expired'])('%s: once more after an hour, then never', (status) => {
  expect(agesOf(status, 0, 99)).toEqual([0, 60 * minute])
})

test('C71 a clock set back changes nothing', () => {
  expect(paymentPollDelayMs('open', -day)).toBe(minute / 2)
  expect(paymentPollDelayMs('paid', -day)).toBe(60 * minute)
})

const amount = cents(1210)
const open: KnownPayment = {
  id: 'ours',
  amount,
  status: 'open',
  discrepancy: null,
  refunded: cents(0),
  chargedBack: cents(0),
  isCounted: false,
  isTooLate: false,
  isNewest: true,
}

function report(status: PaymentStatus, rest: Partial<PaymentReport> = {}): PaymentReport {
  return { status, amount, currency: 'EUR', refunded: cents(0), chargedBack: cents(0), paymentId: 'ours', ...rest }
}

/** Applies reports in order and collects all consequences. */
function after(payment: KnownPayment, reports: readonly PaymentReport[]) {
  let known = payment
  const consequences: Consequence[] = []
  for (const each of reports) {
    const { consequences: more, ...next } = settlementOf(known, each)
    consequences.push(...more)
    known = { ...known, ...next, isCounted: known.isCounted || more.some(({ kind }) => kind === 'order_paid') }
  }
  return { known, consequences, kinds: consequences.map(({ kind }) => kind) }
}

const sumBack = (consequences: readonly Consequence[], reason: string) =>
  consequences.reduce(
    (sum, each) => (each.kind === 'money_back' && each.reason === reason ? sum + each.amount : sum),
    0,
  )

/** Reports in the life of one payment: it ends once, money may arrive late, and is then refunded in parts. */
const lives = record({
  waits: subarray<PaymentStatus>(['open', 'pending', 'authorized']),
  end: constantFrom<PaymentStatus | null>('failed', 'canceled', 'expired', null),
  isPaid: boolean(),
  refunds: array(integer({ min: 1, max: 400 }), { maxLength: 2 }),
  chargedBack: integer({ min: 0, max: 400 }),
}).map(({ waits, end, isPaid, refunds, chargedBack }) => {
  const said = [...waits.map((status) => report(status)), ...(end ? [report(end)] : [])]
  if (!isPaid) return said
  let refunded = 0
  said.push(report('paid'))
  for (const refund of refunds) said.push(report('paid', { refunded: cents((refunded += refund)) }))
  if (chargedBack > 0) said.push(report('paid', { refunded: cents(refunded), chargedBack: cents(chargedBack) }))
  return said
})

describe('B158 C52 reports in any order', () => {
  test('and with repetitions give the same result, and the order is paid once', () => {
    const heard = lives.chain((said) =>
      tuple(
        constant(said),
        shuffledSubarray([...said, ...said], { minLength: said.length * 2, maxLength: said.length * 2 }),
      ),
    )
    assert(
      property(heard, ([said, shuffled]) => {
        const [inOrder, otherwise] = [after(open, said), after(open, shuffled)]
        const isPaid = said.some(({ status }) => status === 'paid')
        const isOver = said.some(({ status }) => !isUnderWay(status))
        if (isOver) expect(otherwise.known).toEqual(inOrder.known)
        expect(otherwise.known.status === 'paid').toBe(isPaid)
        for (const { kinds, consequences, known } of [inOrder, otherwise]) {
          expect(kinds.filter((kind) => kind === 'order_paid')).toHaveLength(isPaid ? 1 : 0)
          expect(kinds.filter((kind) => kind === 'unfinished').length).toBeLessThanOrEqual(1)
          expect(kinds).not.toContain('mismatch')
          expect(kinds).not.toContain('paid_twice')
          expect(known.refunded).toBe(Math.max(0, ...said.map((each) => each.refunded)))
          expect(known.chargedBack).toBe(Math.max(0, ...said.map((each) => each.chargedBack)))
          expect(sumBack(consequences, 'refunded')).toBe(known.refunded)
          expect(sumBack(consequences, 'charged_back')).toBe(known.chargedBack)
        }
      }),
    )
  })

  test('a repeated report changes nothing', () => {
    const any = record({
      status: constantFrom(...paymentStatuses),
      amount: constantFrom(amount, cents(1), cents(5000)),
      currency: constantFrom('EUR', 'USD'),
      refunded: integer({ min: 0, max: 2000 }).map(cents),
      chargedBack: integer({ min: 0, max: 2000 }).map(cents),
      paymentId: constantFrom('ours', 'other', null),
    })
    assert(
      property(array(any, { maxLength: 6 }), any, boolean(), (before, last, isTooLate) => {
        const { known } = after({ ...open, isTooLate }, [...before, last])
        const again = settlementOf(known, last)
        expect(isNews(known, again)).toBe(false)
        expect(again.consequences).toEqual([])
      }),
    )
  })

  test.each<Partial<PaymentReport & Pick<KnownPayment, 'discrepancy'>>>([
    { status: 'failed' },
    { discrepancy: 'mismatch' },
    { refunded: cents(1) },
    { chargedBack: cents(1) },
  ])('a change of %j alone is news', (change) => {
    const same = settlementOf(open, report('open'))
    expect(isNews(open, same)).toBe(false)
    expect(isNews(open, { ...same, ...change })).toBe(true)
  })

  test('paid is final, and nothing is released twice, whatever the provider reports', () => {
    const any = constantFrom(...paymentStatuses).map((status) => report(status))
    assert(
      property(array(any), array(any), (before, later) => {
        const { known, kinds } = after(open, [...before, report('paid'), ...later])
        expect(known.status).toBe('paid')
        expect(kinds.filter((kind) => kind === 'order_paid')).toHaveLength(1)
      }),
    )
  })
})

describe('B155 a paid payment with a discrepancy', () => {
  test.each([
    ['a lower amount', { amount: cents(1209) }],
    ['a higher amount', { amount: cents(1211) }],
    ['another currency', { currency: 'USD' }],
    ['refunded whole already', { refunded: amount }],
    ['charged back whole already', { chargedBack: amount }],
    ['gone in two ways', { refunded: cents(1000), chargedBack: cents(210) }],
    ['the payment of somebody else', { paymentId: 'theirs' }],
    ['the payment of nobody', { paymentId: null }],
  ])('%s: a mismatch, nothing is released and nothing refunded', (_, rest) => {
    const { known, kinds } = after(open, [report('paid', rest)])
    expect(known).toMatchObject({ status: 'paid', discrepancy: 'mismatch' })
    expect(kinds).toEqual(['mismatch'])
    expect(after(known, [report('paid')]).kinds).toEqual([])
  })

  test('already refunded in part: paid, and the part is a refund', () => {
    const { consequences } = after(open, [report('paid', { refunded: cents(210) })])
    expect(consequences).toEqual([
      { kind: 'order_paid' },
      { kind: 'money_back', reason: 'refunded', amount: 210, inAll: 210 },
    ])
  })
})

describe('B109 a payment that is paid too late', () => {
  test('is refunded as far as it has not been', () => {
    const late = { ...open, isTooLate: true }
    expect(after(late, [report('paid')]).consequences).toEqual([{ kind: 'paid_twice', rest: 1210 }])
    const { known, consequences } = after(late, [report('paid', { refunded: cents(10) })])
    expect(consequences).toEqual([{ kind: 'paid_twice', rest: 1200 }])
    expect(known.discrepancy).toBe('paid_duplicate')
    expect(after(known, [report('paid', { refunded: amount })]).consequences).toEqual([])
  })
})

describe('who is notified of an unfinished payment', () => {
  test.each<PaymentStatus>(['failed', 'expired'])('%s: the buyer, if it is the newest attempt', (status) => {
    expect(after(open, [report(status), report(status)]).kinds).toEqual(['unfinished'])
    expect(after({ ...open, isNewest: false }, [report(status)]).kinds).toEqual([])
    expect(after({ ...open, isTooLate: true }, [report(status)]).kinds).toEqual([])
  })

  test('canceled: nobody, because the buyer canceled it', () => {
    expect(after(open, [report('canceled')]).kinds).toEqual([])
  })
})
