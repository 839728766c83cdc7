import type { Browser, Locator, Page } from '@playwright/test'
import { account, awake, freshEmail, goodPassword, labelled } from '#tests/e2e/accounts/account-forms.ts'
import { says, sectionOf, slugsOf } from '#tests/e2e/carts/hosting-carts.ts'
import { addButton, summaryOf, words } from './order-steps.ts'
import { bankPage, payButton, paying, startBox, termsBox } from '#tests/e2e/payments/payment-steps.ts'
import { outcomes, results, titleOf } from './purchase-steps.ts'
import { expect, inLongRun, type Language, test } from '#tests/e2e/shop-test.ts'

/* The five main tasks as a first-time visitor completes them, with a limit on clicks, fields and scrolled screens,
   so that no task becomes longer. */

interface Way {
  readonly presses: number
  readonly fields: number
  /** Depth of the last control used on each page, in screens. */
  readonly screens: number
}

/** Simulates a visitor who clicks and types, and scrolls only to controls that are out of sight. */
function walker(page: Page) {
  let presses = 0
  let fields = 0
  const screens: { readonly path: string; readonly from: number; depth: number }[] = []

  async function reach(control: Locator): Promise<void> {
    await expect(control).toBeVisible()
    const { pathname: path } = new URL(page.url())
    if (screens.at(-1)?.path !== path) screens.push({ path, from: await page.evaluate(() => scrollY), depth: 1 })
    const last = screens.at(-1)
    if (!last) return
    const depth = await control.evaluate((element, from) => {
      const { top, bottom } = element.getBoundingClientRect()
      const isInSight = top >= 0 && bottom <= innerHeight
      return Math.ceil((scrollY - from + (isInSight ? innerHeight - 1 : bottom)) / innerHeight)
    }, last.from)
    last.depth = Math.max(last.depth, depth)
  }
  return {
    page,
    async press(control: Locator): Promise<void> {
      await reach(control)
      presses += 1
      await control.click()
    },
    async type(control: Locator, text: string): Promise<void> {
      await reach(control)
      fields += 1
      await control.fill(text)
    },
    /** Presses Enter in the field that was filled in last. */
    async enter(): Promise<void> {
      presses += 1
      await page.keyboard.press('Enter')
    },
    reach,
    walked: (): Way & { readonly pages: string } => ({
      presses,
      fields,
      screens: screens.reduce((sum, { depth }) => sum + depth, 0),
      pages: screens.map(({ path, depth }) => `${path} ${depth}`).join(', '),
    }),
  }
}
type Walker = ReturnType<typeof walker>

/** Fails if the walk needed more than the limit. */
function expectWithin(walked: Way & { readonly pages: string }, most: Way): void {
  test.info().annotations.push({ type: 'way', description: JSON.stringify(walked) })
  for (const each of ['presses', 'fields', 'screens'] as const) {
    expect.soft(walked[each], `${each} of ${walked.pages}`).toBeLessThanOrEqual(most[each])
  }
}

const person = {
  nl: { phone: '06 12345678', postalCode: '3512 JE', houseNumber: '14', street: 'Oudegracht', city: 'Utrecht' },
  de: { phone: '030 1234567', postalCode: '10115', houseNumber: '5', street: 'Gartenstraße', city: 'Berlin' },
} as const

/** Fills in the account step of the order. */
async function introduce(walk: Walker, language: Language, companyName?: string): Promise<void> {
  const text = account[language]
  await awake(walk.page)
  if (companyName !== undefined) {
    await walk.press(walk.page.getByText(text.business, { exact: true }))
    await walk.type(labelled(walk.page, text.companyName), companyName)
  }
  const fields = { firstName: 'Saar', lastName: 'de Jong', email: freshEmail(), ...person[language] }
  for (const [name, typed] of Object.entries({ ...fields, password: goodPassword })) {
    await walk.type(labelled(walk.page, text[name as keyof typeof fields | 'password']), typed)
  }
  await walk.press(walk.page.getByRole('button', { name: text.toPayment }))
}

/** Accepts the terms, orders, pays at the bank, and waits for the confirmation. */
async function pay(walk: Walker, language: Language): Promise<void> {
  const { page } = walk
  await expect(page).toHaveURL(paying[language].path)
  await walk.press(termsBox(page, language))
  if ((await startBox(page, language).count()) > 0) await walk.press(startBox(page, language))
  await walk.press(payButton(page, language))
  await expect(page).toHaveURL(bankPage)
  await walk.press(page.getByRole('button', { name: outcomes[language].paid }))
  await expect(titleOf(page)).toHaveText(results[language].paid)
  await walk.reach(titleOf(page))
}

const toAccount = { nl: 'Verder naar gegevens', de: 'Weiter zu Ihren Daten' } as const
const homeField = (page: Page): Locator => page.getByRole('main').getByRole('search').first().getByRole('textbox')
const settled = (page: Page) => expect(summaryOf(page)).toHaveAttribute('aria-busy', 'false')

