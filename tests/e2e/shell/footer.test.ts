import type { Page } from '@playwright/test'
import { expect, homeOf, inLanguage, onWideScreen, test } from '#tests/e2e/shop-test.ts'
import { moverPaths } from '#tests/e2e/pages/site-paths.ts'

/** One PDF contains both languages; the link opens the reader's part. */
const terms = '/documenten/algemene-voorwaarden-2023-01-31.pdf'
const termsIn = { nl: terms, de: `${terms}#nameddest=de` }
const status = '/demo/status'

/** Links in the columns of the footer, in order, without the logo and the legal row. */
const columnLinks = (page: Page) =>
  page
    .getByRole('contentinfo')
    .locator('.link-columns ul a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

test(
  '[M14] the Dutch footer has its ten links, the status page and the ten moving pages',
  inLanguage('nl'),
  async ({ page }) => {
    await page.goto('/')
    expect(await columnLinks(page)).toEqual([
      '/wordpress-hosting',
      '/webhosting',
      '/reseller-hosting',
      '/website-verhuizen',
      '/domeinnaam-kopen',
      '/domeinnaam-checken',
      '/email-hosting',
      '/over-ons',
      '/over-ons/contact',
      '/partnerprogramma',
      status,
      ...moverPaths,
    ])
    for (const link of await page.getByRole('contentinfo').getByRole('link').all()) await expect(link).toBeVisible()
  },
)

test('[M14] the Dutch footer has the partner promo, which links to the programme', onWideScreen, async ({ page }) => {
  await page.goto('/webhosting')
  const promo = page.getByRole('contentinfo').locator('[data-part=partner-promo]')
  await expect(promo.getByRole('heading', { name: 'Verdien tot € 200 per sale' })).toBeVisible()
  await promo.getByRole('link').click()
  await expect(page).toHaveURL('/partnerprogramma')
})

test('[M14] on a Dutch order page the promo is one link', onWideScreen, async ({ page }) => {
  await page.goto('/order/domains')
  const promo = page.getByRole('contentinfo').getByRole('link', { name: 'Verdien tot € 200 per sale' })
  await expect(promo).toBeVisible()
  await expect(promo).toHaveAttribute('href', '/partnerprogramma')
  await expect(page.locator('[data-part=partner-promo]')).toHaveCount(0)
})

test('[M15] the German footer has its five links, the terms and the status page', onWideScreen, async ({ page }) => {
  await page.goto('/de')
  expect(await columnLinks(page)).toEqual([
    '/de/reseller-hosting',
    '/de/domainnamen-kaufen',
    '/de/domainnamen-prufen',
    '/de/uber-uns',
    '/de/uber-uns/kontakt',
    termsIn.de,
    status,
  ])
  for (const link of await page.getByRole('contentinfo').getByRole('link').all()) await expect(link).toBeVisible()
})

const termsNames = {
  nl: /Algemene voorwaarden \(pdf, 31 januari 2023\)/,
  de: /Allgemeine Geschäftsbedingungen \(PDF, 31\. Januar 2023\)/,
} as const

const statements = {
  nl: 'Alle prijzen zijn exclusief 21% btw.',
  de: 'Zu jedem Preis zeigen wir brutto und netto, gerechnet mit 21 % MwSt.',
} as const

const legalRows = {
  nl: [
    ['Privacy', '/privacy'],
    ['Cookies', '/cookies'],
    ['Cookiekeuze', '/cookies#purposes'],
    ['Toegankelijkheid', '/toegankelijkheid'],
    ['Colofon', '/colofon'],
    ['Overeenkomst herroepen', '/herroepen'],
    ['Opzeggen', '/opzeggen'],
    ['Misbruik melden', '/misbruik-melden'],
  ],
  de: [
    ['Datenschutz', '/de/datenschutz'],
    ['Cookies', '/de/cookies'],
    ['Cookie-Auswahl', '/de/cookies#purposes'],
    ['Barrierefreiheit', '/de/barrierefreiheit'],
    ['Impressum', '/de/impressum'],
    ['Vertrag widerrufen', '/de/widerruf'],
    ['Verträge hier kündigen', '/de/kundigen'],
    ['Missbrauch melden', '/de/missbrauch-melden'],
  ],
} as const

for (const [rows, language] of [
  ['[M14] [M16]', 'nl'],
  ['[M15] [M16]', 'de'],
] as const) {
  test(
    `${rows} the ${language} footer links to the terms of 31 January 2023, names the VAT rate of a visitor, and ends with the legal row`,
    inLanguage(language),
    async ({ page, request }) => {
      await page.goto(homeOf[language])
      const footer = page.getByRole('contentinfo')
      const link = footer.getByRole('link', { name: termsNames[language] })
      await expect(link).toBeVisible()
      await expect(link).toHaveAttribute('href', termsIn[language])
      const answer = await request.get(terms)
      expect(answer.status()).toBe(200)
      expect(answer.headers()['content-type']).toBe('application/pdf')
      expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
      expect((await request.get(status)).status()).toBe(200)

      const statement = footer.locator('[data-part=vat-statement]')
      await expect(statement).toBeVisible()
      await expect(statement).toHaveText(statements[language])

      const name = language === 'nl' ? 'Juridische informatie' : 'Rechtliches'
      const links = footer.getByRole('list', { name }).getByRole('link')
      const shown = await links.evaluateAll((found) =>
        found.map((each) => [each.textContent, each.getAttribute('href')]),
      )
      expect(shown).toEqual(legalRows[language])
    },
  )
}
