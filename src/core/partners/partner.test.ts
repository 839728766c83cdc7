import { expect, test } from 'vitest'
import { ibanOf, maskedIban } from './iban.ts'
import { isOwnPurchase, partnerDetailsOf, partnerFaults } from './partner.ts'

const form = {
  name: ' Bo  de Groot ',
  companyName: '',
  email: 'Bo@Example.nl',
  website: 'tuinblog.nl/over',
  vatNumber: '',
  iban: '',
}

test('details are normalized', () => {
  expect(partnerFaults(form)).toEqual([])
  expect(partnerDetailsOf({ ...form, vatNumber: '0012.34.567.B01', iban: 'nl91 abna 0417 1643 00' })).toEqual({
    name: 'Bo de Groot',
    companyName: null,
    email: 'Bo@Example.nl',
    website: 'https://tuinblog.nl/over',
    vatNumber: 'NL001234567B01',
    iban: 'NL91ABNA0417164300',
  })
})

test.each([
  ['name', '', 'required'],
  ['name', 'Kijk op evil.example', 'not_a_name'],
  ['companyName', 'x'.repeat(201), 'too_long'],
  ['email', 'bo', 'malformed_email'],
  ['website', '', 'required'],
  ['website', 'mijn blog', 'malformed_website'],
  ['website', 'javascript:alert(1)', 'malformed_website'],
  ['website', 'https://localhost', 'malformed_website'],
  ['vatNumber', 'NL1', 'malformed_vat_number'],
  ['vatNumber', 'DE123', 'malformed_vat_number'],
  ['iban', 'NL92ABNA0417164300', 'malformed_iban'],
])('%s %j: %s', (path, value, code) => {
  expect(partnerFaults({ ...form, [path]: value })).toEqual([{ path, code }])
})

test.each(['DE123456789', 'GR123456789', 'EL 123 456 789'])('a VAT number of another country: %s', (vatNumber) => {
  expect(partnerFaults({ ...form, vatNumber })).toEqual([])
})

test.each([
  ['NL91 ABNA 0417 1643 00', 'NL91ABNA0417164300'],
  ['de89-3704-0044-0532-0130-00', 'DE89370400440532013000'],
  ['NL91ABNA0417164301', null],
  ['NL91', null],
  ['', null],
])('IBAN %j is %s', (text, iban) => expect(ibanOf(text)).toBe(iban))

test('a masked IBAN has only its country and last characters', () => {
  expect(maskedIban('NL91ABNA0417164300')).toBe('NL•• •••• 4300')
})

test.each([
  [{ emails: ['BO@example.nl'], vatNumber: null }, true],
  [{ emails: ['else@example.nl', 'bo+test@example.nl'], vatNumber: null }, true],
  [{ emails: ['else@example.nl'], vatNumber: 'NL001234567B01' }, true],
  [{ emails: ['else@example.nl'], vatNumber: 'NL001234567B02' }, false],
  [{ emails: ['bob@example.nl'], vatNumber: null }, false],
])('%j is the partner: %s', (buyer, isOwn) => {
  expect(isOwnPurchase({ email: 'Bo@Example.nl', vatNumber: 'NL001234567B01' }, buyer)).toBe(isOwn)
})

test('two buyers without a VAT number do not have one in common', () => {
  expect(isOwnPurchase({ email: 'a@b.nl', vatNumber: null }, { emails: ['c@d.nl'], vatNumber: null })).toBe(false)
})
