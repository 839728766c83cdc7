import type { Page } from '@playwright/test'
import { account, awake, fieldOf, fillIn, formOf, labelled, mailsTo, openForm } from './account-forms.ts'
import { expect, inLanguage, inLongRun, inSlice, languages, takeComplaints, test } from '#tests/e2e/shop-test.ts'

const calls = '**/api/auth/register'

async function countCalls(page: Page): Promise<() => number> {
  let count = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/register')) count += 1
  })
  return () => count
}

const customerOf = async (page: Page): Promise<unknown> => (await page.request.get('/api/customer')).json()

const errorOf = (page: Page, label: string) =>
  labelled(page, label).locator('xpath=ancestor::div[1]').locator('.error-text')

for (const language of languages) {
  const words = account[language]

  test(
    `[A12] a consumer registers on the ${language} page and is logged in and welcomed`,
    inLanguage(language),
    async ({ page }) => {
      await openForm(page, words.register)
      const email = await fillIn(page, language)
      await page.getByRole('button', { name: words.submit }).click()
      const heading = page.getByRole('heading', { name: words.welcome })
      await expect(heading).toBeFocused()
      await expect(page.getByRole('main')).toContainText(email)
      const session = (await (await page.request.get('/api/auth/session')).json()) as { user: Record<string, unknown> }
      expect(session.user).toMatchObject({
        email,
        firstName: 'Saar',
        language,
        customerType: 'private',
        taxPercentage: language === 'nl' ? 21 : 19,
      })
      const [mail] = await mailsTo(page, email)
      expect(mail?.text).toContain('#token=')
    },
  )

  test(`[A12] a business registers on the ${language} page with its VAT number`, inLongRun, async ({ page }) => {
    await openForm(page, words.register)
    const vatNumber = language === 'nl' ? 'NL 0012.34567.B01' : 'de 123456789'
    await fillIn(page, language, { companyName: 'De Wilde Tuin', vatNumber })
    await labelled(page, words.vatNumber).blur()
    await expect(page.locator('.input-box.valid').filter({ has: page.locator('[name=vatNumber]') })).toBeVisible()
    await page.getByRole('button', { name: words.submit }).click()
    await expect(page.getByRole('heading', { name: words.welcome })).toBeVisible()
    await expect
      .poll(() => customerOf(page))
      .toMatchObject({
        customerType: 'business',
        companyName: 'De Wilde Tuin',
        vatNumber: language === 'nl' ? 'NL001234567B01' : 'DE123456789',
        vatState: 'valid',
        taxExempt: language === 'de',
      })
  })

  test(
    `a registered address gets the same answer on the ${language} page, and the form stays`,
    inLongRun,
    async ({ page, browser, baseURL }) => {
      await openForm(page, words.register)
      const email = await fillIn(page, language)
      await page.getByRole('button', { name: words.submit }).click()
      await expect(page.getByRole('heading', { name: words.welcome })).toBeVisible()

      const other = await browser.newPage({ baseURL: baseURL ?? '' })
      await openForm(other, words.register)
      await fillIn(other, language, { email: email.toUpperCase(), password: 'een andere zin over rozen' })
      await other.getByRole('button', { name: words.submit }).click()
      await expect(other.getByRole('heading', { name: words.lookInMail })).toBeFocused()
      await expect(other.getByRole('main')).toContainText(email.toUpperCase())
      await expect(fieldOf(other, words.password)).toBeVisible()
      await other.getByRole('main').locator('button.button-text').click()
      await expect(fieldOf(other, words.firstName)).toHaveValue('Saar')
      await expect(fieldOf(other, words.password)).toHaveValue('een andere zin over rozen')
      await other.close()
    },
  )
}

