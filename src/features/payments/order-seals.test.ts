import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createOrderSeal } from './order-seals.ts'
import { packOrder } from '#features/orders/packed-order.ts'
import { maxSealedLength } from '#platform/clients/payment-provider.ts'
import { sampleLines, sampleOrder } from '#tests/builders/sample-order.ts'

const [old, newest] = ['the old secret', 'the new secret']
const payment = 'A'.repeat(22)

test('what was sealed for a payment opens for no other, and with no other secret', () => {
  const seal = createOrderSeal([old])
  const sealed = seal.seal(payment, 'an order')
  expect(seal.open(payment, sealed)).toBe('an order')
  expect(createOrderSeal([newest, old]).open(payment, sealed)).toBe('an order')
  expect(createOrderSeal([newest]).open(payment, sealed)).toBeNull()
  expect(seal.open('B'.repeat(22), sealed)).toBeNull()
  expect(seal.open(payment, `${sealed.slice(0, 10)}x${sealed.slice(11)}`)).toBeNull()
  for (const other of ['', 'x', '=', sealed.slice(0, 20)]) expect(seal.open(payment, other)).toBeNull()
})

test('the same again is the same, as the provider expects of a request that is repeated', () => {
  const seal = createOrderSeal([newest, old])
  expect(seal.seal(payment, 'an order')).toBe(seal.seal(payment, 'an order'))
  expect(seal.seal(payment, 'an order')).not.toBe(seal.seal(payment, 'another'))
})

test('six lines with ids and names of their own fit', () => {
  const lines = Array.from({ length: 6 }, (_, index) => ({
    ...sampleLines[index % 2]!,
    itemId: randomUUID(),
    parentId: null,
    name: `${randomUUID().slice(0, 10)}.nl`,
  }))
  const snapshot = { ...sampleOrder(), lines }
  const sealed = createOrderSeal([newest]).seal(payment, packOrder({ snapshot, cartVersion: 12, siteLocale: 'nl' }))
  expect(sealed.length).toBeLessThanOrEqual(maxSealedLength)
  expect(sealed).not.toContain(snapshot.buyer.email)
})
