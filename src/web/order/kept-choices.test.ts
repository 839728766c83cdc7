import { beforeEach, expect, test, vi } from 'vitest'
import { forgetChoice, keepChoice, keepStep, keptChoice, keptStep } from './kept-choices.ts'
import { orderQueryIn, storedChoice } from './order-address.ts'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}

const blocked = () => {
  throw new Error('blocked')
}

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', storage)
})

/** Reads the choices as the order pages do: from the URL first, then from storage. */
const queryAt = (search: string) => orderQueryIn(`${search}&${storedChoice('order-choice')}`)

test('a chosen package, its term and a typed name are restored without URL parameters', () => {
  keepChoice({ product: 'webhosting-struik', term: 'monthly' })
  keepChoice({ domain: 'bakkerij.nl' })
  expect(queryAt('')).toEqual({ q: '', product: 'webhosting-struik', term: 'monthly', domain: 'bakkerij.nl' })
  expect(queryAt('?q=brood')).toMatchObject({ q: 'brood', product: 'webhosting-struik' })
})

test('parameters of the URL take precedence', () => {
  keepChoice({ product: 'webhosting-struik', term: 'monthly' })
  expect(queryAt('?product=email-stek&term=yearly')).toMatchObject({ product: 'email-stek', term: 'yearly' })
})

test('a package that was added or dropped is forgotten, while the billing term stays', () => {
  keepChoice({ product: 'webhosting-struik', term: 'monthly', domain: 'bakkerij.nl', 'want.brood.nl': 'mail' })
  forgetChoice()
  expect(queryAt('')).toEqual({ q: '', product: '', term: 'monthly', domain: '' })
  expect(keptChoice('want.brood.nl')).toBe('mail')
  keepChoice({ term: '', 'want.brood.nl': '' })
  expect(stored.has('order-choice')).toBe(false)
})

test('the oldest choices are evicted first', () => {
  for (let index = 0; index < 200; index += 1) keepChoice({ [`want.${index}.nl`]: 'site' })
  expect([keptChoice('want.0.nl'), keptChoice('want.199.nl')]).toEqual(['', 'site'])
  expect((stored.get('order-choice') ?? '').length).toBeLessThan(5000)
})

test('the furthest step is stored per cart', () => {
  expect(keptStep()).toBeUndefined()
  stored.set('cartId', 'one')
  keepStep('orderAccount')
  keepStep('orderPayment')
  expect(keptStep()).toBe('orderPayment')
  stored.set('cartId', 'other')
  expect(keptStep()).toBeUndefined()
})

test('with blocked storage nothing breaks and nothing is stored', () => {
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
  keepChoice({ product: 'webhosting-struik' })
  keepStep('orderPayment')
  expect([keptStep(), keptChoice('product'), queryAt('').product]).toEqual([undefined, '', ''])
})
