import type { Locator, Page, Route } from '@playwright/test'
import { expect, type Language } from '#tests/e2e/shop-test.ts'

export const words = {
  nl: {
    path: '/order',
    tld: 'nl',
    add: 'in mandje',
    inCart: 'In je mandje',
    cart: 'Je mandje',
    remove: 'Verwijder',
    undo: 'Zet terug',
    retry: 'Opnieuw',
    failed: 'Toevoegen lukte niet.',
    expired: 'Je mandje is verlopen.',
    slow: 'Het duurt langer dan anders.',
    toHosting: 'Verder naar hosting',
  },
  de: {
    path: '/de/order',
    tld: 'de',
    add: 'in den Warenkorb',
    inCart: 'Im Warenkorb',
    cart: 'Ihr Warenkorb',
    remove: 'entfernen',
    undo: 'Rückgängig machen',
    retry: 'Erneut versuchen',
    failed: 'Das Hinzufügen ist fehlgeschlagen.',
    expired: 'Ihr Warenkorb ist abgelaufen.',
    slow: 'Es dauert länger als sonst.',
    toHosting: 'Weiter zum Hosting',
  },
} as const satisfies Record<Language, Record<string, string>>

export const summaryOf = (page: Page): Locator => page.locator('.summary:visible')

/** Amounts of the summary in cents, net where they follow the VAT switch: subtotal, discount, VAT, total. */
export async function netSumsOf(page: Page): Promise<readonly number[]> {
  const sums = summaryOf(page).locator('.totals > div:not(.rounding) dd')
  const texts = await sums.evaluateAll((list) => list.map((sum) => (sum.querySelector('.excl') ?? sum).textContent))
  return texts.map((text) => Number(text.replaceAll(/\D/g, '')))
}

/** Items in the cart, without the last removed one. */
export const treeOf = (page: Page): Locator => summaryOf(page).locator('.tree')

export const addButton = (page: Page, name: string, language: Language = 'nl'): Locator =>
  page.getByRole('button', { name: `${name} ${words[language].add}`, exact: true })

/** Result row of a name. */
export const rowOf = (page: Page, name: string): Locator =>
  page
    .locator('.result-row')
    .filter({ has: page.locator('.domain-name', { hasText: new RegExp(`^${name.replaceAll('.', '\\.')}$`) }) })

export async function search(page: Page, query: string, language: Language = 'nl'): Promise<void> {
  await page.goto(`${words[language].path}/domains?q=${encodeURIComponent(query)}`)
  await expect(page.locator('.result-row').first()).toBeVisible()
}

/** Adds names one after another and waits until the shop has stored them. */
export async function addNames(page: Page, names: readonly string[], language: Language = 'nl'): Promise<void> {
  for (const name of names) {
    await search(page, name, language)
    await addButton(page, name, language).click()
    await expect(rowOf(page, name).getByRole('button', { name: words[language].inCart })).toBeVisible()
  }
}

export const keptId = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('cartId'))

/** The cart as returned by the API. */
export async function cartOf(page: Page): Promise<Record<string, unknown> & { items: Record<string, unknown>[] }> {
  const answer = await page.request.get(`/api/carts/${await keptId(page)}`)
  expect(answer.status()).toBe(200)
  return (await answer.json()) as Record<string, unknown> & { items: Record<string, unknown>[] }
}

export const itemCalls = /\/api\/carts\/[^/]+\/items/

/** Holds every request to the items of a cart until released. */
export async function holdItemCalls(page: Page): Promise<{ readonly letGo: () => Promise<void> }> {
  const held: Route[] = []
  let isOpen = false
  await page.route(itemCalls, async (route) => {
    if (isOpen) return route.continue()
    held.push(route)
  })
  return {
    async letGo() {
      isOpen = true
      await Promise.all(held.splice(0).map((route) => route.continue()))
    },
  }
}

/** Answers requests to the items of a cart with these statuses, one each, then lets them through. */
export async function answerItemCalls(page: Page, ...statuses: readonly number[]): Promise<void> {
  const left = [...statuses]
  await page.route(itemCalls, async (route) => {
    const status = left.shift()
    if (status === undefined) return route.continue()
    return route.fulfill({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status, code: 'x' }),
    })
  })
}
