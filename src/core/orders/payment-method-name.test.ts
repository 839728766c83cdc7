import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { methodsByCountry } from './payment-method-name.ts'

const all = [
  'ideal',
  'creditcard',
  'paypal',
  'bancontact',
  'banktransfer',
  'klarna',
  'kbc',
  'belfius',
  'eps',
  'trustly',
]
const idsOf = (ids: readonly string[], country: string) => {
  const { usual, others } = methodsByCountry(
    ids.map((id) => ({ id })),
    country,
  )
  return { usual: usual.map(({ id }) => id), others: others.map(({ id }) => id) }
}

test.each([
  ['NL', ['ideal', 'creditcard', 'paypal']],
  ['BE', ['bancontact', 'kbc', 'belfius', 'creditcard']],
  ['DE', ['paypal', 'creditcard', 'klarna']],
  ['AT', ['eps', 'paypal', 'creditcard']],
  ['FR', ['creditcard', 'paypal', 'banktransfer']],
])('in %s these methods come first, and none of another country', (country, usual) => {
  expect(idsOf(all, country).usual).toEqual(usual)
})

test('every method is offered once, whatever the provider offers', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...all, 'new', 'other')),
      fc.constantFrom('NL', 'DE', 'FR', ''),
      (ids, country) => {
        const { usual, others } = idsOf(ids, country)
        expect([...usual, ...others].toSorted()).toEqual(ids.toSorted())
        expect(usual.length > 0 || ids.length === 0).toBe(true)
        expect(others).not.toHaveLength(1)
      },
    ),
  )
})

test('without common methods all are listed', () => {
  expect(idsOf(['eps', 'kbc', 'trustly'], 'NL')).toEqual({ usual: ['eps', 'kbc', 'trustly'], others: [] })
})
