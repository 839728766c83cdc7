import type { Locator, Page } from '@playwright/test'
import { expect, test, type Language } from './shop-test.ts'
import { dutchOnly, pairs } from './site-paths.ts'

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
  test(`[L7] the language switch leads from ${from} to ${to}`, async ({ page, isMobile }) => {
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

test('[L7] the language switch of every page leads to its counterpart, or home', async ({ request }) => {
  const targetsOf = async (path: string, other: Language) => {
    const html = await (await request.get(path)).text()
    return [...html.matchAll(/<a href="([^"]+)" hrefLang="(\w+)"/g)].filter(([, , language]) => language === other)
  }
  const expectations = [
    ...pairs.map(([nl, de]) => ({ path: nl, other: 'de', target: de }) as const),
    ...pairs.map(([nl, de]) => ({ path: de, other: 'nl', target: nl }) as const),
    ...dutchOnly.map((path) => ({ path, other: 'de', target: '/de' }) as const),
  ]
  for (const { path, other, target } of expectations) {
    const targets = await targetsOf(path, other)
    expect.soft(targets.length, path).toBe(3)
    for (const [, href] of targets) expect.soft(href, path).toBe(target)
  }
})

test('[L7] unknown paths switch to the home of the other language', async ({ request }) => {
  expect(await (await request.get('/xyz')).text()).toContain('<a href="/de" hrefLang="de"')
  expect(await (await request.get('/de/xyz')).text()).toContain('<a href="/" hrefLang="nl"')
})
