import { expect, test } from 'vitest'
import type { CartItem } from '#core/cart/cart.ts'
import { cents } from '#core/money/money.ts'
import { listedItem, listOf, purchaseOf, refundOf, valueOfItems } from './layer-events.ts'

const bought: readonly CartItem[] = [
  {
    id: 'secret-id',
    parentId: null,
    type: 'domain',
    productSlug: 'domain-co.uk',
    parameters: { sld: 'saar-de-vries', tld: 'co.uk', transferCode: 'hunter2' },
    priceType: 'purchase',
    priceFrequency: 'yearly',
    price: { amount: cents(999), periodical: cents(999) },
    discount: { amount: cents(600), periodical: cents(600) },
    discounts: [],
    renewal: { amount: cents(999), periodical: cents(999) },
  },
  {
    id: 'secret-child',
    parentId: 'secret-id',
    type: 'movingService',
    productSlug: 'moving-service',
    parameters: { domain: 'saar-de-vries.co.uk', wishes: '</script> bel mij: 06-12345678' },
    priceType: 'purchase',
    priceFrequency: null,
    price: { amount: cents(10) },
    discounts: [],
    renewal: null,
  },
]
const told = {
  currency: 'EUR',
  value: 4.09,
  items: [
    {
      item_id: 'domain-co.uk',
      item_category: 'domain',
      item_variant: 'yearly',
      price: 3.99,
      discount: 6,
      quantity: 1,
    },
    { item_id: 'moving-service', item_category: 'moving', item_variant: 'once', price: 0.1, discount: 0, quantity: 1 },
  ],
}

test('[K9] B236: cart events contain products, terms and prices without VAT, and nothing else', () => {
  expect(valueOfItems(bought)).toEqual(told)
})

test('[K9] B236: order events add number and VAT; viewers other than the buyer report nothing', () => {
  const secrets = { name: 'saar-de-vries.co.uk', title: 'Een naam', renewal: null }
  const lines = bought.map(({ id, parentId, type, productSlug, priceType, priceFrequency }, index) => ({
    ...secrets,
    itemId: id,
    parentId,
    type,
    productSlug,
    priceType,
    priceFrequency,
    price: index === 0 ? 9.99 : 0.1,
    discount: index === 0 ? 6 : 0,
  }))
  const own = {
    cartId: 'cart',
    firstName: 'Saar',
    email: 'saar@wildetuin.nl',
    language: 'nl',
    customerType: 'private',
    isEmailVerified: true,
    lines,
    subtotal: 10.09,
    discount: 6,
    vat: 0.86,
    total: 4.95,
    refunded: 0,
    vatRate: 21,
    exemption: null,
    nextInvoice: null,
    invoiceNumber: null,
    consents: { terms: true, immediateStart: true },
    mandate: false,
    affiliateId: '7',
  } as const
  const order = { paidAt: '2026-11-15T10:00:00Z', deliveries: [] }
  expect(purchaseOf('2026-000123', { ...order, own })).toEqual({
    transaction_id: '2026-000123',
    tax: 0.86,
    ...told,
  })
  expect(purchaseOf('2026-000123', order)).toBeNull()

  expect(refundOf('2026-000123', { ...order, own })).toBeNull()
  expect(refundOf('2026-000123', order)).toBeNull()
  const back = (refunded: number) => refundOf('2026-000123', { ...order, own: { ...own, refunded } })
  expect(back(4.95)).toEqual({ transaction_id: '2026-000123', currency: 'EUR', value: 4.09 })
  expect(back(1)).toEqual({ transaction_id: '2026-000123', currency: 'EUR', value: 0.83 })
})

test('[K9] offered products have a position and no price', () => {
  expect(listOf('/webhosting', [listedItem('webhosting-stek'), listedItem('webhosting-boom', 'monthly')])).toEqual({
    item_list_id: '/webhosting',
    items: [
      { item_id: 'webhosting-stek', item_category: 'webhosting', quantity: 1, index: 0 },
      { item_id: 'webhosting-boom', item_category: 'webhosting', item_variant: 'monthly', quantity: 1, index: 1 },
    ],
  })
})
