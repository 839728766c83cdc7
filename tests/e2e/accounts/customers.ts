import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect, type Language } from '#tests/e2e/shop-test.ts'

export interface Customer {
  readonly email: string
  readonly password: string
  readonly firstName: string
}

/** Differences from the default customer, who lives in Utrecht. */
export type Details = Readonly<Record<string, string>>

export const loginWords = {
  nl: { home: '/', logIn: 'Inloggen', logOut: 'Uitloggen', email: 'E-mailadres', password: 'Wachtwoord' },
  de: { home: '/de', logIn: 'Anmelden', logOut: 'Abmelden', email: 'E-Mail-Adresse', password: 'Passwort' },
} as const satisfies Record<Language, Record<string, string>>

/** Registers a new customer through the API. */
export async function newCustomer(request: APIRequestContext, details: Details = {}): Promise<Customer> {
  const customer = {
    email: `saar-${randomUUID()}@wildetuin.nl`,
    password: 'Regenjas-fluit-43-kade',
    firstName: details['firstName'] ?? 'Saar',
  }
  const answer = await request.post('/api/auth/register', {
    data: {
      customerType: 'private',
      lastName: 'van der Linden',
      street: 'Oudegracht',
      houseNumber: '14',
      postalCode: '3512 JE',
      city: 'Utrecht',
      country: 'NL',
      phone: '+31612345678',
      language: 'nl',
      acceptTerms: true,
      ...details,
      ...customer,
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return customer
}

export const dialogOf = (page: Page): Locator => page.locator('dialog.modal[open]')

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 900

/** Container of log-in and log-out at this width: the utility bar, or the opened menu. */
export async function accountPart(page: Page): Promise<Locator> {
  if (!isNarrow(page)) return page.locator('[data-part=utility-bar]')
  const drawer = page.locator('#drawer')
  const isOpen = await drawer.evaluate((menu) => menu.matches(':popover-open'))
  if (!isOpen) await page.locator('.menu-button').click()
  return drawer
}

export async function openLogin(page: Page, language: Language = 'nl'): Promise<Locator> {
  const part = await accountPart(page)
  await part.getByRole('link', { name: loginWords[language].logIn, exact: true }).click()
  await expect(dialogOf(page)).toBeVisible()
  return dialogOf(page)
}

export async function fillIn(page: Page, { email, password }: Customer, language: Language = 'nl'): Promise<void> {
  const { email: address, password: secret } = loginWords[language]
  await dialogOf(page).getByLabel(address).fill(email)
  await dialogOf(page).getByLabel(secret, { exact: true }).fill(password)
}

/** Logs in with the dialog. */
export async function logIn(page: Page, customer: Customer, language: Language = 'nl'): Promise<void> {
  const dialog = await openLogin(page, language)
  await fillIn(page, customer, language)
  await dialog.getByRole('button', { name: loginWords[language].logIn, exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-user', 'known')
}

export async function logOut(page: Page, language: Language = 'nl'): Promise<void> {
  const part = await accountPart(page)
  await part.getByRole('button', { name: loginWords[language].logOut }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-user')
}
