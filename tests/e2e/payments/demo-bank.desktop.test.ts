import type { Page } from '@playwright/test'
import { violationsOn } from '#tests/e2e/pages/axe.ts'
import { bankOf, startPayment } from './bank-steps.ts'
import { countShifts, openWithFont } from '#tests/e2e/pages/count-shifts.ts'
import { expect, inLongRun, takeComplaints, test } from '#tests/e2e/shop-test.ts'

/** Replaces the shop's page after a payment, which is tested elsewhere, by one that only removes the cart. */
async function waitInShop(page: Page): Promise<void> {
  // The bank's page opts into view transitions, and logs an error if the next page does not.
  const style = '<style>@view-transition { navigation: auto }</style>'
  const body = `<link rel="icon" href="data:,">${style}<script>localStorage.clear()</script>`
  await page.route('**/order/complete?*', (route) => route.fulfill({ contentType: 'text/html', body }))
}

test(
  'a Dutch buyer sees amount and recipient, pays by keyboard and returns to the shop',
  inLongRun,
  async ({ page }) => {
    const payment = await startPayment(page, 'nl', 'ideal')
    await waitInShop(page)
    const shifts = await countShifts(page)
    await openWithFont(page, bankOf(payment))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Betaal €\u00A0\d+,\d\d$/)
    for (const fact of ['Stek Hosting B.V.', payment.orderNumber, 'iDEAL | Wero']) {
      await expect(page.getByRole('definition').filter({ hasText: fact })).toBeVisible()
    }
    await expect(page.getByText('Dit is een demobank. Er gaat geen geld om')).toBeVisible()
    await expect(page.getByRole('group', { name: 'Wat gebeurt er' }).getByRole('button')).toHaveText([
      /^Betaal /,
      'Laat mislukken',
      'Annuleer',
      'Laat verlopen',
    ])
    expect(await violationsOn(page)).toEqual([])
    expect(await shifts()).toEqual({ sum: 0, moved: [] })
    await page.getByRole('button', { name: /^Betaal/ }).press('Enter')
    await page.waitForURL(`**/order/complete?payment=${payment.id}`)
    await expect
      .poll(async () => (await page.request.get(`/api/carts/payments/${payment.id}`)).json())
      .toMatchObject({ status: 'paid', checkoutUrl: null })

    await page.goto(bankOf(payment))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Betaald')
    await expect(page.getByRole('link', { name: 'Terug naar de winkel' })).toHaveAttribute(
      'href',
      /\/order\/complete\?/,
    )
  },
)

test(
  'a German payment has German texts; the webhook can be suppressed, and the payment charged back',
  inLongRun,
  async ({ page }) => {
    const payment = await startPayment(page, 'de', 'paypal')
    await waitInShop(page)
    await page.goto(bankOf(payment))
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+,\d\d\u00A0€ bezahlen$/)
    await page.getByText('Wann erfährt es der Shop?').click()
    await page.getByRole('radio', { name: 'Nie' }).check()
    const decided = page.waitForRequest('**/outcome')
    await page.getByRole('button', { name: 'In Bearbeitung nehmen' }).click()
    expect((await decided).postDataJSON()).toEqual({ outcome: 'pending', webhook: 'never' })
    await page.waitForURL(`**/de/order/complete?payment=${payment.id}`)

    await page.goto('/demo/bank')
    await page.getByRole('link').filter({ hasText: payment.orderNumber }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('In Bearbeitung')
    await page.getByRole('button', { name: /bezahlen$/ }).click()
    await page.waitForURL(`**/de/order/complete?payment=${payment.id}`)
    await page.goBack()
    await page.getByRole('button', { name: 'Zurückbuchen' }).click()
    await expect(page.getByRole('definition').last()).toHaveText(/^tr_/)
    await expect(page.getByText('Zurückgebucht')).toBeVisible()
    await expect(page.getByText('Mit dieser Zahlung geschieht nichts mehr.')).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
  },
)

test('an unknown payment, and a bank that does not respond', inLongRun, async ({ page, complaints }) => {
  await page.goto('/demo/bank?payment=tr_nothing')
  await expect(page.getByRole('heading', { name: 'Deze betaling kennen we niet' })).toBeVisible()
  await takeComplaints(complaints, /404/)
  await page.route('**/api/demo/bank/payments', (route) => route.fulfill({ json: { payments: [] } }))
  await page.getByRole('link', { name: 'Alle betalingen' }).click()
  await expect(page.getByRole('heading', { name: 'Nog geen betalingen' })).toBeVisible()
  await page.route('**/api/demo/bank/payments', (route) => route.fulfill({ body: 'broken' }))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'De bank antwoordt even niet' })).toBeVisible()
  await page.unroute('**/api/demo/bank/payments')
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await expect(page.getByRole('heading', { name: 'De laatste betalingen' })).toBeVisible()
})
