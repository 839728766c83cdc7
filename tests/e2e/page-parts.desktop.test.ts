import { expect, takeComplaints, test } from './shop-test.ts'
import { allPaths, articleSample } from './site-paths.ts'

test('[M1] every page has utility bar, header, content and footer, in this order', async ({ page, complaints }) => {
  for (const path of [...allPaths, ...articleSample.nl, ...articleSample.de, '/xyz', '/de/xyz']) {
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

test('[M18] the plant label on German pages says .de, on Dutch ones .nl', async ({ request }) => {
  for (const path of allPaths) {
    const labels = (await (await request.get(path)).text()).matchAll(/href="[^"]*#(naam|naam-de)"/g)
    const own = path === '/de' || path.startsWith('/de/') ? 'naam-de' : 'naam'
    const others = Array.from(labels, ([, name]) => name).filter((name) => name !== own)
    expect.soft(others, path).toEqual([])
  }
  for (const [path, own] of [
    ['/domeinnaam-registreren', '#naam"'],
    ['/de/domainnamen-registrieren', '#naam-de"'],
  ] as const) {
    expect(await (await request.get(path)).text(), path).toContain(own)
  }
})
