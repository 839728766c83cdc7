import { addNames, summaryOf, words } from '#tests/e2e/order/order-steps.ts'
import { expect, inOneLanguage, languages, test } from '#tests/e2e/shop-test.ts'

const named = {
  nl: {
    from: '/webhosting',
    empty: 'Winkelmandje, leeg',
    count: (n: number) => `Winkelmandje, ${n} ${n === 1 ? 'product' : 'producten'}`,
  },
  de: {
    from: '/de/webhosting',
    empty: 'Warenkorb, leer',
    count: (n: number) => `Warenkorb, ${n} ${n === 1 ? 'Produkt' : 'Produkte'}`,
  },
} as const

for (const language of languages) {
  const { path, tld } = words[language]
  const { from, empty, count } = named[language]
  const size = language === 'nl' ? 'Stek' : 'Steckling'

  test(
    `[M5] [M6] the ${language} cart button counts all items and leads to the hosting step`,
    inOneLanguage(language),
    async ({ page }) => {
      await addNames(page, [`groenevingers.${tld}`], language)
      const button = page.getByRole('banner').getByRole('link', { name: count(1) })
      await expect(button).toHaveText('1')
      await page.goto(`${path}/hosting`)
      await page.getByRole('radio', { name: size }).check()
      await expect(page.getByRole('banner').getByRole('link', { name: count(2) })).toHaveText('2')

      await page.goto(from)
      const elsewhere = page.getByRole('banner').getByRole('link', { name: count(2) })
      await expect(elsewhere).toHaveText('2')
      await expect(elsewhere).toHaveAttribute('href', `${path}/hosting`)
      await elsewhere.click()
      await expect(page).toHaveURL(`${path}/hosting`)

      await summaryOf(page).getByRole('button', { name: words[language].remove }).first().click()
      const none = page.getByRole('banner').getByRole('link', { name: empty })
      await expect(none).toHaveAttribute('href', `${path}/domains`)
      await expect(none.locator('.badge')).toBeHidden()
    },
  )
}
