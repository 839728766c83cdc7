import type { Page } from '@playwright/test'
import { expect, homeOf, inLanguage, inLongRun, languages, test } from '#tests/e2e/shop-test.ts'

const skip = { nl: 'Ga naar de inhoud', de: 'Zum Inhalt springen' } as const

for (const language of languages) {
  test(
    `the skip link of ${language} pages comes first, becomes visible and leads to the content`,
    inLanguage(language),
    async ({ page }) => {
      await page.goto(homeOf[language])
      await page.keyboard.press('Tab')
      const link = page.getByRole('link', { name: skip[language] })
      await expect(link).toBeFocused()
      await expect(link).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    },
  )
}

test('Tab moves through the header from left to right, after the bar above it', async ({ page }) => {
  await page.goto('/')
  const walked: string[] = []
  for (let step = 0; step < 16; step += 1) {
    await page.keyboard.press('Tab')
    walked.push(await nameOfFocus(page))
  }
  expect(walked).toEqual([
    'Ga naar de inhoud',
    'Toon prijzen incl. btw',
    'Helpdesk',
    'Mijn Stek',
    'Inloggen',
    'Wissel licht en donker',
    'DE',
    'Stek',
    'Domeinnaam',
    'WordPress',
    'Website',
    'Hosting',
    'E-mail',
    'Winkelmandje, leeg',
    'Mijn Stek',
    'Zoek je domeinnaam',
  ])
})

const nameOfFocus = (page: Page) =>
  page.evaluate(() => {
    const focus = document.activeElement
    if (!focus) return ''
    const label = focus instanceof HTMLInputElement ? focus.labels?.[0]?.textContent : undefined
    const drawing = focus.querySelector('svg[aria-label]')?.getAttribute('aria-label')
    return (label ?? focus.getAttribute('aria-label') ?? (focus.textContent?.trim() || drawing) ?? '').trim()
  })

test('a submenu opens by Enter, comes before the next group in the tab order, and Esc closes it and returns focus', async ({
  page,
}) => {
  await page.goto('/')
  const button = page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('button', { name: 'WordPress' })
  const first = page.locator('.submenu').getByRole('link', { name: /^WordPress-hosting/ })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(first).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(first).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Space')
  await expect(first).toBeVisible()
  await page.keyboard.press('Space')
  await expect(first).toBeHidden()

  // Tab moves from the last link of a group to the next group.
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  await menu.getByRole('button', { name: 'Domeinnaam' }).press('Enter')
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab')
  await expect(menu.getByRole('button', { name: 'WordPress' })).toBeFocused()
})

test('a closed submenu and the closed mobile menu are not in the tab order', inLongRun, async ({ page }) => {
  await page.goto('/privacy')
  for (let step = 0; step < 90; step += 1) {
    await page.keyboard.press('Tab')
    const hidden = await page.evaluate(
      () => document.activeElement?.closest('[popover]:not(:popover-open)') !== null && document.activeElement !== null,
    )
    expect(hidden).toBe(false)
  }
})
