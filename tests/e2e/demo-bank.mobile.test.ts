import { violationsOn } from './axe.ts'
import { bankOf, startPayment } from './bank-steps.ts'
import { expect, test } from './shop-test.ts'

test('it fits a small screen and can be used by everybody, in either theme', async ({ page }) => {
  const payment = await startPayment(page, 'nl', 'ideal')
  for (const path of [bankOf(payment), '/demo/bank']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await violationsOn(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  }
})
