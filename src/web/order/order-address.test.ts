import { expect, test } from 'vitest'
import { addressOf, wishIn } from '#web/order/order-address.ts'

test('an address says what is wished', () => {
  expect(wishIn('?q=%20groene+vingers.nl%20&product=webhosting-struik&term=yearly&domain=tuin.nl&x=1')).toEqual({
    q: 'groene vingers.nl',
    product: 'webhosting-struik',
    term: 'yearly',
    domain: 'tuin.nl',
  })
  expect(wishIn('')).toEqual({ q: '', product: '', term: '', domain: '' })
})

test('a wish travels in an address and reads back the same', () => {
  const wish = { q: 'café & co, müller.de', product: 'webhosting-struik', term: 'monthly', domain: '' }
  const address = addressOf('/order/domains', wish)
  expect(wishIn(address.slice('/order/domains'.length))).toEqual(wish)
  expect(addressOf('/order/hosting', { product: '', q: '' })).toBe('/order/hosting')
})
