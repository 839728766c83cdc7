import type { Page } from '@playwright/test'

/** With the font in the browser's cache: on a busy machine it may come late, and what moves then is another question. */
export async function haveFont(page: Page): Promise<void> {
  await page.goto('/colofon')
  await page.evaluate(() => document.fonts.ready)
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
