import type { Page } from '@playwright/test'
import { account, awake, fieldOf, formOf, logIn, openForm, registered } from './account-forms.ts'
import { violationsOn } from '#tests/e2e/pages/axe.ts'
import { countShifts, openWithFont } from '#tests/e2e/pages/count-shifts.ts'
import { addNames } from '#tests/e2e/order/order-steps.ts'
import { expect, inLanguage, inLongRun, inOneLanguage, languages, test } from '#tests/e2e/shop-test.ts'

const themes = { nl: 'light', de: 'dark' } as const
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

for (const language of languages) {
  const words = account[language]
  const colorScheme = themes[language]

  test(
    `axe finds no violation on the ${language} forms, empty and invalid, ${colorScheme}`,
    inLongRun,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await openForm(page, words.register)
      expect(await violationsOn(page), 'register').toEqual([])
      await page.getByText(words.business, { exact: true }).click()
      await fieldOf(page, words.password).fill('zeven paarse olifanten')
      await page.getByRole('button', { name: words.submit }).click()
      await expect(formOf(page).locator('.error-text').first()).toBeVisible()
      expect(await violationsOn(page, { within: 'main' }), 'register, wrong').toEqual([])
      for (const path of [words.forgot, `${words.set}#token=abc`, words.set, words.verify]) {
        // Leaves the document, because a change of the fragment alone would not reload it.
        await page.goto('/')
        await page.goto(path)
        await expect(page.locator('main .scripted')).not.toBeEmpty()
        expect(await violationsOn(page, { within: 'main' }), path).toEqual([])
      }
    },
  )

  test(
    `axe finds no violation on the ${language} account step of the order, ${colorScheme}`,
    inLongRun,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await addNames(page, ['groenevingers.nl'], language)
      await page.goto(words.order)
      await awake(page)
      expect(await violationsOn(page), 'new').toEqual([])
      await page.locator('main .radio-box').nth(1).click()
      expect(await violationsOn(page, { within: 'main' }), 'known').toEqual([])
      const email = await registered(page, language)
      await logIn(page, language, email)
      await expect(page).toHaveURL(words.payment)
      await page.goto(words.order)
      await expect(page.locator('.details')).toBeVisible()
      expect(await violationsOn(page, { within: 'main' }), 'details').toEqual([])
      await page.locator('main .actions button').click()
      await awake(page)
      expect(await violationsOn(page, { within: 'main' }), 'edit').toEqual([])
    },
  )

  test(`no ${language} account page is wider than the window @long`, inOneLanguage(language), async ({ page }) => {
    await openForm(page, words.register)
    await page.getByText(words.business, { exact: true }).click()
    await page.getByRole('button', { name: words.submit }).click()
    expect(await overflow(page), 'register').toBeLessThanOrEqual(0)
    await page.goto(words.order)
    await awake(page)
    expect(await overflow(page), 'order').toBeLessThanOrEqual(0)
    for (const path of [words.forgot, words.set, words.verify]) {
      await page.goto(path)
      await expect(page.locator('main .scripted')).not.toBeEmpty()
      expect(await overflow(page), path).toBeLessThanOrEqual(0)
    }
  })

  for (const path of [words.register, words.forgot, `${words.set}#token=abc`, words.order]) {
    test(
      `no layout shift while ${path} loads and hydrates @long`,
      path === words.order ? inLanguage(language) : inLongRun,
      async ({ page }) => {
        const shifts = await countShifts(page)
        await openWithFont(page, path)
        if (path === words.register || path === words.order) await awake(page)
        else await expect.poll(() => isAwake(page)).toBe(true)
        await page.evaluate(() => document.fonts.ready)
        const { sum, moved } = await shifts()
        expect(sum, moved.join('\n')).toBeLessThan(0.001)
      },
    )
  }

  test(
    `the ${language} account forms keep the page's theme and texts: terms are a link, without a checkbox`,
    inOneLanguage(language),
    async ({ page }) => {
      await openForm(page, words.register)
      await expect(page.getByRole('main').getByRole('checkbox')).not.toBeChecked()
      const terms = formOf(page).getByRole('link')
      await expect(terms).toHaveAttribute('href', /\.pdf(#nameddest=de)?$/)
      expect((await page.request.get((await terms.getAttribute('href')) ?? '')).status()).toBe(200)
      await expect(fieldOf(page, words.country)).toHaveValue(language.toUpperCase())
      await expect(fieldOf(page, words.language)).toHaveValue(language)
      const options = await fieldOf(page, words.country).locator('option').allInnerTexts()
      expect(options.slice(0, 3)).toEqual(
        language === 'nl' ? ['Nederland', 'België', 'Duitsland'] : ['Niederlande', 'Belgien', 'Deutschland'],
      )
      const others = options.slice(3)
      expect(others).toEqual(others.toSorted((one, other) => one.localeCompare(other, language)))
    },
  )
}

const isAwake = (page: Page) =>
  page
    .locator('main .scripted form')
    .evaluate((form) => Object.keys(form).some((key) => key.startsWith('__reactFiber')))

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const language of languages) {
    const { register, forgot, set, verify, order } = account[language]
    test(
      `the ${language} account pages explain what to do, and show no form that cannot work`,
      inOneLanguage(language),
      async ({ page }) => {
        for (const path of [register, forgot, set, verify, order]) {
          await page.goto(path)
          await expect(page.locator('.unscripted').getByText('JavaScript')).toBeVisible()
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(page.locator('main form')).toBeHidden()
        }
      },
    )
  }
})
