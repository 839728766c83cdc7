import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { countryCodes } from '#core/locale/country.ts'
import {
  askedFor,
  type Holder,
  holderFaults,
  type HolderForm,
  holderName,
  legalForms,
  normalizeHolder,
  registerFaults,
} from './holder.ts'

const baker: HolderForm = {
  customerType: 'business',
  firstName: 'Jan',
  lastName: 'de Jong',
  companyName: 'Bakkerij de Jong B.V.',
  chamberOfCommerceNumber: '12 34 56 78',
  legalForm: 'BV',
  street: 'Dorpsstraat',
  houseNumber: '1',
  postalCode: '8011ab',
  city: 'Zwolle',
  country: 'NL',
  phone: '0612345678',
  email: 'jan@bakkerij.example',
}

test('a holder has the fields of a customer and those that registries require', () => {
  expect(holderFaults(baker)).toEqual([])
  expect(normalizeHolder(baker)).toMatchObject({
    chamberOfCommerceNumber: '12345678',
    phone: '+31612345678',
    legalForm: 'BV',
    citizenship: null,
  })
  expect(holderName(normalizeHolder(baker))).toBe('Bakkerij de Jong B.V.')
  expect(holderFaults({ ...baker, legalForm: 'GmbH', citizenship: 'XX', email: 'nee', phone: '1' })).toEqual([
    { path: 'phone', code: 'malformed_phone' },
    { path: 'email', code: 'malformed_email' },
    { path: 'legalForm', code: 'unknown_legal_form' },
    { path: 'citizenship', code: 'unknown_country' },
  ])
})

const holder = normalizeHolder(baker)
const person: Holder = {
  ...holder,
  customerType: 'private',
  companyName: null,
  chamberOfCommerceNumber: null,
  legalForm: null,
}
const { legalForm: _form, citizenship: _citizenship, ...buyer } = holder

test.each([
  ['nl', holder, []],
  [
    'nl',
    { ...holder, legalForm: null, chamberOfCommerceNumber: null },
    ['legalForm required', 'chamberOfCommerceNumber required'],
  ],
  ['nl', { ...holder, country: 'DE', chamberOfCommerceNumber: null, legalForm: 'BGG' as const }, []],
  ['nl', { ...buyer, chamberOfCommerceNumber: null }, []],
  ['nl', { ...person, street: 'Postbus' }, ['street post_box']],
  ['nl', { ...person, street: 'Postbusstraat' }, []],
  ['de', { ...holder, legalForm: null, chamberOfCommerceNumber: null }, []],
  ['eu', { ...person, country: 'CH' }, ['citizenship not_european']],
  ['eu', { ...person, country: 'CH', citizenship: 'NL' }, []],
  ['eu', { ...person, country: 'NO' }, []],
  ['eu', { ...holder, country: 'US', citizenship: 'NL' }, ['country not_european']],
  ['fr', { ...person, country: 'CH' }, []],
  ['fr', { ...person, country: 'US' }, ['country not_european']],
  ['amsterdam', { ...holder, legalForm: null }, ['legalForm required']],
  ['com', { ...person, country: 'US', street: 'P.O. Box' }, []],
  ['constructor', person, []],
] as const)('what the register of .%s wants of a holder', (tld, given, expected) => {
  expect(registerFaults(tld, given).map(({ path, code }) => `${path} ${code}`)).toEqual(expected)
})

const anyHolder = fc.record({
  customerType: fc.constantFrom('private' as const, 'business' as const),
  country: fc.constantFrom(...countryCodes),
  legalForm: fc.option(fc.constantFrom(...legalForms)),
  citizenship: fc.option(fc.constantFrom(...countryCodes)),
  chamberOfCommerceNumber: fc.option(fc.constant('12345678')),
  street: fc.constantFrom('Dorpsstraat', 'Postbus 12', 'P.O. Box 9', 'Boxplein'),
})
const tlds = fc.constantFrom('nl', 'de', 'be', 'eu', 'fr', 'nu', 'amsterdam', 'com', 'shop', 'io')

test('every requirement of a registry can be met: a form with the requested fields leaves no faults', () => {
  fc.assert(
    fc.property(anyHolder, tlds, (some, tld) => {
      const given: Holder = { ...holder, ...some }
      const asked = askedFor([tld], given)
      const mended = {
        ...given,
        street: 'Dorpsstraat',
        chamberOfCommerceNumber: '12345678',
        ...(asked.legalForm && { legalForm: 'BV' as const }),
        ...(asked.citizenship && { citizenship: 'NL' }),
      }
      // Only faults about the required country of the company or address remain, because no other field can correct
      // them.
      expect(
        registerFaults(tld, mended)
          .map(({ code }) => code)
          .filter((code) => code !== 'not_european'),
      ).toEqual([])
      if (given.country === 'NL') expect(registerFaults(tld, mended)).toEqual([])
      // A buyer who is the holder must not get faults for fields that the shop's form does not have.
      const { legalForm: _none, ...asBuyer } = given
      const paths = registerFaults(tld, asBuyer).map(({ path }) => path)
      expect(paths).not.toContain('legalForm')
      expect(paths).not.toContain('chamberOfCommerceNumber')
    }),
  )
})
