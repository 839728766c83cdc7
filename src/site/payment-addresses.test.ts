import { expect, test } from 'vitest'
import { createPaymentAddresses } from './payment-addresses.ts'

test('the buyer returns to the page of the language; the webhook is set only if the bank can reach the shop', () => {
  const publicOrigin = 'https://shop.example'
  expect(createPaymentAddresses({ publicOrigin, isReachable: true })('id', 'nl')).toEqual({
    returnUrl: 'https://shop.example/order/complete?payment=id',
    webhookUrl: 'https://shop.example/api/payments/webhook/id',
  })
  expect(createPaymentAddresses({ publicOrigin, isReachable: false })('id', 'de')).toEqual({
    returnUrl: 'https://shop.example/de/order/complete?payment=id',
    webhookUrl: null,
  })
})
