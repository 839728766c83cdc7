import type { Page } from '@playwright/test'
import { cents } from '#core/money/money.ts'
import type { PackedExtensions } from '#core/names/packed-extensions.ts'
import { violationsOn } from '#tests/e2e/pages/axe.ts'
import { addButton, cartOf, rowOf, search, summaryOf, words } from './order-steps.ts'
import { holdScript, scriptWith } from '#tests/e2e/pages/published-scripts.ts'
import { expect, inLanguage, inLongRun, inSlice, languages, takeComplaints, test } from '#tests/e2e/shop-test.ts'

const said = {
  nl: {
    sort: 'Sorteer op',
    more: 'Toon meer extensies',
    all: /^Alle [\d.]+\+$/,
    cities: 'Steden',
    addAll: 'Alle 50 vrije namen in mandje',
    left: 'er nog niet in.',
    allIn: 'Alle vrije namen liggen in je mandje.',
    done: '50 namen: 50 vrij, 0 bezet.',
    counted: 'groenevingers: 12 namen gecontroleerd, 12 vrij.',
  },
  de: {
    sort: 'Sortieren nach',
    more: 'Weitere Endungen zeigen',
    all: /^Alle [\d.]+\+$/,
    cities: 'Städte',
    addAll: 'Alle 50 freien Domains in den Warenkorb',
    left: 'noch nicht darin.',
    allIn: 'Alle freien Domains liegen im Warenkorb.',
    done: '50 Domains: 50 frei, 0 vergeben.',
    counted: 'groenevingers: 12 Domains geprüft, 12 frei.',
  },
} as const

const amountIn = (text: string) => Number(text.replace(/^[^\d]*([\d.]+),(\d\d).*$/s, '$1$2').replaceAll('.', ''))

/** Returns fifty names that the shop reports as free. */
async function freeNames(page: Page, tld: string): Promise<readonly string[]> {
  const names = Array.from({ length: 200 }, (_, index) => `lange-lijstnaam-nummer-${index}-x.${tld}`)
  const answer = await page.request.post('/api/domains/check', { data: { names } })
  const { rows } = (await answer.json()) as { rows: { name: string; state: string }[] }
  const free = rows.filter(({ state }) => state === 'available').map(({ name }) => name)
  expect(free.length).toBeGreaterThanOrEqual(50)
  return free.slice(0, 50)
}