/** Invalid inputs by field, with the message of the page. */
const faults = [
  ['password', 'minstens 12 tekens', 'elf tekens'],
  ['password', 'te makkelijk te raden', 'wachtwoord12'],
  ['password', 'te makkelijk te raden', 'Saar van der Linden'],
  ['firstName', 'Vul je voornaam in.', ''],
  ['lastName', 'Vul je achternaam in.', ''],
  ['email', 'Vul je e-mailadres in.', ''],
  ['email', 'Dit e-mailadres klopt niet', 'saar@'],
  ['email', 'Dit e-mailadres klopt niet', 'saar@wilde tuin.nl'],
  ['phone', 'Vul je telefoonnummer in.', ''],
  ['phone', 'telefoonnummer', '12'],
  ['postalCode', 'Vul je postcode in.', ''],
  ['postalCode', 'Hij ziet eruit als 1012 AB.', '12345'],
  ['houseNumber', 'Vul je huisnummer in.', ''],
  ['street', 'Vul je straat in.', ''],
  ['city', 'Vul je plaats in.', ''],
  ['companyName', 'Vul de naam van je bedrijf in.', ''],
  ['chamber', 'KvK-nummer', '1234'],
  ['vatNumber', 'Na de B horen twee cijfers, bijvoorbeeld NL001234567B01.', 'NL001234567B1'],
  ['vatNumber', 'land', 'DE123456789'],
] as const

test(
  'every field is validated on blur, again on every input, and shows no error once valid',
  inLongRun,
  async ({ page }) => {
    const words = account.nl
    await openForm(page, words.register)
    await page.getByText(words.business, { exact: true }).click()
    await labelled(page, words.firstName).fill('Saar')
    await labelled(page, words.lastName).fill('van der Linden')
    for (const [name, text, typed] of faults) {
      const field = labelled(page, words[name])
      const error = errorOf(page, words[name])
      await field.fill('x')
      await field.fill(typed)
      await field.blur()
      await expect(error, `${name} "${typed}"`).toContainText(text)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(new RegExp(text.replaceAll('.', '\\.')))
    }
    const right = {
      firstName: 'Saar',
      lastName: 'van der Linden',
      email: 'saar@wildetuin.nl',
      phone: '06-12345678',
      postalCode: '3512JE',
      houseNumber: '14 a',
      street: 'Oudegracht',
      city: 'Utrecht',
      password: 'tien tulpen staan in de wei',
      companyName: 'De Wilde Tuin',
      chamber: '90123456',
      vatNumber: 'NL001234567B01',
    } as const
    for (const [name, typed] of Object.entries(right)) {
      await labelled(page, words[name as keyof typeof right]).fill(typed)
      await expect(errorOf(page, words[name as keyof typeof right]), name).toHaveCount(0)
    }
    await expect(page.locator('[aria-invalid]')).toHaveCount(0)
  },
)

test('submitting an empty form shows all errors and focuses the first field', async ({ page }) => {
  const words = account.nl
  const callsMade = await countCalls(page)
  await openForm(page, words.register)
  await page.getByRole('button', { name: words.submit }).click()
  await expect(labelled(page, words.firstName)).toBeFocused()
  await expect(formOf(page).locator('.error-text')).toHaveCount(10)
  await expect(formOf(page).locator('.error-text').last()).toContainText('Ga akkoord met de algemene voorwaarden')
  expect(callsMade()).toBe(0)
  await page.getByText(words.business, { exact: true }).click()
  await page.getByRole('button', { name: words.submit }).click()
  await expect(labelled(page, words.companyName)).toBeFocused()
})

test('a field that the server refuses shows the error', inLongRun, async ({ page, complaints }) => {
  const words = account.nl
  await page.route(calls, (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'validation_failed', errors: [{ path: 'phone', code: 'malformed_phone' }] }),
    }),
  )
  await openForm(page, words.register)
  await fillIn(page, 'nl')
  await page.getByRole('button', { name: words.submit }).click()
  await expect(labelled(page, words.phone)).toBeFocused()
  await expect(errorOf(page, words.phone)).toBeVisible()
  await labelled(page, words.phone).fill('06 87654321')
  await expect(errorOf(page, words.phone)).toHaveCount(0)
  await takeComplaints(complaints, /status of 422/)
})

