import { expect, test } from 'vitest'
import {
  formAfter,
  type FormEvent,
  type FormState,
  formWith,
  isConfirmed,
  shownFaults,
  withHouseNumber,
} from './form-state.ts'
import { emptyRegistration, valuesIn } from './registration-values.ts'

const begun = formWith(emptyRegistration('nl'))
const after = (...events: readonly FormEvent[]): FormState => events.reduce(formAfter, begun)
const email = [{ path: 'email', code: 'malformed_email' }]
const typedEmail = { type: 'typed', change: { email: 'saar@' } } as const

test('the country and language of a new form are those of its page', () => {
  expect(emptyRegistration('nl')).toMatchObject({ country: 'NL', language: 'nl', acceptTerms: false })
  expect(emptyRegistration('de')).toMatchObject({ country: 'DE', language: 'de', customerType: 'private' })
})

test('a field is validated when it is left after typing, then on every change', () => {
  expect(shownFaults(after(typedEmail), email).size).toBe(0)
  const left = after(typedEmail, { type: 'left', name: 'email' })
  expect(shownFaults(left, email).get('email')).toBe('malformed_email')
  expect(shownFaults(formAfter(left, { type: 'typed', change: { email: 'saar@x.nl' } }), []).size).toBe(0)
})

test('a field that was focused but not edited is not validated before the form is sent', () => {
  const passed = after({ type: 'left', name: 'email' })
  expect(shownFaults(passed, email).size).toBe(0)
  expect(shownFaults(formAfter(passed, { type: 'sent' }), email).get('email')).toBe('malformed_email')
})

test('an error from the server is shown until its field changes', () => {
  const refused = after({ type: 'sent' }, { type: 'refused', faults: [{ path: 'phone', code: 'malformed_phone' }] })
  expect(shownFaults(refused, []).get('phone')).toBe('malformed_phone')
  const elsewhere = formAfter(refused, { type: 'typed', change: { city: 'Utrecht' } })
  expect(shownFaults(elsewhere, []).get('phone')).toBe('malformed_phone')
  expect(shownFaults(formAfter(refused, { type: 'typed', change: { phone: '0' } }), []).size).toBe(0)
  expect(shownFaults(formAfter(refused, { type: 'typed', change: { country: 'BE' } }), []).size).toBe(0)
  expect(shownFaults(formAfter(refused, { type: 'sent' }), []).size).toBe(0)
})

test('switching the country or the customer type keeps all values', () => {
  const typed = after(
    { type: 'typed', change: { customerType: 'business' } },
    { type: 'typed', change: { companyName: 'De Wilde Tuin', vatNumber: 'NL001234567B01' } },
    { type: 'typed', change: { customerType: 'private' } },
    { type: 'typed', change: { country: 'DE' } },
    { type: 'typed', change: { customerType: 'business' } },
  )
  expect(typed.values).toMatchObject({ companyName: 'De Wilde Tuin', vatNumber: 'NL001234567B01', country: 'DE' })
})

test('only a field that was edited, left and valid is confirmed', () => {
  const left = after(typedEmail, { type: 'left', name: 'email' })
  expect(isConfirmed(left, 'email', email)).toBe(false)
  expect(isConfirmed(left, 'email', [])).toBe(true)
  expect(isConfirmed(after(typedEmail), 'email', [])).toBe(false)
  expect(isConfirmed(formAfter(left, { type: 'typed', change: { email: '' } }), 'email', [])).toBe(false)
})

test('values autofilled before hydration are adopted, including those of hidden fields', () => {
  const data = new FormData()
  data.set('firstName', 'Saar')
  data.set('customerType', 'business')
  data.set('acceptTerms', 'on')
  const known = { ...emptyRegistration('nl'), companyName: 'Kwekerij' }
  expect(valuesIn(data, known)).toMatchObject({
    firstName: 'Saar',
    customerType: 'business',
    acceptTerms: true,
    companyName: 'Kwekerij',
    country: 'NL',
  })
})

test.each([
  ['Oudegracht 14', 'Oudegracht', '14'],
  ['Oudegracht 14a', 'Oudegracht', '14a'],
  ['Oudegracht 14 bis', 'Oudegracht 14 bis', ''],
  ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
  ['Lange Straat, 5-7', 'Lange Straat', '5-7'],
  ['Hauptstraße 12/3', 'Hauptstraße', '12/3'],
  ['2e Oosterparkstraat 8 hs', '2e Oosterparkstraat', '8 hs'],
  ['Oudegracht', 'Oudegracht', ''],
  ['14', '14', ''],
  ['', '', ''],
])('a street filled in as %s is split into street and house number', (line, street, houseNumber) => {
  expect(withHouseNumber({ street: line, houseNumber: '' })).toEqual({ street, houseNumber })
})

test('an existing house number is kept, and so is the street', () => {
  const values = { street: 'Plein 1944', houseNumber: '12' }
  expect(withHouseNumber(values)).toBe(values)
})
