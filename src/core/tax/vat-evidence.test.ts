import { assert, boolean, constant, constantFrom, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { countryCodes, vatCountryOf } from '#core/locale/country.ts'
import {
  basisOf,
  canBeRestricted,
  contradictionsOf,
  type CountryEvidence,
  decidedTaxOf,
  needsProof,
  type TaxBasis,
} from './vat-evidence.ts'
import { taxOf, type TaxSubject } from './vat.ts'

const today = '2026-11-15'
const never = () => false
const country = constantFrom(...countryCodes)
const subjects = record<TaxSubject>({
  country,
  customerType: constantFrom('private', 'business'),
  vatState: constantFrom('valid', 'invalid', 'unknown', null),
})
/** VIES has no answers about private people. */
const possible = subjects.filter(({ customerType, vatState }) => customerType === 'business' || vatState === null)

test('no buyer pays less than the home rate on their statement alone', () => {
  assert(
    property(possible, (subject) => {
      const tax = decidedTaxOf(subject, today, never)
      const isConfirmed = subject.customerType === 'business' && subject.vatState === 'valid'
      if (tax.taxPercentage < 21) expect([tax.exemption, isConfirmed]).toEqual(['reverse_charge', true])
      if (tax.taxBasis !== 'home') expect(vatCountryOf(subject.country)).not.toBe('NL')
    }),
  )
})

test('with proof the rate is that of the address; where none is needed it makes no difference', () => {
  assert(
    property(possible, (subject) => {
      expect(decidedTaxOf(subject, today)).toMatchObject(taxOf(subject, today))
      if (!needsProof(subject)) {
        expect(decidedTaxOf(subject, today, never)).toEqual(decidedTaxOf(subject, today))
      }
    }),
  )
})

test('the basis of the VAT is derived from the order as it was decided', () => {
  assert(
    property(possible, boolean(), (subject, canProve) => {
      const { taxBasis, exemption, taxPercentage } = decidedTaxOf(subject, today, () => canProve)
      const isHeld = needsProof(subject) && taxBasis !== 'unproven'
      const restrictedTo = isHeld ? subject.country : null
      expect(basisOf(subject, { exemption, isHomeRate: taxPercentage === 21, restrictedTo })).toBe(taxBasis)
    }),
  )
})

test.each<[string, TaxSubject, boolean]>([
  ['a private person at home', { country: 'NL', customerType: 'private', vatState: null }, false],
  ['a private person abroad', { country: 'DE', customerType: 'private', vatState: null }, true],
  ['a private person outside the EU', { country: 'CH', customerType: 'private', vatState: null }, true],
  ['a business that the register knows', { country: 'DE', customerType: 'business', vatState: 'valid' }, false],
  ['one that it does not', { country: 'DE', customerType: 'business', vatState: 'unknown' }, true],
  ['one that only says so', { country: 'CH', customerType: 'business', vatState: null }, true],
])('whether %s needs proof of the country', (_, subject, expected) => {
  expect(needsProof(subject)).toBe(expected)
})

test('cards can be restricted to any country, national methods to their own, others to none', () => {
  assert(
    property(country, (code) => {
      expect(canBeRestricted('creditcard', code)).toBe(true)
      expect(canBeRestricted('ideal', code)).toBe(code === 'NL')
      expect(canBeRestricted('bancontact', code)).toBe(code === 'BE')
      for (const anywhere of ['paypal', 'banktransfer', 'trustly', 'toString', '']) {
        expect(canBeRestricted(anywhere, code)).toBe(false)
      }
    }),
  )
})

const evidence = record<CountryEvidence>({
  basis: constantFrom<TaxBasis>('home', 'country', 'reverse_charge', 'outside_eu', 'unproven'),
  address: country,
  addressWhenPaid: country,
  restrictedTo: option(country),
  payer: option(country),
  checkout: option(country),
})

test('evidence of one country has no contradiction; a payer under another VAT always is one', () => {
  assert(
    property(evidence, country, (each, elsewhere) => {
      const { address } = each
      const agreed = { ...each, addressWhenPaid: address, restrictedTo: address, payer: address, checkout: address }
      expect(contradictionsOf(agreed)).toEqual([])
      const isSame = vatCountryOf(elsewhere) === vatCountryOf(address)
      const found = contradictionsOf({ ...agreed, payer: elsewhere })
      expect(found).toEqual(isSame || each.basis === 'unproven' ? [] : ['payer'])
    }),
  )
})

test('a missing confirmation of the restriction contradicts a tax based on the country', () => {
  assert(
    property(evidence, constantFrom<TaxBasis>('country', 'outside_eu'), constant(null), (each, basis, restrictedTo) => {
      expect(contradictionsOf({ ...each, basis, restrictedTo })).toContain('restriction')
    }),
  )
})

test("the provider's location of the buyer counts only if the payer's country is unknown", () => {
  const base = { basis: 'country', address: 'DE', addressWhenPaid: 'DE', restrictedTo: 'DE' } as const
  expect(contradictionsOf({ ...base, payer: 'DE', checkout: 'NL' })).toEqual([])
  expect(contradictionsOf({ ...base, payer: null, checkout: 'NL' })).toEqual(['checkout'])
  expect(contradictionsOf({ ...base, addressWhenPaid: 'NL', payer: 'DE', checkout: null })).toEqual(['address'])
})

const nationalMethods = {
  AT: ['eps'],
  BE: ['bancontact', 'belfius', 'kbc'],
  CH: ['twint'],
  DK: ['mobilepay'],
  ES: ['bizum'],
  FI: ['mobilepay'],
  IT: ['bancomatpay'],
  NL: ['ideal'],
  NO: ['vipps'],
  PL: ['blik', 'przelewy24'],
  PT: ['mbway', 'multibanco'],
  SE: ['swish'],
} as const satisfies Readonly<Record<string, readonly string[]>>
const national: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(nationalMethods))
const methods = [
  ...new Set(Object.values(nationalMethods).flat()),
  'creditcard',
  'paypal',
  'banktransfer',
  'trustly',
  '',
]

