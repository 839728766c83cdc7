import type { Page } from '@playwright/test'
import { violationsOn } from '#tests/e2e/pages/axe.ts'
import { type Customer, dialogOf, logIn, logOut, newCustomer } from './customers.ts'
import { addNames, cartOf, keptId, summaryOf } from '#tests/e2e/order/order-steps.ts'
import { expect, inLongRun, type Language, takeComplaints, test } from '#tests/e2e/shop-test.ts'

/** A customer who left a cart behind and returns as a visitor with another one. */
async function withTwoCarts(page: Page, language: Language = 'nl', details = {}): Promise<[Customer, string]> {
  const customer = await newCustomer(page.request, { ...details })
  await addNames(page, ['moestuinblog.nl'], 'nl')
  await logIn(page, customer)
  await expect.poll(async () => (await cartOf(page))['anonymous']).toBe(false)
  const left = (await keptId(page)) ?? ''
  await logOut(page)
  await addNames(page, ['groenevingers.nl'], 'nl')
  if (language === 'de') await page.goto('/de')
  return [customer, left]
}

const namesIn = async (page: Page) =>
  (await cartOf(page)).items.map(({ parameters }) => Object.values(parameters as object).join('.')).toSorted()

test('[C5] the cart of a visitor becomes the customer’s own at log-in', async ({ page, request }) => {
  const customer = await newCustomer(request)
  await addNames(page, ['groenevingers.nl'])
  const id = await keptId(page)
  expect((await cartOf(page))['anonymous']).toBe(true)
  const sent = page.waitForRequest('**/api/auth/callback/credentials')
  await logIn(page, customer)
  expect(new URLSearchParams((await sent).postData() ?? '').get('cartId')).toBe(id)
  await expect.poll(async () => (await cartOf(page))['anonymous']).toBe(false)
  expect(await keptId(page)).toBe(id)
  await expect(dialogOf(page)).toHaveCount(0)
})

test(
  'a customer who logs in on another device finds the open cart again',
  inLongRun,
  async ({ page, browser, baseURL }) => {
    const customer = await newCustomer(page.request)
    await addNames(page, ['groenevingers.nl'])
    await logIn(page, customer)
    await expect.poll(async () => (await cartOf(page))['anonymous']).toBe(false)
    const elsewhere = await browser.newContext({
      baseURL: baseURL ?? '',
      viewport: page.viewportSize() ?? { width: 1440, height: 900 },
    })
    const other = await elsewhere.newPage()
    await other.goto('/')
    await logIn(other, customer)
    await expect(other.getByRole('banner').locator('.badge')).toHaveText('1')
    expect(await keptId(other)).toBe(await keptId(page))
    await elsewhere.close()
  },
)

test('two carts: "join" merges both', inLongRun, async ({ page }) => {
  const [customer, left] = await withTwoCarts(page)
  const mine = await keptId(page)
  await logIn(page, customer)
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('heading', { name: 'Je hebt twee mandjes' })).toBeVisible()
  await expect(dialog.locator('section').nth(0)).toContainText('groenevingers.nl')
  await expect(dialog.locator('section').nth(1)).toContainText('moestuinblog.nl')
  await expect(dialog.locator('section').nth(1)).toContainText('€ 4,83 incl. btw')
  // Nothing is merged yet.
  expect(await namesIn(page)).toEqual(['groenevingers.nl'])
  await dialog.getByRole('button', { name: 'Voeg ze samen' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
  expect(await namesIn(page)).toEqual(['groenevingers.nl', 'moestuinblog.nl'])
  expect(await keptId(page)).toBe(mine)
  await expect(summaryOf(page)).toContainText('moestuinblog.nl')
  const gone = await page.request.get(`/api/carts/${left}`)
  expect(gone.status()).toBe(404)
})

for (const way of ['button', 'Escape'] as const) {
  test(
    `two carts: "keep this one" (by ${way}) leaves the other open, and the question is asked once`,
    inLongRun,
    async ({ page }) => {
      const [customer, left] = await withTwoCarts(page)
      await logIn(page, customer)
      await expect(dialogOf(page)).toContainText('blijft het andere bewaard in je account')
      if (way === 'button') await dialogOf(page).getByRole('button', { name: 'Alleen dit mandje' }).click()
      else await page.keyboard.press('Escape')
      await expect(dialogOf(page)).toHaveCount(0)
      expect(await namesIn(page)).toEqual(['groenevingers.nl'])
      expect((await page.request.get(`/api/carts/${left}`)).status()).toBe(200)
      await page.goto('/order/hosting')
      await expect(summaryOf(page)).toContainText('groenevingers.nl')
      await expect(page.locator('[data-name]').first()).toHaveText('Saar')
      await expect(dialogOf(page)).toHaveCount(0)
    },
  )
}

test(
  'two carts: "keep the other" switches to the cart of the account, and leaves this one open',
  inLongRun,
  async ({ page }) => {
    const [customer, left] = await withTwoCarts(page)
    const mine = await keptId(page)
    await logIn(page, customer)
    await dialogOf(page).getByRole('button', { name: 'Alleen dat uit mijn account' }).click()
    await expect(dialogOf(page)).toHaveCount(0)
    expect(await keptId(page)).toBe(left)
    await expect(summaryOf(page)).toContainText('moestuinblog.nl')
    await expect(summaryOf(page)).not.toContainText('groenevingers.nl')
    expect((await page.request.get(`/api/carts/${mine}`)).status()).toBe(200)
  },
)

test('two carts: a reload repeats the question until it is answered', inLongRun, async ({ page }) => {
  const [customer] = await withTwoCarts(page)
  await logIn(page, customer)
  await expect(dialogOf(page)).toContainText('Je hebt twee mandjes')
  await page.reload()
  await expect(dialogOf(page)).toContainText('Je hebt twee mandjes')
  await dialogOf(page).getByRole('button', { name: 'Voeg ze samen' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
  expect(await namesIn(page)).toEqual(['groenevingers.nl', 'moestuinblog.nl'])
  await page.reload()
  await expect(page.locator('[data-name]').first()).toHaveText('Saar')
  await expect(dialogOf(page)).toHaveCount(0)
})

test('two carts on a German page: the question is in German', inLongRun, async ({ page }) => {
  const [customer] = await withTwoCarts(page, 'de')
  await logIn(page, customer, 'de')
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('heading', { name: 'Sie haben zwei Warenkörbe' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Beide zusammenlegen' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page.getByRole('banner').locator('.badge')).toHaveText('2')
})

test('a failed merge shows an error and can be retried', inLongRun, async ({ page, complaints }) => {
  const [customer] = await withTwoCarts(page)
  await logIn(page, customer)
  await page.route('**/join', (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }), { times: 1 })
  const join = dialogOf(page).getByRole('button', { name: 'Voeg ze samen' })
  await join.click()
  await expect(dialogOf(page).getByRole('alert')).toContainText('Dat lukte niet.')
  expect(await namesIn(page)).toEqual(['groenevingers.nl'])
  await join.click()
  await expect(dialogOf(page)).toHaveCount(0)
  expect(await namesIn(page)).toEqual(['groenevingers.nl', 'moestuinblog.nl'])
  await takeComplaints(complaints, /status of 503/)
})

test('axe finds no violation in the question, light or dark', inLongRun, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const [customer] = await withTwoCarts(page)
  await logIn(page, customer)
  await expect(dialogOf(page)).toContainText('Je hebt twee mandjes')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violationsOn(page)).toEqual([])
  }
})
