import { expect, homeOf, inLanguage, languages, test } from '#tests/e2e/shop-test.ts'

test.use({ javaScriptEnabled: false })

const menus = {
  nl: { menu: 'Hoofdmenu', first: 'Domeinnaam', firstLink: 'Domeinnaam verhuizen', second: 'WordPress' },
  de: { menu: 'Hauptmenü', first: 'WordPress', firstLink: 'WordPress-Website umziehen', second: 'Domainnamen' },
} as const

for (const language of languages) {
  const { menu, first, firstLink, second } = menus[language]

  test(
    `[M9] [M10] without JavaScript the ${language} submenus open, close and exclude each other`,
    inLanguage(language),
    async ({ page }) => {
      await page.goto(homeOf[language])
      const groups = page.getByRole('navigation', { name: menu })
      const link = groups.getByRole('link', { name: firstLink })
      await expect(link).toBeHidden()
      await groups.getByRole('button', { name: first }).click()
      await expect(link).toBeVisible()
      await groups.getByRole('button', { name: second }).click()
      await expect(link).toBeHidden()
      await expect(page.locator('.submenu:popover-open')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(page.locator('.submenu:popover-open')).toHaveCount(0)
      await groups.getByRole('button', { name: first }).click()
      await expect(link).toBeVisible()
      await page.mouse.click(720, 860)
      await expect(link).toBeHidden()
    },
  )
}

test('without JavaScript the theme switch changes the theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const paper = 'rgb(255, 255, 255)'
  const night = 'rgb(10, 33, 24)'
  await expect(page.locator('body')).toHaveCSS('background-color', paper)
  await page.locator('[data-part=utility-bar] .theme').click()
  await expect(page.locator('body')).toHaveCSS('background-color', night)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('body')).toHaveCSS('background-color', paper)
  await page.locator('[data-part=utility-bar] .theme').click()
  await expect(page.locator('body')).toHaveCSS('background-color', night)
})
