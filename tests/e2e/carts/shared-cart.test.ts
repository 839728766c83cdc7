import type { Browser, Page } from '@playwright/test'
import decodeQr from 'qr/decode.js'
import { violationsOn } from '#tests/e2e/pages/axe.ts'
import { filledCart, movingOf, openHosting, packaged, registered, type Choice } from './hosting-carts.ts'
import { cartOf, keptId } from '#tests/e2e/order/order-steps.ts'
import { expect, inLongRun, type Language, onWideScreen, takeComplaints, test } from '#tests/e2e/shop-test.ts'

const says = {
  nl: { share: 'Deel of open op een ander apparaat', title: 'Neem je mandje mee', added: 'Het ligt in je mandje' },
  de: {
    share: 'Teilen oder auf anderem Gerät öffnen',
    title: 'Nehmen Sie Ihren Warenkorb mit',
    added: 'Es liegt in Ihrem Warenkorb',
  },
} as const
const site = registered('groenevingers.nl', packaged('groenevingers.nl', 'webhosting-stek'))

async function openDialog(page: Page, language: Language): Promise<void> {
  const bar = page.locator('.mobile-bar button')
  if (await bar.isVisible()) await bar.click()
  await page.getByRole('button', { name: says[language].share }).click()
  await expect(page.getByRole('dialog', { name: says[language].title }).locator('svg[role=img]')).toBeVisible()
}

const linkOn = (page: Page) => page.locator('.share textarea').inputValue()

/** Creates a cart and returns its link, like a browser does. */
async function linkTo(page: Page, ...choices: readonly Choice[]): Promise<string> {
  const id = await filledCart(page, ...choices)
  const answer = await page.request.post(`/api/carts/${id}/share`)
  return `/gedeeld-mandje#token=${((await answer.json()) as { token: string }).token}`
}

/** Creates the visitor's own cart before the link is opened. */
async function withCart(page: Page, ...choices: readonly Choice[]): Promise<string> {
  const id = await filledCart(page, ...choices)
  await page.addInitScript((cartId) => {
    if (!sessionStorage.getItem('begun')) localStorage.setItem('cartId', cartId)
    sessionStorage.setItem('begun', '1')
  }, id)
  return id
}

async function otherDevice(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, viewport: page.viewportSize() })
  return context.newPage()
}

const linesOf = async (page: Page) =>
  (await cartOf(page)).items.map(
    ({ productSlug, parameters }) => `${String(productSlug)} ${JSON.stringify(parameters)}`,
  )

/** Decodes the QR code from its drawn squares. */
async function readQr(page: Page): Promise<string> {
  const code = page.locator('.share svg')
  const size = Number((await code.getAttribute('viewBox'))?.split(' ')[2])
  const drawn = (await code.locator('path').last().getAttribute('d')) ?? ''
  const scale = 4
  const data = new Uint8Array((size * scale) ** 2 * 4).fill(255)
  for (const [, x, y] of drawn.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < scale; row += 1) {
      const from = ((Number(y) * scale + row) * size * scale + Number(x) * scale) * 4
      for (let at = 0; at < scale * 4; at += 4) data.fill(0, from + at, from + at + 3)
    }
  }
  return decodeQr({ width: size * scale, height: size * scale, data })
}

test(
  'a link opens the cart on another device, and the QR code contains the same link',
  onWideScreen,
  async ({ page, browser }) => {
    await openHosting(page, 'nl', site)
    await openDialog(page, 'nl')
    const link = await linkOn(page)
    expect(await readQr(page)).toBe(link)
    expect(new URL(link).search).toBe('')
    const other = await otherDevice(browser, page)
    await other.goto(link)
    await expect(other.getByRole('heading', { name: says.nl.added })).toBeFocused()
    expect(other.url()).not.toContain('token')
    expect(await linesOf(other)).toEqual(await linesOf(page))
    expect(await keptId(other)).not.toBe(await keptId(page))
    await other.context().close()
  },
)

test(
  'by keyboard: the dialog takes focus, announces that it is ready, and returns focus',
  inLongRun,
  async ({ page }) => {
    await openHosting(page, 'nl', site)
    const bar = page.locator('.mobile-bar button')
    if (await bar.isVisible()) await bar.press('Enter')
    const opener = page.getByRole('button', { name: says.nl.share })
    await opener.press('Enter')
    const dialog = page.getByRole('dialog', { name: says.nl.title })
    await expect(dialog.getByRole('button', { name: 'Sluiten' })).toBeFocused()
    await expect(dialog.getByRole('status').first()).toContainText('De link is klaar en werkt tot')
    const link = await linkOn(page)
    expect(
      decodeURIComponent((await dialog.getByRole('link', { name: 'Mail de link' }).getAttribute('href')) ?? ''),
    ).toContain(link)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
    await opener.press('Enter')
    await expect(dialog.locator('svg[role=img]')).toBeVisible()
    expect(await linkOn(page), 'the same cart has the same link').toBe(link)
  },
)

test('a visitor with a cart is asked; after merging, no item of either is lost', inLongRun, async ({ page }) => {
  await withCart(page, registered('mijnnaam.nl'))
  await page.goto(await linkTo(page, site))
  await expect(page.getByRole('heading', { name: 'Je hebt zelf al een mandje' })).toBeFocused()
  expect(await linesOf(page)).toHaveLength(1)
  await page.getByRole('button', { name: 'Leg alles bij elkaar' }).click()
  await expect(page.getByRole('heading', { name: says.nl.added })).toBeFocused()
  expect(await linesOf(page)).toHaveLength(3)
  await expect(page.getByRole('banner').locator('.badge')).toHaveText('3')
})

