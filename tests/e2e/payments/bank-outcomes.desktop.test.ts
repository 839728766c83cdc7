import type { Page } from '@playwright/test'
import { packaged, registered } from '#tests/e2e/carts/hosting-carts.ts'
import { cartOf, keptId, summaryOf } from '#tests/e2e/order/order-steps.ts'
import { bankPage, openCheckout, paying } from './payment-steps.ts'
import {
  badgeOf,
  bankPayments,
  decide,
  mailedText,
  order,
  outcomes,
  paymentOn,
  payWith,
  results,
  statesAtBank,
  titleOf,
} from '#tests/e2e/order/purchase-steps.ts'
import { expect, inLongRun, type Language, test } from '#tests/e2e/shop-test.ts'

const choicesOf = (tld: string) => [
  registered(`groenevingers.${tld}`, packaged(`groenevingers.${tld}`, 'webhosting-stek')),
]

/** State that the outcome must not change. */
async function cartBefore(page: Page) {
  const before = { id: await keptId(page), cart: await cartOf(page) }
  return async () => {
    expect(await keptId(page)).toBe(before.id)
    const { items, total } = await cartOf(page)
    expect({ items, total }).toEqual({ items: before.cart.items, total: before.cart.total })
    await expect(badgeOf(page)).toHaveText('2')
  }
}

/** After an unpaid outcome the page gives the reason, keeps the cart, and offers another attempt. */
async function expectUnfinished(page: Page, outcome: 'failed' | 'canceled' | 'expired', language: Language) {
  await expect(titleOf(page)).toHaveText(results[language][outcome])
  await expect(page.locator('.result .lead')).toContainText(results[language].nothingTaken)
  await expect(summaryOf(page)).toContainText(`groenevingers.${language}`)
}

/** After any number of attempts, exactly one is paid and nothing is refunded. */
async function expectOneCharge(page: Page, orderNumber: string, states: readonly string[]): Promise<void> {
  await expect.poll(() => statesAtBank(page, orderNumber)).toEqual(states)
  const paid = (await bankPayments(page, orderNumber)).filter(({ status }) => status === 'paid')
  expect(paid).toMatchObject([{ amount: (await paymentOn(page)).amount, refunded: 0, chargedBack: 0 }])
}

test(
  '[K6] failed, expired, then left open and paid later: each outcome is shown, the cart stays, one charge in all',
  inLongRun,
  async ({ page }) => {
    const { email } = await openCheckout(page, 'nl', choicesOf('nl'))
    const expectSameCart = await cartBefore(page)

    await payWith(page, 'failed', 'nl')
    await expectUnfinished(page, 'failed', 'nl')
    await expectSameCart()
    const failed = page.url()
    const { orderNumber } = await paymentOn(page)
    const mail = await mailedText(page, email, `Je betaling voor bestelling ${orderNumber} is niet gelukt`)
    expect(mail).toContain(failed)

    await payWith(page, 'expired', 'nl')
    expect(page.url()).not.toBe(failed)
    await expectUnfinished(page, 'expired', 'nl')
    await expectSameCart()

    await payWith(page, 'open', 'nl')
    await expect(titleOf(page)).toHaveText(results.nl.waiting)
    await expectSameCart()
    expect((await paymentOn(page)).orderNumber).toBe(orderNumber)
    await page.getByRole('link', { name: results.nl.toBank }).click()
    await expect(page).toHaveURL(bankPage)
    await decide(page, 'paid', 'nl')
    await expect(titleOf(page)).toHaveText(results.nl.paid)
    await expect(badgeOf(page)).toBeHidden()
    await expectOneCharge(page, orderNumber, ['paid', 'expired', 'failed'])

    await page.goto(failed)
    await expect(titleOf(page)).toHaveText(results.nl.paid)
  },
)

test(
  '[K6] cancelled, then pending until the bank decides: the page continues by itself, one charge in all',
  inLongRun,
  async ({ page, context }) => {
    // Abroad only methods that reveal the buyer's country are offered, and none of those stays pending.
    await openCheckout(page, 'de', choicesOf('de'), { country: 'NL', postalCode: '3511 AB', phone: '+31301234567' })
    const expectSameCart = await cartBefore(page)

    await payWith(page, 'canceled', 'de')
    await expectUnfinished(page, 'canceled', 'de')
    await expectSameCart()
    await page.reload()
    await expectUnfinished(page, 'canceled', 'de')

    await page.getByRole('radio', { name: /^PayPal/ }).check()
    await order(page, 'de')
    const bank = page.url()
    await decide(page, 'pending', 'de')
    await expect(titleOf(page)).toHaveText(results.de.waiting)
    await expectSameCart()
    const { orderNumber } = await paymentOn(page)
    await expect.poll(() => statesAtBank(page, orderNumber)).toEqual(['pending', 'canceled'])

    // Simulates days without news: the buyer does not return from the bank.
    const later = await context.newPage()
    await later.route(`**${paying.de.complete}?*`, (route) => route.fulfill({ status: 204 }))
    await later.goto(bank)
    const decided = later.waitForResponse('**/outcome')
    await later.getByRole('button', { name: outcomes.de.paid }).click()
    await decided
    await expect(titleOf(page)).toHaveText(results.de.paid)
    await expect(badgeOf(page)).toBeHidden()
    await expectOneCharge(page, orderNumber, ['paid', 'canceled'])
  },
)
