import type { Page } from '@playwright/test'

/** Positions of all result rows, by name. */
export async function rowPlaces(page: Page): Promise<readonly string[]> {
  return page.locator('.result-row').evaluateAll((rows) =>
    rows.map((row) => {
      const { top, height } = row.getBoundingClientRect()
      return `${row.querySelector('.domain-name')?.textContent} ${Math.round(top + scrollY)} ${Math.round(height)}`
    }),
  )
}
