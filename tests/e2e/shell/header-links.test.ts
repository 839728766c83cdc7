import { expect, homeOf, inOneLanguage, languages, test } from '#tests/e2e/shop-test.ts'

const expected = {
  nl: { from: '/webhosting', cart: 'Winkelmandje, leeg', order: '/order/domains', portal: 'Mijn Stek' },
  de: { from: '/de/webhosting', cart: 'Warenkorb, leer', order: '/de/order/domains', portal: 'Mein Stek' },
} as const

for (const language of languages) {
  const { from, cart, order, portal } = expected[language]

  test(
    `[M3] [M5] [M6] [M7] the ${language} header links to home, to the domains with an empty cart, and to the customer portal`,
    inOneLanguage(language),
    async ({ page }) => {
      const header = page.getByRole('banner')
      await page.goto(from)
      const cartButton = header.getByRole('link', { name: cart })
      await expect(cartButton).toHaveText('', { useInnerText: true })
      await expect(cartButton.locator('.badge')).toBeHidden()
      await cartButton.click()
      await expect(page).toHaveURL(order)
      await expect(cartButton).toHaveAttribute('href', order)

      const logo = header.getByRole('link', { name: 'Stek', exact: true })
      await expect(logo).toBeVisible()
      await logo.click()
      await expect(page).toHaveURL(homeOf[language])
      await expect(page.locator('html')).toHaveAttribute('lang', language)

      const portalButton = header.getByRole('link', { name: portal, exact: true })
      await expect(portalButton).toBeInViewport({ ratio: 1 })
      await portalButton.click()
      await expect(page).toHaveURL('/demo/portal')
    },
  )
}
