import { violationsOn } from './axe.ts'
import { expect, test } from './shop-test.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in an open submenu, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/')
    for (const name of ['Domeinnaam', 'WordPress', 'Website', 'Hosting']) {
      await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('button', { name }).click()
      await expect(page.locator('.mega:popover-open')).toBeVisible()
      expect(await violationsOn(page, { within: 'header' }), name).toEqual([])
    }
  })

  test(`axe finds nothing among the results of the search, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/helpdesk')
    await page.getByRole('main').getByRole('searchbox').pressSequentially('hosting')
    await expect(page.locator('.results')).toBeVisible()
    expect(await violationsOn(page, { within: 'main' })).toEqual([])
  })
}
