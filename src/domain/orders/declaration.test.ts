import { assert, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cancellationFaults,
  type CancellationForm,
  cancellationOf,
  withdrawalFaults,
  withdrawalOf,
} from './declaration.ts'
import { orderNumbersIn } from './number-series.ts'

const form: CancellationForm = {
  name: 'Saar van der Linden',
  contract: 'Bestelling 2026-000123',
  email: 'saar@wildetuin.nl',
  type: 'ordinary',
  reason: '',
  endsOn: '',
}

describe('a withdrawal', () => {
  test('needs a name, a contract and an address, and nothing else', () => {
    expect(withdrawalFaults(form)).toEqual([])
    expect(withdrawalFaults({ name: ' ', contract: '', email: '' })).toEqual([
      { path: 'name', code: 'required' },
      { path: 'contract', code: 'required' },
      { path: 'email', code: 'required' },
    ])
    expect(withdrawalFaults({ ...form, email: 'saar@' })).toEqual([{ path: 'email', code: 'malformed_email' }])
  })

  test('keeps what was declared, and none of what belongs to a cancellation', () => {
    expect(withdrawalOf({ ...form, name: '  Saar  van der Linden ' })).toEqual({
      kind: 'withdrawal',
      name: 'Saar van der Linden',
      contract: 'Bestelling 2026-000123',
      email: 'saar@wildetuin.nl',
    })
  })
})

describe('a cancellation', () => {
  test('has a reason only when it is out of the ordinary', () => {
    expect(cancellationFaults({ ...form, type: 'extraordinary' })).toEqual([{ path: 'reason', code: 'required' }])
    expect(cancellationOf({ ...form, reason: 'left over' })).toMatchObject({ type: 'ordinary', reason: null })
    expect(cancellationOf({ ...form, type: 'extraordinary', reason: 'weeks away' })).toMatchObject({
      reason: 'weeks away',
    })
  })

  test('ends on a day, or as soon as possible', () => {
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

test('what is kept is right again, whatever was typed', () => {
  assert(
    property(string({ unit: 'binary' }), string(), (name, contract) => {
      const typed = { ...form, name, contract }
      if (withdrawalFaults(typed).length > 0) return
      const kept = withdrawalOf(typed)
      expect(withdrawalFaults(kept)).toEqual([])
      expect(withdrawalOf(kept)).toEqual(kept)
    }),
  )
})
