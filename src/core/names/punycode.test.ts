import { domainToASCII } from 'node:url'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodePunycode } from './punycode.ts'

test.each([
  ['mnchen-3ya', 'münchen'],
  ['strae-oqa', 'straße'],
  ['p1ai', 'рф'],
  ['fiqs8s', '中国'],
  ['ls8h', '💩'],
  ['bcher-kva', 'bücher'],
])('%s is %s', (encoded, decoded) => {
  expect(decodePunycode(encoded)).toBe(decoded)
})

test('decodes what the runtime encodes', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...Array.from('abz09üéßñæж中日かα한ไท')),
    minLength: 1,
    maxLength: 20,
  })
  fc.assert(
    fc.property(letters, (text) => {
      const ascii = domainToASCII(`${text}.x`).slice(0, -2)
      fc.pre(ascii.startsWith('xn--'))
      expect(decodePunycode(ascii.slice(4))).toBe(text.normalize('NFC'))
    }),
  )
})

test('never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from('abyz0189-')), maxLength: 59 }), (encoded) => {
      expect(() => decodePunycode(encoded)).not.toThrow()
    }),
    { numRuns: 2000 },
  )
})

test.each(['9'.repeat(60), 'A', '-ü', 'a b'])('"%s" is malformed', (encoded) => {
  expect(decodePunycode(encoded)).toBeNull()
})
