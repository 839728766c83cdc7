import { expect, test } from 'vitest'
import { bankMethods } from '#apps/demo/bank/methods.ts'
import { couponHoldMinutes, outlastsCouponHold } from './payment-method-expiry.ts'

test.each(bankMethods.map(({ id, expiresAfterMs }) => [id, expiresAfterMs / 60_000] as const))(
  '%s stays open for %d minutes at the bank, as listed',
  (id, minutes) => {
    expect(outlastsCouponHold(id)).toBe(minutes > couponHoldMinutes)
  },
)

test.each(['unheard-of', 'toString', ''])('a method that is not listed ("%s") counts as one that stays open', (id) => {
  expect(outlastsCouponHold(id)).toBe(true)
})
