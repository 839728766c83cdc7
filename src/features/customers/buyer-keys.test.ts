import { expect, test } from 'vitest'
import { sampleBuyer } from '#tests/builders/sample-order.ts'
import { createBuyerKeys } from './buyer-keys.ts'

const [old, next] = ['an old secret that is long enough', 'a new secret that is long enough']
const account = 'NL91ABNA0417164300'

test('a buyer is known again by any of what stays, in whichever spelling, and a stranger is not', () => {
  const keys = createBuyerKeys([old])
  const company = { ...sampleBuyer, vatNumber: 'NL001234567B01', chamberOfCommerceNumber: '1234 5678' }
  const shared = (one: typeof company, other: typeof company) =>
    keys.of(one, null).filter((key) => keys.of(other, null).includes(key)).length
  const stranger = { ...sampleBuyer, email: 'x@y.example', phone: '+31600000000', vatNumber: null as never }
  const other = { ...stranger, chamberOfCommerceNumber: null as never }
  expect(shared(company, other)).toBe(0)
  expect(shared(company, { ...other, email: 'SANNE+winkel@tuinierderij.example' })).toBe(1)
  expect(shared(company, { ...other, phone: company.phone })).toBe(1)
  expect(shared(company, { ...other, vatNumber: company.vatNumber })).toBe(1)
  expect(shared(company, { ...other, chamberOfCommerceNumber: '12.34.56.78' })).toBe(1)
  expect(shared(company, { ...other, chamberOfCommerceNumber: '12345678', country: 'DE' })).toBe(0)
})

test('an account is hashed with the newest secret, and found under those that are still accepted', () => {
  const before = createBuyerKeys([old]).of(sampleBuyer, account).at(-1) ?? ''
  const now = createBuyerKeys([next, old])
  expect(now.ofAccount(account)).toContain(before)
  expect(now.of(sampleBuyer, account).at(-1)).not.toBe(before)
  expect(createBuyerKeys([next]).ofAccount(account)).not.toContain(before)
  expect(before).toMatch(/^[\w-]{43}$/)
})
