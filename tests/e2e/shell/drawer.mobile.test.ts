import type { Locator, Page } from '@playwright/test'
import { expect, homeOf, inLanguage, inLongRun, type Language, languages, test } from '#tests/e2e/shop-test.ts'

const names = {
  nl: { open: 'Menu', close: 'Sluit menu' },
  de: { open: 'Menü', close: 'Menü schließen' },
} as const

async function openDrawer(page: Page, language: Language): Promise<{ button: Locator; drawer: Locator }> {
  await page.goto(homeOf[language])
  const button = page.getByRole('banner').getByRole('button', { name: names[language].open })
  const drawer = page.getByRole('dialog', { name: names[language].open })
  await expect(drawer).toBeHidden()
  await button.click()
  await expect(drawer).toBeVisible()
  return { button, drawer }
}

async function expectClosed(page: Page, button: Locator, drawer: Locator): Promise<void> {
  await expect(drawer).toBeHidden()
  await expect(button).toBeFocused()
  await expect(page.getByRole('main')).not.toHaveAttribute('inert')
}

for (const language of languages) {
  test(
    `[M4] the ${language} Menu button slides a menu in from the right, over an overlay`,
    inLanguage(language),
    async ({ page }) => {
      const { drawer } = await openDrawer(page, language)
      const left = () => drawer.evaluate((element) => element.getBoundingClientRect().left)
      const width = await drawer.evaluate((element) => element.getBoundingClientRect().width)
      expect(width).toBeLessThanOrEqual(340)
      await expect.poll(async () => Math.round(await left())).toBe(Math.round(390 - width))
      const motion = await drawer.evaluate((element) => {
        const { transitionProperty, transitionDuration } = getComputedStyle(element)
        const { backgroundColor, transitionDuration: shade } = getComputedStyle(element, '::backdrop')
        return { transitionProperty, transitionDuration, backgroundColor, shade }
      })
      expect(motion.transitionProperty).toContain('translate')
      expect(motion.transitionDuration).toMatch(/^0\.3s/)
      expect(motion.shade).toMatch(/^0\.15s/)
      expect(motion.backgroundColor).toBe('rgba(10, 33, 24, 0.72)')
    },
  )

  test(
    `[M4] the ${language} menu takes focus and makes the page behind it inert`,
    inLanguage(language),
    async ({ page }) => {
      const { drawer } = await openDrawer(page, language)
      await expect(drawer.getByRole('button', { name: names[language].close })).toBeFocused()
      for (const part of [page.locator('header'), page.locator('main'), page.locator('footer')]) {
        await expect(part).toHaveAttribute('inert')
      }
      for (let press = 0; press < 20; press += 1) {
        await page.keyboard.press('Tab')
        const place = await page.evaluate(() =>
          document.activeElement === document.body
            ? 'outside the page'
            : document.activeElement?.closest('.drawer')?.id,
        )
        expect(['drawer', 'outside the page']).toContain(place)
      }
    },
  )

  test(
    `[M4] the ${language} menu closes by its button, by Esc and by a tap on the overlay`,
    inLanguage(language),
    async ({ page }) => {
      const ways = [
        (drawer: Locator) => drawer.getByRole('button', { name: names[language].close }).click(),
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(15, 500),
      ]
      for (const close of ways) {
        const { button, drawer } = await openDrawer(page, language)
        await close(drawer)
        await expectClosed(page, button, drawer)
        await expect(page).toHaveURL(homeOf[language])
      }
    },
  )
}

test('[M4] a closed menu opens again', inLongRun, async ({ page }) => {
  const { button, drawer } = await openDrawer(page, 'nl')
  await page.keyboard.press('Escape')
  await expectClosed(page, button, drawer)
  await page.keyboard.press('Enter')
  await expect(drawer).toBeVisible()
})

test('[M4] the menu closes when the window becomes wide @long', async ({ page }) => {
  const { drawer } = await openDrawer(page, 'nl')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('main')).not.toHaveAttribute('inert')
})

test('[M4] with reduced motion the menu appears at once @long', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { drawer } = await openDrawer(page, 'nl')
  expect(await drawer.evaluate((element) => getComputedStyle(element).transitionDuration)).toMatch(/^0s(, 0s)*$/)
})
