import { countShifts, openWithFont } from './count-shifts.ts'
import { expect, inLanguage, inLongRun, test } from '#tests/e2e/shop-test.ts'

/** Pages made of the same parts are tested at one width, chosen by their language. */
const paths = [
  ['/', inLanguage('nl')],
  ['/de', inLanguage('de')],
  ['/webhosting', inLongRun],
  ['/de/wordpress-hosting', inLanguage('de')],
  ['/website-verhuizen/transip', inLanguage('nl')],
  ['/order/domains', {}],
] as const

for (const [index, [path, details]] of paths.entries()) {
  test(`no layout shift while ${path} loads`, details, async ({ page }) => {
    const shifts = await countShifts(page)
    await openWithFont(page, path)
    const { sum, moved } = await shifts()
    expect(sum, moved.join('\n')).toBeLessThan(0.001)
  })

  test(
    `hardly any layout shift on ${path} when the font arrives late`,
    index < 2 ? details : inLongRun,
    async ({ page }) => {
      const { promise: painted, resolve } = Promise.withResolvers<void>()
      await page.route('**/*.woff2', async (route) => {
        await painted
        await route.continue()
      })
      const shifts = await countShifts(page)
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
      resolve()
      await page.waitForFunction(() =>
        [...document.fonts].some(({ family, status }) => family.includes('Nunito') && status === 'loaded'),
      )
      await page.evaluate(() => document.fonts.ready)
      const { sum, moved } = await shifts()
      expect(sum, moved.join('\n')).toBeLessThan(0.02)
    },
  )
}
