import { expect, takeComplaints, test } from './shop-test.ts'
import { allPaths } from './site-paths.ts'

test('[M1] every page has utility bar, header, content and footer, in this order', async ({ page, complaints }) => {
  for (const path of [...allPaths, '/xyz', '/de/xyz']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const parts = page.locator('[data-part=utility-bar], header, main, footer')
    await expect(parts, path).toHaveCount(4)
    const names = await parts.evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('data-part') ?? element.tagName.toLowerCase()),
    )
    expect.soft(names, path).toEqual(['utility-bar', 'header', 'main', 'footer'])
  }
  await takeComplaints(complaints, /status of 404/)
})
