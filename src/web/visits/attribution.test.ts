import { expect, test } from 'vitest'
import { visitedPathOf } from '#core/visits/attribution.ts'
import {
  attributionInCookies,
  attributionInUrl,
  dropStoredFromPending,
  addPendingAttribution,
  pendingAttribution,
  urlWithAttribution,
} from './attribution.ts'

test('[F5] both ids are read from their cookies, among others', () => {
  expect(attributionInCookies('signed-in=1; affiliate=1204; wct=click_9-Az', false)).toEqual({
    affiliateId: '1204',
    wctId: 'click_9-Az',
  })
})

test('[F5] on https only cookies with the __Secure- prefix count', () => {
  expect(attributionInCookies('affiliate=1204; wct=click_9-Az', true)).toEqual({})
  expect(attributionInCookies('__Secure-affiliate=7; __Secure-wct=click_9-Az', true)).toEqual({
    affiliateId: '7',
    wctId: 'click_9-Az',
  })
})

test.each(['', '0', '-1', '1.5', '1e3', '٣', '12345678901', '1 OR 1=1', '1=1'])(
  'an affiliate cookie with the value "%s" is ignored',
  (value) => {
    expect(attributionInCookies(`affiliate=${value}; wct=${value}`, false)).toEqual(
      value === '12345678901' ? { wctId: value } : {},
    )
  },
)

test('pending attribution is replaced by a later one and dropped once a cookie stores it', () => {
  addPendingAttribution({ affiliateId: '7', wctId: 'click_9-Az' })
  addPendingAttribution({ affiliateId: '8' })
  expect(pendingAttribution()).toEqual({ affiliateId: '8', wctId: 'click_9-Az' })
  dropStoredFromPending({ affiliateId: '7' })
  expect(pendingAttribution()).toEqual({ affiliateId: '8', wctId: 'click_9-Az' })
  dropStoredFromPending({ affiliateId: '8' })
  expect(pendingAttribution()).toEqual({ wctId: 'click_9-Az' })
  dropStoredFromPending({ wctId: 'click_9-Az' })
  expect(pendingAttribution()).toEqual({})
})

test.each([
  ['', {}, ''],
  ['?', {}, ''],
  ['?via=1204', { affiliateId: '1204' }, ''],
  ['?via=%31%32&q=x', { affiliateId: '12' }, '?q=x'],
  ['?via=00012', { affiliateId: '12' }, ''],
  ['?via=1204&wctId=wct220101010000abcde', { affiliateId: '1204', wctId: 'wct220101010000abcde' }, ''],
  ['?WCTID=click_9-Az', { wctId: 'click_9-Az' }, ''],
  ['?q=a%20b+c&via=7&term=yearly', { affiliateId: '7' }, '?q=a%20b+c&term=yearly'],
  ['?via=1&via=2', { affiliateId: '2' }, ''],
  ['?via=1&via=x', { affiliateId: '1' }, '?via=x'],
  ['?previa=3', {}, '?previa=3'],
  ['?a&via=3&b=', { affiliateId: '3' }, '?a&b='],
])('[F1] [F4] %s is read as %o and leaves %s', (search, found, rest) => {
  expect(attributionInUrl(search)).toEqual({ found, rest })
})

test.each([
  '0',
  '000',
  '-1',
  '%30',
  '%3',
  '00000000012',
  '1.5',
  '1e3',
  '1=1',
  '%D9%A3',
  '٣',
  '12345678901',
  '1%20OR%201=1',
  '',
  ' 7',
  '+7',
])('[F1] via=%s is not a number and stays in the query', (value) => {
  expect(attributionInUrl(`?via=${value}&q=x`)).toEqual({ found: {}, rest: `?via=${value}&q=x` })
})

test.each(['short', 'x'.repeat(65), 'a b c d e f', '<script>', 'émile-2', ''])('[F4] wctId=%s is ignored', (value) => {
  expect(attributionInUrl(`?wctId=${value}`).found).toEqual({})
})

test('pending attribution is added to the next URL, beside its own parameters', () => {
  const address = 'https://shop.example/de/order/domains?q=tuin#top'
  expect(urlWithAttribution(address, { affiliateId: '7', wctId: 'click_9-Az' })).toBe(
    'https://shop.example/de/order/domains?q=tuin&via=7&wctId=click_9-Az#top',
  )
  expect(urlWithAttribution(address, {})).toBe(address)
})

test.each([
  ['', ''],
  ['?via=7', '?via=7'],
  ['?utm_source=blog&via=7&x=a%20b', '?utm_source=blog&via=7&x=a%20b'],
  ['?q=jan-jansen&via=7&wctId=click_9-Az&gclid=1', '?via=7'],
  ['?domain=jan.nl&email=a&ref=jan@tuin.nl&to=jan%40tuin.nl&term=yearly', '?term=yearly'],
  [`?x=${'y'.repeat(600)}`, ''],
])('[F3] the logged path keeps only the impersonal parameters of %s: %s', (search, kept) => {
  expect(visitedPathOf({ pathname: '/webhosting', search })).toBe(`/webhosting${kept}`)
})
