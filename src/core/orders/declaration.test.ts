import { assert, constantFrom, date, option, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '#tests/builders/any-character.ts'
import {
  cancellationFaults,
  type CancellationForm,
  cancellationOf,
  type Declaration,
  lineEndsOf,
  orderNumberIn,
  withdrawalFaults,
  withdrawalOf,
} from './declaration.ts'
import { orderNumbersIn } from './number-series.ts'
import { shopDayOf } from '#core/time/shop-day.ts'
import { monthsAfter } from '#core/time/iso-date.ts'
import { cents } from '#core/money/money.ts'
import { sampleBuyer, sampleLine, sampleOrder } from '#tests/builders/sample-order.ts'

const form: CancellationForm = {
  name: 'Saar van der Linden',
  contract: 'Bestelling 2026-000123',
  email: 'saar@wildetuin.nl',
  type: 'ordinary',
  reason: '',
  endsOn: '',
}

describe('a withdrawal', () => {
  test('requires a name, a contract and an address, and nothing else', () => {
    expect(withdrawalFaults(form)).toEqual([])
    expect(withdrawalFaults({ name: ' ', contract: '', email: '' })).toEqual([
      { path: 'name', code: 'required' },
      { path: 'contract', code: 'required' },
      { path: 'email', code: 'required' },
    ])
    expect(withdrawalFaults({ ...form, email: 'saar@' })).toEqual([{ path: 'email', code: 'malformed_email' }])
  })

  test('keeps the declared fields, and none of a cancellation', () => {
    expect(withdrawalOf({ ...form, name: '  Saar  van der Linden ' })).toEqual({
      kind: 'withdrawal',
      name: 'Saar van der Linden',
      contract: 'Bestelling 2026-000123',
      email: 'saar@wildetuin.nl',
    })
  })
})

describe('a cancellation', () => {
  test('has a reason only if it is extraordinary', () => {
    expect(cancellationFaults({ ...form, type: 'extraordinary' })).toEqual([{ path: 'reason', code: 'required' }])
    expect(cancellationOf({ ...form, reason: 'left over' })).toMatchObject({ type: 'ordinary', reason: null })
    expect(cancellationOf({ ...form, type: 'extraordinary', reason: 'weeks away' })).toMatchObject({
      reason: 'weeks away',
    })
  })

  test('ends on a requested day, or as soon as possible', () => {
    expect(cancellationOf(form)).toMatchObject({ endsOn: null })
    expect(cancellationOf({ ...form, endsOn: ' 2027-02-28 ' })).toMatchObject({ endsOn: '2027-02-28' })
    expect(cancellationFaults({ ...form, endsOn: '2027-02-29' })).toEqual([{ path: 'endsOn', code: 'malformed_date' }])
    expect(cancellationFaults({ ...form, endsOn: 'morgen' })).toEqual([{ path: 'endsOn', code: 'malformed_date' }])
  })
})

test.each<[string, readonly string[]]>([
  ['Bestelling 2026-000123', ['2026-000123']],
  ['2026-000123 en 2026-000124, en nog eens 2026-000123', ['2026-000123', '2026-000124']],
  ['de hosting van groenevingers.nl', []],
  ['12026-000123 2026-00012', []],
  ['bestelling 2026r1-000124, factuur F2026R1-000001', ['2026R1-000124', '2026R1-000001']],
  ['2026R0-000124', []],
])('order numbers in "%s"', (contract, numbers) => {
  expect(orderNumbersIn(contract)).toEqual(numbers)
})

test('any accepted declaration is valid when checked again', () => {
  assert(
    property(string({ unit: anyCharacter }), string(), (name, contract) => {
      const typed = { ...form, name, contract }
      if (withdrawalFaults(typed).length > 0) return
      const kept = withdrawalOf(typed)
      expect(withdrawalFaults(kept)).toEqual([])
      expect(withdrawalOf(kept)).toEqual(kept)
    }),
  )
})

test.each([
  ['Bestelling 2026-000123, en nog eens 2026-000123', '2026-000123'],
  ['2026-000123 2026-000124', null],
  [Array.from({ length: 40 }, (_, index) => `2026-0001${index + 10}`).join(), null],
  ['mijn hosting', null],
])('the single order number in "%s"', (contract, number) => {
  expect(orderNumberIn({ contract })).toBe(number)
})

describe('the end of an order', () => {
  const yearly = sampleLine({ priceFrequency: 'yearly' })
  const monthly = sampleLine({ priceFrequency: 'monthly' })
  const once = sampleLine({ priceFrequency: null })
  const moved = sampleLine({ priceType: 'transfer', price: cents(0) })
  const order = sampleOrder({ lines: [yearly, monthly, once, moved] })
  const cancelled = cancellationOf(form)
  const endsOf = (declaration: Declaration, receivedOn: `${number}-${number}-${number}`) =>
    lineEndsOf(declaration, order, { paidOn: '2026-11-15', receivedOn, registered: new Set() }).map(
      ({ endsOn }) => endsOn,
    )

  test.each<[string, Declaration, `${number}-${number}-${number}`, (string | null)[]]>([
    ['withdrawn', withdrawalOf(form), '2026-11-20', ['2026-11-20', '2026-11-20', '2026-11-20', '2026-11-20']],
    ['cancelled in the first term', cancelled, '2026-11-20', ['2027-11-14', '2026-12-14', null]],
    ['cancelled after it', cancelled, '2028-01-31', ['2028-02-29', '2028-02-29', null]],
    [
      'later',
      cancellationOf({ ...form, endsOn: '2028-01-01' }),
      '2026-11-20',
      ['2028-01-01', '2028-01-01', '2028-01-01'],
    ],
    [
      'too early',
      cancellationOf({ ...form, endsOn: '2026-11-21' }),
      '2026-11-20',
      ['2027-11-14', '2026-12-14', '2026-11-21'],
    ],
    [
      'for a special reason',
      cancellationOf({ ...form, type: 'extraordinary', reason: 'away', endsOn: '2020-01-01' }),
      '2026-11-20',
      ['2026-11-20', '2026-11-20', '2026-11-20'],
    ],
  ])('%s', (_, declaration, receivedOn, ends) => {
    expect(endsOf(declaration, receivedOn)).toEqual(ends)
  })

  test('of several years paid for, a consumer is bound to the first, a business to all', () => {
    const years = sampleLine({ parameters: { sld: 'tuin', tld: 'com', years: 3 }, price: cents(4497) })
    const ends = (customerType: 'private' | 'business', receivedOn: `${number}-${number}-${number}`) => {
      const bought = sampleOrder({ lines: [years], buyer: { ...sampleBuyer, customerType } })
      return lineEndsOf(cancelled, bought, { paidOn: '2026-11-15', receivedOn, registered: new Set() }).map(
        ({ endsOn }) => endsOn,
      )
    }
    expect(ends('private', '2026-11-20')).toEqual(['2027-11-14'])
    expect(ends('private', '2028-03-01')).toEqual(['2028-04-01'])
    expect(ends('business', '2026-11-20')).toEqual(['2029-11-14'])
  })

  test('is never before the receipt, nor, after the first term, later than a month unless requested', () => {
    const day = date({ min: new Date('2026-11-15'), max: new Date('2036-01-01'), noInvalidDate: true }).map(shopDayOf)
    assert(
      property(day, option(day), constantFrom('ordinary', 'extraordinary'), (receivedOn, requested, type) => {
        const declaration = cancellationOf({ ...form, type, reason: 'away', endsOn: requested ?? '' })
        const [end] = endsOf(declaration, receivedOn)
        expect(end && end >= receivedOn).toBe(true)
        const latest = [monthsAfter(receivedOn, 1), '2027-11-14', requested ?? ''].toSorted().at(-1) ?? ''
        expect(end && end <= latest).toBe(true)
      }),
    )
  })
})
