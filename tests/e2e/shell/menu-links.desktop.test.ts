import type { Page } from '@playwright/test'
import { menuGroups } from './menu-groups.ts'
import { expect, homeOf, type Language, test } from '#tests/e2e/shop-test.ts'

const menuNames = { nl: 'Hoofdmenu', de: 'Hauptmenü' } as const

/** Opens the groups one after another and reads the visible links. */
async function shownMenu(page: Page, language: Language): Promise<[string, string[]][]> {
  await page.goto(homeOf[language])
  const menu = page.getByRole('navigation', { name: menuNames[language] })
  await expect(menu).toBeVisible()
  const shown: [string, string[]][] = []
  for (const group of await menu.locator('> ul > li').all()) {
    const head = group.locator('> a, > button')
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

test('[M11] [M12] the Dutch menu has exactly these groups and links, in order, and no helpdesk', async ({ page }) => {
  expect(await shownMenu(page, 'nl')).toEqual(menuGroups.nl)
})

test('[M13] the German menu has exactly these groups and links, in order', async ({ page }) => {
  expect(await shownMenu(page, 'de')).toEqual(menuGroups.de)
})

test('[M4] a window wide enough for the menu has no Menu button', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden()
  await expect(page.getByRole('dialog')).toBeHidden()
})
