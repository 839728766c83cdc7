import type { Locator, Page } from '@playwright/test'
import { violationsOn } from '#tests/e2e/pages/axe.ts'
import { holdScript, scriptWith } from '#tests/e2e/pages/published-scripts.ts'
import {
  expect,
  inLanguage,
  inLongRun,
  inOneLanguage,
  languages,
  onWideScreen,
  takeComplaints,
  test,
} from '#tests/e2e/shop-test.ts'
import { isWholeRun } from '#tests/e2e/pages/site-paths.ts'

const pages = {
  nl: {
    register: '/domeinnaam-registreren',
    buy: '/domeinnaam-kopen',
    check: '/domeinnaam-checken',
    move: '/domeinnaam-verhuizen',
    order: '/order/domains',
    first: '.nl',
    filter: 'Filter de lijst',
    all: /^Toon alle [\d.]+ extensies$/,
    chipAll: /^Alle [\d.]+$/,
    cities: 'Steden',
    city: 'amsterdam',
    cityWord: 'steden',
    found: (count: string) => `${count} extensies`,
    less: 'Toon minder',
    reset: 'Wis het filter',
    renewal: 'Daarna per jaar',
    name: 'Extensie',
    transfer: 'Verhuizen',
    vat: 'Toon prijzen incl. btw',
    large: 'excl',
    failed: 'De lijst konden we niet ophalen.',
    retry: 'Opnieuw',
    price: /€\u00a0\d+,\d\d excl\./,
  },
  de: {
    register: '/de/domainnamen-registrieren',
    buy: '/de/domainnamen-kaufen',
    check: '/de/domainnamen-prufen',
    move: '/de/domainnamen-umziehen',
    order: '/de/order/domains',
    first: '.de',
    filter: 'Liste filtern',
    all: /^Alle [\d.]+ Endungen zeigen$/,
    chipAll: /^Alle [\d.]+$/,
    cities: 'Städte',
    city: 'berlin',
    cityWord: 'städte',
    found: (count: string) => `${count} Endungen`,
    less: 'Weniger zeigen',
    reset: 'Filter löschen',
    renewal: 'Danach pro Jahr',
    name: 'Endung',
    transfer: 'Umzug',
    vat: 'Nettopreise anzeigen',
    large: 'incl',
    failed: 'Die Liste konnten wir nicht laden.',
    retry: 'Erneut versuchen',
    price: /\d+,\d\d\u00a0€ inkl\./,
  },
} as const

const listOf = (page: Page) => page.getByRole('main').locator('.extension-list')
const tableOf = (page: Page) => listOf(page).getByRole('table')
const rowsOf = (page: Page) => listOf(page).locator('tbody').getByRole('row')
const namesOf = (page: Page) => rowsOf(page).getByRole('link').locator('b')
const statusOf = (page: Page) => listOf(page).getByRole('status')

/** Shows all extensions; the list is complete when the chip is enabled and the total is shown. */
async function showAll(page: Page, chip: RegExp, found: (count: string) => string): Promise<string> {
  const all = listOf(page).getByRole('button', { name: chip })
  const count = /[\d.]+$/.exec(await all.innerText())?.[0] ?? ''
  await all.click()
  await expect(statusOf(page)).toHaveText(found(count))
  return count
}

/** Amounts of a column on the emphasised side of VAT. */
async function amountsOf(page: Page, column: string, side: string): Promise<readonly number[]> {
  const texts = await listOf(page).locator(`td[data-label="${column}"]`).locator(`.vat.${side}`).allInnerTexts()
  return texts.map((text) => Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.')))
}

const isSorted = (amounts: readonly number[]) =>
  amounts.every((amount, index) => index === 0 || amount >= (amounts[index - 1] ?? 0))

const fontSize = (locator: Locator) => locator.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))

/** The emphasised side of VAT is larger, once the rows have settled. */
async function expectLarger(large: Locator, small: Locator): Promise<void> {
  await expect.poll(async () => (await fontSize(large)) > (await fontSize(small))).toBe(true)
}

