import { expect, test } from 'vitest'
import { textTableOf } from './text-table.ts'

test('columns are aligned', () => {
  const rows = [
    ['a', 'bb', 'c'],
    ['aaa', 'b', 'a long last one'],
  ]
  expect(textTableOf(rows)).toBe('a    bb  c\naaa  b   a long last one')
})