for (const [index, outage] of (['503', 'offline', '429'] as const).entries()) {
  test(`no input is lost when sending fails: ${outage}`, inSlice(index, 1), async ({ page, complaints, context }) => {
    const words = account.nl
    await openForm(page, words.register)
    const email = await fillIn(page, 'nl', { companyName: 'De Wilde Tuin' })
    if (outage === 'offline') await context.setOffline(true)
    else await page.route(calls, (route) => route.fulfill({ status: Number(outage), body: '' }))
    await page.getByRole('button', { name: words.submit }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    if (outage === 'offline') await expect(page.getByRole('alert')).toContainText('Je bent offline.')
    await takeComplaints(complaints, /Failed to load resource/)
    await expect(labelled(page, words.companyName)).toHaveValue('De Wilde Tuin')
    await expect(fieldOf(page, words.password)).not.toHaveValue('')
    await expect(page.getByRole('main').getByRole('checkbox')).toBeChecked()

    if (outage === 'offline') await context.setOffline(false)
    else await page.unroute(calls)
    await page.getByRole('button', { name: words.retry }).click()
    await expect(page.getByRole('heading', { name: words.welcome })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(email)
    complaints.splice(0, complaints.length, ...complaints.filter((each) => !/ERR_INTERNET_DISCONNECTED/.test(each)))
  })
}

test('a double click registers once, and the button is busy', inLongRun, async ({ page }) => {
  const words = account.nl
  const callsMade = await countCalls(page)
  const { promise: goOn, resolve } = Promise.withResolvers<void>()
  await page.route(calls, async (route) => {
    await goOn
    await route.continue()
  })
  await openForm(page, words.register)
  await fillIn(page, 'nl')
  const button = formOf(page).locator('button.button-primary')
  await button.dblclick()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await button.click({ force: true })
  resolve()
  await expect(page.getByRole('heading', { name: words.welcome })).toBeVisible()
  expect(callsMade()).toBe(1)
})

test('every field has its autocomplete and inputmode attributes', inLongRun, async ({ page }) => {
  const words = account.nl
  await openForm(page, words.register)
  await page.getByText(words.business, { exact: true }).click()
  const attributes = await formOf(page)
    .locator('input[name], select[name]')
    .evaluateAll((fields) =>
      Object.fromEntries(
        fields.map((field) => [
          field.getAttribute('name'),
          [field.getAttribute('autocomplete'), field.getAttribute('inputmode')].filter(Boolean).join(' '),
        ]),
      ),
    )
  expect(attributes).toEqual({
    customerType: '',
    companyName: 'organization',
    country: 'country',
    chamberOfCommerceNumber: 'off numeric',
    vatNumber: 'off',
    firstName: 'given-name',
    lastName: 'family-name',
    email: 'email email',
    phone: 'tel tel',
    postalCode: 'postal-code',
    houseNumber: 'address-line2',
    street: 'address-line1',
    city: 'address-level2',
    password: 'new-password',
    language: 'language',
    acceptTerms: '',
  })
})

test('an autofilled street with a house number is split', inLongRun, async ({ page }) => {
  const words = account.nl
  await openForm(page, words.register)
  await fieldOf(page, words.street).fill('Oudegracht 14')
  await fieldOf(page, words.street).blur()
  await expect(fieldOf(page, words.street)).toHaveValue('Oudegracht')
  await expect(fieldOf(page, words.houseNumber)).toHaveValue('14')
})

test('input typed before the script is loaded is kept', inLongRun, async ({ page }) => {
  const words = account.nl
  const { promise: goOn, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/account-*.js', async (route) => {
    await goOn
    await route.continue()
  })
  await page.goto(words.register)
  await fieldOf(page, words.firstName).fill('Saar')
  await fieldOf(page, words.country).selectOption('BE')
  await page.getByText(words.business, { exact: true }).click()
  await page.getByRole('main').getByRole('checkbox').check()
  resolve()
  await awake(page)
  await expect(labelled(page, words.companyName)).toBeVisible()
  await expect(fieldOf(page, words.firstName)).toHaveValue('Saar')
  await expect(fieldOf(page, words.country)).toHaveValue('BE')
  await page.getByRole('button', { name: words.submit }).click()
  await expect(errorOf(page, words.firstName)).toHaveCount(0)
  await expect(formOf(page).locator('.error-text').last()).not.toContainText('akkoord')
})

test('switching the country or the kind of customer keeps the input', inLongRun, async ({ page }) => {
  const words = account.nl
  await openForm(page, words.register)
  await page.getByText(words.business, { exact: true }).click()
  await labelled(page, words.companyName).fill('De Wilde Tuin')
  await labelled(page, words.chamber).fill('90123456')
  await labelled(page, words.vatNumber).fill('NL001234567B01')
  await fieldOf(page, words.country).selectOption('DE')
  await expect(labelled(page, words.chamber)).toHaveCount(0)
  await fieldOf(page, words.country).selectOption('US')
  await expect(labelled(page, words.vatNumber)).toHaveCount(0)
  await page.getByText(words.private, { exact: true }).click()
  await expect(labelled(page, words.companyName)).toHaveCount(0)
  await fieldOf(page, words.country).selectOption('NL')
  await page.getByText(words.business, { exact: true }).click()
  await expect(labelled(page, words.companyName)).toHaveValue('De Wilde Tuin')
  await expect(labelled(page, words.chamber)).toHaveValue('90123456')
  await expect(labelled(page, words.vatNumber)).toHaveValue('NL001234567B01')
})

const vatAnswers = [
  ['DE123456789', 'Diese Nummer ist gültig', 'valid'],
  ['DE100000001', 'steht nicht im europäischen Register', 'invalid'],
  ['DE999999123', 'Das Register antwortet gerade nicht', 'unknown'],
] as const

for (const [index, [vatNumber, text, state]] of vatAnswers.entries()) {
  const isValid = state === 'valid'
  test(
    `the VIES result about ${vatNumber} is shown and blocks no registration`,
    inSlice(index, 0),
    async ({ page }) => {
      const words = account.de
      await openForm(page, words.register)
      await fillIn(page, 'de', { companyName: 'Gärtnerei Grün', vatNumber })
      await labelled(page, words.vatNumber).blur()
      await expect(formOf(page).getByText(text)).toBeVisible({ timeout: 30_000 })
      await expect(page.locator('.input-box.valid').filter({ has: page.locator('[name=vatNumber]') })).toHaveCount(
        isValid ? 1 : 0,
      )
      await page.getByRole('button', { name: words.submit }).click()
      await expect(page.getByRole('heading', { name: words.welcome })).toBeVisible({ timeout: 30_000 })
      await expect
        .poll(() => customerOf(page))
        .toMatchObject({ taxExempt: isValid, taxPercentage: isValid ? 0 : 19, vatState: state })
    },
  )
}

test('the password strength is shown while typing', inLongRun, async ({ page }) => {
  const words = account.nl
  await openForm(page, words.register)
  const strength = page.locator('.strength')
  const list = page.waitForResponse(/common-passwords/)
  await fieldOf(page, words.password).focus()
  await list
  await fieldOf(page, words.password).fill('wachtwoord12')
  await expect(strength).toContainText('Te makkelijk te raden')
  await fieldOf(page, words.password).fill('zeven paarse olifanten dansen de polka')
  await expect(strength).toContainText(/^(Sterk|Heel sterk)$/)
})

test('the whole form can be filled in and sent with the keyboard alone @long', async ({ page }) => {
  const words = account.nl
  await openForm(page, words.register)
  await page.getByRole('main').locator('[name=customerType]').first().focus()
  const type = (text: string) => page.keyboard.type(text)
  const next = () => page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await next()
  const email = `toets.${Date.now()}@wildetuin.nl`
  await type('De Wilde Tuin')
  await next()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  for (const text of ['', '', 'Saar', 'van der Linden', email, '0612345678', '3512JE', '14', 'Oudegracht', 'Utrecht']) {
    await next()
    await type(text)
  }
  await next()
  await type('tien tulpen staan in de wei')
  for (const key of ['Tab', 'Tab', 'Tab', 'Space']) await page.keyboard.press(key)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: words.welcome })).toBeFocused()
})

test('a logged-in customer is told so', inLongRun, async ({ page }) => {
  const words = account.nl
  await openForm(page, words.register)
  await fillIn(page, 'nl')
  await page.getByRole('button', { name: words.submit }).click()
  await expect(page.getByRole('heading', { name: words.welcome })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Je bent ingelogd als Saar van der Linden.')).toBeVisible()
})
