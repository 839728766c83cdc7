import { expect, homeOf, inLanguage, languages, test } from '#tests/e2e/shop-test.ts'

test.use({ javaScriptEnabled: false })

const menus = {
  nl: {
    menu: 'Menu',
    close: 'Sluit menu',
    first: 'Domeinnaam',
    firstLink: 'Domeinnaam verhuizen',
    second: 'WordPress',
  },
  de: {
    menu: 'Menü',
    close: 'Menü schließen',
    first: 'WordPress',
    firstLink: 'WordPress-Website umziehen',
    second: 'Domainnamen',
  },
} as const

for (const language of languages) {
  const { menu, close, first, firstLink, second } = menus[language]

  test(
    `[M4] without JavaScript the ${language} menu opens, and closes in every way`,
    inLanguage(language),
    async ({ page }) => {
      await page.goto(homeOf[language])
      const drawer = page.getByRole('dialog', { name: menu })
      const open = page.getByRole('banner').getByRole('button', { name: menu })
      await open.click()
      await expect(drawer).toBeVisible()
      await drawer.getByRole('button', { name: close }).click()
      await expect(drawer).toBeHidden()
      await open.click()
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
      await open.click()
      await expect(drawer).toBeInViewport({ ratio: 1 })
      await page.mouse.click(15, 500)
      await expect(drawer).toBeHidden()
    },
  )

  test(
    `[M10] without JavaScript only one group of the ${language} menu is open`,
    inLanguage(language),
    async ({ page }) => {
      await page.goto(homeOf[language])
      await page.getByRole('banner').getByRole('button', { name: menu }).click()
      const drawer = page.getByRole('dialog', { name: menu })
      const link = drawer.getByRole('link', { name: firstLink })
      await drawer.locator('summary', { hasText: first }).click()
      await expect(link).toBeVisible()
      await drawer.locator('summary', { hasText: second }).click()
      await expect(link).toBeHidden()
      await expect(drawer.locator('details[open]')).toHaveCount(1)
    },
  )
}
