import type { Locator } from '@playwright/test'
import { expect, inLanguage, languages, onWideScreen, test } from '#tests/e2e/shop-test.ts'

test.use({ javaScriptEnabled: false })

const plans = {
  nl: { path: '/webhosting', monthly: 'Per maand', yearly: 'Per jaar', vat: 'Toon prijzen incl. btw' },
  de: { path: '/de/webhosting', monthly: 'Monatlich', yearly: 'Jährlich', vat: 'Nettopreise anzeigen' },
} as const

const fontSize = (locator: Locator) => locator.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))

for (const language of languages) {
  const { path, monthly, yearly, vat } = plans[language]

  test(
    `without JavaScript the ${language} term switch changes prices and order links`,
    inLanguage(language),
    async ({ page }) => {
      await page.goto(path)
      const plan = page.getByRole('article').first()
      const [perMonth, perYear] = [
        plan.locator('.terms [data-term=monthly]'),
        plan.locator('.terms [data-term=yearly]'),
      ]
      const order = plan.getByRole('link')
      await expect(perYear).toBeVisible()
      await expect(perMonth).toBeHidden()
      await expect(order).toHaveAttribute('href', /term=yearly/)
      await page.locator('.segments').getByText(monthly, { exact: true }).click()
      await expect(perMonth).toBeVisible()
      await expect(perYear).toBeHidden()
      await expect(order).toHaveCount(1)
      await expect(order).toHaveAttribute('href', /term=monthly/)
      await page.locator('.segments').getByText(yearly, { exact: true }).click()
      await expect(perYear).toBeVisible()
      await expect(perMonth).toBeHidden()
    },
  )

  test(
    `without JavaScript the ${language} VAT switch changes the emphasised price`,
    inLanguage(language),
    async ({ page }) => {
      await page.goto(path)
      const price = page.getByRole('article').first().locator('[data-term=yearly] .bigprice')
      const [excl, incl] = [price.locator('.vat.excl'), price.locator('.vat.incl')]
      const [usual, other] = language === 'nl' ? [excl, incl] : [incl, excl]
      await expect(excl).toBeVisible()
      await expect(incl).toBeVisible()
      expect(await fontSize(usual)).toBeGreaterThan(2 * (await fontSize(other)))
      await page.getByRole('main').getByText(vat).click()
      expect(await fontSize(other)).toBeGreaterThan(2 * (await fontSize(usual)))
      expect((await other.boundingBox())?.y).toBeLessThan((await usual.boundingBox())?.y ?? 0)
      await page.getByRole('main').getByText(vat).click()
      expect(await fontSize(usual)).toBeGreaterThan(2 * (await fontSize(other)))
    },
  )
}

test('without JavaScript the search of the home page leads to the order', inLanguage('nl'), async ({ page }) => {
  await page.goto('/')
  const search = page.getByRole('main').getByRole('search')
  await search.getByLabel('Zoek je domeinnaam').fill('groene vingers.nl')
  await search.getByRole('button', { name: 'Zoek domeinnaam' }).click()
  await expect(page).toHaveURL('/order/domains?q=groene+vingers.nl')
})

test('without JavaScript the German search leads to the German order', inLanguage('de'), async ({ page }) => {
  await page.goto('/de')
  const search = page.getByRole('main').getByRole('search')
  await search.getByRole('textbox').fill('gruen.de')
  await search.getByRole('textbox').press('Enter')
  await expect(page).toHaveURL('/de/order/domains?q=gruen.de')
})

test('without JavaScript questions open and close', onWideScreen, async ({ page }) => {
  await page.goto('/webhosting')
  const question = page.getByRole('main').locator('.faq:not(.whole) details').nth(1)
  await expect(question.getByRole('paragraph')).toBeHidden()
  await question.locator('summary').click()
  await expect(question.getByRole('paragraph')).toBeVisible()
})

test(
  'without JavaScript an order page has its whole text and names the alternatives',
  onWideScreen,
  async ({ page }) => {
    await page.goto('/order/domains?q=groenevingers')
    const instead = page.locator('.unscripted').filter({ hasText: 'alleen met JavaScript' })
    await expect(instead.getByRole('link', { name: 'contactformulier' })).toHaveAttribute('href', '/over-ons/contact')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Bestelstappen' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('search')).toBeVisible()
  },
)
