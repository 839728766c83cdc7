import { account, goodPassword, labelled, fieldOf, logIn, mailedLinks } from '#tests/e2e/accounts/account-forms.ts'
import { violationsOn } from '#tests/e2e/pages/axe.ts'
import { countShifts } from '#tests/e2e/pages/count-shifts.ts'
import { dialogOf, loginWords, logOut } from '#tests/e2e/accounts/customers.ts'
import { moved, movingOf, packaged, registered } from '#tests/e2e/carts/hosting-carts.ts'
import { cartOf, keptId, summaryOf } from './order-steps.ts'
import {
  asBuyer,
  bankPage,
  openCheckout,
  openPayment,
  overviewOf,
  payButton,
  paying,
  paymentCalls,
  paymentRequests,
  refuseOnce,
  startBox,
  termsBox,
} from '#tests/e2e/payments/payment-steps.ts'
import { expect, inLanguage, inLongRun, languages, takeComplaints, test } from '#tests/e2e/shop-test.ts'

const buyers = {
  nl: { details: {}, vat: '21% btw op je bestelling.', total: '€\u00A089,52' },
  de: {
    details: { customerType: 'business', companyName: 'Gärtnerei Grün GmbH', vatNumber: 'DE123456789' },
    vat: 'Sie zahlen keine MwSt.',
    total: '74,98\u00A0€',
  },
} as const

const full = (tld: string) => {
  const name = `groenevingers.${tld}`
  return [
    registered(name, packaged(name, 'webhosting-struik', packaged(name, 'extra-backup'))),
    moved('moestuinblog.com', movingOf('moestuinblog.com')),
  ]
}
const oneName = [registered('groenevingers.nl')]

for (const language of languages) {
  const says = paying[language]
  const buyer = buyers[language]

  test(
    `[K5] [F5] C98: a ${language} buyer logs in, reads the order, and is sent to the bank once`,
    inLanguage(language),
    async ({ page, context, baseURL }) => {
      const { email, cartId } = await asBuyer(page, language, full(language), buyer.details)
      await expect(page).toHaveURL(account[language].order)
      await context.addCookies([
        { name: 'affiliate', value: '1204', url: baseURL ?? '' },
        { name: 'wct', value: 'click_9-Az', url: baseURL ?? '' },
      ])
      await logIn(page, language, email)
      await expect(page).toHaveURL(says.path)

      await expect(
        page.getByRole('radio', { name: `${says.firstMethod} ${says.firstText}`, exact: true }),
      ).toBeChecked()
      await expect(page.locator('.check')).toContainText(email)
      await expect(page.locator('.check')).toContainText(buyer.vat)
      await expect(overviewOf(page)).toContainText(buyer.total)
      await expect(overviewOf(page)).toContainText(says.firstMethod)
      await expect(overviewOf(page)).toContainText(says.notice)
      await expect(termsBox(page, language)).not.toBeChecked()
      await expect(startBox(page, language)).toHaveCount(language === 'nl' ? 1 : 0)
      await expect(payButton(page, language)).toHaveText(says.button)
      expect(await violationsOn(page)).toEqual([])

      const requests = paymentRequests(page)
      await page.getByRole('radio').nth(1).check()
      await payButton(page, language).click()
      await expect(termsBox(page, language)).toBeFocused()
      await expect(termsBox(page, language)).toHaveAccessibleDescription(new RegExp(says.missing))
      expect(requests).toHaveLength(0)
      await expect(page.getByRole('radio').nth(1)).toBeChecked()
      await termsBox(page, language).press('Space')
      await payButton(page, language).click({ clickCount: 3 })
      await expect(page).toHaveURL(bankPage)

      expect(requests).toHaveLength(1)
      expect(requests[0]?.headers()['stek-locale']).toBe(language)
      expect(requests[0]?.postDataJSON()).toEqual({
        paymentMethod: 'creditcard',
        affiliateId: '1204',
        wctId: 'click_9-Az',
        consents: { terms: true, ...(language === 'nl' && { immediateStart: false }), mandate: false },
      })
      const kept = await page.evaluate(() => sessionStorage.getItem('last-payment'))
      expect(kept).toMatch(/^[\w-]{22}$/)
      expect(await keptId(page)).toBe(cartId)

      const bank = page.url()
      await page.goBack()
      await expect(payButton(page, language)).toBeEnabled()
      await expect(payButton(page, language)).toHaveAttribute('aria-busy', 'false')
      await expect(page.getByRole('radio').nth(1)).toBeChecked()
      await expect(termsBox(page, language), 'nothing is ticked again').toHaveCount(0)
      await payButton(page, language).click()
      await expect(page).toHaveURL(bank)
      expect(await page.evaluate(() => sessionStorage.getItem('last-payment'))).toBe(kept)
    },
  )
}

