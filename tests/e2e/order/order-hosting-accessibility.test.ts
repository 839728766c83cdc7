import { violationsOn } from '#tests/e2e/pages/axe.ts'
import {
  movingOf,
  moved,
  openHosting,
  openName,
  packaged,
  registered,
  says,
  sectionOf,
} from '#tests/e2e/carts/hosting-carts.ts'
import { words } from './order-steps.ts'
import { expect, inLanguage, inOneLanguage, languages, test } from '#tests/e2e/shop-test.ts'

const themes = { nl: 'dark', de: 'light' } as const

for (const language of languages) {
  const { tld } = words[language]
  const text = says[language]
  const name = `tuinhek.${tld}`
  const full = [
    registered(name, packaged(name, 'reseller-10', packaged(name, 'extra-dns'))),
    moved('moestuinblog.com', movingOf('moestuinblog.com')),
  ]

  test(
    `axe finds no violation on the ${language} hosting page with questions and errors`,
    inLanguage(language),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: themes[language], reducedMotion: 'reduce' })
      await openHosting(page, language, ...full)
      const section = await openName(page, language, 'moestuinblog.com')
      await section.getByText(text.adviser).click()
      for (const question of await section.locator('.adviser fieldset').all()) {
        await question.locator('label').first().click()
      }
      await section.locator('label', { hasText: text.codeNow }).click()
      await section.getByRole('button', { name: text.save }).click()
      await expect(section.locator('.error-text')).toHaveCount(3)
      expect(await violationsOn(page)).toEqual([])
    },
  )

  test(
    `nothing on the ${language} hosting page is wider than the window or cut off @long`,
    inOneLanguage(language),
    async ({ page }) => {
      await openHosting(page, language, ...full)
      const section = await openName(page, language, 'moestuinblog.com')
      await section.getByText(text.adviser).click()
      for (const width of [320, 390, 899, 900, 1199, 1200, 1360, 1399, 1400, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `${width}`,
        ).toBeLessThanOrEqual(0)
        const cut = await page
          .locator('.option .option-body')
          .evaluateAll((boxes) =>
            boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.textContent),
          )
        expect(cut, `${width}`).toEqual([])
      }
    },
  )

  test(`the ${language} hosting page is usable by keyboard alone`, inOneLanguage(language), async ({ page }) => {
    await openHosting(page, language, registered(name))
    const section = sectionOf(page, name)
    await section.getByRole('button', { name: text.nameOnly }).focus()
    await page.keyboard.press('Space')
    await expect(section.locator('.package-choice')).toHaveCount(0)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Space')
    await section.getByRole('radio', { name: text.sizes[0] }).focus()
    await page.keyboard.press('Space')
    await expect(section.getByRole('radio', { name: text.sizes[0] })).toBeChecked()
    await expect(section.locator('.extra').first()).toBeVisible()
    await expect(section.getByRole('radio', { name: text.sizes[0] })).toHaveAttribute('aria-disabled', 'false')
    await section.getByRole('checkbox', { name: text.moving }).focus()
    await page.keyboard.press('Space')
    await expect(section.locator('.intake')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(section.locator('.intake').getByRole('radio').first()).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await expect(section.getByLabel(text.provider)).toBeFocused()
    await page.keyboard.type('Strato')
    await expect(section.locator('.intake')).toHaveAttribute('aria-busy', 'false')
    await page.keyboard.press('Enter')
    await expect(section.locator('.intake').getByRole('status')).toContainText(text.saved)
  })
}
