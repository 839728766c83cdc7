import { expect, homeOf, languages, takeComplaints, test } from './shop-test.ts'
import { allPaths } from './site-paths.ts'

test('[M1] every page has utility bar, header, content and footer, in this order', async ({ page, complaints }) => {
  for (const path of [...allPaths, '/xyz', '/de/xyz']) {
    await page.goto(path)
    const parts = page.locator('[data-part=utility-bar], header, main, footer')
    await expect(parts, path).toHaveCount(4)
    const names = await parts.evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('data-part') ?? element.tagName.toLowerCase()),
    )
    expect.soft(names, path).toEqual(['utility-bar', 'header', 'main', 'footer'])
  }
  await takeComplaints(complaints, /status of 404/)
})

for (const language of languages) {
  test(`[M1] the parts of the ${language} home page stand below each other`, async ({ page, isMobile }) => {
    await page.goto(homeOf[language])
    const boxes = await page
      .locator('[data-part=utility-bar], header, main, footer')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect()))
    const [bar, header, main, footer] = boxes
    expect(bar?.height).toBe(isMobile ? 0 : 40)
    expect(header?.top).toBe(bar?.bottom)
    expect(header?.height).toBe(75)
    expect(main?.top).toBe(header?.bottom)
    expect(footer?.top).toBeCloseTo(main?.bottom ?? 0, 0)
  })
}