test('C94 C95: offline, refused or interrupted, the page shows an error, keeps everything and works again', async ({
  page,
  context,
  complaints,
}) => {
  const { cartId } = await openCheckout(page, 'nl', oneName)
  const note = page.locator('.pay-form').getByRole('alert')
  await termsBox(page).check()
  await startBox(page).check()

  await context.setOffline(true)
  await payButton(page).click()
  await expect(note).toContainText('Je bent offline. Er is niets besteld')
  await context.setOffline(false)
  await takeComplaints(complaints, /ERR_INTERNET_DISCONNECTED/)

  await refuseOnce(page, 503, 'payment_provider_unavailable')
  await payButton(page).click()
  await expect(note).toContainText('De betaaldienst is even niet bereikbaar.')
  await takeComplaints(complaints, /status of 503/)

  await refuseOnce(page, 422, 'unknown_payment_method', {
    errors: [{ path: 'paymentMethod', code: 'unknown_payment_method' }],
  })
  await payButton(page).click()
  await expect(page.getByRole('radiogroup')).toHaveAccessibleDescription(/Kies een andere/)
  await expect(page.getByRole('radio').first()).toBeFocused()
  await takeComplaints(complaints, /status of 422/)

  const [item] = (await cartOf(page)).items
  await refuseOnce(page, 409, 'price_changed', { items: [{ ...item, priceChanged: { from: 1.5 } }], total: 4.83 })
  await payButton(page).click()
  await expect(note).toContainText('groenevingers.nl: was €\u00A01,50, is nu €\u00A03,99 excl. btw.')
  await expect(note).toContainText('Je totaal is nu €\u00A04,83 incl. btw.')
  await takeComplaints(complaints, /status of 409/)

  const answers: unknown[] = []
  await page.route(paymentCalls, async (route) => {
    const answer = await route.fetch()
    answers.push(((await answer.json()) as { id: string }).id)
    return answers.length === 1 ? route.abort() : route.fulfill({ response: answer })
  })
  await expect(termsBox(page)).toBeChecked()
  await expect(startBox(page)).toBeChecked()
  await payButton(page).click()
  await expect(page).toHaveURL(bankPage)
  await takeComplaints(complaints, /ERR_FAILED/)
  expect(answers).toHaveLength(2)
  expect(new Set(answers).size).toBe(1)
  expect(await keptId(page)).toBe(cartId)
})

test(
  'names that were registered meanwhile can be removed, and the rest is ordered',
  inLongRun,
  async ({ page, complaints }) => {
    await openCheckout(page, 'nl', [...oneName, registered('bezet-tuin.nl'), registered('bezet-gras.nl')])
    const note = page.locator('.pay-form').getByRole('alert')
    await termsBox(page).check()
    await payButton(page).click()
    await expect(note).toContainText('bezet-tuin.nl is net door iemand anders vastgelegd.')
    await expect(note.getByRole('link', { name: 'Kies een andere domeinnaam' }).first()).toHaveAttribute(
      'href',
      '/order/domains?q=bezet-tuin.nl',
    )
    // The payment waits for a pending removal.
    await page.route('**/api/carts/*/items/*', async (route) => {
      await page.waitForTimeout(1500)
      await route.continue()
    })
    await note.getByRole('button', { name: 'Verwijder bezet-tuin.nl' }).click()
    await payButton(page).click()
    await expect(note).not.toContainText('bezet-tuin.nl')
    await expect(note).toContainText('bezet-gras.nl is net door iemand anders vastgelegd.')
    await note.getByRole('button', { name: 'Verwijder bezet-gras.nl' }).click()
    await expect(summaryOf(page).locator('.lines > ul > li')).toHaveCount(1)
    await takeComplaints(complaints, /status of 409/)

    const requests = paymentRequests(page)
    await page.getByRole('button', { name: /^Nog \d betaalmethoden$/ }).click()
    await page.getByRole('radio', { name: /^KBC/ }).check()
    await page.getByRole('combobox', { name: /^Je bank of kaart/ }).selectOption('CBC')
    // The back/forward cache may restore the page in its busy state.
    await page.route(bankPage, (route) => route.fulfill({ status: 204 }), { times: 1 })
    await payButton(page).click()
    await expect(page.locator('.order-button')).toHaveText('Bezig…')
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('last-payment'))).not.toBeNull()
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await payButton(page).click()
    await expect(page).toHaveURL(bankPage)
    expect(requests[0]?.postDataJSON()).toMatchObject({ paymentMethod: 'kbc', issuer: 'cbc' })
  },
)

