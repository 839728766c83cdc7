import { afterEach, expect, test, vi } from 'vitest'
import { addressOf, navigate, orderQueryIn } from './order-address.ts'

test('the URL determines the query', () => {
  expect(orderQueryIn('?q=%20groene+vingers.nl%20&product=webhosting-struik&term=yearly&domain=tuin.nl&x=1')).toEqual({
    q: 'groene vingers.nl',
    product: 'webhosting-struik',
    term: 'yearly',
    domain: 'tuin.nl',
  })
  expect(orderQueryIn('')).toEqual({ q: '', product: '', term: '', domain: '' })
})

test('a query survives a round trip through the URL', () => {
  const query = { q: 'café & co, müller.de', product: 'webhosting-struik', term: 'monthly', domain: '' }
  const address = addressOf('/order/domains', query)
  expect(orderQueryIn(address.slice('/order/domains'.length))).toEqual(query)
  expect(addressOf('/order/hosting', { product: '', q: '' })).toBe('/order/hosting')
})

afterEach(() => vi.unstubAllGlobals())

test.each([
  { tagged: true, to: '/order/payment', loads: true },
  { tagged: true, to: '/order/complete?payment=other', loads: false },
  { tagged: false, to: '/order/payment', loads: false },
])('[K9] a document that may hold the tag manager never becomes another page: %o', ({ tagged, to, loads }) => {
  const [assign, pushState] = [vi.fn(), vi.fn()]
  const href = 'https://shop.example/order/complete?payment=one'
  vi.stubGlobal('document', { documentElement: { dataset: tagged ? { tags: '' } : {} } })
  vi.stubGlobal('location', { href, pathname: '/order/complete', assign })
  vi.stubGlobal('history', { pushState })
  navigate(to)
  expect([assign.mock.calls, pushState.mock.calls]).toEqual(loads ? [[[to]], []] : [[], [[null, '', to]]])
})
