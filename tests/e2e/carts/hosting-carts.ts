import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { Caller } from '#tests/e2e/accounts/account-forms.ts'
import { cartOf, netSumsOf, summaryOf, words } from '#tests/e2e/order/order-steps.ts'
import { expect, type Language } from '#tests/e2e/shop-test.ts'

/** Labels and messages of the hosting page. */
export const says = {
  nl: {
    sizes: ['Stek', 'Struik', 'Boom'],
    nameOnly: 'Alleen naam',
    ownPackage: 'Eigen pakket',
    stays: 'Die blijft waar hij is',
    elsewhere: 'Hosting voor een domeinnaam die je al hebt?',
    backup: 'Back-up op een tweede locatie',
    dns: 'Premium DNS',
    moving: 'Verhuisservice',
    movesHere: 'Verhuist naar Stek',
    staysThere: 'De domeinnaam blijft waar hij is',
    otherName: 'Andere domeinnaam kiezen',
    monthly: 'Per maand',
    yearly: 'Per jaar',
    email: 'Alleen e-mail',
    emailTitle: 'E-mail',
    adviser: 'Welk pakket past? Drie vragen',
    save: 'Bewaar',
    saved: 'Bewaard bij je bestelling.',
    provider: 'Waar staat het nu?',
    wishes: 'Wat moeten we weten?',
    both: 'Site en e-mail',
    codeNow: 'Ja, ik vul hem in',
    codeLater: 'Nee, die stuur ik later',
    code: 'Verhuiscode',
    field: 'Je domeinnaam',
    show: 'Toon pakketten',
    add: 'In mandje',
    retry: 'Opnieuw',
    unknown: 'Dit pakket kennen we niet.',
  },
  de: {
    sizes: ['Steckling', 'Strauch', 'Baum'],
    nameOnly: 'Nur die Domain',
    ownPackage: 'Eigenes Paket',
    stays: 'Sie bleibt, wo sie ist',
    elsewhere: 'Hosting für eine Domain, die Sie schon haben?',
    backup: 'Backup an einem zweiten Standort',
    dns: 'Premium-DNS',
    moving: 'Umzugsservice',
    movesHere: 'Zieht zu Stek um',
    staysThere: 'Die Domain bleibt, wo sie ist',
    otherName: 'Andere Domain wählen',
    monthly: 'Monatlich',
    yearly: 'Jährlich',
    email: 'Nur E-Mail',
    emailTitle: 'E-Mail',
    adviser: 'Welches Paket passt? Drei Fragen',
    save: 'Speichern',
    saved: 'Bei Ihrer Bestellung gespeichert.',
    provider: 'Wo liegt es jetzt?',
    wishes: 'Was sollten wir wissen?',
    both: 'Website und E-Mails',
    codeNow: 'Ja, ich trage ihn ein',
    codeLater: 'Nein, den reiche ich nach',
    code: 'Auth-Code',
    field: 'Ihre Domain',
    show: 'Pakete zeigen',
    add: 'In den Warenkorb',
    retry: 'Erneut versuchen',
    unknown: 'Dieses Paket kennen wir nicht.',
  },
} as const satisfies Record<Language, Record<string, string | readonly string[]>>

export interface Choice {
  readonly name: string
  readonly slug: string
  readonly priceType?: 'purchase' | 'transfer'
  readonly frequency?: 'yearly' | 'monthly' | null
  /** Items that belong to this item. */
  readonly below?: readonly Choice[]
}

export const registered = (name: string, ...below: readonly Choice[]): Choice => ({
  name,
  slug: `domain-${name.slice(name.indexOf('.') + 1)}`,
  below,
})
export const moved = (name: string, ...below: readonly Choice[]): Choice => ({
  ...registered(name, ...below),
  priceType: 'transfer',
})
export const packaged = (name: string, slug: string, ...below: readonly Choice[]): Choice => ({ name, slug, below })
export const movingOf = (name: string): Choice => ({ name, slug: 'moving-service', frequency: null })

/** Creates a cart with these items. */
export async function filledCart(page: Caller, ...choices: readonly Choice[]): Promise<string> {
  const created = await page.request.post('/api/carts')
  expect(created.status()).toBe(201)
  const { id } = (await created.json()) as { id: string }
  for (const choice of choices) await put(page, id, choice, null)
  return id
}

/** Opens the hosting page with these items in the cart. */
export async function openHosting(page: Page, language: Language, ...choices: readonly Choice[]): Promise<void> {
  const id = await filledCart(page, ...choices)
  await page.addInitScript((cartId) => {
    if (!localStorage.getItem('cartId')) localStorage.setItem('cartId', cartId)
  }, id)
  await page.goto(`${words[language].path}/hosting`)
  await expect(sectionOf(page, choices[0]?.name ?? '')).toBeVisible()
}

async function put(page: Caller, cartId: string, choice: Choice, parentId: string | null): Promise<void> {
  const { name, slug, priceType = 'purchase', frequency = 'yearly', below = [] } = choice
  const type = slug.startsWith('domain-') ? 'domain' : slug === 'moving-service' ? 'movingService' : 'hosting'
  const dot = name.indexOf('.')
  const parameters = type === 'domain' ? { sld: name.slice(0, dot), tld: name.slice(dot + 1) } : { domain: name }
  const id = randomUUID()
  const answer = await page.request.post(`/api/carts/${cartId}/items`, {
    data: { id, parentId, type, parameters, productSlug: slug, priceType, priceFrequency: frequency },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  for (const each of below) await put(page, cartId, each, id)
}

/** Section of the page about one name. */
export const sectionOf = (page: Page, name: string): Locator =>
  page.locator('section.hosted-name').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })

/** Expands a name that is collapsed to one line. */
export async function openName(page: Page, language: Language, name: string): Promise<Locator> {
  const section = sectionOf(page, name)
  await section.getByRole('button', { name: says[language].ownPackage }).click()
  await expect(section).toBeFocused()
  return section
}

export const slugsOf = async (page: Page): Promise<readonly string[]> =>
  (await cartOf(page)).items.map((item) => `${String(item['productSlug'])} ${String(item['priceFrequency'])}`)

/** Compares the totals on the page with those of the API. */
export async function expectSameTotals(page: Page): Promise<void> {
  await expect(summaryOf(page)).toHaveAttribute('aria-busy', 'false')
  const cart = await cartOf(page)
  const amounts = ['subtotal', 'discount', 'vat', 'total'].map((name) => Math.round(Number(cart[name]) * 100))
  const expected = amounts.filter((amount, index) => index !== 1 || amount > 0)
  await expect.poll(() => netSumsOf(page)).toEqual(expected)
}
