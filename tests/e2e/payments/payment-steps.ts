import type { Locator, Page, Request } from '@playwright/test'
import { goodPassword, registered } from '#tests/e2e/accounts/account-forms.ts'
import { filledCart, type Choice } from '#tests/e2e/carts/hosting-carts.ts'
import { expect, type Language } from '#tests/e2e/shop-test.ts'

/** Labels and messages of the payment step. */
export const paying = {
  nl: {
    path: '/order/payment',
    complete: '/order/complete',
    button: 'Bestelling met betalingsverplichting',
    terms: /^Ik ga akkoord met de algemene voorwaarden/,
    start: /^Begin meteen met leveren\. .* Zo werkt herroepen, met modelformulier$/,
    mandate: /^Schrijf verlengingen automatisch af/,
    withdrawal: '/herroepen',
    missing: 'Ga akkoord met de algemene voorwaarden',
    waits: 'Zonder dit vinkje leveren we pas als je bedenktijd voorbij is, 14 dagen na je bestelling.',
    notice: 'Na de eerste periode kun je elke dag opzeggen, met hooguit een maand opzegtermijn.',
    firstMethod: 'iDEAL | Wero',
    firstText: 'Je kiest je bank in het volgende scherm.',
    holder: 'Houder: jij. Nameservers: van ons.',
    edit: 'Wijzig gegevens',
    save: 'Bewaar',
  },
  de: {
    path: '/de/order/payment',
    complete: '/de/order/complete',
    button: 'Zahlungspflichtig bestellen',
    terms: /^Ich stimme den Allgemeinen Geschäftsbedingungen zu/,
    start:
      /^Ich stimme ausdrücklich zu, dass Sie vor Ablauf der Widerrufsfrist .* Widerrufsbelehrung mit Muster-Widerrufsformular$/,
    mandate: /^Ich ermächtige Sie, Verlängerungen mit/,
    withdrawal: '/de/widerruf',
    missing: 'Stimmen Sie den AGB zu',
    waits: 'Ohne dieses Häkchen liefern wir erst, wenn Ihre Widerrufsfrist vorbei ist, 14 Tage nach der Bestellung.',
    notice: 'Nach der ersten Laufzeit können Sie jederzeit mit einer Frist von höchstens einem Monat kündigen.',
    firstMethod: 'PayPal',
    firstText: 'Sie melden sich bei PayPal an.',
    holder: 'Inhaber: Sie. Nameserver: unsere.',
    edit: 'Daten ändern',
    save: 'Speichern',
  },
} as const satisfies Record<Language, Record<string, string | RegExp>>

export interface Buyer {
  readonly email: string
  readonly cartId: string
}

/** Prepares a new customer with a full cart, for tests of the payment step. */
export async function asBuyer(
  page: Page,
  language: Language,
  choices: readonly Choice[],
  details: object = {},
): Promise<Buyer> {
  const cartId = await filledCart(page, ...choices)
  await keepCart(page, cartId)
  await page.goto(paying[language].path)
  const email = await registered(page, language, details)
  return { email, cartId }
}

/** Stores the cart once like a returning browser, so that the page can still remove it. */
async function keepCart(page: Page, cartId: string): Promise<void> {
  await page.addInitScript((id) => {
    if (!sessionStorage.getItem('was-here')) localStorage.setItem('cartId', id)
    sessionStorage.setItem('was-here', 'yes')
  }, cartId)
}

/** Logs in through the API and opens the payment step. */
export async function openPayment(page: Page, language: Language, email: string): Promise<void> {
  const { origin } = new URL(page.url())
  const headers = { Origin: origin, 'X-Auth-Return-Redirect': '1' }
  const { csrfToken } = (await (await page.request.get('/api/auth/csrf')).json()) as { csrfToken: string }
  const form = { email, password: goodPassword, csrfToken, callbackUrl: origin }
  expect((await page.request.post('/api/auth/callback/credentials', { headers, form })).status()).toBe(200)
  await page.goto(paying[language].path)
  await expect(payButton(page, language)).toBeVisible()
}

/** Prepares a buyer and opens the payment step. */
export async function openCheckout(
  page: Page,
  language: Language,
  choices: readonly Choice[],
  details: object = {},
): Promise<Buyer> {
  const buyer = await asBuyer(page, language, choices, details)
  await openPayment(page, language, buyer.email)
  return buyer
}

export const payButton = (page: Page, language: Language = 'nl'): Locator =>
  page.getByRole('button', { name: paying[language].button, exact: true })

export const termsBox = (page: Page, language: Language = 'nl'): Locator =>
  page.getByRole('checkbox', { name: paying[language].terms })

export const startBox = (page: Page, language: Language = 'nl'): Locator =>
  page.getByRole('checkbox', { name: paying[language].start })

export const mandateBox = (page: Page, language: Language = 'nl'): Locator =>
  page.getByRole('checkbox', { name: paying[language].mandate })

/** Order summary directly above the button. */
export const overviewOf = (page: Page): Locator => page.locator('.order-overview')

export const paymentCalls = /\/api\/carts\/[^/]+\/payments$/

/** Requests that create a payment, recorded as they are sent. */
export function paymentRequests(page: Page): readonly Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (paymentCalls.test(request.url())) requests.push(request)
  })
  return requests
}

/** Refuses the next request that creates a payment. */
export async function refuseOnce(page: Page, status: number, code: string, more: object = {}): Promise<void> {
  await page.route(
    paymentCalls,
    (route) =>
      route.fulfill({
        status,
        contentType: 'application/problem+json',
        body: JSON.stringify({ type: 'about:blank', title: '', status, code, requestId: 'r', ...more }),
      }),
    { times: 1 },
  )
}

export const bankPage = /\/demo\/bank\?payment=/
