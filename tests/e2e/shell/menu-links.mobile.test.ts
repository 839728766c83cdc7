import type { Page } from '@playwright/test'
import { menuGroups, shownGroups } from './menu-groups.ts'
import { expect, homeOf, type Language, test } from '#tests/e2e/shop-test.ts'

const menuNames = { nl: 'Menu', de: 'Menü' } as const

async function shownMenu(page: Page, language: Language) {
  await page.goto(homeOf[language])
  await page.getByRole('banner').getByRole('button', { name: menuNames[language] }).click()
  const drawer = page.getByRole('dialog', { name: menuNames[language] })
  return shownGroups(drawer.getByRole('navigation').first(), '> a, > details > summary')
}

test('[M11] [M12] the Dutch mobile menu has the groups of the menu and adds the helpdesk', async ({ page }) => {
  expect(await shownMenu(page, 'nl')).toEqual([...menuGroups.nl, ['Helpdesk', ['/helpdesk']]])
})

test('[M13] the German mobile menu has exactly the groups of the menu', async ({ page }) => {
  expect(await shownMenu(page, 'de')).toEqual(menuGroups.de)
})