test('a baker buys bakkerijdejong.nl with e-mail', inLongRun, async ({ page }) => {
  const walk = walker(page)
  const name = 'bakkerijdejong.nl'
  await page.goto('/')
  await walk.type(homeField(page), name)
  await walk.enter()
  await walk.press(addButton(page, name))
  await walk.press(summaryOf(page).getByRole('link', { name: words.nl.toHosting }))
  const section = sectionOf(page, name)
  await walk.press(section.getByRole('button', { name: says.nl.email, exact: true }))
  await walk.press(section.getByRole('radio').first())
  await expect.poll(() => slugsOf(page)).toHaveLength(2)
  await settled(page)
  await walk.press(summaryOf(page).getByRole('link', { name: toAccount.nl }))
  await introduce(walk, 'nl')
  await pay(walk, 'nl')
  expectWithin(walk.walked(), { presses: 11, fields: 10, screens: 9 })
})

test('a web builder buys six names, one package among them', inLongRun, async ({ page }) => {
  const walk = walker(page)
  const names = ['nl', 'com', 'eu', 'be', 'de', 'net'].map((tld) => `atelier-de-vries.${tld}`)
  await page.goto('/')
  await walk.type(homeField(page), names.join(' '))
  await walk.enter()
  await expect(page.getByText('6 namen: 6 vrij')).toBeVisible()
  await walk.press(page.getByRole('button', { name: 'Alle 6 vrije namen in mandje' }))
  await expect(page.getByRole('button', { name: 'Alle vrije namen liggen in je mandje.' })).toBeVisible()
  await walk.press(summaryOf(page).getByRole('link', { name: words.nl.toHosting }))
  await walk.press(sectionOf(page, names[0] ?? '').getByRole('radio', { name: says.nl.sizes[1] }))
  await expect.poll(async () => (await slugsOf(page)).length).toBe(7)
  await settled(page)
  await walk.press(summaryOf(page).getByRole('link', { name: toAccount.nl }))
  await introduce(walk, 'nl', 'Atelier De Vries')
  await pay(walk, 'nl')
  expectWithin(walk.walked(), { presses: 10, fields: 11, screens: 9 })
})

test('a German shop moves its site', inLongRun, async ({ page }) => {
  const walk = walker(page)
  const name = 'bezet-blumenladen.de'
  await page.goto('/de/website-umziehen')
  await walk.type(page.locator('main input[name=domain]').first(), name)
  await walk.enter()
  await walk.press(page.getByText(says.de.both, { exact: true }))
  await walk.press(page.getByText(says.de.stays, { exact: true }))
  await walk.press(page.getByRole('button', { name: says.de.add }))
  await walk.press(sectionOf(page, name).getByRole('radio', { name: says.de.sizes[1] }))
  await expect.poll(() => slugsOf(page)).toHaveLength(2)
  await settled(page)
  await walk.press(summaryOf(page).getByRole('link', { name: toAccount.de }))
  await introduce(walk, 'de', 'Blumenladen Grün')
  await pay(walk, 'de')
  expectWithin(walk.walked(), { presses: 11, fields: 11, screens: 10 })
})

/** The same browser a day later, without session storage. */
async function tomorrow(browser: Browser, today: Page): Promise<Page> {
  const storageState = await today.context().storageState()
  const size = { width: 390, height: 844 }
  const context = await browser.newContext({ storageState, viewport: size, isMobile: true, hasTouch: true })
  return context.newPage()
}

test('a phone returns the next day with a filled cart', inLongRun, async ({ page, browser, baseURL }) => {
  const name = 'bakkerijdejong.nl'
  await page.goto(`/order/domains?q=${name}`)
  await addButton(page, name).click()
  await summaryOf(page).getByRole('link', { name: words.nl.toHosting }).click()
  await sectionOf(page, name).getByRole('radio', { name: says.nl.sizes[0] }).check()
  await expect.poll(() => slugsOf(page)).toHaveLength(2)
  await summaryOf(page).getByRole('link', { name: toAccount.nl }).click()
  await awake(page)

  const phone = await tomorrow(browser, page)
  const walk = walker(phone)
  await phone.goto(baseURL ?? '')
  await walk.press(phone.locator('[data-part=cart]:visible').first())
  await walk.press(phone.locator('.resume-link').getByRole('link'))
  await introduce(walk, 'nl')
  await pay(walk, 'nl')
  expectWithin(walk.walked(), { presses: 7, fields: 9, screens: 9 })
  await phone.context().close()
})

test('the costs over three years are one click from the first page', async ({ page }) => {
  const walk = walker(page)
  await page.goto('/')
  await walk.press(page.getByRole('link', { name: 'Wat elk pakket in drie jaar kost' }))
  const costs = page.locator('details', { has: page.getByRole('heading', { name: 'Kosten over drie jaar' }) })
  const row = costs.getByRole('row', { name: /Webhosting Struik/ })
  await expect(row).toBeInViewport()
  await expect(row).toContainText(/216,00/)
  await walk.reach(row)
  expectWithin(walk.walked(), { presses: 1, fields: 0, screens: 5 })
})
