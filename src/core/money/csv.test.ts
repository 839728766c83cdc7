import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'
import { cents } from './money.ts'

test('a Dutch spreadsheet opens the file without conversion', () => {
  const rows = [
    ['datum', 'bedrag', 'aantal'],
    ['2026-11-15', { money: cents(-123_456) }, -3],
  ]
  expect(csvOf(rows)).toBe('\ufeffdatum;bedrag;aantal\r\n2026-11-15;-1234,56;-3\r\n')
})

test.each([
  ['=1+1', `'=1+1`],
  ['+31', `'+31`],
  ['-1', `'-1`],
  ['@sum', `'@sum`],
  ['\t=1', `'\t=1`],
  ['\r=1', `"'\r=1"`],
  ['\uff1d1', `'\uff1d1`],
  ['=HYPERLINK("http://x";"y")', `"'=HYPERLINK(""http://x"";""y"")"`],
])('%j cannot be a formula', (text, cell) => {
  expect(csvOf([[text]])).toBe(`\ufeff${cell}\r\n`)
})

test('cells with separators are quoted', () => {
  expect(csvOf([['a;b', 'c"d', 'e\nf']])).toBe('\ufeff"a;b";"c""d";"e\nf"\r\n')
})
