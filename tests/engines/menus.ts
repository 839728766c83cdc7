import assert from 'node:assert/strict'
import { homeOf, type Language } from '#tests/e2e/shop-test.ts'
import { any, button } from './target.ts'
import type { Journey, Visit } from './visit.ts'

async function useMenus({ page }: Visit, language: Language): Promise<void> {
  const { menu, first, second } = {
    nl: { menu: 'Hoofdmenu', first: 'Domeinnaam', second: 'WordPress' },
    de: { menu: 'Hauptmenü', first: 'Webhosting', second: 'Domainnamen' },
  }[language]
  const bar = any('nav', menu)
  const open = any('.mega:popover-open')
  await page.goto(homeOf[language])
  await page.seesNo(open)
  await page.click(button(first, bar))
  await page.counts(open, 1)
  const { header, panel } = await page.run(() => ({
    header: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
    panel: document.querySelector('.mega:popover-open')?.getBoundingClientRect().top ?? 0,
  }))
  assert(Math.abs(header - panel) < 3, `the panel hangs at ${panel}, below a header that ends at ${header}`)
  await page.click(button(second, bar))
  await page.counts(open, 1)
  await page.press('Escape')
  await page.seesNo(open)
  await page.hasFocus(button(second, bar))
  await page.press('Space')
  await page.counts(open, 1)
  await page.press('Tab')
  await page.hasFocus(any('.mega:popover-open a'))
  await page.press('Escape')
  await page.seesNo(open)
  await page.press('Enter')
  await page.counts(open, 1)
  await page.clickAt({ x: 720, y: 860 })
  await page.seesNo(open)
}

async function useDrawer({ page }: Visit, language: Language): Promise<void> {
  const drawer = any('#drawer')
  await page.goto(homeOf[language])
  await page.click(any('.menubtn'))
  await page.hasFocus(any('.close', undefined, drawer))
  await page.click(any('summary', undefined, drawer))
  await page.sees(any('details[open] a', undefined, drawer))
  await page.press('Escape')
  await page.seesNo(drawer)
  await page.hasFocus(any('.menubtn'))
  await page.click(any('.menubtn'))
  await page.clickAt({ x: 10, y: 600 })
  await page.seesNo(drawer)
  await page.click(any('.menubtn'))
  // The group is still open.
  await page.click(any('details[open] a', undefined, drawer))
  await page.seesNo(drawer)
  assert.notEqual(await page.path(), homeOf[language])
}

export const menus: readonly Journey[] = [
  { title: 'uses the menus with pointer and keyboard, nl', width: 1440, go: (visit) => useMenus(visit, 'nl') },
  { title: 'uses the menus with pointer and keyboard, de', width: 1440, go: (visit) => useMenus(visit, 'de') },
  { title: 'uses the mobile menu, nl', width: 390, go: (visit) => useDrawer(visit, 'nl') },
]
