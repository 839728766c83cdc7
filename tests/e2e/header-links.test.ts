import { expect, homeOf, inOneLanguage, languages, test } from './shop-test.ts'

const expected = {
  nl: { from: '/webhosting', cart: 'Winkelmandje, leeg', order: '/order/domains', portal: 'Mijn Stek' },
  de: { from: '/de/webhosting', cart: 'Warenkorb, leer', order: '/de/order/domains', portal: 'Mein Stek' },
} as const

for (const language of languages) {
  const { from, cart, order, portal } = expected[language]

  test(`[M3] the ${language} logo leads home`, inOneLanguage(language), async ({ page }) => {
    await page.goto(from)
    const logo = page.getByRole('banner').getByRole('link', { name: 'Stek', exact: true })
    await expect(logo).toBeVisible()
    await expect(logo).toHaveAttribute('href', homeOf[language])
    await logo.click()
    await expect(page).toHaveURL(homeOf[language])
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  })

  test(
    `[M5] the ${language} cart button of an empty cart leads to the domains`,
    inOneLanguage(language),
    async ({ page }) => {
      await page.goto(from)
      const button = page.getByRole('banner').getByRole('link', { name: cart })
      await expect(button).toHaveAttribute('href', order)
      await button.click()
      await expect(page).toHaveURL(order)
      await expect(page.getByRole('banner').getByRole('link', { name: cart })).toHaveAttribute('href', order)
    },
  )

  test(
    `[M6] the ${language} cart button of an empty cart shows no badge`,
    inOneLanguage(language),
    async ({ page }) => {
      await page.goto(from)
      const button = page.getByRole('banner').getByRole('link', { name: cart })
      await expect(button).toBeVisible()
      await expect(button).toHaveText('', { useInnerText: true })
      await expect(button.locator('.badge')).toBeHidden()
    },
  )

  test(`[M7] the ${language} header has a button to the customer portal`, inOneLanguage(language), async ({ page }) => {
    await page.goto(from)
    const button = page.getByRole('banner').getByRole('link', { name: portal, exact: true })
    await expect(button).toBeVisible()
    await expect(button).toBeInViewport({ ratio: 1 })
    await expect(button).toHaveAttribute('href', '/demo/portal')
    await button.click()
    await expect(page).toHaveURL('/demo/portal')
  })
}
