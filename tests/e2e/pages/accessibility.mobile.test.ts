import { violationsOn } from './axe.ts'
import { expect, homeOf, inLanguage, inLongRun, languages, test } from '#tests/e2e/shop-test.ts'

for (const language of languages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(
      `axe finds no violation in the open ${language} mobile menu, ${colorScheme}`,
      colorScheme === 'light' ? inLanguage(language) : inLongRun,
      async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.goto(homeOf[language])
        await page
          .getByRole('banner')
          .getByRole('button', { name: /^Men[uü]$/ })
          .click()
        const drawer = page.getByRole('dialog')
        await expect(drawer).toBeVisible()
        await drawer.locator('summary').first().click()
        expect(await violationsOn(page)).toEqual([])
      },
    )
  }
}
