import { assert, constantFrom, property, stringMatching } from 'fast-check'
import { composeIBAN, getCountrySpecifications, isValidIBAN } from 'ibantools'
import { expect, test } from 'vitest'
import { ibanOf } from './iban.ts'

const specifications = Object.entries(getCountrySpecifications())
const registered = specifications.filter(([, { bban_regexp, IBANRegistry }]) => bban_regexp !== null && IBANRegistry)

/** Computes the check digits of an IBAN. */
function withChecksum(country: string, account: string): string {
  const digits = `${account}${country}00`.replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)))
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${account}`
}

test('a Dutch number with a missing or extra digit is refused, even with a correct checksum', () => {
  for (const account of ['ABNA041716430', 'ABNA04171643001', 'ABNA0417164300123']) {
    expect(ibanOf(withChecksum('NL', account)), account).toBeNull()
  }
  expect(ibanOf(withChecksum('NL', 'ABNA0417164300'))).toBe('NL91ABNA0417164300')
})

test('every number that ibantools accepts is accepted', () => {
  expect(registered.length).toBeGreaterThan(70)
  for (const [countryCode, { bban_regexp }] of registered) {
    assert(
      property(stringMatching(new RegExp(bban_regexp ?? '')), (bban) => {
        const iban = composeIBAN({ countryCode, bban })
        if (iban !== null && isValidIBAN(iban)) expect(ibanOf(iban)).toBe(iban)
      }),
      { numRuns: 20 },
    )
  }
})

test('SEPA countries accept only their own length', () => {
  const sepa = specifications.flatMap(([country, { chars, SEPA }]) =>
    SEPA && chars !== null ? [{ country, chars }] : [],
  )
  expect(sepa.length).toBeGreaterThan(35)
  assert(
    property(constantFrom(...sepa), stringMatching(/^[A-Z0-9]{11,30}$/), ({ country, chars }, account) => {
      const iban = withChecksum(country, account)
      expect(ibanOf(iban)).toBe(iban.length === chars ? iban : null)
    }),
    { numRuns: 3000 },
  )
})
