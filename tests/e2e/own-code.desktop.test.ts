import { expect, takeComplaints, test } from './shop-test.ts'
import { allPaths, articleSample } from './site-paths.ts'

/** The console of each page is watched by the test itself; here every page has to be silent. */
test('no page breaks its own security policy', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    Object.assign(window, { violations: [] as string[] })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      ;(window as unknown as { violations: string[] }).violations.push(`${violatedDirective} ${blockedURI}`)
    })
  })
  for (const path of [
    ...allPaths,
    ...articleSample.nl,
    ...articleSample.de,
    '/demo/portal',
    '/demo/status',
    '/xyz',
    '/de/xyz',
  ]) {
    await page.goto(path)
    const violations = await page.evaluate(() => (window as unknown as { violations: string[] }).violations)
    expect.soft(violations, path).toEqual([])
  }
  await takeComplaints(complaints, /status of 404/)
  expect(complaints).toEqual([])
})
