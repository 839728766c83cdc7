import { violationsOn } from './axe.ts'
import { expect, inLongRun, inSlice, test } from '#tests/e2e/shop-test.ts'

for (const [index, colorScheme] of (['light', 'dark'] as const).entries()) {
  test(`axe finds no violation in an open submenu, ${colorScheme}`, inLongRun, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/')
    for (const name of ['Domeinnaam', 'WordPress', 'Website', 'Hosting']) {
      await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('button', { name }).click()
      await expect(page.locator('.submenu:popover-open')).toBeVisible()
      expect(await violationsOn(page, { within: 'header' }), name).toEqual([])
    }
  })

  test(`axe finds no violation in the search results, ${colorScheme}`, inSlice(1 - index, 1), async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/helpdesk')
    await page.getByRole('main').getByRole('searchbox').pressSequentially('hosting')
    await expect(page.locator('.results')).toBeVisible()
    expect(await violationsOn(page, { within: 'main' })).toEqual([])
  })
}
