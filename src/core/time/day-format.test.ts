import { expect, test } from 'vitest'
import { formatDay, formatShortDay } from './day-format.ts'

test('a day in words and in digits', () => {
  expect(['nl', 'de', 'en'].map((locale) => formatDay('2026-03-05', locale as 'nl').replaceAll('\u00a0', ' '))).toEqual(
    ['5 maart 2026', '5. März 2026', '5 March 2026'],
  )
  expect(formatShortDay('2026-03-05', 'nl')).toBe('05-03-2026')
  expect(formatShortDay('2026-03-05', 'de')).toBe('05.03.2026')
  expect(formatShortDay('2026-09-05', 'en').replaceAll('\u00a0', ' ')).toBe('5 Sep 2026')
})