for (const language of languages) {
  const { path, tld, retry } = words[language]
  const say = said[language]
  const domains = `${path}/domains`

  test(
    `in ${language} the field of the empty cart searches while the visitor types, and keeps every letter`,
    inLongRun,
    async ({ page }) => {
      await page.goto(domains)
      const field = page.getByRole('main').getByRole('textbox').filter({ visible: true })
      await field.click()
      await field.pressSequentially('moestuin', { delay: 30 })
      await expect(rowOf(page, `moestuin.${tld}`)).toBeVisible()
      await expect(page).toHaveURL(`${domains}?q=moestuin`)
      await expect(field).toBeFocused()
      await page.keyboard.type('blog', { delay: 30 })
      await expect(field).toHaveValue('moestuinblog')
      await expect(rowOf(page, `moestuinblog.${tld}`)).toBeVisible()
      await expect(page).toHaveURL(`${domains}?q=moestuinblog`)
    },
  )

  test(
    `in ${language} letters typed in the empty cart while its results load are not lost`,
    inLongRun,
    async ({ page }) => {
      const { promise, resolve } = Promise.withResolvers<'arrives'>()
      await holdScript(page, scriptWith('more-of'), promise)
      await page.goto(domains)
      const field = page.getByRole('main').getByRole('textbox').filter({ visible: true })
      const asked = page.waitForRequest(/extensions-[^/]*\.json/)
      await field.click()
      await field.pressSequentially('moes')
      await asked
      await field.pressSequentially('tuin')
      resolve('arrives')
      await expect(rowOf(page, `moestuin.${tld}`)).toBeVisible()
      await expect(field).toHaveValue('moestuin')
      await expect(field).toBeFocused()
      await expect(page).toHaveURL(`${domains}?q=moestuin`)
    },
  )

  test(
    `in ${language} results follow when the typing pauses, and Enter adds a history entry`,
    inLanguage(language),
    async ({ page }) => {
      await search(page, 'groenevingers', language)
      const field = page.getByRole('main').getByRole('textbox')
      await field.click()
      await field.fill('')
      await field.pressSequentially('moestuin', { delay: 30 })
      await expect(rowOf(page, `moestuin.${tld}`)).toBeVisible()
      await expect(page).toHaveURL(`${domains}?q=moestuin`)
      await expect(field).toBeFocused()
      await field.pressSequentially('blog', { delay: 30 })
      await page.keyboard.press('Enter')
      await expect(rowOf(page, `moestuinblog.${tld}`)).toBeVisible()
      await expect(page).toHaveURL(`${domains}?q=moestuinblog`)
      await page.reload()
      await expect(rowOf(page, `moestuinblog.${tld}`)).toBeVisible()
      await expect(field).toHaveValue('moestuinblog')
      await page.goBack()
      await expect(rowOf(page, `groenevingers.${tld}`)).toBeVisible()
      await expect(field).toHaveValue('groenevingers')
    },
  )

  test(`in ${language} screen readers announce the number of names`, inLongRun, async ({ page }) => {
    await search(page, 'groenevingers', language)
    await expect(page.getByRole('status').filter({ hasText: say.counted })).toBeAttached()
  })

  test(
    `in ${language} names can be sorted by each price, and a reload keeps the order`,
    inLongRun,
    async ({ page }) => {
      await search(page, 'groenevingers', language)
      await expect(addButton(page, `groenevingers.${tld}`, language)).toBeVisible()
      const sort = page.getByLabel(say.sort)
      for (const [value, place] of [
        ['price', '.row-price .vat.excl'],
        ['renewal', '.later .vat-side.excl'],
        ['years', '.needs .years .vat.excl'],
      ] as const) {
        await sort.selectOption(value)
        await expect(page).toHaveURL(`${domains}?q=groenevingers&sort=${value}`)
        const rows = await page.locator('.result-row').allInnerTexts()
        expect(Math.max(...rows.map((row) => row.split('€').length - 1)), 'amounts in a row').toBe(3)
        if (value === 'years') {
          // A row has room for three amounts; the total of all years is in the expanded details.
          for (const details of await page.locator('.result-row button.details-button').all()) await details.click()
        }
        const texts = await page
          .locator(`[aria-label].result-list > .result-row:not(.exact-match) ${place}`)
          .allTextContents()
        const amounts = texts.map(amountIn)
        expect(amounts.length).toBeGreaterThan(5)
        expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
      }
      await page.reload()
      await expect(sort).toHaveValue('years')
    },
  )

  test(
    `in ${language} groups and all extensions are one click away, and the URL keeps them`,
    inLongRun,
    async ({ page }) => {
      await search(page, 'groenevingers', language)
      await page.getByRole('radio', { name: say.cities }).check({ force: true })
      await expect(addButton(page, 'groenevingers.berlin', language)).toBeVisible()
      await page.getByRole('radio', { name: say.all }).check({ force: true })
      await expect(page).toHaveURL(`${domains}?q=groenevingers&group=all`)
      await page.reload()
      const rows = page.locator('[aria-label].result-list > .result-row')
      await expect(rows).toHaveCount(24)
      await page.getByRole('button', { name: say.more }).click()
      await expect(rows).toHaveCount(48)
      await expect(rows.last().getByRole('button').or(rows.last().getByRole('link')).first()).toBeVisible()
    },
  )

  test(
    `in ${language} a pasted list of 50 names is checked as a list, and all of them are added`,
    inLongRun,
    async ({ page, complaints }) => {
      const names = await freeNames(page, tld)
      await search(page, 'groenevingers', language)
      const field = page.getByRole('main').getByRole('textbox')
      await field.fill(names.join(', '))
      await page.keyboard.press('Enter')
      await expect(page.locator('.result-row')).toHaveCount(50)
      await expect(page.locator('.list-summary')).toContainText(say.done)
      await page.reload()
      await expect(page.locator('.result-row')).toHaveCount(50)
      let calls = 0
      await page.route(/\/api\/carts\/[^/]+\/items/, (route) => {
        calls += 1
        return calls === 6 ? route.fulfill({ status: 500, body: '{}' }) : route.continue()
      })
      await page.getByRole('button', { name: say.addAll }).click()
      await expect(page.locator('.list-summary')).toContainText(say.left)
      await takeComplaints(complaints, /status of 500/)
      await expect.poll(async () => (await cartOf(page)).items).toHaveLength(5)
      await page.locator('.note.failed').getByRole('button', { name: retry }).click()
      await expect(page.locator('.list-summary')).toContainText(say.allIn)
      await expect.poll(async () => (await cartOf(page)).items).toHaveLength(50)
      expect(await violationsOn(page)).toEqual([])
    },
  )

  test(
    `in ${language} a name is found, transferred and added by keyboard alone`,
    inLanguage(language),
    async ({ page }) => {
      await search(page, 'moestuinblog', language)
      await expect(addButton(page, `moestuinblog.${tld}`, language)).toBeVisible()
      await page.getByRole('main').getByRole('textbox').focus()
      const target = addButton(page, `moestuinblog.${tld}`, language)
      for (let step = 0; step < 8 && !(await target.evaluate((el) => el === document.activeElement)); step += 1) {
        await page.keyboard.press('Tab')
      }
      await expect(target).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(summaryOf(page)).toContainText(`moestuinblog.${tld}`)
      await expect(
        rowOf(page, `moestuinblog.${tld}`).getByRole('button', { name: words[language].inCart }),
      ).toBeFocused()
    },
  )
}

