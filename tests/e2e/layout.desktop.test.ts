import { expect, test } from './shop-test.ts'

test('no page scrolls sideways with an open submenu', async ({ page }) => {
  for (const width of [900, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    for (const name of ['Domeinnaam', 'Hosting']) {
      await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('button', { name }).click()
      await expect(page.locator('.mega:popover-open')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${width}`).toBe(true)
    }
  }
})

test('nothing in the header lies over something else, at any width', async ({ page }) => {
  for (const path of ['/', '/de']) {
    await page.goto(path)
    for (const width of [320, 360, 390, 600, 899, 900, 1000, 1079, 1080, 1199, 1200, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const overlaps = await page.evaluate(() => {
        const parts = [...document.querySelectorAll('.util a, .util label, .util .sp, .hdr a, .hdr button')]
          .filter((element) => !element.closest('[popover]') && element.getBoundingClientRect().width > 0)
          .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
        return parts.flatMap((one, index) =>
          parts
            .slice(index + 1)
            .filter(
              ({ box }) =>
                box.left < one.box.right - 1 &&
                box.right > one.box.left + 1 &&
                box.top < one.box.bottom - 1 &&
                box.bottom > one.box.top + 1,
            )
            .map((other) => `${one.name} and ${other.name}`),
        )
      })
      expect.soft(overlaps, `${path} at ${width} px`).toEqual([])
    }
  }
})

test('four packages two by two stand at the edges of the page, both rows alike', async ({ page }) => {
  for (const width of [900, 1100]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/de/reseller-hosting')
    const headings = await page.locator('.plans.of4 .plan h3').evaluateAll((elements) =>
      elements.map((element) => {
        const { left, right } = element.getBoundingClientRect()
        return [Math.round(left), Math.round(right)]
      }),
    )
    expect(headings, String(width)).toHaveLength(4)
    expect(headings.slice(2), String(width)).toEqual(headings.slice(0, 2))
    const edge = await page
      .locator('.plans.of4')
      .evaluate((element) => Math.round(element.getBoundingClientRect().left))
    expect(headings[0]?.[0], String(width)).toBe(edge)
  }
})
