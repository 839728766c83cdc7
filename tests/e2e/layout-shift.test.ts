import type { Page } from '@playwright/test'
import { expect, test } from './shop-test.ts'

/** Counts layout shifts from the first moment on, with what moved. */
async function countShifts(page: Page): Promise<() => Promise<{ sum: number; moved: string[] }>> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node: Node | null }[]
      })[]) {
        const moved = entry.sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 80) ?? 'a text')
        shifts.push({ value: entry.value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
      const { shifts } = window as unknown as { shifts: { value: number; moved: string[] }[] }
      return {
        sum: shifts.reduce((sum, { value }) => sum + value, 0),
        moved: shifts.flatMap(({ moved }) => moved),
      }
    })
}

const paths = ['/', '/de', '/webhosting', '/de/wordpress-hosting', '/order/domains', '/website-verhuizen/transip']

for (const path of paths) {
  test(`nothing moves while ${path} loads`, async ({ page }) => {
    const shifts = await countShifts(page)
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const { sum, moved } = await shifts()
    expect(sum, moved.join('\n')).toBeLessThan(0.001)
  })

  test(`hardly anything moves on ${path} when the font comes late`, async ({ page }) => {
    const { promise: painted, resolve } = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await painted
      await route.continue()
    })
    const shifts = await countShifts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
    resolve()
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => family.includes('Nunito') && status === 'loaded'),
    )
    await page.evaluate(() => document.fonts.ready)
    const { sum, moved } = await shifts()
    expect(sum, moved.join('\n')).toBeLessThan(0.02)
  })
}
