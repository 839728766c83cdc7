import type { Page } from '@playwright/test'
import { expect, inLanguage, inLongRun, onWideScreen, test } from '#tests/e2e/shop-test.ts'

interface Focus {
  readonly what: string
  readonly covered: boolean
  readonly visible: boolean
  readonly ring: boolean
}

/** The focused element, whether the header covers it, and whether it has a focus ring. */
const focusOf = (page: Page): Promise<Focus | undefined> =>
  page.evaluate(() => {
    const focus = document.activeElement
    const header = document.querySelector('header')
    if (!focus || focus === document.body || !header) return undefined
    const shown = focus.closest('label, .search') ?? focus
    const box = shown.getBoundingClientRect()
    const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const))
    const over = points.map(([x, y]) => document.elementFromPoint(box.left + x * box.width, box.top + y * box.height))
    const ring = [focus, shown].some((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 3
    })
    return {
      what: focus.outerHTML.slice(0, 120),
      covered: !header.contains(focus) && over.some((element) => header.contains(element)),
      visible: box.bottom > 0 && box.top < innerHeight && box.width > 0 && box.height > 0,
      ring,
    }
  })

/** Moves through the whole page by keyboard and records every stop whose focus is not clearly visible. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ stops: number; faults: readonly string[] }> {
  const faults: string[] = []
  for (let stops = 0; stops < 250; stops += 1) {
    await page.keyboard.press(key)
    const focus = await focusOf(page)
    if (!focus) return { stops, faults }
    if (focus.covered) faults.push(`${key}: under the header: ${focus.what}`)
    if (!focus.visible) faults.push(`${key}: not on the screen: ${focus.what}`)
    if (!focus.ring) faults.push(`${key}: no ring: ${focus.what}`)
  }
  throw new Error('The focus never leaves the page')
}

const paths = [
  ['/', 'nl'],
  ['/de/webhosting', 'de'],
  ['/order/domains', 'nl'],
  ['/de/helpdesk', 'de'],
] as const
for (const [index, [path, language]] of paths.entries()) {
  test(
    `the focus is always visible on ${path}, forwards and backwards`,
    index < 2 ? inLanguage(language) : inLongRun,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      for (const key of ['Tab', 'Shift+Tab'] as const) {
        const { stops, faults } = await walk(page, key)
        expect(stops).toBeGreaterThan(20)
        expect.soft(faults).toEqual([])
      }
    },
  )
}

test('the focus is never under the sliding header @long', onWideScreen, async ({ page }) => {
  await page.goto('/webhosting')
  expect((await walk(page, 'Tab')).faults).toEqual([])
  expect((await walk(page, 'Shift+Tab')).faults).toEqual([])
})

test('a heading that the URL leads to is not under the header', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/webhosting')
  await page.getByRole('main').getByRole('link', { name: 'Bekijk de pakketten' }).click()
  await expect(page).toHaveURL('/webhosting#maten')
  const heading = page.getByRole('heading', { name: 'Drie webhostingpakketten' })
  await expect(heading).toBeInViewport({ ratio: 1 })
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(75)
})
