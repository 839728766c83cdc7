import type { Page } from '@playwright/test'
import { routes } from '#site/links.ts'
import { expect, inLongRun, test } from '#tests/e2e/shop-test.ts'

/* Pages put common answers at the top and collapse the rest, so product, moving and domain pages stay short. */

const most = { wide: 5500, narrow: 9000 } as const
const ids: ReadonlySet<string> = new Set([
  'registerDomain',
  'moveDomain',
  'buyDomain',
  'checkDomain',
  'emailHosting',
  'wordpressHosting',
  'buildWordpressSite',
  'buildWoocommerceShop',
  'moveWordpress',
  'buildWebsite',
  'buildWebshop',
  'webhosting',
  'resellerHosting',
  'moveWebsite',
])
const paths = routes.filter(({ id }) => ids.has(id) || id.startsWith('moveFrom')).map(({ path }) => path)
const slice = ['/webhosting', '/de/reseller-hosting', '/website-verhuizen/strato', '/domeinnaam-registreren']

/** Height of a page without its list of extensions. */
async function heightOf(page: Page, path: string): Promise<number> {
  await page.goto(path)
  return page.evaluate(() => {
    const list = document.querySelector('.extension-list')?.getBoundingClientRect().height ?? 0
    return Math.round(document.documentElement.scrollHeight - list)
  })
}

async function expectShort(page: Page, each: readonly string[]): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  const limit = width > 900 ? most.wide : most.narrow
  for (const path of each) expect.soft(await heightOf(page, path), `${path} at ${width} px`).toBeLessThanOrEqual(limit)
}

test('a page of each kind stays short', ({ page }) => expectShort(page, slice))

test('every product, moving and domain page stays short', inLongRun, ({ page }) => expectShort(page, paths))

test('collapsed sections keep their heading, open without JavaScript, and are printed', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${process.env['STEK_URL'] ?? 'http://localhost:3000'}/webhosting`)
  const sections = page.locator('.folds details')
  expect(await sections.count()).toBeGreaterThan(4)
  const first = sections.first()
  const table = first.locator('table')
  await expect(first.getByRole('heading', { level: 2 })).toBeVisible()
  await expect(table).toBeHidden()
  await first.locator('summary').click()
  await expect(table).toBeVisible()
  await first.locator('summary').click()
  await expect(table).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(table).toBeVisible()
  await context.close()
})
