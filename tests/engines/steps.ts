import { account, freshEmail, goodPassword, registered } from '#tests/e2e/account-forms.ts'
import { loginWords } from '#tests/e2e/customers.ts'
import { filledCart, type Choice } from '#tests/e2e/hosting-carts.ts'
import { words } from '#tests/e2e/order-steps.ts'
import { paying } from '#tests/e2e/payment-steps.ts'
import { outcomes } from '#tests/e2e/purchase-steps.ts'
import { homeOf, type Language } from '#tests/e2e/shop-test.ts'
import type { Page } from './page.ts'
import { any, box, button, field, link, type Target } from './target.ts'
import type { Visit } from './visit.ts'

export const summary = any('.sum')
export const title = any('h1')
export const badge = any('[data-part=cart] .badge')
export const dialog = any('dialog.modal[open]')
export const sectionOf = (name: string): Target => any('section.dom', name)
export const knownUser = any('html[data-user=known]')

/** The row of a name in the results. */
export const rowOf = (name: string): Target => any('.rr', new RegExp(`^\\s*${name.replaceAll('.', '\\.')}`))

/** Where log-in, language and theme are at this width: the utility bar, or the menu once it is open. */
export async function openPart({ page, isNarrow }: Visit): Promise<Target> {
  // The header goes away while somebody scrolls down.
  await page.run(() => scrollTo({ top: 0, behavior: 'instant' }))
  if (!isNarrow) return any('[data-part=utility-bar]')
  if (!(await page.see(any('#drawer')))) await page.click(any('.menubtn'))
  await page.sees(any('#drawer'))
  return any('#drawer')
}

export async function openLogin(visit: Visit, language: Language): Promise<void> {
  await visit.page.click(link(loginWords[language].logIn, await openPart(visit)))
  await visit.page.sees(dialog)
}

/** By the dialog, as a person does. */
export async function logIn(
  visit: Visit,
  language: Language,
  email: string,
  password: string = goodPassword,
): Promise<void> {
  const { page } = visit
  await openLogin(visit, language)
  await page.fill(field(loginWords[language].email, dialog), email)
  await page.fill(field(loginWords[language].password, dialog), password)
  await page.click(button(loginWords[language].logIn, dialog))
}

export async function logOut(visit: Visit, language: Language): Promise<void> {
  await visit.page.click(button(loginWords[language].logOut, await openPart(visit)))
  await visit.page.seesNo(knownUser)
}

/** Puts a name in the cart from the results of a search. */
export async function addName(page: Page, name: string, language: Language): Promise<void> {
  await page.goto(`${words[language].path}/domains?q=${name}`)
  await page.click(button(`${name} ${words[language].add}`))
  await page.sees(button(words[language].inCart, rowOf(name)))
}

/** Everything before the last step, for journeys about what comes after; the address of the new customer. */
export async function openCheckout(
  visit: Visit,
  language: Language,
  choices: readonly Choice[],
  details: object = {},
): Promise<string> {
  const { page, shop } = visit
  await page.goto(homeOf[language])
  await page.keep('cartId', await filledCart(shop, ...choices))
  const email = await registered(shop, language, details)
  await page.reload()
  await logIn(visit, language, email)
  await page.sees(knownUser)
  await page.goto(paying[language].path)
  await page.sees(button(paying[language].button))
  return email
}

/** From the order button to the bank, and back with what the bank made of it. */
export async function payWith(page: Page, outcome: 'paid' | 'failed' | 'canceled', language: Language): Promise<void> {
  await page.sees(button(paying[language].button))
  // What was agreed to for the same order before is not asked again.
  const terms = box(paying[language].terms)
  if (await page.see(terms)) await page.check(terms)
  await page.click(button(paying[language].button))
  await page.isAt(/^\/demo\/bank\?payment=/)
  await page.click(button(outcomes[language][outcome]))
  await page.isAt(new RegExp(`^${paying[language].complete}\\?payment=[\\w-]{22}$`))
}

const addresses = {
  nl: { phone: '06 12345678', postalCode: '3512 je', houseNumber: '14', street: 'Oudegracht', city: 'Utrecht' },
  de: { phone: '030 1234567', postalCode: '10115', houseNumber: '5', street: 'Gartenstraße', city: 'Berlin' },
} as const

export const labelled = (label: string): Target => field(label, 'main')

/** Fills in the form of a new account as somebody in the country of the page would. */
export async function fillInAccount(page: Page, language: Language, email = freshEmail()): Promise<string> {
  const labels = account[language]
  const typed = { firstName: 'Saar', lastName: 'van der Linden', ...addresses[language], email, password: goodPassword }
  for (const [name, text] of Object.entries(typed)) {
    await page.fill(labelled(labels[name as keyof typeof typed]), text)
  }
  // In an order the terms are agreed to at its end.
  const terms = any('input[type=checkbox]', undefined, 'main form')
  if (await page.see(terms)) await page.check(terms)
  return email
}