test('a replaced cart can be restored; a kept one does not change', inLongRun, async ({ page }) => {
  const mine = await withCart(page, registered('mijnnaam.nl'))
  const link = await linkTo(page, site)
  await page.goto(link)
  await page.getByRole('button', { name: 'Gebruik het mandje uit de link' }).click()
  await expect(page.getByRole('heading', { name: says.nl.added })).toBeFocused()
  expect(await linesOf(page)).toHaveLength(2)
  await page.getByRole('button', { name: 'Zet mijn vorige mandje terug' }).click()
  await expect(page.getByRole('heading', { name: 'Je vorige mandje is terug' })).toBeFocused()
  expect(await keptId(page)).toBe(mine)
  await page.goto('/')
  await page.goto(link)
  await page.getByRole('button', { name: 'Houd mijn mandje' }).click()
  await expect(page.getByRole('heading', { name: 'Je mandje is gebleven zoals het was' })).toBeFocused()
  expect(await linesOf(page)).toHaveLength(1)
})

test('a link opened twice says the second time that all items are in the cart', inLongRun, async ({ page }) => {
  const link = await linkTo(page, site, registered('verhuisd.nl', movingOf('verhuisd.nl')))
  await page.goto(link)
  await expect(page.getByRole('heading', { name: says.nl.added })).toBeFocused()
  await expect(page.getByText('Verhuiscodes en wat bij een verhuizing')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Verder met bestellen' })).toHaveAttribute('href', '/order/hosting')
  const before = await linesOf(page)
  await page.goto('/')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Dit lag al in je mandje' })).toBeFocused()
  expect(await linesOf(page)).toEqual(before)
})

test(
  'an invalid link shows an error and does not change the cart; an outage can be retried',
  inLongRun,
  async ({ page, complaints }) => {
    await withCart(page, registered('mijnnaam.nl'))
    await page.goto(`/gedeeld-mandje#token=${'A'.repeat(43)}`)
    await expect(page.getByRole('heading', { name: 'Deze link werkt niet meer' })).toBeFocused()
    await takeComplaints(complaints, /422/)
    expect(await linesOf(page)).toHaveLength(1)
    await page.goto('/gedeeld-mandje')
    await expect(page.getByText('Open de link die je kreeg')).toBeVisible()
    const link = await linkTo(page, site)
    await page.route('**/api/shared-carts/open', (route) => route.fulfill({ status: 503 }), { times: 1 })
    await page.goto('/')
    await page.goto(link)
    await expect(page.getByRole('alert')).toContainText('De link blijft werken')
    await takeComplaints(complaints, /503/)
    await page.getByRole('button', { name: 'Opnieuw' }).click()
    await expect(page.getByRole('heading', { name: 'Je hebt zelf al een mandje' })).toBeFocused()
  },
)

test('a name that was registered since is reported, and can be removed there', inLongRun, async ({ page }) => {
  const link = await linkTo(page, registered('vrijenaam.nl'), registered('weggekaapt.nl'))
  await page.route('**/api/domains/check', async (route) => {
    const response = await route.fetch()
    const { rows } = (await response.json()) as { rows: { name: string }[] }
    const changed = rows.map((row) => (row.name === 'weggekaapt.nl' ? { ...row, state: 'taken' } : row))
    await route.fulfill({ response, json: { rows: changed } })
  })
  await page.goto(link)
  await expect(page.getByText('weggekaapt.nl is intussen door iemand anders vastgelegd')).toBeVisible()
  await page.getByRole('button', { name: 'Verwijder weggekaapt.nl' }).click()
  await expect.poll(() => linesOf(page)).toHaveLength(1)
})

test('with blocked storage the page explains the consequences', inLongRun, async ({ page }) => {
  const link = await linkTo(page, site)
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    }
  })
  await page.goto(link)
  await expect(page.getByRole('heading', { name: says.nl.added })).toBeFocused()
  await expect(page.getByText('Je browser bewaart niets van deze site')).toBeVisible()
})

for (const [language, colorScheme] of [
  ['nl', 'light'],
  ['de', 'dark'],
] as const) {
  test(
    `axe finds no violation in the ${language} dialog and page, ${colorScheme}; the QR code fits`,
    inLongRun,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await openHosting(page, language, site)
      await openDialog(page, language)
      expect(await violationsOn(page), 'dialog').toEqual([])
      const code = await page.locator('.share svg').boundingBox()
      expect(code?.width).toBeGreaterThanOrEqual(160)
      expect((code?.x ?? 0) + (code?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
      const token = (await linkOn(page)).split('#')[1] ?? ''
      const path = language === 'nl' ? '/gedeeld-mandje' : '/de/geteilter-warenkorb'
      await page.evaluate(() => localStorage.removeItem('cartId'))
      await page.addInitScript(() => localStorage.removeItem('cartId'))
      await page.goto(`${path}#${token}`)
      await expect(page.getByRole('heading', { name: says[language].added })).toBeFocused()
      expect(await violationsOn(page), 'page').toEqual([])
    },
  )
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the page says that it needs JavaScript', inLongRun, async ({ page }) => {
    await page.goto('/gedeeld-mandje#token=x')
    await expect(page.getByText('Dit mandje openen werkt alleen met JavaScript')).toBeVisible()
    await expect(page.getByText('We halen het mandje op')).toBeHidden()
  })
})
