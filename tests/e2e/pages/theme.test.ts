import type { Locator, Page } from '@playwright/test'
import { expect, onWideScreen, test } from '#tests/e2e/shop-test.ts'

const paper = 'rgb(255, 255, 255)'
const night = 'rgb(10, 33, 24)'

/** The visible switch: in the utility bar, or in the mobile menu. */
async function shownSwitch(page: Page, isMobile: boolean): Promise<Locator> {
  if (!isMobile) return page.locator('[data-part=utility-bar] .theme')
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  return page.getByRole('dialog', { name: 'Menu' }).locator('.theme')
}

test('the theme follows the system', onWideScreen, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await expect(page.locator('body')).toHaveCSS('background-color', paper)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('body')).toHaveCSS('background-color', night)
})

test(
  'the chosen theme applies to the next page before any module has run',
  onWideScreen,
  async ({ page, isMobile }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')
    await (await shownSwitch(page, isMobile)).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('body')).toHaveCSS('background-color', night)

    const { promise: modules, resolve } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await modules
      await route.continue()
    })
    for (const path of ['/webhosting', '/de/webhosting', '/order/domains']) {
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expect(page.locator('body')).toHaveCSS('background-color', night)
    }
    resolve()
    await expect(page.locator('[data-theme-switch]').first()).toBeChecked()
  },
)

test('the first paint of the next page is in the chosen theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    requestAnimationFrame(() => Object.assign(window, { firstFrame: document.documentElement.dataset['theme'] }))
  })
  await page.goto('/webhosting')
  expect(await page.evaluate(() => (window as unknown as { firstFrame: string }).firstFrame)).toBe('dark')
})

test('switching back to the system theme removes the choice @long', onWideScreen, async ({ page, isMobile }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  const themeSwitch = await shownSwitch(page, isMobile)
  await themeSwitch.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await themeSwitch.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'system')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
  await page.goto('/webhosting')
  await expect(page.locator('body')).toHaveCSS('background-color', night)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('body')).toHaveCSS('background-color', paper)
})

test('the VAT side that a visitor chose is emphasised on every page', onWideScreen, async ({ page }) => {
  await page.goto('/webhosting')
  await page.getByRole('main').getByText('Toon prijzen incl. btw').click()
  await page.goto('/wordpress-hosting')
  await expect(page.locator('html')).toHaveAttribute('data-vat', 'incl')
  await expect(page.getByRole('main').getByLabel('Toon prijzen incl. btw')).toBeChecked()
  await page.goto('/de/webhosting')
  await expect(page.getByRole('main').getByLabel('Nettopreise anzeigen')).not.toBeChecked()
})

test('pages work in a browser without storage @long', onWideScreen, async ({ page, isMobile }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/webhosting')
  await page.getByRole('main').getByText('Toon prijzen incl. btw').click()
  await expect(page.locator('html')).toHaveAttribute('data-vat', 'incl')
  await (await shownSwitch(page, isMobile)).click()
  await expect(page.locator('body')).toHaveCSS('background-color', night)
  await page.goto('/order/domains')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
