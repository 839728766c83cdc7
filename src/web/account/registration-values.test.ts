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

test('a form filled in as people do has no faults, and goes out in one spelling', () => {
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

test('what was typed in fields that are hidden now is neither judged nor sent', () => {
  const values = { ...saar, ...typedForBusiness }
  expect(codesOf(values)).toEqual([])
  expect(registrationOf(values)).not.toHaveProperty('vatNumber')
  expect(detailsOf(values)).toMatchObject({ companyName: null, vatNumber: null, chamberOfCommerceNumber: null })
})

test('a business has a name; its numbers are judged when there are any, each where it exists', () => {
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

test('details without an address to log in with, password or terms are judged on their own', () => {
  const details = { ...saar, email: '', password: '', acceptTerms: false }
  expect(detailFaultsOf(details)).toEqual([])
  expect(detailFaultsOf({ ...details, city: ' ' })).toEqual([{ path: 'city', code: 'required' }])
})

test('a postal code is asked for only where addresses have one', () => {
  const abroad = { ...saar, postalCode: '', phone: '+852 2123 4567', country: 'HK' }
  expect(codesOf(abroad)).toEqual([])
  expect(codesOf({ ...abroad, country: 'NL', phone: saar.phone })).toEqual(['postalCode required'])
})

const minute = 60_000

test('[issue 17] what was typed is found again after a reload, without the password and without a tick', () => {
  const empty = emptyRegistration('nl')
  const typed = { ...empty, ...saar, customerType: 'business' as const, password: 'geheim geheim', acceptTerms: true }
  const text = keptText(typed, empty, 0)
  expect(text).not.toContain('geheim')
  expect(withKept(empty, empty, text, 29 * minute)).toEqual({ ...typed, password: '', acceptTerms: false })
})

test('[issue 17] after half an hour it is gone; nothing typed is nothing kept', () => {
  const empty = emptyRegistration('de')
  const text = keptText({ ...empty, city: 'Berlin' }, empty, 0)
  expect(withKept(empty, empty, text, 31 * minute)).toEqual(empty)
  expect(withKept(empty, empty, text, -minute), 'a clock that was set back').toEqual(empty)
  expect(keptText({ ...empty, password: 'geheim geheim', acceptTerms: true }, empty, 0)).toBeNull()
})

test('[issue 17] what the browser filled in, or somebody typed before the script came, counts more', () => {
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
])('text that is none of ours changes nothing: %j', (text) => {
  const empty = emptyRegistration('nl')
  expect(withKept(empty, empty, text, 0)).toEqual(empty)
})