test('an earlier search is aborted when another begins', inLongRun, async ({ page }) => {
  await search(page, 'traag-een')
  const stopped = page.waitForEvent('requestfailed', (request) => request.url().includes('traag-een'))
  await page.getByRole('main').getByRole('textbox').fill('groenevingers')
  await page.keyboard.press('Enter')
  await stopped
  await expect(addButton(page, 'groenevingers.nl')).toBeVisible()
})

const searchPaths = ['/', '/domeinnaam-registreren', '/domeinnaam-checken', '/domeinnaam-kopen']
for (const [index, path] of searchPaths.entries()) {
  test(`the search of ${path} leads to its results`, inSlice(index, 1), async ({ page }) => {
    await page.goto(path)
    const form = page.getByRole('main').getByRole('search').first()
    await form.getByRole('textbox').fill('groenevingers.nl')
    await form.getByRole('button').click()
    await expect(page).toHaveURL(/\/order\/domains\?q=groenevingers\.nl$/)
    await expect(addButton(page, 'groenevingers.nl')).toBeVisible()
  })
}

test('a name searched on the transfer page leads to its transfer', inLongRun, async ({ page }) => {
  await page.goto('/domeinnaam-verhuizen')
  const form = page.getByRole('main').getByRole('search').first()
  await form.getByRole('textbox').fill('groenevingers.nl')
  await form.getByRole('button').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verhuis groenevingers.nl')
})

test('names have the prices of the day in Amsterdam, not those of the build', async ({ page }) => {
  await page.route('**/assets/extensions-*.json', async (route) => {
    const response = await route.fetch()
    const packed = (await response.json()) as PackedExtensions
    const newPrice = { from: '2030-01-01', charge: cents(7700) } as const
    const models = packed.models.map(({ model, names }) => ({
      names,
      model: { ...model, discounts: [], history: [...model.history, newPrice] },
    }))
    await route.fulfill({ response, json: { ...packed, models } })
  })
  await page.clock.setFixedTime('2029-12-31T23:30:00Z')
  await search(page, 'groenevingers.nl')
  await expect(rowOf(page, 'groenevingers.nl')).toContainText('77,00')
})
