import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { CDPSession, Page } from '@playwright/test'
import { isOrderPage, routesIn } from '#site/links.ts'
import type { PageId } from '#site/pages.ts'
import { filledCart, registered } from '#tests/e2e/carts/hosting-carts.ts'
import { expect, languages, onWideScreen, test } from '#tests/e2e/shop-test.ts'

const kb = 1000
const site = join(import.meta.dirname, '../../../dist/site')

interface Transfer {
  readonly path: string
  readonly type: string
  /** Size with gzip, whatever encoding the browser accepted. */
  readonly size: number
}

function gzipSizeOf(path: string, type: string): number {
  const file = join(site, type === 'Document' ? (path === '/' ? '/index.html' : `${path}.html`) : path)
  const body = readFileSync(file)
  return existsSync(`${file}.br`) ? gzipSync(body, { level: 9 }).length : body.length
}

/** All resources that a browser with an empty cache fetches for a page, until the network is idle. */
async function coldLoad(page: Page, path: string, isReady?: () => boolean): Promise<readonly Transfer[]> {
  const tools: CDPSession = await page.context().newCDPSession(page)
  await tools.send('Network.enable')
  await tools.send('Network.setCacheDisabled', { cacheDisabled: false })
  await tools.send('Network.clearBrowserCache')
  const asked = new Map<string, { path: string; type: string }>()
  const arrived = new Map<string, number>()
  tools.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    asked.set(requestId, { path: new URL(request.url).pathname, type })
  })
  tools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => arrived.set(requestId, encodedDataLength))
  await page.goto(path)
  if (isReady) await page.waitForFunction(isReady)
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })))
  await expect.poll(() => asked.size === arrived.size).toBe(true)
  return [...asked]
    .filter(([id]) => (arrived.get(id) ?? 0) > 0)
    .map(([, file]) => ({ ...file, size: gzipSizeOf(file.path, file.type) }))
}

const sum = (transfers: readonly Transfer[]) => transfers.reduce((total, { size }) => total + size, 0)

function report(path: string, transfers: readonly Transfer[]): void {
  const byType = Map.groupBy(transfers, ({ type }) => type)
  const parts = [...byType].map(([type, list]) => `${type} ${(sum(list) / kb).toFixed(1)} KB`)
  console.log(
    `${path}: ${transfers.length} requests, ${(sum(transfers) / kb).toFixed(1)} KB gzip (${parts.join(', ')})`,
  )
}

for (const [path, stylesheets] of [
  ['/', 1],
  ['/webhosting', 2],
  ['/de', 1],
  ['/helpdesk', 2],
  ['/helpdesk/dns-records', 2],
] as const) {
  test(`${path} stays within its weight budget on a cold first load`, onWideScreen, async ({ page }) => {
    const transfers = await coldLoad(page, path)
    report(path, transfers)
    const of = (type: string) => transfers.filter((transfer) => transfer.type === type)
    expect(of('Document')).toHaveLength(1)
    expect(sum(of('Document'))).toBeLessThanOrEqual(30 * kb)
    expect(of('Stylesheet')).toHaveLength(stylesheets)
    expect(sum(of('Stylesheet'))).toBeLessThanOrEqual((11 + 3 * stylesheets) * kb)
    expect(of('Script').length).toBeGreaterThan(0)
    expect(sum(of('Script'))).toBeLessThanOrEqual(7 * kb)
    expect(transfers.length, JSON.stringify(transfers)).toBeLessThanOrEqual(4 + stylesheets)
    expect(sum(transfers)).toBeLessThanOrEqual(75 * kb)
  })
}

/** Whether the order page is usable: React has hydrated a visible field or link. */
const isUsable = () =>
  [...document.querySelectorAll('main :is(input, a)')].some(
    (element) => element.checkVisibility() && Object.keys(element).some((key) => key.startsWith('__reactProps')),
  )

