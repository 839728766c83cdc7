import { violationsOn } from '#tests/e2e/pages/axe.ts'
import { dialogOf, fillIn, logIn, loginWords, newCustomer, openLogin } from './customers.ts'
import { expect, inLanguage, languages, test } from '#tests/e2e/shop-test.ts'

for (const language of languages) {
  test(
    `[A2] [A8] from the ${language} menu of a phone: a wrong password, then the right one, and the page shows the name @long`,
    inLanguage(language),
    async ({ page, request }) => {
      const customer = await newCustomer(request)
      await page.goto(loginWords[language].home)
      const dialog = await openLogin(page, language)
      await fillIn(page, { ...customer, password: 'iets-heel-anders-12' }, language)
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('alert')).toBeVisible()
      expect(await violationsOn(page)).toEqual([])
      const { width, box } = await dialog.evaluate((element) => ({
        width: document.documentElement.clientWidth,
        box: element.getBoundingClientRect().toJSON() as DOMRect,
      }))
      expect(box.left).toBeGreaterThanOrEqual(0)
      expect(box.right).toBeLessThanOrEqual(width)
      await page.keyboard.press('Escape')
      await expect(dialogOf(page)).toHaveCount(0)
      await logIn(page, customer, language)
      await expect(page.locator('html')).toHaveAttribute('data-user')
    },
  )
}
