import { expect, homeOf, inLanguage, languages, test } from '#tests/e2e/shop-test.ts'

const groups = {
  nl: { menu: 'Menu', first: 'Domeinnaam', second: 'WordPress', firstLink: 'Domeinnaam verhuizen' },
  de: { menu: 'Menü', first: 'Webhosting', second: 'Domainnamen', firstLink: 'Webshop erstellen' },
} as const

for (const language of languages) {
  const { menu, first, second, firstLink } = groups[language]

  test(
    `[M10] only one group of the ${language} mobile menu is open at a time`,
    inLanguage(language),
    async ({ page }) => {
      await page.goto(homeOf[language])
      await page.getByRole('banner').getByRole('button', { name: menu }).click()
      const drawer = page.getByRole('dialog', { name: menu })
      const link = drawer.getByRole('link', { name: firstLink })
      await expect(drawer.locator('details[open]')).toHaveCount(0)
      await expect(link).toBeHidden()
      await drawer.locator('summary', { hasText: first }).click()
      await expect(link).toBeVisible()
      await drawer.locator('summary', { hasText: second }).click()
      await expect(link).toBeHidden()
      await expect(drawer.locator('details[open]')).toHaveCount(1)
      await expect(drawer.locator('details[open] > summary')).toHaveText(second)
      await drawer.locator('summary', { hasText: second }).click()
      await expect(drawer.locator('details[open]')).toHaveCount(0)
    },
  )

  test(
    `[M9] a tap outside the ${language} mobile menu closes it, with the open group`,
    inLanguage(language),
    async ({ page }) => {
      await page.goto(homeOf[language])
      await page.getByRole('banner').getByRole('button', { name: menu }).click()
      const drawer = page.getByRole('dialog', { name: menu })
      await drawer.locator('summary', { hasText: first }).click()
      const link = drawer.getByRole('link', { name: firstLink })
      await expect(link).toBeInViewport({ ratio: 1 })
      await page.mouse.click(15, 700)
      await expect(link).toBeHidden()
      await expect(drawer).toBeHidden()
      await expect(page).toHaveURL(homeOf[language])
    },
  )

  test(`a link of the ${language} mobile menu leads to its page`, inLanguage(language), async ({ page }) => {
    await page.goto(homeOf[language])
    await page.getByRole('banner').getByRole('button', { name: menu }).click()
    const drawer = page.getByRole('dialog', { name: menu })
    await drawer.locator('summary', { hasText: first }).click()
    const link = drawer.getByRole('link', { name: firstLink })
    const target = await link.getAttribute('href')
    await link.click()
    await expect(page).toHaveURL(target ?? '')
  })
}
