import type { Browser, Page } from '@playwright/test'
import { expect, test } from '#tests/e2e/shop-test.ts'

interface TraceEvent {
  readonly name: string
  readonly args: { readonly elementCount?: number }
}

/** How many elements the browser works the style out of while something happens. */
async function restyledIn(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await work()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  return traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0)
}

const pixels = 8000
/** At most so high, so at least so many come by. */
const rowsPassed = pixels / 130
/** With room for the field, the header and the places of rows. */
const elementsOfRow = 60

test('scrolling all extensions restyles the rows that come by and hardly anything else @long', async ({
  browser,
  page,
}) => {
  await page.goto('/domeinnaam-registreren')
  const list = page.locator('.extension-list')
  await list.getByRole('searchbox').focus()
  await list.getByRole('button', { name: /^Toon alle [\d.]+ extensies$/ }).click()
  await expect(list.getByRole('button', { name: 'Toon minder' })).toBeVisible()
  await expect(list.locator('[aria-rowindex="30"]')).toBeAttached()
  const restyled = await restyledIn(browser, page, () =>
    page.evaluate(
      (distance) =>
        new Promise<void>((resolve) => {
          let left = distance
          requestAnimationFrame(function next() {
            scrollBy({ top: 80, behavior: 'instant' })
            left -= 80
            if (left > 0) requestAnimationFrame(next)
            else resolve()
          })
        }),
      pixels,
    ),
  )
  expect(restyled).toBeGreaterThan(0)
  expect(restyled / rowsPassed).toBeLessThan(elementsOfRow)
})