test('C91 C107: a session that was ended elsewhere or expired: log in, and continue with the same cart and choices @long', async ({
  page,
  context,
  complaints,
}) => {
  const { email, cartId } = await openCheckout(page, 'nl', oneName)
  const logInAgain = async () => {
    await dialogOf(page).getByLabel(loginWords.nl.email).fill(email)
    await dialogOf(page).getByLabel(loginWords.nl.password, { exact: true }).fill(goodPassword)
    await page.keyboard.press('Enter')
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(page.getByRole('radio').nth(1)).toBeChecked()
    await expect(termsBox(page)).toBeChecked()
    expect(await keptId(page)).toBe(cartId)
  }
  await page.getByRole('radio').nth(1).check()
  await termsBox(page).check()

  const other = await context.newPage()
  await other.goto('/')
  await logOut(other)
  await other.close()
  await expect(page.getByRole('main')).toContainText('Je bent uitgelogd.')
  await expect(dialogOf(page)).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: loginWords.nl.logIn }).click()
  await logInAgain()

  await context.clearCookies({ name: /session-token/ })
  await payButton(page).click()
  await expect(dialogOf(page)).toBeVisible()
  await takeComplaints(complaints, /status of 40[14]/)
  await logInAgain()
  await expect(page).toHaveURL(paying.nl.path)
  await payButton(page).click()
  await expect(page).toHaveURL(bankPage)
})

test('[T5] details are changed in place, and totals and questions follow', async ({ page }) => {
  const shifts = await countShifts(page)
  await openCheckout(page, 'nl', oneName)
  expect((await shifts()).sum).toBeLessThan(0.1)
  const { country, companyName, vatNumber, postalCode, phone, business } = account.nl
  await expect(overviewOf(page)).toContainText('€\u00A04,83')
  await expect(page.getByRole('main')).toContainText(paying.nl.waits)
  await page.getByRole('button', { name: paying.nl.edit }).click()
  await expect(payButton(page)).toHaveCount(0)
  await page.getByText(business, { exact: true }).click()
  await labelled(page, companyName).fill('Gärtnerei Grün')
  await fieldOf(page, country).selectOption('DE')
  await labelled(page, vatNumber).fill('DE999999123')
  await labelled(page, postalCode).fill('10115')
  await labelled(page, phone).fill('+49 30 1234567')
  await page.getByRole('button', { name: paying.nl.save }).click()
  await expect(page.getByRole('heading', { name: 'Controleer je gegevens' })).toBeFocused()
  await expect(page.locator('.check')).toContainText('konden we nog niet controleren')
  await expect(overviewOf(page)).toContainText('€\u00A04,75')
  await expect(summaryOf(page)).toContainText('Btw 19%')
  await expect(startBox(page)).toHaveCount(0)
  const cart = await cartOf(page)
  expect(cart).toMatchObject({ vatRate: 19, total: 4.75 })
})

test('C92: a free order waits for the confirmation of the address, continues by itself, and a second click shows that order @long', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  const choices = [movingOf('moestuinblog.com')]
  const { email } = await openCheckout(page, 'nl', choices)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je hoeft niets te betalen')
  await expect(page.getByRole('radio')).toHaveCount(0)
  await termsBox(page).check()

  const elsewhere = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  const other = await elsewhere.newPage()
  await other.goto(paying.nl.path)
  await openPayment(other, 'nl', email)
  await termsBox(other).check()

  await payButton(page).click()
  const note = page
    .getByRole('alert')
    .filter({ hasText: `Bevestig eerst je e-mailadres met de link in onze mail aan ${email}` })
  await expect(note).toBeVisible()
  await takeComplaints(complaints, /status of 409/)
  await note.getByRole('button', { name: 'Stuur me de mail' }).click()
  await expect(note).toContainText('De mail is verstuurd.')
  const [link = ''] = await mailedLinks(page, email, account.nl.verify, 2)
  const phone = await elsewhere.newPage()
  await phone.goto(link)
  await expect(phone.getByRole('main')).toContainText('bevestigd')
  await expect(page).toHaveURL(/\/order\/complete\?payment=[\w-]{22}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je bestelling is binnen.')
  await expect(page.getByRole('main')).not.toContainText(/factuur/i)
  await payButton(other).click()
  await expect(other).toHaveURL(page.url())
  await elsewhere.close()
})

test('payment methods that cannot be fetched can be requested again', inLongRun, async ({ page, complaints }) => {
  await page.route('**/api/payment-methods*', (route) => route.fulfill({ status: 503, body: '' }), { times: 2 })
  await openCheckout(page, 'nl', oneName)
  const notes = page.getByRole('alert').filter({ hasText: 'We konden de betaalmethoden niet ophalen.' })
  await termsBox(page).check()
  await payButton(page).click()
  await expect(notes).toHaveCount(2)
  await takeComplaints(complaints, /status of 503/)
  await notes.getByRole('button').click()
  await expect(page.getByRole('radio').first()).toBeChecked()
  await expect(notes).toHaveCount(0)
})
