import type { Locator, Page } from '@playwright/test'
import { expect, type Language } from '#tests/e2e/shop-test.ts'

/** Labels and messages of the account forms. */
export const account = {
  nl: {
    register: '/registreren',
    order: '/order/account',
    payment: '/order/payment',
    forgot: '/wachtwoord-vergeten',
    set: '/wachtwoord-instellen',
    verify: '/e-mail-bevestigen',
    business: 'Zakelijk',
    private: 'Privé',
    companyName: 'Bedrijfsnaam',
    country: 'Land',
    chamber: 'KvK-nummer',
    vatNumber: 'Btw-nummer',
    firstName: 'Voornaam',
    lastName: 'Achternaam',
    email: 'E-mailadres',
    phone: 'Telefoon',
    postalCode: 'Postcode',
    houseNumber: 'Huisnummer',
    street: 'Straat',
    city: 'Plaats',
    password: 'Wachtwoord',
    language: 'Taal van je mails en facturen',
    submit: 'Maak mijn account',
    toPayment: 'Verder naar betalen',
    retry: 'Probeer opnieuw',
    welcome: 'Welkom, Saar.',
    lookInMail: 'Kijk in je mail',
    logIn: 'Inloggen',
  },
  de: {
    register: '/de/registrieren',
    order: '/de/order/account',
    payment: '/de/order/payment',
    forgot: '/de/passwort-vergessen',
    set: '/de/passwort-festlegen',
    verify: '/de/e-mail-bestatigen',
    business: 'Geschäftlich',
    private: 'Privat',
    companyName: 'Firmenname',
    country: 'Land',
    chamber: 'KvK-Nummer',
    vatNumber: 'USt-IdNr.',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail-Adresse',
    phone: 'Telefon',
    postalCode: 'Postleitzahl',
    houseNumber: 'Hausnummer',
    street: 'Straße',
    city: 'Ort',
    password: 'Passwort',
    language: 'Sprache Ihrer E-Mails und Rechnungen',
    submit: 'Konto anlegen',
    toPayment: 'Weiter zur Zahlung',
    retry: 'Erneut versuchen',
    welcome: 'Willkommen, Saar.',
    lookInMail: 'Prüfen Sie Ihr Postfach',
    logIn: 'Anmelden',
  },
} as const satisfies Record<Language, Record<string, string>>

export const goodPassword = 'tien tulpen staan in de wei'

let made = 0
export function freshEmail(): string {
  made += 1
  return `saar.${Date.now().toString(36)}.${process.pid}.${made}@wildetuin.nl`
}

export const formOf = (page: Page): Locator => page.locator('main form.registration-form')

export const fieldOf = (page: Page, label: string): Locator => page.getByRole('main').getByLabel(label, { exact: true })

/** Opens a page with a form and waits until the form is usable. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await awake(page)
}

/** The list of countries is loaded with the script, which a pointer near the form triggers. */
export async function awake(page: Page): Promise<void> {
  await page.locator('main select[name=country]').hover()
  await expect.poll(() => page.locator('main select[name=country] option').count()).toBeGreaterThan(200)
}

const addresses = {
  nl: { phone: '06 12345678', postalCode: '3512 je', houseNumber: '14', street: 'Oudegracht', city: 'Utrecht' },
  de: { phone: '030 1234567', postalCode: '10115', houseNumber: '5', street: 'Gartenstraße', city: 'Berlin' },
} as const

type Filled = Partial<Record<'companyName' | 'vatNumber' | 'chamber' | 'email' | 'password' | 'phone', string>>

/** Fills in the whole form for a customer in the country of the language. */
export async function fillIn(page: Page, language: Language, filled: Filled = {}): Promise<string> {
  const words = account[language]
  const email = filled.email ?? freshEmail()
  const fields = {
    firstName: 'Saar',
    lastName: 'van der Linden',
    ...addresses[language],
    password: goodPassword,
    ...filled,
    email,
  }
  if (filled.companyName !== undefined) await page.getByText(words.business, { exact: true }).click()
  for (const [name, text] of Object.entries(fields)) {
    await labelled(page, words[name as keyof typeof fields]).fill(text)
  }
  // In an order the terms are accepted at the last step.
  const terms = page.getByRole('main').getByRole('checkbox')
  if ((await terms.count()) > 0) await terms.check()
  return email
}

/** Labels of optional fields end with a marker. */
export const labelled = (page: Page, label: string): Locator =>
  page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${label.replaceAll('.', '\\.')}( |$)`) })

interface Mail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Client of the shop at an address: a page, or a test without one. */
export type Caller = Pick<Page, 'request' | 'url'>

/** Waits for an e-mail to the address and returns all of them, newest first. */
export async function mailsTo(page: Caller, email: string): Promise<readonly Mail[]> {
  const read = async (): Promise<readonly Mail[]> => {
    const answer = await page.request.get('/api/demo/mails')
    const { mails } = (await answer.json()) as { mails: readonly Mail[] }
    return mails.filter(({ to }) => to.includes(email))
  }
  await expect.poll(async () => (await read()).length, { timeout: 60_000 }).toBeGreaterThanOrEqual(1)
  const found = await read()
  return Promise.all(
    found.map(async ({ id }) => (await (await page.request.get(`/api/demo/mails/${id}`)).json()) as Mail),
  )
}

/** Waits for `count` e-mails with a link to the path and returns the links as paths of this shop, newest first. */
export async function mailedLinks(page: Caller, email: string, path: string, count = 1): Promise<readonly string[]> {
  const links = async (): Promise<readonly string[]> =>
    (await mailsTo(page, email)).flatMap(({ text }) =>
      [...text.matchAll(/https?:\/\/\S+#token=[\w-]+/g)].flatMap(([address]) => {
        const { pathname, hash } = new URL(address)
        return pathname === path ? [pathname + hash] : []
      }),
    )
  await expect.poll(async () => (await links()).length, { timeout: 60_000 }).toBeGreaterThanOrEqual(count)
  return links()
}

/** Registers through the API, for tests of later steps. */
export async function registered(page: Caller, language: Language = 'nl', more: object = {}): Promise<string> {
  const email = freshEmail()
  const { phone, ...address } = addresses[language]
  const answer = await page.request.post('/api/auth/register', {
    headers: { Origin: new URL(page.url()).origin },
    data: {
      email,
      password: goodPassword,
      customerType: 'private',
      firstName: 'Saar',
      lastName: 'van der Linden',
      ...address,
      phone,
      country: language.toUpperCase(),
      language,
      acceptTerms: true,
      ...more,
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return email
}

/** Logs in at the account step of an order. */
export async function logIn(page: Page, language: Language, email: string, password = goodPassword): Promise<void> {
  const words = account[language]
  await page.goto(words.order)
  await page.locator('main .radio-box').nth(1).click()
  await fieldOf(page, words.email).fill(email)
  await fieldOf(page, words.password).fill(password)
  await page.getByRole('main').getByRole('button', { name: words.logIn }).click()
}
