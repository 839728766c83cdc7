import { assert, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '#tests/builders/any-character.ts'
import { textFault, normalizeText } from './text-input.ts'

describe('multi-line input', () => {
  test('keeps its lines and loses invisible characters', () => {
    expect(normalizeText('  Hallo,\r\n\r\n\r\n\r\nhoe gaat het?\u200b  \t\r\u202eDag\u0000 ')).toBe(
      'Hallo,\n\nhoe gaat het?\nDag',
    )
    expect(normalizeText('Een 👩‍🌾 en een e\u0301')).toBe('Een 👩‍🌾 en een é')
  })

  test('is missing without visible characters, and too long by its visible characters', () => {
    expect(textFault(' \r\n\u200b\t', 10)).toBe('required')
    expect(textFault('x'.repeat(11), 10)).toBe('too_long')
    expect(textFault(`${'x'.repeat(10)}\u200b\n\n`, 10)).toBeNull()
  })

  test('is unchanged when normalized again, and never contains characters that break an e-mail', () => {
    assert(
      property(string({ unit: anyCharacter }), (text) => {
        const tidied = normalizeText(text)
        expect(normalizeText(tidied)).toBe(tidied)
        expect(tidied).not.toMatch(/[\0\r\u200b\u202e]|\n{3}/)
      }),
    )
  })
})
