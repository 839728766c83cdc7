import { expect, test } from 'vitest'
import { attributionIn } from '#web/visits/attribution.ts'

test('[F5] both ids are read from their cookies, among others', () => {
  expect(attributionIn('signed-in=1; stek-affiliate=1204; stek-wct=click_9-Az', false)).toEqual({
    affiliateId: '1204',
    wctId: 'click_9-Az',
  })
})

test('[F5] on https only the cookies count that nothing insecure can set', () => {
  expect(attributionIn('stek-affiliate=1204; stek-wct=click_9-Az', true)).toEqual({})
  expect(attributionIn('__Secure-stek-affiliate=7; __Secure-stek-wct=click_9-Az', true)).toEqual({
    affiliateId: '7',
    wctId: 'click_9-Az',
  })
})

test.each(['', '0', '-1', '1.5', '1e3', '٣', '12345678901', '1 OR 1=1', '1=1'])(
  'an affiliate cookie that holds "%s" counts for nothing',
  (value) => {
    expect(attributionIn(`stek-affiliate=${value}; stek-wct=${value}`, false)).toEqual(
      value === '12345678901' ? { wctId: value } : {},
    )
  },
)
