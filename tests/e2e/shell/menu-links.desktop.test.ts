import type { Page } from '@playwright/test'
import { menuGroups, shownGroups } from './menu-groups.ts'
import { expect, homeOf, type Language, test } from '#tests/e2e/shop-test.ts'

const menuNames = { nl: 'Hoofdmenu', de: 'Hauptmenü' } as const

async function shownMenu(page: Page, language: Language) {
  await page.goto(homeOf[language])
  const menu = page.getByRole('navigation', { name: menuNames[language] })
  await expect(menu).toBeVisible()
  return shownGroups(menu, '> a, > button')
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
