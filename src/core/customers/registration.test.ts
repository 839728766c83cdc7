import { assert, constantFrom, property, record, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '#tests/builders/any-character.ts'
import { isCommonPassword } from './common-passwords.ts'
import { countryCodes } from '#core/locale/country.ts'
import { changedProfile, profileFaults, normalizeProfile } from './profile.ts'
import { type RegistrationForm, registrationFaults, normalizeRegistration } from './registration.ts'

const anna: RegistrationForm = {
  email: ' Anna@Voorbeeld.NL ',
  password: ' lantaarn kruiwagen ',
  customerType: 'private',
  firstName: ' Anna  Maria ',
  lastName: "de Vries-O'Brien",
  street: 'Kwekerijweg',
  houseNumber: '12 a',
  postalCode: '3512je',
  city: 'Utrecht',
  country: 'NL',
  phone: '06 12345678',
  language: 'nl',
  acceptTerms: true,
}
const bakery: RegistrationForm = {
  ...anna,
  customerType: 'business',
  companyName: 'Bakkerij Groen B.V.',
  chamberOfCommerceNumber: '9012 3456',
  vatNumber: 'nl 0012.34.567 b01',
}

const faultsOf = (form: RegistrationForm) => registrationFaults(form, isCommonPassword)

test('a private person and a business are accepted and normalized', () => {
  expect([faultsOf(anna), faultsOf(bakery)]).toEqual([[], []])
  expect(normalizeRegistration(anna)).toEqual({
    email: 'Anna@Voorbeeld.NL',
    emailKey: 'anna@voorbeeld.nl',
    password: ' lantaarn kruiwagen ',
    customerType: 'private',
    firstName: 'Anna Maria',
    lastName: "de Vries-O'Brien",
    companyName: null,
    chamberOfCommerceNumber: null,
    vatNumber: null,
    street: 'Kwekerijweg',
    houseNumber: '12 a',
    postalCode: '3512 JE',
    city: 'Utrecht',
    country: 'NL',
    phone: '+31612345678',
    language: 'nl',
  })
  expect(normalizeRegistration(bakery)).toMatchObject({
    companyName: 'Bakkerij Groen B.V.',
    chamberOfCommerceNumber: '90123456',
    vatNumber: 'NL001234567B01',
  })
})

test('an empty form reports every missing field in order', () => {
  const texts = [
    'email',
    'password',
    'firstName',
    'lastName',
    'country',
    'postalCode',
    'houseNumber',
    'street',
    'city',
    'phone',
  ]
  const empty = Object.fromEntries(texts.map((name) => [name, '']))
  expect(faultsOf({ ...anna, ...empty, acceptTerms: false })).toEqual([
    ...texts.map((path) => ({ path, code: 'required' })),
    { path: 'acceptTerms', code: 'terms_required' },
  ])
})

test.each<[string, Partial<RegistrationForm>, string, string]>([
  ['an address without a dot', { email: 'anna@voorbeeld' }, 'email', 'malformed_email'],
  ['a short password', { password: 'elf tekens.' }, 'password', 'too_short'],
  ['a password of 129', { password: 'lantaarn '.repeat(15) }, 'password', 'too_long'],
  ['the own address as password', { password: 'anna@voorbeeld.nl' }, 'password', 'password_too_common'],
  ['the own name as password', { password: 'annamariadevries1' }, 'password', 'password_too_common'],
  ['a long name', { firstName: 'a'.repeat(101) }, 'firstName', 'too_long'],
  ['a name of blanks', { firstName: '\u00a0\u2003 ' }, 'firstName', 'required'],
  ['a name with a bell', { firstName: 'An\u0007na' }, 'firstName', 'hidden_characters'],
  ['a name that turns the text round', { lastName: 'de \u202eseirV' }, 'lastName', 'hidden_characters'],
  ['half a character', { lastName: 'de \ud83d' }, 'lastName', 'hidden_characters'],
  ['a web address for a name', { firstName: 'Win geld op http://nep.example' }, 'firstName', 'not_a_name'],
  ['a bare domain for a name', { lastName: 'klik nep.nl' }, 'lastName', 'not_a_name'],
  ['a Belgian postal code', { postalCode: '1000' }, 'postalCode', 'malformed_postal_code'],
  ['a number too short', { phone: '06 1234567' }, 'phone', 'malformed_phone'],
  ['no such country', { country: 'XX' }, 'country', 'unknown_country'],
  ['no consent', { acceptTerms: false }, 'acceptTerms', 'terms_required'],
  ['a company of a private person', { companyName: 'Bakkerij' }, 'companyName', 'not_allowed'],
  [
    'a register number of a private person',
    { chamberOfCommerceNumber: '90123456' },
    'chamberOfCommerceNumber',
    'not_allowed',
  ],
  ['a VAT number of a private person', { vatNumber: 'NL001234567B01' }, 'vatNumber', 'not_allowed'],
])('%s', (_, change, path, code) => {
  expect(faultsOf({ ...anna, ...change })).toContainEqual({ path, code })
  const [, ...others] = faultsOf({ ...anna, ...change })
  expect(change.country === undefined ? others : []).toEqual([])
})

test.each<[string, Partial<RegistrationForm>, string | null]>([
  ['no company name', { companyName: '' }, 'companyName required'],
  ['no numbers at all', { chamberOfCommerceNumber: '', vatNumber: ' ' }, null],
  [
    'a register number of seven digits',
    { chamberOfCommerceNumber: '9012345' },
    'chamberOfCommerceNumber malformed_chamber_number',
  ],
  ['a VAT number that is not one', { vatNumber: 'NL001234567B1' }, 'vatNumber malformed_vat_number'],
  ['a VAT number of elsewhere', { vatNumber: 'DE123456789' }, 'vatNumber wrong_country'],
  ['a company named like a site', { companyName: 'Groen.nl B.V.' }, null],
])('a business with %s', (_, change, fault) => {
  expect(faultsOf({ ...bakery, ...change }).map(({ path, code }) => `${path} ${code}`)).toEqual(
    fault === null ? [] : [fault],
  )
})

describe('other countries', () => {
  const german = { ...bakery, country: 'DE', postalCode: '80331', phone: '0171 1234567', language: 'de' } as const

  test('company numbers may have any format', () => {
    const form = { ...german, chamberOfCommerceNumber: 'HRB 12345', vatNumber: '123456789' }
    expect(faultsOf(form)).toEqual([])
    expect(normalizeRegistration(form)).toMatchObject({
      chamberOfCommerceNumber: 'HRB 12345',
      vatNumber: 'DE123456789',
    })
    expect(faultsOf({ ...form, chamberOfCommerceNumber: 'x'.repeat(31) })).toEqual([
      { path: 'chamberOfCommerceNumber', code: 'too_long' },
    ])
  })

  test('a country without postal codes requires none', () => {
    const { postalCode: _none, ...address } = { ...anna, country: 'HK', phone: '+852 5123 4567' }
    for (const form of [address, { ...address, postalCode: ' ' }]) {
      expect(faultsOf(form)).toEqual([])
      expect(normalizeRegistration(form).postalCode).toBe('')
    }
    expect(faultsOf({ ...address, country: 'DE' })).toEqual([{ path: 'postalCode', code: 'required' }])
  })

  test('a business in Monaco has a French VAT number', () => {
    const form = {
      ...german,
      country: 'MC',
      postalCode: '98000',
      phone: '+377 6 12 34 56 78',
      vatNumber: '12345678901',
    }
    expect(faultsOf({ ...form, chamberOfCommerceNumber: null })).toEqual([])
    expect(normalizeRegistration(form).vatNumber).toBe('FR12345678901')
  })

  test('outside the EU there is no VAT number', () => {
    const swiss = { ...german, country: 'CH', postalCode: '8001', phone: '+41 79 123 45 67', vatNumber: 'CHE123456789' }
    expect(faultsOf(swiss)).toEqual([{ path: 'vatNumber', code: 'not_allowed' }])
    expect(faultsOf({ ...swiss, vatNumber: '' })).toEqual([])
  })
})

describe('a partial change', () => {
  const profile = normalizeProfile(bakery)

  test('is validated together with the unchanged fields', () => {
    expect(profileFaults(changedProfile(profile, { city: 'Zeist' }))).toEqual([])
    expect(profileFaults(changedProfile(profile, { country: 'BE' }))).toEqual([
      { path: 'vatNumber', code: 'wrong_country' },
      { path: 'postalCode', code: 'malformed_postal_code' },
    ])
    expect(profileFaults(changedProfile(profile, { companyName: null }))).toEqual([
      { path: 'companyName', code: 'required' },
    ])
  })

  test('to a private person clears the business fields, unless they are sent too', () => {
    const form = changedProfile(profile, { customerType: 'private' })
    expect(profileFaults(form)).toEqual([])
    expect(normalizeProfile(form)).toMatchObject({ companyName: null, chamberOfCommerceNumber: null, vatNumber: null })
    const both = changedProfile(profile, { customerType: 'private', companyName: 'Toch' })
    expect(profileFaults(both)).toEqual([{ path: 'companyName', code: 'not_allowed' }])
  })
})

test('a normalized form is valid, fits its columns, and is unchanged when normalized again', () => {
  const line = string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  const forms = record({
    firstName: line,
    lastName: line,
    companyName: line,
    street: line,
    houseNumber: line,
    city: line,
    country: constantFrom('NL', 'DE', 'BE', 'JP', 'US', ...countryCodes),
    postalCode: constantFrom('3512 je', '80331', '1000', '100-0001'),
    phone: constantFrom('+31 6 12345678', '0049 171 1234567', '+1 212 555 0100'),
    chamberOfCommerceNumber: constantFrom('', '90123456', 'HRB 1'),
    vatNumber: constantFrom('', 'NL001234567B01', 'DE123456789'),
    customerType: constantFrom('private' as const, 'business' as const),
  })
  assert(
    property(forms, (change) => {
      const form = { ...anna, ...change }
      const profile = normalizeProfile(form)
      expect(normalizeProfile(profile)).toEqual(profile)
      if (faultsOf(form).length > 0) return
      expect(profileFaults(profile)).toEqual([])
      for (const [name, text] of Object.entries(profile))
        expect(text === null || (text !== '' && text === text.trim()), name).toBe(true)
      expect((profile.companyName !== null) === (profile.customerType === 'business')).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('any texts give a result', () => {
  const text = string({ unit: anyCharacter, maxLength: 30 })
  assert(
    property(
      record({
        email: text,
        password: text,
        firstName: text,
        street: text,
        postalCode: text,
        country: text,
        phone: text,
        vatNumber: text,
      }),
      (change) => {
        const form = { ...bakery, ...change }
        expect(Array.isArray(faultsOf(form))).toBe(true)
        expect(normalizeRegistration(form).customerType).toBe('business')
      },
    ),
    { numRuns: 500 },
  )
})
