import { assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '#tests/builders/any-character.ts'
import {
  codeFaultOf,
  intakeFaultsOf,
  intakeIn,
  maxFreeWishesLength,
  maxProviderLength,
  movedThings,
  type MovingIntake,
  movingParametersOf,
} from './moving-intake.ts'

const filled: MovingIntake = { provider: 'TransIP', moves: 'both', wishes: 'Liefst in het weekend.' }

test('the form becomes parameters of the order, with what to move on the first line', () => {
  expect(movingParametersOf('tuin.nl', filled)).toEqual({
    domain: 'tuin.nl',
    currentProvider: 'TransIP',
    wishes: 'site + e-mail\nLiefst in het weekend.',
  })
  expect(movingParametersOf('tuin.nl', { ...filled, moves: 'name', wishes: ' ' })).toEqual({
    domain: 'tuin.nl',
    currentProvider: 'TransIP',
    wishes: 'domain',
  })
  expect(movingParametersOf('tuin.nl', { provider: '', moves: null, wishes: '' })).toEqual({ domain: 'tuin.nl' })
})

test('line breaks are normalized and unprintable characters are removed', () => {
  const { currentProvider, wishes } = movingParametersOf('tuin.nl', {
    provider: 'Trans\u0000IP',
    moves: 'email',
    wishes: 'een\r\ntwee\tdrie',
  })
  expect([currentProvider, wishes]).toEqual(['TransIP', 'e-mail\neen\ntwee\tdrie'])
  const hidden = movingParametersOf('tuin.nl', { provider: 'a\r\u0000\nb', moves: 'email', wishes: 'a\r\r\nb' })
  expect([hidden.currentProvider, hidden.wishes]).toEqual(['a\nb', 'e-mail\na\n\nb'])
})

test('wishes not written by the form are read as free text', () => {
  expect(intakeIn({ wishes: 'alles\ngraag' })).toEqual({ provider: '', moves: null, wishes: 'alles\ngraag' })
  expect(intakeIn({})).toEqual({ provider: '', moves: null, wishes: '' })
})

test('any input is read back as it was saved and is accepted by the order', () => {
  assert(
    property(
      string({ unit: anyCharacter, maxLength: 40 }),
      constantFrom(...movedThings),
      string({ unit: anyCharacter, maxLength: 100 }),
      (provider, moves, wishes) => {
        const once = movingParametersOf('tuin.nl', { provider, moves, wishes })
        expect(movingParametersOf('tuin.nl', intakeIn(once))).toEqual(once)
        expect(intakeIn(once).moves).toBe(moves)
        for (const text of [once.currentProvider ?? '', once.wishes ?? '']) {
          expect(text.isWellFormed()).toBe(true)
          // oxlint-disable-next-line no-control-regex -- control characters that the order rejects
          expect(text).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/)
        }
      },
    ),
  )
})

test('the longest input fits into the order', () => {
  const typed = { provider: 'x'.repeat(maxProviderLength), wishes: 'x'.repeat(maxFreeWishesLength) }
  for (const moves of movedThings) {
    expect(intakeFaultsOf({ ...typed, moves })).toEqual({})
    expect(movingParametersOf('tuin.nl', { ...typed, moves }).wishes?.length).toBeLessThanOrEqual(2000)
  }
})

test('missing and overlong input is reported at its field', () => {
  expect(intakeFaultsOf(filled)).toEqual({})
  expect(intakeFaultsOf({ provider: ' ', moves: null, wishes: '' })).toEqual({
    provider: 'required',
    moves: 'required',
  })
  expect(intakeFaultsOf({ ...filled, provider: 'x'.repeat(129), wishes: 'x'.repeat(2000) })).toEqual({
    provider: 'too_long',
    wishes: 'too_long',
  })
})

test.each([
  [null, null],
  ['A1b2-C3d4!', null],
  ['  A1b2 ', null],
  ['', 'required'],
  ['   ', 'required'],
  ['A1 b2', 'malformed_code'],
  ['café', 'malformed_code'],
  ['x'.repeat(128), null],
  ['x'.repeat(129), 'too_long'],
])('the code %j: %s', (typed, fault) => expect(codeFaultOf(typed, 'nl')).toBe(fault))
