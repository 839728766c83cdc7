import type { Page } from '@playwright/test'
import { addNames, cartOf, netSumsOf, summaryOf, treeOf, words } from '#tests/e2e/order/order-steps.ts'
import { expect, inLanguage, type Language, languages, test } from '#tests/e2e/shop-test.ts'

async function amountsInShop(page: Page): Promise<readonly number[]> {
  const cart = await cartOf(page)
  return ['subtotal', 'discount', 'vat', 'total']
    .map((name) => Math.round(Number(cart[name]) * 100))
    .filter((amount, index) => index !== 1 || amount > 0)
}

async function expectSameTotals(page: Page, language: Language): Promise<void> {
  await expect(summaryOf(page)).toHaveAttribute('aria-busy', 'false')
  await expect(async () => expect(await netSumsOf(page), language).toEqual(await amountsInShop(page))).toPass()
}

for (const language of languages) {
  const { path, tld } = words[language]
  const names =
    language === 'nl'
      ? ['Struik', 'Back-up op een tweede locatie', 'Boom']
      : ['Strauch', 'Backup an einem zweiten Standort', 'Baum']

  test(
    `[C12] [C14] [T5] the ${language} totals follow every change, and equal those of the API to the cent`,
    inLanguage(language),
    async ({ page }) => {
      await addNames(page, [`groenevingers.${tld}`], language)
      await expectSameTotals(page, language)
      await addNames(page, ['groenevingers.com', 'moestuinblog.shop'], language)
      await expectSameTotals(page, language)
      await page.goto(`${path}/hosting`)
      const [size = '', extra = '', larger = ''] = names
      await page.getByRole('radio', { name: size }).first().check()
      await expectSameTotals(page, language)
      await page.getByRole('checkbox', { name: extra }).first().check()
      await expectSameTotals(page, language)
      await page.getByRole('radio', { name: larger }).first().check()
      await expectSameTotals(page, language)
      await summaryOf(page).getByRole('button', { name: words[language].remove }).first().click()
      await expect(treeOf(page)).not.toContainText(`groenevingers.${tld}`)
      await expectSameTotals(page, language)
      const cart = await cartOf(page)
      expect(Object.keys(cart).toSorted()).toEqual(
        ['anonymous', 'discount', 'id', 'items', 'subtotal', 'total', 'vat', 'vatRate'].toSorted(),
      )
    },
  )
}

test('[T5] amounts equal those of the design: € 9,99 less € 6,00, with € 0,84 VAT', async ({ page }) => {
  await addNames(page, ['groenevingers.nl'])
  expect(await netSumsOf(page)).toEqual([999, 600, 84, 483])
  await expect(summaryOf(page)).toContainText('Btw 21%')
  await expect(summaryOf(page)).toContainText('Daarna € 9,99 per jaar excl. btw (€ 12,09 incl.)')
})

test('a German visitor sees the tax of a German address before paying', async ({ page }) => {
  await addNames(page, ['groenevingers.de'], 'de')
  expect(await netSumsOf(page)).toEqual([999, 500, 105, 604])
  await expect(summaryOf(page)).toContainText(
    'Vorschau mit deutscher Adresse: 19 % MwSt., jetzt 5,94 €, danach 11,89 € pro Jahr inkl. MwSt. (9,99 € netto).',
  )
})
