import { expect, inLanguage, languages, test } from '#tests/e2e/shop-test.ts'

test.use({ javaScriptEnabled: false })

const pages = {
  nl: {
    register: '/domeinnaam-registreren',
    buy: '/domeinnaam-kopen',
    first: '.nl',
    other: /^Alle [\d.]+ extensies op prijs/,
    all: /^Alle [\d.]+ extensies$/,
    vat: 'Toon prijzen incl. btw',
    large: 'excl',
  },
  de: {
    register: '/de/domainnamen-registrieren',
    buy: '/de/domainnamen-kaufen',
    first: '.de',
    other: /^Alle [\d.]+ Endungen nach Preis/,
    all: /^Alle [\d.]+ Endungen$/,
    vat: 'Nettopreise anzeigen',
    large: 'incl',
  },
} as const

for (const language of languages) {
  const { register, buy, first, other, all, vat, large } = pages[language]

  test(
    `[M18] without JavaScript the ${language} page shows the popular extensions and links to all of them`,
    inLanguage(language),
    async ({ page }) => {
      await page.goto(register)
      const list = page.getByRole('main').locator('.extension-list')
      const rows = list.locator('tbody').getByRole('row')
      await expect(rows.first()).toContainText(first)
      await expect(rows).toHaveCount(18)
      await expect(list.getByRole('searchbox')).toBeHidden()
      await expect(list.getByRole('group')).toBeHidden()

      const price = rows.first().locator('.vat-pair').first()
      const sizeOf = (side: string) =>
        price.locator(`.vat.${side}`).evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
      const small = large === 'excl' ? 'incl' : 'excl'
      expect(await sizeOf(large)).toBeGreaterThan(await sizeOf(small))
      await page.getByRole('main').getByText(vat).click()
      expect(await sizeOf(small)).toBeGreaterThan(await sizeOf(large))

      await rows.first().getByRole('link').click()
      await expect(page).toHaveURL(`${register}#zoek`)
      await expect(page.getByRole('main').getByRole('search')).toBeInViewport()

      await page.getByRole('main').getByRole('link', { name: other }).click()
      await expect(page).toHaveURL(`${buy}#prijzen`)
      // The URL changes before all two thousand rows are loaded.
      await page.waitForLoadState()
      const whole = page.locator('#prijzen')
      await whole.getByText(all).click()
      await expect(whole.locator('tbody').getByRole('rowheader').first()).toBeVisible()
      const names = (await whole.locator('tbody').getByRole('rowheader').allInnerTexts()).flatMap((text) =>
        text.trim().split(/\s+/),
      )
      expect(names.length).toBeGreaterThan(1900)
      expect(new Set(names).size).toBe(names.length)
      expect(names).toContain('.amsterdam')
      expect(names).toContain('.рф')
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(sideways).toBeLessThanOrEqual(0)
    },
  )
}
