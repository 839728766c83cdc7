import { expect, homeOf, inLanguage, languages, test } from '#tests/e2e/shop-test.ts'

for (const language of languages) {
  test(`[M2] a phone has no ${language} utility bar`, inLanguage(language), async ({ page }) => {
    await page.goto(homeOf[language])
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.locator('[data-part=utility-bar]')).toBeHidden()
  })
}
