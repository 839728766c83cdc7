import { assert, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '#tests/builders/any-character.ts'
import { textFault, normalizeText } from './text-input.ts'

describe('lines that people write', () => {
  test('keep their lines and lose what cannot be seen', () => {
    expect(normalizeText('  Hallo,\r\n\r\n\r\n\r\nhoe gaat het?\u200b  \t\r\u202eDag\u0000 ')).toBe(
      'Hallo,\n\nhoe gaat het?\nDag',
    )
    expect(normalizeText('Een 👩‍🌾 en een e\u0301')).toBe('Een 👩‍🌾 en een é')
  })

  test('are missing when nothing can be seen, and too long when what can be seen is', () => {
    expect(textFault(' \r\n\u200b\t', 10)).toBe('required')
    expect(textFault('x'.repeat(11), 10)).toBe('too_long')
    expect(textFault(`${'x'.repeat(10)}\u200b\n\n`, 10)).toBeNull()
  })

  test('are the same when tidied twice, and never hold what can break a letter', () => {
    assert(
      property(string({ unit: anyCharacter }), (text) => {
        const tidied = normalizeText(text)
        expect(normalizeText(tidied)).toBe(tidied)
        expect(tidied).not.toMatch(/[\0\r\u200b\u202e]|\n{3}/)
      }),
    )
  })
})
