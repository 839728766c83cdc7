import type { Page } from '@playwright/test'
import { menuGroups } from './menu-groups.ts'
import { expect, homeOf, type Language, test } from '#tests/e2e/shop-test.ts'

const menuNames = { nl: 'Menu', de: 'Menü' } as const

/** Opens the groups one after another and reads the visible links. */
async function shownMenu(page: Page, language: Language): Promise<[string, string[]][]> {
  await page.goto(homeOf[language])
  await page.getByRole('banner').getByRole('button', { name: menuNames[language] }).click()
  const drawer = page.getByRole('dialog', { name: menuNames[language] })
  const shown: [string, string[]][] = []
  for (const group of await drawer.getByRole('navigation').first().locator('> ul > li').all()) {
    const head = group.locator('> a, > details > summary')
    await expect(head).toHaveCount(1)
    const name = (await head.innerText()).trim()
    const target = await head.getAttribute('href')
    if (target !== null) {
      shown.push([name, [target]])
      continue
    }
    await head.click()
    const links = group.getByRole('link')
    for (const link of await links.all()) await expect(link).toBeVisible()
    shown.push([name, await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))])
  }
  return shown
}

test('[M11] [M12] the Dutch mobile menu has the groups of the menu and adds the helpdesk', async ({ page }) => {
  expect(await shownMenu(page, 'nl')).toEqual([...menuGroups.nl, ['Helpdesk', ['/helpdesk']]])
})

test('[M13] the German mobile menu has exactly the groups of the menu', async ({ page }) => {
  expect(await shownMenu(page, 'de')).toEqual(menuGroups.de)
})
