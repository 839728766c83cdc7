import { account, awake, fieldOf, fillIn, labelled, logIn, registered } from '#tests/e2e/accounts/account-forms.ts'
import { addNames, keptId, summaryOf } from './order-steps.ts'
import { expect, inLanguage, inLongRun, inSlice, languages, takeComplaints, test } from '#tests/e2e/shop-test.ts'

const texts = {
  nl: { vat: 'Btw 21%', heading: 'Klopt dit nog?', edit: 'Wijzig gegevens', save: 'Bewaar', saved: 'zijn bewaard' },
  de: { vat: 'MwSt. 19 %', heading: 'Stimmt das noch?', edit: 'Daten ändern', save: 'Speichern', saved: 'gespeichert' },
} as const
const hosting = { nl: '/order/hosting', de: '/de/order/hosting' } as const

for (const language of languages) {
  const words = account[language]
  const text = texts[language]

  test(
    `[A12] a visitor registers in the ${language} order and continues to the payment, with cart and tax`,
    inLanguage(language),
    async ({ page }) => {
      await addNames(page, ['groenevingers.nl'], language)
      const cartId = await keptId(page)
      await page.goto(words.order)
      await awake(page)
      await fillIn(page, language)
      await page.getByRole('button', { name: words.toPayment }).click()
      await expect(page).toHaveURL(words.payment)
      await expect(summaryOf(page)).toContainText('groenevingers.nl')
      await expect(summaryOf(page)).toContainText(text.vat)
      expect(await keptId(page)).toBe(cartId)
      const cart = (await (await page.request.get(`/api/carts/${cartId}`)).json()) as Record<string, unknown>
      expect(cart).toMatchObject({ anonymous: false, vatRate: language === 'nl' ? 21 : 19 })
    },
  )

  test(
    `a customer logs in during the ${language} order and continues to the payment; the step is skipped from then on @long`,
    inLanguage(language),
    async ({ page }) => {
      await addNames(page, ['groenevingers.nl'], language)
      const email = await registered(page, language)
      await logIn(page, language, email)
      await expect(page).toHaveURL(words.payment)
      await expect(summaryOf(page)).toContainText(text.vat)
      await page.goto(hosting[language])
      await summaryOf(page).getByRole('link', { name: words.toPayment }).click()
      await expect(page).toHaveURL(words.payment)
      await page
        .getByRole('navigation')
        .filter({ has: page.locator('.done') })
        .getByRole('link')
        .last()
        .click()
      await expect(page).toHaveURL(words.order)
      await expect(page.getByRole('heading', { name: text.heading })).toBeVisible()
    },
  )

  test(`without a cart the ${language} step still allows log-in and registration`, inLongRun, async ({ page }) => {
    await page.goto(words.order)
    await awake(page)
    await expect(page.getByRole('button', { name: words.submit })).toBeVisible()
    const email = await registered(page, language)
    await logIn(page, language, email)
    await expect(page.getByRole('heading', { name: text.heading })).toBeVisible()
    await expect(page).toHaveURL(words.order)
  })

  test(
    `a customer changes their ${language} details, and the cart's tax follows the country`,
    inLongRun,
    async ({ page }) => {
      await addNames(page, ['groenevingers.nl'], language)
      const email = await registered(page, language)
      await logIn(page, language, email)
      await expect(page).toHaveURL(words.payment)
      await page.goto(words.order)
      await page.getByRole('button', { name: text.edit }).click()
      await expect(labelled(page, words.email)).toHaveCount(0)
      await expect(fieldOf(page, words.password)).toHaveCount(0)
      await labelled(page, words.city).fill('')
      await page.getByRole('button', { name: text.save }).click()
      await expect(labelled(page, words.city)).toBeFocused()
      await labelled(page, words.city).fill('Antwerpen')
      await fieldOf(page, words.country).selectOption('FR')
      await labelled(page, words.postalCode).fill('75001')
      await labelled(page, words.phone).fill('+33 1 23 45 67 89')
      await page.getByRole('button', { name: text.save }).click()
      await expect(page.getByRole('main').getByRole('status').first()).toContainText(text.saved)
      await expect(page.locator('.details')).toContainText('Antwerpen')
      await expect(summaryOf(page)).toContainText(language === 'nl' ? 'Btw 20%' : 'MwSt. 20 %')
    },
  )
}

test('input survives opening the log-in form and going back', inLongRun, async ({ page }) => {
  const words = account.nl
  await addNames(page, ['groenevingers.nl'])
  await page.goto(words.order)
  await awake(page)
  await labelled(page, words.firstName).fill('Saar')
  await page.locator('main .radio-box').nth(1).click()
  await expect(labelled(page, words.firstName)).toHaveCount(0)
  await page.locator('main .radio-box').first().click()
  await expect(labelled(page, words.firstName)).toHaveValue('Saar')
  await page.getByRole('link', { name: 'Terug naar hosting' }).click()
  await expect(page).toHaveURL(hosting.nl)
  await page.goBack()
  await expect(labelled(page, words.firstName)).toHaveValue('Saar')
})

test('details that cannot be fetched can be requested again', inLongRun, async ({ page, complaints }) => {
  const words = account.nl
  await page.goto(words.order)
  const email = await registered(page)
  await page.route('**/api/customer', (route) => route.fulfill({ status: 503, body: '' }))
  await logIn(page, 'nl', email)
  await expect(page.getByRole('alert')).toContainText('Je gegevens konden we niet ophalen.')
  await takeComplaints(complaints, /status of 503/)
  await page.unroute('**/api/customer')
  await page.getByRole('alert').getByRole('button').click()
  await expect(page.locator('.details')).toContainText('Oudegracht 14')
})

const vatTexts = [
  ['DE123456789', 'Sie zahlen keine MwSt.', 'MwSt. 0'],
  ['DE100000001', 'steht nicht im europäischen Register', 'MwSt. 19'],
  ['DE999999123', 'konnten wir noch nicht prüfen', 'MwSt. 19'],
] as const

for (const [index, [vatNumber, text, rate]] of vatTexts.entries()) {
  test(`the details show the effect of ${vatNumber} on the VAT`, inSlice(index, 0), async ({ page }) => {
    const words = account.de
    await addNames(page, ['groenevingers.de'], 'de')
    const email = await registered(page, 'de', { customerType: 'business', companyName: 'Gärtnerei Grün', vatNumber })
    await logIn(page, 'de', email)
    await expect(page).toHaveURL(words.payment)
    await expect(async () => {
      await page.goto(words.order)
      await expect(page.locator('.details')).toContainText(text, { timeout: 4000 })
      await expect(summaryOf(page)).toContainText(rate, { timeout: 4000 })
    }).toPass()
  })
}
