import { expect, test } from 'vitest'
import { allowedMethodsOf } from './api.ts'

const allowedAt = allowedMethodsOf([
  { method: 'POST', path: '/api/carts' },
  { method: 'GET', path: '/api/carts' },
  { method: 'GET', path: '/api/carts/:cartId' },
  { method: 'DELETE', path: '/api/carts/:cartId/items/:itemId' },
])

test.each([
  ['/api/carts', 'POST, GET, HEAD'],
  ['/api/carts/x', 'GET, HEAD'],
  ['/api/carts/x/items/y', 'DELETE'],
  ['/api/carts/', undefined],
  ['/api/carts/x/', undefined],
  ['/api/carts/x/items', undefined],
  ['/api/carts/x/items/y/z', undefined],
  ['/other', undefined],
])('%s takes %s', (path, expected) => {
  expect(allowedAt(path)).toBe(expected)
})
