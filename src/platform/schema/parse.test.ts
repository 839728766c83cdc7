import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { addItem, createCart } from '#features/carts/schema/cart-requests.ts'
import { parse } from './parse.ts'
import { frequencyOf } from '#core/catalogue/frequency.ts'
import { domainChoice } from '#tests/builders/sample-catalogue.ts'

const choice = domainChoice('d', 'een')

function faultsOf(input: unknown) {
  const parsed = parse(addItem, input)
  return parsed.ok ? [] : parsed.faults
}

test('a valid choice is accepted unchanged', () => {
  expect(parse(addItem, choice)).toEqual({ ok: true, value: choice })
})

test.each([
  ['a number', 7, [{ path: '', code: 'wrong_type' }]],
  ['nothing', null, [{ path: '', code: 'wrong_type' }]],
  ['no type', { ...choice, type: undefined }, [{ path: 'type', code: 'required' }]],
  ['another type', { ...choice, type: 'gift' }, [{ path: 'type', code: 'not_allowed' }]],
  ['a missing field', (({ id: _id, ...rest }) => rest)(choice), [{ path: 'id', code: 'required' }]],
  ['a malformed id', { ...choice, id: 'a b' }, [{ path: 'id', code: 'malformed' }]],
  ['a long slug', { ...choice, productSlug: 'x'.repeat(129) }, [{ path: 'productSlug', code: 'too_long' }]],
  ['an empty slug', { ...choice, productSlug: '' }, [{ path: 'productSlug', code: 'too_short' }]],
  ['an odd frequency', { ...choice, priceFrequency: 'weekly' }, [{ path: 'priceFrequency', code: 'not_allowed' }]],
  ['an odd price type', { ...choice, priceType: 'gift' }, [{ path: 'priceType', code: 'not_allowed' }]],
  [
    'a number for a name',
    { ...choice, parameters: { sld: 1, tld: 'nl' } },
    [{ path: 'parameters.sld', code: 'wrong_type' }],
  ],
  ['an unknown key', { ...choice, secret: 1 }, [{ path: '', code: 'unknown_key' }]],
  [
    'an unknown parameter',
    { ...choice, parameters: { sld: 'een', tld: 'nl', secret: 1 } },
    [{ path: 'parameters', code: 'unknown_key' }],
  ],
  [
    'a key of every object',
    JSON.parse(`{"__proto__":1,${JSON.stringify(choice).slice(1)}`) as unknown,
    [{ path: '', code: 'unknown_key' }],
  ],
  ['a method of every object', { ...choice, constructor: 1 }, [{ path: '', code: 'unknown_key' }]],
])('%s is named by its field and a code', (_, input, faults) => {
  expect(faultsOf(input)).toEqual(faults)
})

test('a list is no object, also where no key is needed', () => {
  expect(parse(createCart, {})).toEqual({ ok: true, value: {} })
  for (const list of [[], [{}]]) {
    expect(parse(createCart, list)).toEqual({ ok: false, faults: [{ path: '', code: 'wrong_type' }] })
  }
})

test('what is wrong is never sent back', () => {
  assert(
    property(string({ minLength: 8 }), (secret) => {
      const faults = faultsOf({
        ...choice,
        id: `${secret} `,
        [`k${secret}`]: 1,
        parameters: { [`p${secret}`]: secret },
      })
      expect(JSON.stringify(faults)).not.toContain(JSON.stringify(secret).slice(1, -1))
    }),
  )
})

test('the frequencies of the wire are those of the rules', () => {
  for (const word of ['monthly', 'yearly', ...Array.from({ length: 15 }, (_, years) => `${years}-yearly`)]) {
    expect(faultsOf({ ...choice, priceFrequency: word }).length === 0, word).toBe(frequencyOf(word) === word)
  }
})
