import type { Page } from '@playwright/test'

/**
 * Opens a page with the font loaded before the first paint. On a busy machine the font may arrive later even from the
 * cache; `layout-shift.test.ts` tests the shifts of that case.
 */
export async function openWithFont(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    document.fonts.addEventListener('loadingdone', () => Object.assign(window, { fontAt: performance.now() }))
  })
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    if (await page.evaluate(wasFontInTime)) return
    await page.goto('about:blank')
  }
  await page.goto(path)
}

/**
 * The font may arrive between layout and first paint, so shifts right after it are measured again; shifts without that
 * cause happen every time.
 */
async function wasFontInTime(): Promise<boolean> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  const { fontAt = 0, shifts = [] } = window as { fontAt?: number; shifts?: readonly unknown[] }
  const earlyMs = (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0) - fontAt
  return earlyMs > (shifts.length > 0 ? 100 : 0)
}

/** Counts layout shifts from the beginning, with the elements that moved. */
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
