import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '#tests/builders/any-character.ts'
import { forSaleIn } from './dns.ts'

test.each([
  [[], undefined],
  [['v=spf1 -all'], undefined],
  [['for sale!'], undefined],
  [['v=FORSALE1;'], ''],
  [['v=FORSALE1;fcod=XX-NGYyYjEyZWYt'], ''],
  [['v=FORSALE1;ftxt=Te koop: bel ons'], 'Te koop: bel ons'],
  [['v=FORSALE1;fval=EUR750'], 'EUR 750'],
  [['v=FORSALE1;fval=lots'], ''],
  [['v=FORSALE1;furi=https://example.com/koop'], 'https://example.com/koop'],
  [['v=FORSALE1;furi=javascript:alert(1)'], ''],
  [['v=FORSALE1;furi=https://a.example/b c'], ''],
  [['v=FORSALE1;furi=https://a.example/b', 'v=FORSALE1;fval=EUR750'], 'EUR 750 https://a.example/b'],
  [['v=FORSALE1;fval=EUR750', 'v=FORSALE1;ftxt=Bod welkom'], 'Bod welkom'],
  [['v=FORSALE1;ftxt=a\u202Eb\u0000\u200bc\n\n d'], 'a b c d'],
])('%j says %j', (records, text) => {
  expect(forSaleIn(records)).toBe(text)
})

test('whatever a record holds, the text is short and holds nothing unseen', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 2000 }), (content) => {
      const text = forSaleIn([`v=FORSALE1;ftxt=${content}`]) ?? ''
      expect(Array.from(text).length).toBeLessThanOrEqual(201)
      expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u)
    }),
  )
})
