import { expect, test } from 'vitest'
import {
  detailFaultsOf,
  detailsOf,
  faultsOf,
  registrationOf,
  emptyRegistration,
  keptText,
  type RegistrationValues,
  withKept,
} from './registration-values.ts'

const never = () => false
const saar: RegistrationValues = {
  ...emptyRegistration('nl'),
  firstName: ' Saar ',
  lastName: 'van der Linden',
  email: ' saar@wildetuin.nl ',
  phone: '06 12345678',
  postalCode: '3512je',
  houseNumber: '14',
  street: 'Oudegracht',
  city: 'Utrecht',
  password: ' een zin over tulpen ',
  acceptTerms: true,
}
const typedForBusiness = { companyName: 'De Wilde Tuin', chamberOfCommerceNumber: 'geen', vatNumber: 'onzin' }
const codesOf = (values: RegistrationValues) => faultsOf(values, never).map(({ path, code }) => `${path} ${code}`)

test('a form with common spellings is valid and sent normalized', () => {
  expect(codesOf(saar)).toEqual([])
  expect(registrationOf(saar)).toEqual({
    customerType: 'private',
    firstName: 'Saar',
    lastName: 'van der Linden',
    email: 'saar@wildetuin.nl',
    phone: '+31612345678',
    postalCode: '3512 JE',
    houseNumber: '14',
    street: 'Oudegracht',
    city: 'Utrecht',
    country: 'NL',
    language: 'nl',
    password: ' een zin over tulpen ',
    acceptTerms: true,
  })
})

test('values of hidden fields are neither validated nor sent', () => {
  const values = { ...saar, ...typedForBusiness }
  expect(codesOf(values)).toEqual([])
  expect(registrationOf(values)).not.toHaveProperty('vatNumber')
  expect(detailsOf(values)).toMatchObject({ companyName: null, vatNumber: null, chamberOfCommerceNumber: null })
})

test('a business needs a name; its numbers are optional and validated by country', () => {
  const business = { ...saar, customerType: 'business' } as const
  expect(codesOf(business)).toEqual(['companyName required'])
  expect(codesOf({ ...business, ...typedForBusiness })).toEqual([
    'chamberOfCommerceNumber malformed_chamber_number',
    'vatNumber malformed_vat_number',
  ])
  const abroad = { ...business, ...typedForBusiness, country: 'US', postalCode: '94107', phone: '+1 415 555 2671' }
  expect(codesOf(abroad)).toEqual([])
  expect(registrationOf(abroad)).not.toHaveProperty('chamberOfCommerceNumber')
})

test('customer details are validated without e-mail address, password and terms', () => {
  const details = { ...saar, email: '', password: '', acceptTerms: false }
  expect(detailFaultsOf(details)).toEqual([])
  expect(detailFaultsOf({ ...details, city: ' ' })).toEqual([{ path: 'city', code: 'required' }])
})

test('a postal code is required only in countries that use them', () => {
  const abroad = { ...saar, postalCode: '', phone: '+852 2123 4567', country: 'HK' }
  expect(codesOf(abroad)).toEqual([])
  expect(codesOf({ ...abroad, country: 'NL', phone: saar.phone })).toEqual(['postalCode required'])
})

const minute = 60_000

test('a draft survives a reload, without the password and the consents', () => {
  const empty = emptyRegistration('nl')
  const typed = { ...empty, ...saar, customerType: 'business' as const, password: 'geheim geheim', acceptTerms: true }
  const text = keptText(typed, empty, 0)
  expect(text).not.toContain('geheim')
  expect(withKept(empty, empty, text, 29 * minute)).toEqual({ ...typed, password: '', acceptTerms: false })
})

test('a draft expires after half an hour; an empty form stores none', () => {
  const empty = emptyRegistration('de')
  const text = keptText({ ...empty, city: 'Berlin' }, empty, 0)
  expect(withKept(empty, empty, text, 31 * minute)).toEqual(empty)
  expect(withKept(empty, empty, text, -minute), 'a clock that was set back').toEqual(empty)
  expect(keptText({ ...empty, password: 'geheim geheim', acceptTerms: true }, empty, 0)).toBeNull()
})

test('values autofilled or typed before hydration take precedence over the draft', () => {
  const empty = emptyRegistration('nl')
  const text = keptText({ ...empty, city: 'Utrecht', street: 'Oudegracht' }, empty, 0)
  expect(withKept({ ...empty, city: 'Zeist' }, empty, text, minute)).toEqual({
    ...empty,
    city: 'Zeist',
    street: 'Oudegracht',
  })
})

test.each([
  null,
  '',
  'no json',
  'null',
  '7',
  '[]',
  '{}',
  '{"until":"soon","city":"Utrecht"}',
  '{"city":7,"until":60000}',
])('an unknown stored text is ignored: %j', (text) => {
  const empty = emptyRegistration('nl')
  expect(withKept(empty, empty, text, 0)).toEqual(empty)
})
