import { assert, constantFrom, mixedCase, oneof, property, string, stringMatching } from 'fast-check'
import { expect, test } from 'vitest'
import {
  needsBuyer,
  normalTransferCode,
  transferCodeFaultOf,
  transferFamilies,
  transferFamilyOf,
  type TransferNews,
  transferStepOf,
  transferSteps,
  transferTimes,
} from './transfers.ts'

const families = constantFrom(...transferFamilies)
const news: readonly TransferNews[] = [
  'no_code',
  'wrong_code',
  'locked',
  'holder',
  'provider',
  'busy',
  'refused',
  'free',
]

test.each([
  ['nl', 'nl'],
  ['voorbeeld.de', 'de'],
  ['be', 'be'],
  ['voorbeeld.eu', 'eu'],
  ['com', 'generic'],
  ['voorbeeld.shop', 'generic'],
  ['io', 'generic'],
  ['voorbeeld.co.uk', 'other'],
  ['uk', 'other'],
  ['ch', 'other'],
  ['xn--p1ai', 'other'],
  ['voorbeeld.com.nl.com', 'generic'],
])('%s is transferred by the rules of %s', (name, family) => expect(transferFamilyOf(name)).toBe(family))

test('every status of a registrar is a step, and waits for the current provider only where it may object', () => {
  assert(
    property(families, constantFrom(...news), (family, said) => {
      const step = transferStepOf(said, family)
      expect(transferSteps).toContain(step)
      if (step === 'provider') expect(transferTimes[family].objectionDays).toBeGreaterThan(0)
      expect(needsBuyer(step)).toBe(['no_code', 'wrong_code', 'locked', 'holder'].includes(said))
    }),
  )
  const waits = transferFamilies.map((family) => transferStepOf('provider', family))
  expect(waits).toEqual(['register', 'register', 'register', 'register', 'provider', 'register'])
})

const european = stringMatching(/^[A-Z0-9]{4}(-[A-Z0-9]{4}){3}$/)
const belgian = stringMatching(/^[0-9]{15}$/)
const blanks = stringMatching(/^[ \t\n\u00A0]{0,3}$/)

test('a code is accepted with surrounding blanks, and a .be code in groups', () => {
  assert(
    property(blanks, blanks, mixedCase(european), belgian, (before, after, eu, be) => {
      expect(normalTransferCode('eu', `${before}${eu}${after}`)).toBe(eu)
      expect(transferCodeFaultOf('eu', eu)).toBeNull()
      const grouped = `${before}${be.slice(0, 3)} ${be.slice(3, 7)}-${be.slice(7)}${after}`
      expect(normalTransferCode('be', grouped)).toBe(be)
      expect(transferCodeFaultOf('be', be)).toBeNull()
    }),
  )
})

test('an impossible code is refused before payment, and a possible one is accepted', () => {
  assert(
    property(
      families,
      oneof(string({ unit: 'binary', minLength: 1 }), stringMatching(/^[!-~]{1,32}$/)),
      (family, typed) => {
        const code = normalTransferCode(family, typed)
        const fault = transferCodeFaultOf(family, code)
        if (/[^!-~]/.test(code)) expect(fault).toBe('malformed_code')
        else if (family !== 'be' && family !== 'eu') expect(fault).toBeNull()
        expect(normalTransferCode(family, code)).toBe(code)
      },
    ),
  )
  expect(transferCodeFaultOf('nl', 'Ab1 2')).toBe('malformed_code')
  expect(transferCodeFaultOf('be', '12345678901234')).toBe('malformed_be_code')
  expect(transferCodeFaultOf('eu', 'ABCD12345678EFGH')).toBe('malformed_eu_code')
})
