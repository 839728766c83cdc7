import type { Page } from '@playwright/test'
import type { PaymentResponse } from '#features/payments/schema/payment.ts'
import { registered } from '#tests/e2e/carts/hosting-carts.ts'
import { openCheckout } from './payment-steps.ts'
import { expect, type Language } from '#tests/e2e/shop-test.ts'

const dutch = { country: 'NL', postalCode: '3512 JE', houseNumber: '14', street: 'Oudegracht', city: 'Utrecht' }

/** Orders as a new customer in the Netherlands, where every method is available, up to the redirect to the bank. */
export async function startPayment(page: Page, language: Language, paymentMethod: string): Promise<PaymentResponse> {
  const { cartId } = await openCheckout(page, language, [registered('groenevingers.nl')], dutch)
  const answer = await page.evaluate(
    async ([id, method, siteLanguage]) => {
      const response = await fetch(`/api/carts/${id}/payments`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'stek-locale': siteLanguage },
        body: JSON.stringify({ paymentMethod: method, consents: { terms: true, immediateStart: true } }),
      })
      return { status: response.status, body: (await response.json()) as PaymentResponse }
    },
    [cartId, paymentMethod, language] as const,
  )
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}

/** URL of the bank's page for a payment. */
export function bankOf({ checkoutUrl }: PaymentResponse): string {
  const { pathname, search } = new URL(checkoutUrl ?? '')
  return pathname + search
}