test('cards and national methods can prove a country', () => {
  for (const code of countryCodes) {
    const held = methods.filter((method) => canBeRestricted(method, code))
    expect(held.toSorted(), code).toEqual([...(national.get(code) ?? []), 'creditcard'].toSorted())
  }
})

test('without proof the home rate is charged, also outside the EU; an invalid country counts as home', () => {
  const abroad: TaxSubject = { country: 'CH', customerType: 'private', vatState: null }
  const unproven = { taxPercentage: 21, exemption: null, taxBasis: 'unproven' }
  expect(decidedTaxOf(abroad, today, never)).toMatchObject(unproven)
  expect(decidedTaxOf({ ...abroad, country: 'DE' }, today, never)).toMatchObject(unproven)
  expect(decidedTaxOf(abroad, today, (code) => code === 'CH')).toMatchObject({ taxBasis: 'outside_eu' })
  expect(decidedTaxOf({ ...abroad, country: 'DE' }, today, (code) => code === 'DE')).toMatchObject({
    taxBasis: 'country',
  })
  expect(decidedTaxOf({ ...abroad, country: 'XX' }, today, never)).toMatchObject({ taxBasis: 'home' })
})

const agreed: CountryEvidence = {
  basis: 'country',
  address: 'DE',
  addressWhenPaid: 'DE',
  restrictedTo: 'DE',
  payer: 'DE',
  checkout: 'DE',
}
test.each<[Partial<CountryEvidence>, readonly string[]]>([
  [{}, []],
  [{ restrictedTo: null }, ['restriction']],
  [{ restrictedTo: 'AT' }, ['restriction']],
  [{ basis: 'outside_eu', restrictedTo: null }, ['restriction']],
  [{ basis: 'home', restrictedTo: null }, []],
  [{ basis: 'reverse_charge', restrictedTo: null }, []],
  [{ payer: 'AT' }, ['payer']],
  [{ payer: 'AT', checkout: 'FR' }, ['payer']],
  [{ payer: null, checkout: 'FR' }, ['checkout']],
  [{ checkout: 'FR' }, []],
  [{ payer: null, checkout: null }, []],
  [{ addressWhenPaid: 'NL' }, ['address']],
  [{ basis: 'unproven', restrictedTo: null, payer: 'FR', addressWhenPaid: 'FR' }, []],
  [{ basis: 'outside_eu', address: 'CH', addressWhenPaid: 'NO', restrictedTo: 'CH', payer: 'US', checkout: null }, []],
])('%o: contradicted by %j', (change, against) => {
  expect(contradictionsOf({ ...agreed, ...change })).toEqual(against)
})

test('rate and restriction of a placed order give the basis of its VAT', () => {
  const abroad: TaxSubject = { country: 'DE', customerType: 'private', vatState: null }
  const ordered = { exemption: null, isHomeRate: true, restrictedTo: null }
  expect(basisOf(abroad, ordered)).toBe('unproven')
  expect(basisOf(abroad, { ...ordered, isHomeRate: false })).toBe('country')
  expect(basisOf(abroad, { ...ordered, restrictedTo: 'DE' })).toBe('country')
  expect(basisOf(abroad, { ...ordered, exemption: 'outside_eu' })).toBe('outside_eu')
  expect(basisOf({ ...abroad, country: 'NL' }, ordered)).toBe('home')
})
