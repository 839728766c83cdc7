import { violationsOn } from '#tests/e2e/pages/axe.ts'
import { packaged, registered } from '#tests/e2e/carts/hosting-carts.ts'
import {
  bankPage,
  openCheckout,
  overviewOf,
  payButton,
  paying,
  startBox,
  termsBox,
} from '#tests/e2e/payments/payment-steps.ts'
import { expect, inLanguage, languages, test } from '#tests/e2e/shop-test.ts'

const amounts = {
  nl: { total: '€\u00A062,91', line: 'eerste jaar €\u00A048,00, daarna €\u00A084,00 per jaar' },
  de: { total: '63,06\u00A0€', line: '57,12\u00A0€ im ersten Jahr, danach 99,96\u00A0€ pro Jahr' },
} as const

for (const language of languages) {
  const says = paying[language]

  test(
    `on a phone a private ${language} buyer reads, accepts the terms and is sent to the bank, within two screens`,
    inLanguage(language),
    async ({ page }) => {
      const name = `groenevingers.${language}`
      await openCheckout(page, language, [registered(name, packaged(name, 'webhosting-struik'))])
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
      expect(await violationsOn(page)).toEqual([])
      await expect(overviewOf(page)).toContainText(amounts[language].total)
      await expect(overviewOf(page).getByText(amounts[language].line)).toBeVisible()
      await expect(page.getByRole('main')).toContainText(says.waits)
      await expect(startBox(page, language)).not.toBeChecked()
      await expect(page.locator('.consents').getByRole('link').nth(1)).toHaveAttribute('href', says.withdrawal)
      const [overview, button] = await Promise.all([
        overviewOf(page).boundingBox(),
        payButton(page, language).boundingBox(),
      ])
      const gap = (button?.y ?? 0) - (overview?.y ?? 0) - (overview?.height ?? 0)
      expect(gap).toBeGreaterThanOrEqual(0)
      expect(gap).toBeLessThan(40)
      await expect(page.locator('.name-settings-line')).toContainText(says.holder)
      const end = await payButton(page, language).evaluate((each) => each.getBoundingClientRect().bottom + scrollY)
      const room = await overviewOf(page)
        .locator('.lines')
        .evaluate((each) => Number.parseFloat(getComputedStyle(each).maxHeight) - each.clientHeight)
      expect(room).toBeGreaterThan(0)
      expect(end + room, 'with as many lines as are shown at once').toBeLessThanOrEqual(2 * 844)
      await termsBox(page, language).tap()
      await startBox(page, language).tap()
      await payButton(page, language).tap()
      await expect(page).toHaveURL(bankPage)
    },
  )
}