/** These pages show forms without a cart too: their scripts are loaded in addition to those of all order pages. */
const withForms: readonly PageId[] = ['orderAccount', 'orderComplete']
const maxRequests = 12

for (const language of languages) {
  test(
    `each ${language} page of the order takes at most 12 requests, and 92 KB of script before its forms`,
    onWideScreen,
    async ({ page }) => {
      const steps = routesIn(language).filter(({ id }) => isOrderPage(id))
      expect(steps).toHaveLength(5)
      await page.addInitScript(watchLargestText)
      for (const { id, path } of steps) {
        const transfers = await coldLoad(page, path, isUsable)
        report(path, transfers)
        expect(transfers.length, JSON.stringify(transfers)).toBeLessThanOrEqual(maxRequests)
        expect(sum(transfers.filter(({ type }) => type === 'Document'))).toBeLessThanOrEqual(30 * kb)
        const scripts = sum(transfers.filter(({ type }) => type === 'Script'))
        expect(scripts).toBeGreaterThan(60 * kb)
        if (!withForms.includes(id)) expect(scripts).toBeLessThanOrEqual(92 * kb)
        expect(await isLargestTextPrerendered(page, path), path).toBe(true)
      }
    },
  )
}

/** Records the text of the largest contentful paint before another element replaces it. */
function watchLargestText(): void {
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries()) {
      if ('element' in entry && entry.element instanceof Element) {
        Object.assign(globalThis, { largestText: entry.element.textContent })
      }
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

async function isLargestTextPrerendered(page: Page, path: string): Promise<boolean> {
  const largest = await page.evaluate(() => (globalThis as { largestText?: string }).largestText ?? 'none')
  const html = await (await page.request.get(path)).text()
  return html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&nbsp;', '\u00A0')
    .includes(largest)
}

for (const [path, cart] of [
  ['/order/domains?q=bakker', 'none'],
  ['/de/order/hosting?product=webhosting-stek', 'none'],
  ['/order/domains?q=bakker', 'stored'],
  ['/de/order/hosting', 'stored'],
  ['/order/account', 'stored'],
  ['/de/order/payment', 'stored'],
  ['/order/complete', 'stored'],
] as const) {
  test(`${path} takes at most 12 requests until it is usable, cart: ${cart}`, onWideScreen, async ({ page }) => {
    if (cart === 'stored') await storeCart(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(isUsable, undefined, { polling: 'raf' })
    // The page may start its search before the test sees that it is usable.
    const untilUsable = asked.filter((url) => !url.includes('/api/domains/search'))
    expect(untilUsable.length, untilUsable.join(' ')).toBeLessThanOrEqual(maxRequests)
    await expect.poll(() => asked.some((url) => url.includes('/api/carts/'))).toBe(cart === 'stored')
  })
}

async function storeCart(page: Page): Promise<void> {
  const id = await filledCart(page, registered('groenevingers.nl'))
  await page.addInitScript((cartId) => localStorage.setItem('cartId', cartId), id)
}

test('the texts of the first step need no script, and stay in place, when a cart is stored', async ({ page }) => {
  await storeCart(page)
  const places = () =>
    page
      .locator('main :is(.lead, .accepts):visible')
      .evaluateAll((texts) => texts.map((text) => [text.textContent, Math.round(text.getBoundingClientRect().top)]))
  await page.route('**/react-frame*', () => {})
  await page.goto('/order/domains', { waitUntil: 'commit' })
  await expect.poll(places).toHaveLength(2)
  const waiting = await places()
  await page.goto('/order/domains?q=bakker', { waitUntil: 'commit' })
  await expect(page.locator('main .heading-1')).toBeVisible()
  await expect.poll(places).toEqual([])
  await page.unroute('**/react-frame*')
  await page.goto('/order/domains')
  await expect(page.locator('main h1')).toBeVisible()
  await expect.poll(places).toEqual(waiting)
})
