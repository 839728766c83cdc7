import { violationsOn } from './axe.ts'
import { openHosting, packaged, registered } from './hosting-carts.ts'
import { expect, test } from './shop-test.ts'

test('[issue 17] the bar opens the cart as a sheet; Escape and going back close it, its button goes on', async ({
  page,
}) => {
  await openHosting(page, 'nl', registered('groenevingers.nl', packaged('groenevingers.nl', 'webhosting-stek')))
  const opener = page.locator('.mbar').getByRole('button', { name: 'Bekijk je mandje' })
  const sheet = page.getByRole('dialog', { name: 'Je mandje' })
  await opener.click()
  await expect(sheet.locator('.tree')).toContainText('groenevingers.nl')
  await expect(sheet.getByRole('button', { name: 'Sluiten' })).toBeFocused()
  await expect(page.locator('aside.sum')).toHaveCount(1)
  expect(await violationsOn(page)).toEqual([])
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
