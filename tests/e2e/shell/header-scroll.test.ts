import type { Page } from '@playwright/test'
import { expect, homeOf, inLanguage, languages, onWideScreen, test } from '#tests/e2e/shop-test.ts'

const headerTop = (page: Page) =>
  page.getByRole('banner').evaluate((element) => Math.round(element.getBoundingClientRect().top))
const translateOf = (page: Page) => page.getByRole('banner').evaluate((element) => getComputedStyle(element).translate)

async function wheel(page: Page, distance: number): Promise<void> {
  const before = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, distance)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.max(0, before + distance))
}

for (const language of languages) {
  test(
    `[M8] the ${language} header slides up by 75 px when scrolling down and returns when scrolling up`,
    inLanguage(language),
    async ({ page }) => {
      await page.goto(homeOf[language])
      const atTop = await headerTop(page)
      await page.mouse.move(200, 400)
      await wheel(page, 900)
      await expect.poll(() => headerTop(page)).toBe(-75)
      await expect.poll(() => translateOf(page)).toBe('0px -75px')
      await wheel(page, -120)
      await expect.poll(() => headerTop(page)).toBe(0)
      await wheel(page, 400)
      await expect.poll(() => headerTop(page)).toBe(-75)
      await page.evaluate(() => scrollTo(0, 0))
      await expect.poll(() => headerTop(page)).toBe(atTop)
      await expect.poll(() => translateOf(page)).toBe('none')
    },
  )
}

test('[M8] the header takes 200 ms to slide, and stays while it contains the focus', onWideScreen, async ({ page }) => {
  await page.goto('/')
  const { property, duration } = await page.getByRole('banner').evaluate((element) => {
    const { transitionProperty, transitionDuration } = getComputedStyle(element)
    return { property: transitionProperty, duration: transitionDuration }
  })
  expect(property).toBe('translate')
  expect(duration).toBe('0.2s')
  await page.getByRole('banner').getByRole('link', { name: 'Winkelmandje, leeg' }).focus()
  await page.mouse.move(200, 400)
  await wheel(page, 900)
  expect(await translateOf(page)).toBe('none')
  expect(await headerTop(page)).toBe(0)
})

test('[M8] a hidden header returns when the focus enters it', async ({ page }) => {
  await page.goto('/')
  await page.mouse.move(200, 400)
  await wheel(page, 900)
  await expect.poll(() => headerTop(page)).toBe(-75)
  await page.getByRole('banner').getByRole('link', { name: 'Stek', exact: true }).focus()
  await expect.poll(() => headerTop(page)).toBe(0)
})

test('[M8] with reduced motion the header stays in place', onWideScreen, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.mouse.move(200, 400)
  await wheel(page, 900)
  expect(await translateOf(page)).toBe('none')
  expect(await headerTop(page)).toBe(0)
})

test('[M8] after a menu was opened and closed by pointer, the header hides as before', async ({ page }) => {
  await page.goto('/')
  const isNarrow = (page.viewportSize()?.width ?? 0) < 900
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: isNarrow ? 'Menu' : 'Domeinnaam' }).click()
  if (isNarrow) await page.getByRole('button', { name: 'Sluit menu' }).click()
  else await banner.getByRole('button', { name: 'Domeinnaam' }).click()
  await expect(page.locator(':popover-open')).toHaveCount(0)
  await page.mouse.move(200, 400)
  await wheel(page, 900)
  await expect.poll(() => headerTop(page)).toBe(-75)
})
