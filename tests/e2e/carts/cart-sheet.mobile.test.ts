import { violationsOn } from '#tests/e2e/pages/axe.ts'
import { openHosting, packaged, registered } from './hosting-carts.ts'
import { expect, inLongRun, test } from '#tests/e2e/shop-test.ts'

test('the bar opens the cart as a sheet; Escape and going back close it, its button leads to the next step', async ({
  page,
}) => {
  await openHosting(page, 'nl', registered('groenevingers.nl', packaged('groenevingers.nl', 'webhosting-stek')))
  const opener = page.locator('.mobile-bar').getByRole('button', { name: 'Bekijk je mandje' })
  const sheet = page.getByRole('dialog', { name: 'Je mandje' })
  await opener.click()
  await expect(sheet.locator('.tree')).toContainText('groenevingers.nl')
  await expect(sheet.getByRole('button', { name: 'Sluiten' })).toBeFocused()
  await expect(page.locator('aside.summary')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(opener).toBeFocused()

  await opener.click()
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect(page).toHaveURL('/order/hosting')

  await opener.click()
  await sheet.getByRole('link', { name: 'Verder naar gegevens' }).click()
  await expect(page).toHaveURL('/order/account')
  await expect(sheet).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/order/hosting')
  await expect(sheet).toHaveCount(0)
})

for (const [language, colorScheme] of [
  ['nl', 'light'],
  ['de', 'dark'],
] as const) {
  test(`axe finds no violation in the ${language} sheet and receipt, ${colorScheme}`, inLongRun, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openHosting(page, language, registered('groenevingers.nl', packaged('groenevingers.nl', 'webhosting-stek')))
    await page.locator('.mobile-bar button').click()
    const sheet = page.locator('.sheet')
    await expect(sheet.locator('.tree')).toBeVisible()
    expect(await violationsOn(page), 'sheet').toEqual([])
    await sheet.locator('.renew button').first().click()
    await expect(page.locator('.receipt table').first()).toBeVisible()
    expect(await violationsOn(page), 'receipt').toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.locator('.receipt')).toHaveCount(0)
    await expect(sheet).toBeVisible()
  })
}
