import type { Locator, Page, Request } from '@playwright/test'
import { expect, type Language } from '#tests/e2e/shop-test.ts'

export const asking = {
  nl: {
    heading: 'Jouw keuze over cookies',
    allow: 'Toestaan',
    refuse: 'Weigeren',
    choose: 'Zelf kiezen',
    save: 'Bewaar mijn keuze',
    close: 'Sluiten',
    control: 'Cookiekeuze',
    marketing: /^Marketing/,
    analytics: /^Statistieken/,
    failed: 'Bewaren lukte niet. Probeer het nog eens.',
    page: '/cookies',
    link: { name: 'Over ons', path: '/over-ons' },
  },
  de: {
    heading: 'Ihre Cookie-Auswahl',
    allow: 'Zustimmen',
    refuse: 'Ablehnen',
    choose: 'Selbst auswählen',
    save: 'Auswahl speichern',
    close: 'Schließen',
    control: 'Cookie-Auswahl',
    marketing: /^Marketing/,
    analytics: /^Statistik/,
    failed: 'Das Speichern ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
    page: '/de/cookies',
    link: { name: 'Über uns', path: '/de/uber-uns' },
  },
} as const satisfies Record<Language, Record<string, unknown>>

export const questionOf = (page: Page, language: Language): Locator =>
  page.getByRole('dialog', { name: asking[language].heading })

export const answerWith = (page: Page, language: Language, answer: 'allow' | 'refuse' | 'save'): Promise<void> =>
  questionOf(page, language).getByRole('button', { name: asking[language][answer], exact: true }).click()

/** Link in the footer that opens the consent dialog. */
export const controlOf = (page: Page, language: Language): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name: asking[language].control, exact: true })

/** Referral data that the shop stores, by cookie name. */
export async function remembered(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies()
  return Object.fromEntries(
    cookies.filter(({ name }) => /^(?:affiliate|wct)$/.test(name)).map(({ name, value }) => [name, value]),
  )
}

export const keptChoice = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookie-choice') ?? 'null') as unknown)

/** Requests of a page to one path, recorded as they are sent. */
export function callsTo(page: Page, path: string): readonly Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) requests.push(request)
  })
  return requests
}

export const bodyOf = (request: Request | undefined): unknown => request?.postDataJSON()

/** Simulates a shop with a tag manager, whose pages declare it in their first lines. */
export async function withTagManager(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => (document.documentElement.dataset['gtm'] = 'GTM-TEST'), {
      capture: true,
    })
  })
}

/**
 * Waits until half a second has passed without a response. (Playwright's `networkidle` never happens if the browser
 * prefetched the page.)
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState()
  await page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    let timer = 0
    const startAgain = () => {
      clearTimeout(timer)
      timer = window.setTimeout(resolve, 500)
    }
    new PerformanceObserver(startAgain).observe({ type: 'resource' })
    requestIdleCallback(startAgain)
    await promise
  })
}

/** Waits until the shop has stored the choice. */
export async function chosen(page: Page, work: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse('**/api/consent')
  await work()
  expect((await answered).status()).toBe(200)
}
