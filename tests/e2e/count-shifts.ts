import type { Page } from '@playwright/test'

/**
 * Opens a page with the font in time for the first paint. On a busy machine it may come later even from the browser's
 * cache, and what moves then is another question, which `layout-shift.test.ts` asks on purpose.
 */
export async function openWithFont(page: Page, path: string): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    if (await page.evaluate(wasFontInTime)) return
    await page.goto('about:blank')
  }
  await page.goto(path)
}

function wasFontInTime(): boolean {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
  return fonts.every((font) => (font as PerformanceResourceTiming).responseEnd < painted)
}

/** Counts layout shifts from the first moment on, with what moved. */
export async function countShifts(page: Page): Promise<() => Promise<{ sum: number; moved: string[] }>> {
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
