import { violationsOn } from '#tests/e2e/pages/axe.ts'
import { questionOf, withTagManager } from './consent-steps.ts'
import { openHosting, registered } from '#tests/e2e/carts/hosting-carts.ts'
import { openCheckout, payButton } from '#tests/e2e/payments/payment-steps.ts'
import { expect, inLanguage, languages, test } from '#tests/e2e/shop-test.ts'

for (const language of languages) {
  test(
    `on a phone the ${language} question leaves most of the page, the next step and the order button free`,
    inLanguage(language),
    async ({ page }) => {
      await withTagManager(page)
      await openHosting(page, language, registered(`groenevingers.${language}`))
      const question = questionOf(page, language)
      await expect(question).toBeVisible()
      const height = (await question.boundingBox())?.height ?? Infinity
      expect(height).toBeLessThan(844 * 0.45)
      expect(await violationsOn(page)).toEqual([])
      const next = page.locator('.mobile-bar a')
      await next.click({ trial: true })

      await openCheckout(page, language, [registered(`groenevingers.${language}`)])
      await payButton(page, language).scrollIntoViewIfNeeded()
      await expect(question).toBeHidden()
      await payButton(page, language).click({ trial: true })
    },
  )
}

test('on a phone no column of the cookie table is too narrow for its words', async ({ page }) => {
  await page.goto('/cookies')
  const shares = await page
    .locator('.told :is(tbody th, td)')
    .evaluateAll((cells) => cells.map((cell) => cell.clientWidth / (cell.closest('table')?.clientWidth ?? 0)))
  expect(shares.length).toBeGreaterThan(20)
  expect(Math.min(...shares)).toBeGreaterThan(0.95)
})
