import { expect, homeOf, inLanguage, languages, test } from '#tests/e2e/shop-test.ts'

const expected = {
  nl: { helpdesk: '/helpdesk', portal: 'Mijn Stek' },
  de: { helpdesk: '/de/helpdesk', portal: 'Mein Stek' },
} as const

for (const language of languages) {
  test(
    `[M2] the ${language} utility bar links to the helpdesk and to the portal`,
    inLanguage(language),
    async ({ page }) => {
      await page.goto(homeOf[language])
      const bar = page.locator('[data-part=utility-bar]')
      await expect(bar).toBeVisible()
      const helpdesk = bar.getByRole('link', { name: 'Helpdesk' })
      await expect(helpdesk).toBeVisible()
      await expect(helpdesk).toHaveAttribute('href', expected[language].helpdesk)
      const portal = bar.getByRole('link', { name: expected[language].portal })
      await expect(portal).toBeVisible()
      await expect(portal).toHaveAttribute('href', '/demo/portal')
      await portal.click()
      await expect(page).toHaveURL('/demo/portal')
    },
  )
}
