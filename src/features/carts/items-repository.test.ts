import { assert, constantFrom, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { choiceHashOf } from './items-repository.ts'
import { type ItemChoice, withItem } from '#core/cart/cart.ts'

const parameters = record(
  { sld: constantFrom('een', 'twee'), tld: constantFrom('nl', 'de'), transferCode: constantFrom('x', 'y') },
  { requiredKeys: ['sld', 'tld'] },
)
const choices = record({
  id: constantFrom('a'),
  parentId: option(constantFrom('p', 'q')),
  type: constantFrom('domain'),
  parameters,
  productSlug: constantFrom('domain-nl', 'domain-de'),
  priceType: constantFrom('purchase', 'transfer'),
  priceFrequency: constantFrom('yearly', null),
}).map((choice) => choice as ItemChoice)

test('two choices have one hash exactly when the rules take them for the same', () => {
  assert(
    property(choices, choices, (one, other) => {
      expect(choiceHashOf(one) === choiceHashOf(other)).toBe(withItem([one], other).ok)
    }),
  )
})

test('the order of parameters does not matter', () => {
  const [one] = [{ sld: 'een', tld: 'nl', transferCode: 'x' }]
  const choice = { id: 'a', parentId: null, type: 'domain', productSlug: 'domain-nl', priceType: 'purchase' } as const
  const reversed = Object.fromEntries(Object.entries(one).toReversed()) as typeof one
  const hashOf = (given: typeof one) => choiceHashOf({ ...choice, priceFrequency: 'yearly', parameters: given })
  expect(hashOf(one)).toBe(hashOf(reversed))
})