for (const language of languages) {
  const text = pages[language]

  test(
    `[M18] the ${language} list counts more than 1900 extensions and renders only nearby rows`,
    inLanguage(language),
    async ({ page }) => {
      await page.goto(text.register)
      await expect(namesOf(page).first()).toHaveText(text.first)
      await listOf(page).getByRole('button', { name: text.all }).click()
      await expect(listOf(page).getByRole('button', { name: text.less })).toBeVisible()
      const total = Number(await tableOf(page).getAttribute('aria-rowcount')) - 1
      expect(total).toBeGreaterThan(1900)
      await expect(statusOf(page)).toHaveText(text.found(total.toLocaleString('de')))
      expect(await rowsOf(page).count()).toBeLessThan(200)
      await listOf(page).locator('tbody').last().scrollIntoViewIfNeeded()
      await expect(listOf(page).locator(`[aria-rowindex="${total + 1}"]`)).toBeVisible()
      expect(await rowsOf(page).count()).toBeLessThan(200)
      await listOf(page).getByRole('button', { name: text.less }).click()
      await expect(tableOf(page)).toHaveAttribute('aria-rowcount', '25')
      await expect(listOf(page).getByLabel(text.filter)).toBeInViewport()
    },
  )

  test(
    `the ${language} list is filtered while typing: by letters, by group and by the extension of a name`,
    inOneLanguage(language),
    async ({ page }) => {
      await page.goto(text.register)
      const field = listOf(page).getByLabel(text.filter)
      await field.pressSequentially('.sho')
      await expect(namesOf(page).first()).toHaveText('.shop')
      for (const name of await namesOf(page).allInnerTexts()) expect(name).toContain('sho')
      // When frames are slow, the list adds rows only after a pause in typing.
      const isWhole = async () => (await statusOf(page).innerText()) === text.found(String(await rowsOf(page).count()))
      await expect.poll(isWhole).toBe(true)

      await field.fill('groen.sho')
      const link = rowsOf(page).first().getByRole('link')
      await expect(link).toContainText('groen.shop')
      await expect(link).toHaveAttribute('href', `${text.order}?q=groen.shop`)

      await field.fill('рф')
      await expect(namesOf(page).first()).toHaveText('.рф')
      await field.fill(text.cityWord)
      await expect(namesOf(page).first()).toHaveText('.amsterdam')

      await field.fill('qqq')
      await expect(rowsOf(page)).toHaveCount(0)
      await listOf(page).getByRole('button', { name: text.reset }).click()
      await expect(field).toBeFocused()
      await expect(field).toHaveValue('')
      await expect(tableOf(page)).toHaveAttribute('aria-rowcount', '25')
    },
  )

  test(`the ${language} chips select a group and headers sort, indicated by aria-sort`, inLongRun, async ({ page }) => {
    await page.goto(text.register)
    await listOf(page).getByRole('button', { name: text.cities, exact: true }).click()
    await expect(namesOf(page).first()).toHaveText(`.${text.city}`)
    await expect(listOf(page).getByRole('button', { name: text.cities, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await showAll(page, text.chipAll, text.found)
    const heading = listOf(page).getByRole('columnheader', { name: text.renewal })
    await expect(heading).not.toHaveAttribute('aria-sort')
    await heading.getByRole('button').click()
    await expect(heading).toHaveAttribute('aria-sort', 'ascending')
    await expect.poll(async () => isSorted(await amountsOf(page, text.renewal, text.large))).toBe(true)
    const cheapest = (await amountsOf(page, text.renewal, text.large))[0] ?? 0
    await heading.getByRole('button').click()
    await expect(heading).toHaveAttribute('aria-sort', 'descending')
    await expect
      .poll(async () => (await amountsOf(page, text.renewal, text.large))[0] ?? 0)
      .toBeGreaterThan(10 * cheapest)
    expect(isSorted((await amountsOf(page, text.renewal, text.large)).toReversed())).toBe(true)
    await listOf(page).getByRole('columnheader', { name: text.name }).getByRole('button').click()
    await expect(heading).not.toHaveAttribute('aria-sort')
    await expect(namesOf(page).first()).toHaveText(/^\.a/)
  })

  test(
    `a row of the ${language} list continues with the searched name, or opens the search`,
    inLongRun,
    async ({ page }) => {
      await page.goto(text.check)
      const search = page.getByRole('main').getByRole('search').getByRole('textbox')
      const shop = rowsOf(page).getByRole('link', { name: '.shop' })
      await shop.hover()
      await listOf(page).getByLabel(text.filter).pressSequentially('.shop')
      await expect(rowsOf(page).first().getByRole('link')).toContainText('.shop')
      await rowsOf(page).first().getByRole('link').click()
      await expect(search).toBeFocused()
      await expect(search).toHaveValue('.shop')
      await page.keyboard.type('groenevingers')
      await expect(search).toHaveValue('groenevingers.shop')
      await search.fill('Groene vingers')
      await rowsOf(page).first().getByRole('link').click()
      await expect(page).toHaveURL(`${text.order}?q=Groene%20vingers.shop`)
    },
  )

  test(`the ${language} list follows the VAT switch, also in rows rendered later`, inLongRun, async ({ page }) => {
    await page.goto(text.buy)
    await listOf(page).getByLabel(text.filter).pressSequentially('gmbh')
    const cell = rowsOf(page).first().locator(`td[data-label="${text.renewal}"]`)
    await expect(cell).toContainText(text.price)
    const usual = cell.locator(`.vat.${text.large}`)
    const other = cell.locator(`.vat:not(.${text.large})`)
    await expectLarger(usual, other)
    await page.getByRole('main').getByText(text.vat).click()
    await expectLarger(other, usual)
    await listOf(page).getByLabel(text.filter).fill('studio')
    await expect(namesOf(page).first()).toHaveText('.studio')
    await expectLarger(other, usual)
  })

  test(`the ${language} moving page lists the costs and duration of a transfer`, inLongRun, async ({ page }) => {
    await page.goto(text.move)
    const heading = listOf(page).getByRole('columnheader', { name: text.transfer })
    await heading.getByRole('button').click()
    await expect(heading).toHaveAttribute('aria-sort', 'ascending')
    const first = rowsOf(page).first()
    await expect(first.locator(`td[data-label="${text.transfer}"]`)).toContainText(
      language === 'nl' ? 'gratis' : 'kostenlos',
    )
    await expect(first.locator('td.move-price')).toContainText(language === 'nl' ? 'verhuiscode' : 'Auth-Code')
    await listOf(page).getByLabel(text.filter).fill('co.uk')
    await expect(namesOf(page).first()).toHaveText('.co.uk')
    await expect(rowsOf(page).first().locator('td.move-price')).toContainText(
      language === 'nl' ? 'Geen code' : 'Keinen Code',
    )
  })

  test(`the ${language} list works with the keyboard alone`, inLongRun, async ({ page }) => {
    await page.goto(text.register)
    const field = listOf(page).getByLabel(text.filter)
    await field.focus()
    await page.keyboard.type('.ams')
    await expect(namesOf(page).first()).toHaveText('.amsterdam')
    await field.fill('')
    await showAll(page, text.chipAll, text.found)
    await listOf(page).getByRole('button', { name: text.all }).focus()
    await page.keyboard.press('Enter')
    // Focus moves to the first new row, and the arrow keys continue past the initially rendered rows.
    await expect(listOf(page).locator('[aria-rowindex="26"]').getByRole('link')).toBeFocused()
    for (let row = 27; row <= 60; row += 1) {
      await page.keyboard.press('Tab')
      await expect(listOf(page).locator(`[aria-rowindex="${row}"]`).getByRole('link')).toBeFocused()
    }
  })

  test(
    `the ${language} domain pages have no horizontal scrolling, and axe finds no violation in a long list`,
    inLongRun,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const path of [text.register, text.buy, text.check, text.move]) {
        await page.goto(path)
        await showAll(page, text.chipAll, text.found)
        const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(await sideways(), path).toBeLessThanOrEqual(0)
        await listOf(page).getByLabel(text.filter).fill('hinterzimmer-mit-langem-namen.x')
        await expect(rowsOf(page).first()).toContainText('hinterzimmer')
        expect(await sideways(), path).toBeLessThanOrEqual(0)
        // The list is the same on all of these pages.
        if (path === text.register || isWholeRun) expect(await violationsOn(page), path).toEqual([])
      }
    },
  )

  test(
    `when the table cannot be fetched the ${language} list says so and tries again`,
    inLongRun,
    async ({ page, complaints }) => {
      let isDown = true
      await page.route('**/assets/extensions-*.json', (route) => (isDown ? route.abort() : route.continue()))
      await page.goto(text.register)
      await listOf(page).getByRole('button', { name: text.chipAll }).click()
      await expect(statusOf(page)).toHaveText(text.failed)
      await expect(rowsOf(page).first()).toBeVisible()
      isDown = false
      await listOf(page).getByRole('button', { name: text.retry }).click()
      await expect(statusOf(page)).toHaveText(/^[12]\.\d{3} /)
      await takeComplaints(complaints, /ERR_FAILED/)
    },
  )

  test(`the ${language} list keeps input and clicks from before hydration`, inLongRun, async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<'arrives'>()
    await holdScript(page, scriptWith('react.dev/errors'), promise)
    await page.goto(text.register)
    await listOf(page).getByLabel(text.filter).pressSequentially('.ams')
    await listOf(page).getByRole('button', { name: text.cities, exact: true }).click()
    resolve('arrives')
    await expect(statusOf(page)).toHaveText(/^1 /)
    await expect(namesOf(page)).toHaveText(['.amsterdam'])
  })
}

test('a domain page loads no React until the visitor approaches the list', onWideScreen, async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto(pages.nl.register)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })))
  expect(scripts).toHaveLength(1)
})
