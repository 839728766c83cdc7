import { openSlowShop, type SlowShop } from './slow-shop.ts'
import { expect, onWideScreen, test as base } from '#tests/e2e/shop-test.ts'

const test = base.extend<{ slowShop: SlowShop }>({
  slowShop: async ({}, use) => {
    await using slowShop = await openSlowShop(process.env['STEK_URL'] ?? '')
    await use(slowShop)
  },
  baseURL: async ({ slowShop }, use) => use(slowShop.url),
})

test('[M8] scripts that load before the page wait for the whole page', onWideScreen, async ({ page, slowShop }) => {
  const script = page.waitForResponse('**/assets/shell-*.js')
  await page.goto('/webhosting', { waitUntil: 'commit' })
  await (await script).finished()
  await expect(page.locator('[data-part=utility-bar]')).toBeAttached()
  expect(await page.locator('header').count()).toBe(0)
  slowShop.finishPages()
  await page.waitForLoadState()
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 900)
  const top = () => page.getByRole('banner').evaluate((header) => Math.round(header.getBoundingClientRect().top))
  await expect.poll(top).toBe(-75)
})

test(
  '[L6] an order page that arrives in pieces hydrates all the same @long',
  onWideScreen,
  async ({ page, slowShop }) => {
    await page.goto('/order/domains', { waitUntil: 'commit' })
    await expect(page.locator('[data-part=utility-bar]')).toBeAttached()
    slowShop.finishPages()
    const heading = page.getByRole('heading', { level: 1 })
    await expect
      .poll(() => heading.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))))
      .toBe(true)
  },
)
