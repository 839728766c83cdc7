import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { labelOf } from './domain-label.ts'
import { locales } from '#core/locale/locale.ts'
import { maxSuggestions, pluralOf, suggestedLabelsOf } from './name-suggestions.ts'

const typed = fc.oneof(
  fc.stringMatching(/^[a-z][a-z0-9-]{0,61}[a-z0-9]$/),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  fc.constantFrom('tuin', 'debakker', 'müller', 'straße', 'groene-vingers', 'bloemenshop', 'bakkerutrecht'),
)

test('every suggestion is a valid label, differs from the input, and occurs once', () => {
  fc.assert(
    fc.property(typed, fc.constantFrom(...locales), (text, language) => {
      const label = labelOf(text)
      fc.pre(label.ok)
      if (!label.ok) return
      const suggestions = suggestedLabelsOf(label.value.unicode, language)
      expect(suggestions.length).toBeLessThanOrEqual(maxSuggestions)
      expect(new Set(suggestions).size).toBe(suggestions.length)
      for (const suggestion of suggestions) {
        const read = labelOf(suggestion)
        expect(read).toMatchObject({ ok: true, value: { unicode: suggestion } })
        expect(read.ok && read.value.ascii).not.toBe(label.value.ascii)
      }
      expect(suggestedLabelsOf(label.value.unicode, language)).toEqual(suggestions)
    }),
  )
})

test('a label of at most 50 letters always has suggestions', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{2,50}$/), fc.constantFrom(...locales), (label, language) => {
      expect(suggestedLabelsOf(label, language).length).toBeGreaterThan(0)
    }),
  )
})

test.each([
  ['tuin', 'nl', ['tuinen', 'detuin', 'tuin-online', 'tuin-amsterdam', 'mijntuin', 'tuinshop', 'de-tuin']],
  ['debakker', 'nl', ['de-bakker', 'debakkers', 'debakker-utrecht']],
  ['groene-vingers', 'nl', ['groenevingers', 'de-groene-vingers']],
  ['bloemenshop', 'nl', ['bloemen-shop']],
  ['müller', 'de', ['mueller', 'muller', 'meinmüller', 'müller-berlin']],
  ['garten', 'de', ['garten-shop', 'meingarten', 'garten-koeln']],
  ['blume', 'de', ['blumen']],
  ['straße', 'de', ['strasse']],
  ['garden', 'en', ['gardens', 'thegarden', 'garden-online']],
] as const)('%s in %s suggests %j among others', (label, language, some) => {
  expect(suggestedLabelsOf(label, language)).toEqual(expect.arrayContaining([...some]))
})

test('a label that ends in a shop word or a city gets no second one', () => {
  expect(suggestedLabelsOf('bloemenshop', 'nl')).not.toContain('bloemenshop-online')
  expect(suggestedLabelsOf('bakkerutrecht', 'nl').filter((label) => label.endsWith('-amsterdam'))).toEqual([])
})

test('input with spaces is suggested with hyphens first', () => {
  expect(suggestedLabelsOf('groenevingers', 'nl', 'groene-vingers')[0]).toBe('groene-vingers')
})

test.each([
  ['nl', 'bloem', 'bloemen'],
  ['nl', 'boom', 'bomen'],
  ['nl', 'kat', 'katten'],
  ['nl', 'bakker', 'bakkers'],
  ['nl', 'brief', 'brieven'],
  ['nl', 'tafel', 'tafels'],
  ['nl', 'dier', 'dieren'],
  ['nl', 'steen', 'stenen'],
  ['nl', 'fiets', null],
  ['nl', 'bakken', null],
  ['de', 'blume', 'blumen'],
  ['de', 'wohnung', 'wohnungen'],
  ['de', 'lehrerin', 'lehrerinnen'],
  ['de', 'bäcker', null],
  ['de', 'auto', 'autos'],
  ['en', 'bakery', 'bakeries'],
  ['en', 'box', 'boxes'],
  ['nl', 'ab', null],
  ['nl', 'a1b2', null],
] as const)('the plural of the %s word %s is %s', (language, noun, plural) => {
  expect(pluralOf(noun, language)).toBe(plural)
})
