import type { Locator, Page } from '@playwright/test'
import { expect, inLanguage, type Language, test } from './shop-test.ts'

const switchNames = { nl: 'Taal', de: 'Sprache' } as const
const menuNames = { nl: 'Menu', de: 'Menü' } as const

/** The switch a person sees: in the utility bar, or at the end of the mobile menu. */
async function shownSwitch(page: Page, language: Language, isMobile: boolean): Promise<Locator> {
  if (!isMobile) return page.locator('[data-part=utility-bar]').getByRole('navigation', { name: switchNames[language] })
  await page.getByRole('banner').getByRole('button', { name: menuNames[language] }).click()
  const drawer = page.getByRole('dialog', { name: menuNames[language] })
  return drawer.getByRole('navigation', { name: switchNames[language] })
}

for (const { language, from, to } of [
  { language: 'nl', from: '/', to: '/de' },
  { language: 'de', from: '/de', to: '/' },
  { language: 'nl', from: '/over-ons/contact', to: '/de/uber-uns/kontakt' },
  { language: 'de', from: '/de/domainnamen-prufen', to: '/domeinnaam-checken' },
  { language: 'nl', from: '/order/hosting', to: '/de/order/hosting' },
  { language: 'nl', from: '/website-verhuizen/transip', to: '/de' },
  { language: 'nl', from: '/partnerprogramma', to: '/de' },
] as const) {
  test(`[L7] the language switch leads from ${from} to ${to}`, inLanguage(language), async ({ page, isMobile }) => {
    await page.goto(from)
    const languages = await shownSwitch(page, language, isMobile)
    const other = language === 'nl' ? 'de' : 'nl'
    await expect(languages.locator('[aria-current]')).toHaveAttribute('lang', language)
    const link = languages.getByRole('link')
    await expect(link).toHaveAttribute('hreflang', other)
    await link.click()
    await expect(page).toHaveURL(to)
    await expect(page.locator('html')).toHaveAttribute('lang', other)
  })
}
