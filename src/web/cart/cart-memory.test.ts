import { expect, test } from 'vitest'
import { LocalStorage } from '#tests/builders/local-storage.ts'
import { cartMemory, concernsCart } from './cart-memory.ts'

const id = 'a'.repeat(22)
const other = 'b'.repeat(22)

test('[C2] [K1] the cart id is stored in local storage', () => {
  const storage = new LocalStorage()
  cartMemory(() => storage).keep(id)
  expect(storage.getItem('cartId')).toBe(id)
  expect(cartMemory(() => storage).read()).toBe(id)
})

test.each(['{', 'null', 'undefined', '', 'x'.repeat(1_000_000), '<script>', '{"id":"x"}', `${id}!`, '__proto__'])(
  'an invalid cart id is dropped: %.20s',
  (value) => {
    const storage = new LocalStorage({ cartId: value })
    expect(cartMemory(() => storage).read()).toBeNull()
    expect(storage.getItem('cartId')).toBeNull()
  },
)

test.each(['blocked', 'full'] as const)('if storage is %s, the cart lasts as long as the page', (fault) => {
  const memory = cartMemory(() => new LocalStorage({}, fault))
  memory.keep(id)
  memory.setAside(other)
  expect([memory.read(), memory.readAside(), memory.lasts()]).toEqual([id, other, false])
  memory.forget(id)
  memory.forgetAside()
  expect([memory.read(), memory.readAside()]).toEqual([null, null])
})

test('if the first storage is full, the next one keeps the id until the window closes', () => {
  const session = new LocalStorage()
  const memory = cartMemory(
    () => new LocalStorage({}, 'full'),
    () => session,
  )
  memory.keep(id)
  expect(session.getItem('cartId')).toBe(id)
  expect(memory.lasts()).toBe(false)
})

test('a storage that throws on access is tolerated', () => {
  const memory = cartMemory(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(memory.read()).toBeNull()
  memory.keep(id)
  expect(memory.read()).toBe(id)
})

test('after storage was cleared the page still has its cart', () => {
  const storage = new LocalStorage()
  const memory = cartMemory(() => storage)
  memory.keep(id)
  storage.clear()
  expect(memory.read()).toBe(id)
})

test('forgetting a cart keeps the newer one of another tab', () => {
  const storage = new LocalStorage()
  const memory = cartMemory(() => storage)
  memory.keep(id)
  storage.setItem('cartId', other)
  memory.forget(id)
  expect(memory.read()).toBe(other)
})

test('a storage event concerns the cart if it has its key or clears everything', () => {
  expect([concernsCart('cartId'), concernsCart(null), concernsCart('theme')]).toEqual([true, true, false])
})
