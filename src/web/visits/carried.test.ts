import { expect, test } from 'vitest'
import { carriedIn, withCarried } from '#web/visits/carried.ts'

test.each([
  ['', {}, ''],
  ['?', {}, ''],
  ['?via=1204', { affiliateId: '1204' }, ''],
  ['?via=1204&wctId=wct220101010000abcde', { affiliateId: '1204', wctId: 'wct220101010000abcde' }, ''],
  ['?WCTID=click_9-Az', { wctId: 'click_9-Az' }, ''],
  ['?q=a%20b+c&via=7&term=yearly', { affiliateId: '7' }, '?q=a%20b+c&term=yearly'],
  ['?via=1&via=2', { affiliateId: '2' }, ''],
  ['?via=1&via=x', { affiliateId: '1' }, '?via=x'],
  ['?previa=3', {}, '?previa=3'],
  ['?a&via=3&b=', { affiliateId: '3' }, '?a&b='],
])('[F1] [F4] of %s it reads %o and leaves %s', (search, carried, rest) => {
  expect(carriedIn(search)).toEqual({ carried, rest })
})

test.each(['0', '-1', '01', '1.5', '1e3', '1=1', '%D9%A3', '٣', '12345678901', '1%20OR%201=1', '', ' 7', '+7'])(
  '[F1] via=%s is no number and stays where it is',
  (value) => {
    expect(carriedIn(`?via=${value}&q=x`)).toEqual({ carried: {}, rest: `?via=${value}&q=x` })
  },
)

test.each(['short', 'x'.repeat(65), 'a b c d e f', '<script>', 'émile-2', ''])('[F4] wctId=%s is none', (value) => {
  expect(carriedIn(`?wctId=${value}`).carried).toEqual({})
})

test('the next address takes along what waits, beside what it asks for itself', () => {
  const address = 'https://shop.example/de/order/domains?q=tuin#top'
  expect(withCarried(address, { affiliateId: '7', wctId: 'click_9-Az' })).toBe(
    'https://shop.example/de/order/domains?q=tuin&via=7&wctId=click_9-Az#top',
  )
  expect(withCarried(address, {})).toBe(address)
})
