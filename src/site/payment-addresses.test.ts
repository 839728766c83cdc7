import { expect, test } from 'vitest'
import { createPaymentAddresses } from './payment-addresses.ts'

test('the buyer comes back to the page of the language; the bank calls the shop only where it can', () => {
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
