import { expect, inLongRun, test } from '#tests/e2e/shop-test.ts'

test('no page scrolls horizontally with an open submenu', inLongRun, async ({ page }) => {
  for (const width of [900, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    for (const name of ['Domeinnaam', 'Hosting']) {
      await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('button', { name }).click()
      await expect(page.locator('.submenu:popover-open')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${width}`).toBe(true)
    }
  }
})

test('no elements of the header overlap, at any width', inLongRun, async ({ page }) => {
  for (const path of ['/', '/de']) {
    await page.goto(path)
    for (const width of [320, 360, 390, 600, 899, 900, 1000, 1079, 1080, 1199, 1200, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const overlaps = await page.evaluate(() => {
        const parts = [
          ...document.querySelectorAll(
            '.utility-bar a, .utility-bar label, .utility-bar .separator, .site-header a, .site-header button',
          ),
        ]
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

test('four packages in two rows reach both edges of the page', async ({ page }) => {
  for (const width of [900, 1100]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/de/reseller-hosting')
    const headings = await page.locator('.plans.columns-4 .plan h3').evaluateAll((elements) =>
      elements.map((element) => {
        const { left, right } = element.getBoundingClientRect()
        return [Math.round(left), Math.round(right)]
      }),
    )
    expect(headings, String(width)).toHaveLength(4)
    expect(headings.slice(2), String(width)).toEqual(headings.slice(0, 2))
    const edge = await page
      .locator('.plans.columns-4')
      .evaluate((element) => Math.round(element.getBoundingClientRect().left))
    expect(headings[0]?.[0], String(width)).toBe(edge)
  }
})

test('in print only the chosen term is shown, and a page takes few sheets', inLongRun, async ({ page }) => {
  await page.goto('/webhosting')
  await page.emulateMedia({ media: 'print' })
  const [monthly, yearly] = [
    page.locator('.segments label').filter({ hasText: 'Per maand' }),
    page.locator('.segments label').filter({ hasText: 'Per jaar' }),
  ]
  await expect(yearly).toBeVisible()
  await expect(yearly).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(monthly).toBeHidden()
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(7)
})

test('nothing covers the text beside the links of a submenu', inLongRun, async ({ page }) => {
  for (const width of [900, 1024, 1199, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    for (const name of ['Domeinnaam', 'WordPress', 'Website', 'Hosting']) {
      await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('button', { name }).click()
      const aside = page.locator('.submenu:popover-open aside')
      const [text, drawing] = [await aside.locator('p').boundingBox(), await aside.locator('.drawing').boundingBox()]
      const isBeside = (text?.x ?? 0) + (text?.width ?? 0) <= (drawing?.x ?? 0) + 1
      const isAbove = (text?.y ?? 0) + (text?.height ?? 0) <= (drawing?.y ?? 0) + 1
      expect(isBeside || isAbove, `${name} at ${width}`).toBe(true)
    }
  }
})

test(
  '[M14] with the other side of VAT chosen, the sentence stays and another explains the prices',
  inLongRun,
  async ({ page }) => {
    await page.goto('/webhosting')
    const shown = page.getByText('Je ziet nu prijzen inclusief btw.')
    await expect(shown.first()).toBeHidden()
    await page.locator('[data-part=utility-bar]').getByText('Toon prijzen incl. btw').click()
    await expect(shown.first()).toBeVisible()
    await expect(page.getByRole('contentinfo').getByText('Je ziet nu prijzen inclusief btw.')).toBeVisible()
    await expect(page.locator('[data-part=vat-statement]')).toHaveText('Alle prijzen zijn exclusief 21% btw.')
  },
)
