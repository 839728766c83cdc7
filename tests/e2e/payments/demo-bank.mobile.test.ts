import { violationsOn } from '#tests/e2e/pages/axe.ts'
import { bankOf, startPayment } from './bank-steps.ts'
import { expect, inLongRun, takeComplaints, test } from '#tests/e2e/shop-test.ts'

test('it fits a small screen and is accessible in either theme', inLongRun, async ({ page }) => {
  const payment = await startPayment(page, 'nl', 'ideal')
  for (const path of [bankOf(payment), '/demo/bank']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.locator('summary').click()
    await expect(page.getByRole('radio').first()).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await violationsOn(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  }
})

test(
  'a payment that was decided elsewhere meanwhile cannot be decided again',
  inLongRun,
  async ({ page, complaints }) => {
    const payment = await startPayment(page, 'nl', 'ideal')
    await page.goto(bankOf(payment))
    await expect(page.getByRole('button', { name: 'Annuleer' })).toBeVisible()
    await page.evaluate(async () => {
      const id = new URLSearchParams(location.search).get('payment')
      const headers = { 'Content-Type': 'application/json' }
      const body = JSON.stringify({ outcome: 'failed' })
      await fetch(`/api/demo/bank/payments/${id}/outcome`, { method: 'POST', headers, body })
    })
    await page.getByRole('button', { name: /^Betaal/ }).click()
    await expect(page.getByRole('alert')).toHaveText('Over deze betaling was al beslist.')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mislukt')
    await takeComplaints(complaints, /409/)
  },
)
