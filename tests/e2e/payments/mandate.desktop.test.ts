import { registered } from '#tests/e2e/carts/hosting-carts.ts'
import { mandateBox, openCheckout, overviewOf, payButton, paying, paymentRequests } from './payment-steps.ts'
import { mailedText, paymentOn, payWith } from '#tests/e2e/order/purchase-steps.ts'
import { expect, inLongRun, test } from '#tests/e2e/shop-test.ts'

for (const [isGiven, says, mailed] of [
  [true, 'machtiging gegeven', 'Verlengingen schrijven we automatisch af'],
  [false, 'machtiging niet gegeven', 'Van elke verlenging krijg je een factuur'],
] as const) {
  test(`a purchase with ${says}: the order and the confirmation mention the mandate`, inLongRun, async ({ page }) => {
    const { email } = await openCheckout(page, 'nl', [registered('groenevingers.nl')])
    await expect(mandateBox(page)).not.toBeChecked()
    await expect(mandateBox(page)).toHaveAccessibleDescription(
      /Zonder machtiging krijg je van elke verlenging een factuur/,
    )
    await expect(overviewOf(page)).toContainText('lopen je abonnementen door, tot je opzegt')
    await expect(overviewOf(page)).toContainText(/per jaar excl\. btw \(/)
    const requests = paymentRequests(page)
    if (isGiven) await mandateBox(page).check()
    await payWith(page, 'paid', 'nl')
    const { orderNumber } = await paymentOn(page)
    expect(requests.map((request) => request.postDataJSON() as object)).toMatchObject([
      { consents: { terms: true, mandate: isGiven } },
    ])
    const text = await mailedText(page, email, `Je bestelling ${orderNumber} bij Stek`)
    expect(text.replaceAll(/\s+/g, ' '), 'whatever line it is on').toContain(mailed)
  })
}

test('a method without a mandate asks for none', inLongRun, async ({ page }) => {
  await openCheckout(page, 'nl', [registered('groenevingers.nl')])
  await expect(mandateBox(page)).toBeVisible()
  await page.getByRole('button', { name: /^Nog \d+ betaalmethode/ }).click()
  await page.getByRole('radio', { name: /Bankoverschrijving/ }).check()
  await expect(mandateBox(page)).toHaveCount(0)
  await expect(payButton(page)).toHaveText(paying.nl.button)
})
