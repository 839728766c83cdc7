import type { Locator, Page } from '@playwright/test'
import { expect, inLanguage, type Language, languages, test } from '#tests/e2e/shop-test.ts'

const switchNames = { nl: 'Taal', de: 'Sprache' } as const
const menuNames = { nl: 'Menu', de: 'Menü' } as const

/** The visible switch: in the utility bar, or at the end of the mobile menu. */
async function shownSwitch(page: Page, language: Language, isMobile: boolean): Promise<Locator> {
  if (!isMobile) return page.locator('[data-part=utility-bar]').getByRole('navigation', { name: switchNames[language] })
  await page.getByRole('banner').getByRole('button', { name: menuNames[language] }).click()
  const drawer = page.getByRole('dialog', { name: menuNames[language] })
  return drawer.getByRole('navigation', { name: switchNames[language] })
}

const pairs = {
  nl: [
    ['/', '/de'],
    ['/over-ons/contact', '/de/uber-uns/kontakt'],
    ['/order/hosting', '/de/order/hosting'],
    ['/website-verhuizen', '/de/website-umziehen'],
    ['/website-verhuizen/transip', '/de'],
    ['/partnerprogramma', '/de'],
  ],
  de: [
    ['/de', '/'],
    ['/de/domainnamen-prufen', '/domeinnaam-checken'],
  ],
} as const

for (const language of languages) {
  test(
    `[L7] the language switch leads from each ${language} page to its counterpart, or to the home page`,
    inLanguage(language),
    async ({ page, isMobile }) => {
      const other = language === 'nl' ? 'de' : 'nl'
      for (const [from, to] of pairs[language]) {
        await page.goto(from)
        const links = await shownSwitch(page, language, isMobile)
        await expect(links.locator('[aria-current]')).toHaveAttribute('lang', language)
        const link = links.getByRole('link')
        await expect(link).toHaveAttribute('hreflang', other)
        await link.click()
        await expect(page).toHaveURL(to)
        await expect(page.locator('html')).toHaveAttribute('lang', other)
      }
    },
  )
}
