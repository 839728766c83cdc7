import type { Browser, Page } from '@playwright/test'
import { expect, test } from '#tests/e2e/shop-test.ts'

interface TraceEvent {
  readonly name: string
  readonly args: { readonly elementCount?: number }
}

/** Number of elements whose style the browser recalculates during `work`. */
async function restyledIn(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await work()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  return traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0)
}

const pixels = 8000
/** 130 pixels is the maximum height of a row, so this is the minimum number of rows passed. */
const rowsPassed = pixels / 130
/** Includes a share of the field, the header and the row placeholders. */
const elementsOfRow = 60

test('scrolling through all extensions restyles the passing rows and hardly anything else @long', async ({
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
