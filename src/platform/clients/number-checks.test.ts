import { expect, test } from 'vitest'
import { isIban, isPhoneNumber } from './number-checks.ts'

test.each(['+31612345678', '+31201234567', '+4930123456', '+32470123456', '+375291234567', '+38344123456'])(
  '%s is a phone number',
  (phone) => expect(isPhoneNumber(phone)).toBe(true),
)

test.each([
  ['a trunk prefix inside', '+310612345678'],
  ['too short for its country', '+3161'],
  ['too long for its country', '+316123456789012'],
  ['a calling code nobody has', '+999123456789'],
  ['no calling code', '0612345678'],
])('%s is no phone number: %s', (_, phone) => expect(isPhoneNumber(phone)).toBe(false))

test.each(['NL91ABNA0417164300', 'DE89370400440532013000', 'BE68539007547034', 'MT84MALT011000012345MTLCAST001S'])(
  '%s is an IBAN',
  (iban) => expect(isIban(iban)).toBe(true),
)

test.each([
  ['wrong check digits', 'NL92ABNA0417164300'],
  ['a digit too many, though the check digits fit', 'NL79ABNA04171643000'],
  ['letters where its country has digits', 'NL13ABNA04171643AA'],
  ['a country without IBANs', 'US64SVBKUS6S3300958879'],
])('%s is no IBAN: %s', (_, iban) => expect(isIban(iban)).toBe(false))
