import { expect, test } from 'vitest'
import { redactPersonalData } from './article-feedback.ts'

test.each([
  ['Mail me: saar@wildetuin.example, graag.', 'Mail me: […] graag.'],
  ['Bel 030-200 10 00 of +31 6 12345678.', 'Bel […] of […].'],
  ['Mijn rekening is NL91 ABNA 0417 1643 00', 'Mijn rekening is […]'],
  ['Poort 993 werkt niet, 465 wel.', 'Poort 993 werkt niet, 465 wel.'],
  ['Stap 3 van 5 klopt niet sinds 2026.', 'Stap 3 van 5 klopt niet sinds 2026.'],
  ['', ''],
])('%j is stored as %j', (said, kept) => {
  expect(redactPersonalData(said)).toBe(kept)
})

test('a long remark of any kind is processed quickly', () => {
  const begin = performance.now()
  for (const piece of ['a@', '1 ', 'NL91', '@.', '(((']) redactPersonalData(piece.repeat(500))
  expect(performance.now() - begin).toBeLessThan(500)
})
