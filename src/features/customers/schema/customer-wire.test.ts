import { describe, expect, test } from 'vitest'
import { customerResponse, customerChange } from './customer.ts'
import { vatCheck, vatCheckResponse } from '#features/vat/schema/vat-check.ts'
import { jsonSchemaOf } from '#platform/http/openapi/json-schema.ts'
import { parse, type Schema } from '#platform/schema/parse.ts'
import {
  changePassword,
  forgotPassword,
  passwordChangedResponse,
  sentResponse,
  reauthenticate,
  reauthenticatedResponse,
  setPassword,
  emailVerifiedResponse,
  verifyEmail,
} from './passwords.ts'
import { registeredResponse, registration } from './registration.ts'
import {
  endSession,
  sessionResponse,
  sessionsEndedResponse,
  sessionsResponse,
} from '#features/sessions/schema/session.ts'
const form = {
  email: 'anna@voorbeeld.nl',
  password: 'lantaarn kruiwagen',
  customerType: 'business',
  firstName: 'Anna',
  lastName: 'de Vries',
  companyName: 'Bakkerij Groen',
  street: 'Kwekerijweg',
  houseNumber: '12',
  postalCode: '3512 JE',
  city: 'Utrecht',
  country: 'NL',
  phone: '06 12345678',
  language: 'nl',
  acceptTerms: true,
}

function faultsOf(schema: Schema, input: unknown) {
  const parsed = parse(schema, input)
  return parsed.ok ? [] : parsed.faults
}

test('a registration passes as it is, empty fields too: the rules say what is missing', () => {
  expect(parse(registration, form)).toEqual({ ok: true, value: form })
  expect(faultsOf(registration, { ...form, email: '', firstName: '', acceptTerms: false })).toEqual([])
})

test('a registration may lack a postal code, which some countries do not have', () => {
  const { postalCode: _none, ...others } = form
  expect(faultsOf(registration, others)).toEqual([])
})

test.each<[string, unknown, { path: string; code: string }]>([
  ['a missing field', (({ email: _email, ...rest }) => rest)(form), { path: 'email', code: 'required' }],
  ['a number', { ...form, phone: 31612345678 }, { path: 'phone', code: 'wrong_type' }],
  ['a list of addresses', { ...form, email: ['a@x.nl', 'b@x.nl'] }, { path: 'email', code: 'wrong_type' }],
  ['a null', { ...form, companyName: null }, { path: 'companyName', code: 'wrong_type' }],
  ['another type of customer', { ...form, customerType: 'admin' }, { path: 'customerType', code: 'not_allowed' }],
  ['another language', { ...form, language: 'fr' }, { path: 'language', code: 'not_allowed' }],
  ['a word for a consent', { ...form, acceptTerms: 'true' }, { path: 'acceptTerms', code: 'wrong_type' }],
  ['a tax of the own choosing', { ...form, taxExempt: true }, { path: '', code: 'unknown_key' }],
  ['a long name', { ...form, firstName: 'a'.repeat(101) }, { path: 'firstName', code: 'too_long' }],
  ['a password of 16 KiB', { ...form, password: 'x'.repeat(16_384) }, { path: 'password', code: 'too_long' }],
  ['half a character', { ...form, password: '\ud83d lantaarn kruiwagen' }, { path: 'password', code: 'malformed' }],
])('B142 %s is named by its field and a code', (_, input, fault) => {
  expect(faultsOf(registration, input)).toEqual([fault])
})

test('a password of 128 characters outside the basic plane passes', () => {
  expect(faultsOf(registration, { ...form, password: '😀'.repeat(128) })).toEqual([])
})

describe('a change', () => {
  test('names some fields; null empties one of a business', () => {
    expect(faultsOf(customerChange, {})).toEqual([])
    expect(faultsOf(customerChange, { city: 'Zeist', vatNumber: null })).toEqual([])
    expect(faultsOf(customerChange, { firstName: null })).toEqual([{ path: 'firstName', code: 'wrong_type' }])
  })

  test.each(['email', 'password', 'acceptTerms', 'vatState', 'taxPercentage', 'id', 'emailVerified'])(
    '%s is not among them',
    (key) => expect(faultsOf(customerChange, { [key]: 'x' })).toEqual([{ path: '', code: 'unknown_key' }]),
  )
})

test('the calls around a password', () => {
  expect(faultsOf(forgotPassword, { email: 'a@x.nl' })).toEqual([])
  expect(faultsOf(forgotPassword, { email: 'a@x.nl', language: 'de' })).toEqual([])
  expect(faultsOf(setPassword, { token: 'x', password: 'y' })).toEqual([])
  expect(faultsOf(setPassword, { token: 'x'.repeat(129), password: 'y' })).toEqual([
    { path: 'token', code: 'too_long' },
  ])
  expect(faultsOf(changePassword, { currentPassword: 'x', password: 'y' })).toEqual([])
  expect(faultsOf(verifyEmail, {})).toEqual([{ path: 'token', code: 'required' }])
  expect(faultsOf(vatCheck, { vatNumber: 'NL001234567B01', country: 'NL' })).toEqual([])
})

test('a visitor has no session', () => {
  expect(parse(sessionResponse, null)).toEqual({ ok: true, value: null })
})

test('a registration is described as it is checked', () => {
  const { properties, required } = jsonSchemaOf(registration) as {
    properties: Record<string, unknown>
    required: readonly string[]
  }
  expect(properties).toMatchObject({
    email: { type: 'string', maxLength: 254, format: 'email' },
    password: { type: 'string', minLength: 12, maxLength: 128, format: 'password' },
    country: { type: 'string', pattern: '^[A-Z]{2}$' },
    language: { enum: ['nl', 'de', 'en'] },
    companyName: { type: 'string', maxLength: 200 },
    acceptTerms: { type: 'boolean', const: true },
  })
  expect(required).toEqual(Object.keys(form).filter((name) => name !== 'companyName' && name !== 'postalCode'))
})

test('every shape around a customer has a description', () => {
  const shapes = [
    customerResponse,
    customerChange,
    registeredResponse,
    forgotPassword,
    setPassword,
    changePassword,
    sentResponse,
    passwordChangedResponse,
    sessionsEndedResponse,
    sessionsResponse,
    endSession,
    reauthenticate,
    reauthenticatedResponse,
    verifyEmail,
    emailVerifiedResponse,
    vatCheck,
    vatCheckResponse,
    sessionResponse,
  ]
  for (const shape of shapes) expect(Object.keys(jsonSchemaOf(shape)).length).toBeGreaterThan(0)
})
