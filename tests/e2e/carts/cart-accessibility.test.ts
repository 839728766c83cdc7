import { violationsOn } from '#tests/e2e/pages/axe.ts'
import { addNames, answerItemCalls, search, summaryOf, words } from '#tests/e2e/order/order-steps.ts'
import { expect, inLanguage, inOneLanguage, languages, takeComplaints, test } from '#tests/e2e/shop-test.ts'

const themes = { nl: 'light', de: 'dark' } as const

for (const language of languages) {
  const { path, tld, remove } = words[language]
  const name = `groenevingers.${tld}`
  const colorScheme = themes[language]

  test(
    `axe finds no violation on the filled ${language} order pages, ${colorScheme} @long`,
    inOneLanguage(language),
    async ({ page, complaints }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await addNames(page, [name], language)
      expect(await violationsOn(page), 'results').toEqual([])

      await search(page, 'groene_vingers.nl, groenevingers.zz, groenevingers.com', language)
      await answerItemCalls(page, 500)
      await page.locator('.result-row .button-primary').click()
      await expect(page.locator('.note.failed')).toBeVisible()
      await takeComplaints(complaints, /status of 500/)
      expect(await violationsOn(page, { within: 'main' }), 'mistakes and failures').toEqual([])

      await page.goto(`${path}/hosting?product=wordpress-stek&term=yearly`)
      await page.locator('.option').nth(2).click()
      await expect(summaryOf(page)).toHaveAttribute('aria-busy', 'false')
      await page.locator('.extra').first().click()
      await expect(page.locator('.extra .checkbox').first()).toBeChecked()
      expect(await violationsOn(page, { within: 'main' }), 'hosting').toEqual([])

      await page.goto(`${path}/hosting`)
      await summaryOf(page).getByRole('button', { name: remove }).last().click()
      await expect(page.locator('.note.undo')).toBeVisible()
      expect(await violationsOn(page, { within: 'main' }), 'undo').toEqual([])
    },
  )

  test(`no ${language} order page is wider than the window @long`, inLanguage(language), async ({ page }) => {
    await addNames(page, [`eenheellangenaamvooreendomein-${'x'.repeat(20)}.${tld}`], language)
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await overflow(), 'results').toBeLessThanOrEqual(0)
    await page.goto(`${path}/hosting?product=wordpress-stek&term=yearly`)
    await expect(page.locator('.option').first()).toBeVisible()
    expect(await overflow(), 'hosting').toBeLessThanOrEqual(0)
  })
}
