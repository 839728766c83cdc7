import type { Locator, Page } from '@playwright/test'
import type { BankPaymentEntry, BankPaymentList } from '#features/demo/schema/demo-bank.ts'
import type { PaymentResponse } from '#features/payments/schema/payment.ts'
import { bankPage, payButton, paying, termsBox } from '#tests/e2e/payments/payment-steps.ts'
import { expect, type Language } from '#tests/e2e/shop-test.ts'

/** Outcomes that the bank offers, by label; without a choice the buyer returns by a link. */
export const outcomes = {
  nl: {
    paid: /^Betaal €/,
    failed: 'Laat mislukken',
    canceled: 'Annuleer',
    expired: 'Laat verlopen',
    pending: 'Zet in behandeling',
    open: 'Laat nog open en ga terug',
  },
  de: {
    paid: /bezahlen$/,
    failed: 'Fehlschlagen lassen',
    canceled: 'Abbrechen',
    expired: 'Verfallen lassen',
    pending: 'In Bearbeitung nehmen',
    open: 'Offen lassen und zurückgehen',
  },
} as const satisfies Record<Language, Record<string, string | RegExp>>
type Outcome = keyof (typeof outcomes)['nl']

/** Texts of the shop's page after each outcome. */
export const results = {
  nl: {
    // Domain names of a new customer are registered only once the e-mail address is confirmed.
    paid: /^(Je bestelling is betaald|Betaald\. Nog zes cijfers)\.$/,
    waiting: 'We wachten op je bank.',
    failed: 'De betaling is niet gelukt.',
    canceled: 'De betaling is geannuleerd.',
    expired: 'De betaling is verlopen.',
    nothingTaken: 'Er is niets afgeschreven.',
    toBank: 'Terug naar je bank',
    empty: 'Je mandje is nog leeg.',
  },
  de: {
    paid: /^(Ihre Bestellung ist bezahlt|Bezahlt\. Nur noch sechs Ziffern)\.$/,
    waiting: 'Wir warten auf Ihre Bank.',
    failed: 'Die Zahlung ist fehlgeschlagen.',
    canceled: 'Die Zahlung wurde abgebrochen.',
    expired: 'Die Zahlung ist abgelaufen.',
    nothingTaken: 'Es wurde nichts abgebucht.',
    toBank: 'Zurück zu Ihrer Bank',
    empty: 'Ihr Warenkorb ist noch leer.',
  },
} as const satisfies Record<Language, Record<string, string | RegExp>>

export const titleOf = (page: Page): Locator => page.getByRole('heading', { level: 1 })
export const badgeOf = (page: Page): Locator => page.locator('[data-part=cart] .badge')

/** Amount in cents from a text without other numbers. */
export const centsIn = (text: string): number => Number(text.replaceAll(/\D/g, ''))

/** Accepts the terms, unless accepted before for the same order, and presses the order button. */
export async function order(page: Page, language: Language): Promise<void> {
  await expect(payButton(page, language)).toBeVisible()
  if ((await termsBox(page, language).count()) > 0) await termsBox(page, language).check()
  await payButton(page, language).click()
  await expect(page).toHaveURL(bankPage)
}

/** Chooses an outcome at the bank, which redirects to the shop. */
export async function decide(page: Page, outcome: Outcome, language: Language): Promise<void> {
  const name = outcomes[language][outcome]
  await page.getByRole(outcome === 'open' ? 'link' : 'button', { name }).click()
  await expect(page).toHaveURL(new RegExp(`${paying[language].complete}\\?payment=[\\w-]{22}$`))
}

/** Orders, chooses an outcome at the bank, and waits for the shop's page about it. */
export async function payWith(page: Page, outcome: Outcome, language: Language): Promise<void> {
  await order(page, language)
  await decide(page, outcome, language)
}

/** The payment of this page, as the API returns it to its owner. */
export async function paymentOn(page: Page): Promise<PaymentResponse> {
  const id = new URL(page.url()).searchParams.get('payment') ?? ''
  const answer = await page.request.get(`/api/carts/payments/${id}`)
  expect(answer.status()).toBe(200)
  return (await answer.json()) as PaymentResponse
}

/** Payments of an order at the bank, newest first. */
export async function bankPayments(page: Page, orderNumber: string): Promise<readonly BankPaymentEntry[]> {
  const { payments } = (await (await page.request.get('/api/demo/bank/payments')).json()) as BankPaymentList
  return payments.filter((payment) => payment.orderNumber === orderNumber)
}

/** States of the payments of an order at the bank, newest first. */
export const statesAtBank = async (page: Page, orderNumber: string): Promise<readonly string[]> =>
  (await bankPayments(page, orderNumber)).map(({ status }) => status)

interface Mail {
  readonly id: string
  readonly to: string
  readonly subject: string
}

/** Waits for the e-mail with this subject and returns its text. */
export async function mailedText(page: Page, email: string, subject: string): Promise<string> {
  const found = async (): Promise<Mail | undefined> => {
    const { mails } = (await (await page.request.get('/api/demo/mails')).json()) as { mails: readonly Mail[] }
    return mails.find((mail) => mail.to.includes(email) && mail.subject === subject)
  }
  await expect.poll(async () => (await found())?.subject, { timeout: 60_000 }).toBe(subject)
  const answer = await page.request.get(`/api/demo/mails/${(await found())?.id}`)
  return ((await answer.json()) as { text: string }).text
}
