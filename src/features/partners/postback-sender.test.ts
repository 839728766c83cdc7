import { expect, test } from 'vitest'
import { postbackUrlOf } from './postback-sender.ts'
import { cents } from '#core/money/money.ts'

const postback = { clickId: 'wct2201&x=1', orderNumber: '2026-000123', amount: cents(4800), status: 'paid' } as const

test('every macro becomes its value, and a value is never more than that', () => {
  const template = 'https://t.example/p/{clickId}?o={orderNumber}&a={amount}&c={currency}&s={status}&s2={status}'
  expect(postbackUrlOf(template, postback)).toBe(
    'https://t.example/p/wct2201%26x%3D1?o=2026-000123&a=48.00&c=EUR&s=paid&s2=paid',
  )
})

test('what is no macro of ours stays', () => {
  expect(postbackUrlOf('https://t.example/?a={token}&b={}', postback)).toBe('https://t.example/?a={token}&b={}')
})
