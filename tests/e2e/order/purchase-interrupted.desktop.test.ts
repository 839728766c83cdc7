import type { Page } from '@playwright/test'
import { account, awake, fillIn, labelled, logIn } from '#tests/e2e/accounts/account-forms.ts'
import { registered } from '#tests/e2e/carts/hosting-carts.ts'
import { addButton, cartOf, keptId, rowOf, search, summaryOf, words } from './order-steps.ts'
import {
  asBuyer,
  bankPage,
  openCheckout,
  overviewOf,
  payButton,
  paying,
  paymentRequests,
  termsBox,
} from '#tests/e2e/payments/payment-steps.ts'
import {
  badgeOf,
  bankPayments,
  decide,
  mailedText,
  order,
  outcomes,
  paymentOn,
  payWith,
  results,
  statesAtBank,
  titleOf,
} from './purchase-steps.ts'
import { expect, inLongRun, inSlice, type Language, takeComplaints, test } from '#tests/e2e/shop-test.ts'

const oneName = [registered('groenevingers.nl')]

/** Sends two simultaneous requests, which the page itself prevents. */
const orderTwiceAtOnce = (page: Page, cartId: string) =>
  page.evaluate(async (id) => {
    const consents = { terms: true, immediateStart: false, mandate: false }
    const body = JSON.stringify({ paymentMethod: 'ideal', consents })
    const headers = { 'Content-Type': 'application/json', 'stek-locale': 'nl' }
    const ask = async () => {
      const answer = await fetch(`/api/carts/${id}/payments`, { method: 'POST', headers, body })
      return ((await answer.json()) as { id: string }).id
    }
    return Promise.all([ask(), ask()])
  }, cartId)

test('C95 C97 C98: reloads, the back button, Enter with a click and a double click: one payment, paid once', async ({
  page,
}) => {
  const { cartId } = await openCheckout(page, 'nl', oneName)
  const requests = paymentRequests(page)
  await page.reload()
  await termsBox(page).check()
  await payButton(page).focus()
  const { x = 0, y = 0 } = (await payButton(page).boundingBox()) ?? {}
  await page.keyboard.press('Enter')
  await page.mouse.click(x + 20, y + 10)
  await expect(page).toHaveURL(bankPage)
  expect(requests).toHaveLength(1)
  const bank = page.url()

  await page.goBack()
  await expect(overviewOf(page)).toContainText('groenevingers.nl')
  await payButton(page).dblclick()
  await expect(page).toHaveURL(bank)
  expect(requests).toHaveLength(2)

  await page.goBack()
  await expect(payButton(page)).toBeEnabled()
  const [one, other] = await orderTwiceAtOnce(page, cartId)
  expect(one).toMatch(/^[\w-]{22}$/)
  expect(other).toBe(one)

  await page.goForward()
  await expect(page).toHaveURL(bank)
  await page.reload()
  await expect(titleOf(page)).toHaveText(/^Betaal €/)
  await decide(page, 'paid', 'nl')
  await expect(titleOf(page)).toHaveText(results.nl.paid)
  const { id, orderNumber } = await paymentOn(page)
  expect(id).toBe(one)
  await page.reload()
  await expect(titleOf(page)).toHaveText(results.nl.paid)
  await expect(badgeOf(page)).toBeHidden()
  await expect.poll(() => statesAtBank(page, orderNumber)).toEqual(['paid'])

  await page.goBack()
  await expect(page).toHaveURL(bank)
  await expect(titleOf(page)).toHaveText('Betaald')
  await page.goto(paying.nl.path)
  await expect(titleOf(page)).toHaveText(results.nl.empty)
  await expect(payButton(page)).toHaveCount(0)
})

test('C92: a tab closed at the bank, another one that pays again, a mailed link: all lead to the one paid order', async ({
  page,
  context,
  browser,
  baseURL,
  complaints,
}) => {
  const { email } = await openCheckout(page, 'nl', oneName)
  const first = await context.newPage()
  await first.goto(paying.nl.path)
  await order(first, 'nl')
  await first.route(`**${paying.nl.complete}?*`, (route) => route.fulfill({ status: 204 }))
  const decided = first.waitForResponse('**/outcome')
  await first.getByRole('button', { name: outcomes.nl.paid }).click()
  const { returnUrl, orderNumber } = (await (await decided).json()) as { returnUrl: string; orderNumber: string }
  await first.close()

  // The shop learned of the payment from the bank's webhook alone.
  const text = await mailedText(page, email, `Je bestelling ${orderNumber} bij Stek`)
  await termsBox(page).check()
  await payButton(page).click()
  await expect(page).toHaveURL(returnUrl)
  await takeComplaints(complaints, /status of 409/)
  await expect(titleOf(page)).toHaveText(results.nl.paid)
  await expect(page.locator('.facts dd').first()).toHaveText(orderNumber)
  await expect(badgeOf(page)).toBeHidden()
  await expect.poll(() => bankPayments(page, orderNumber)).toMatchObject([{ status: 'paid', refunded: 0 }])

  const link = /https?:\/\/\S+\/order\/complete\?payment=[\w-]{22}/.exec(text)?.[0]
  const elsewhere = await browser.newPage({ baseURL: baseURL ?? '' })
  await elsewhere.goto(link ?? '')
  await expect(titleOf(elsewhere)).toHaveText(results.nl.paid)
  await expect(elsewhere.locator('.facts dd').first()).toHaveText(orderNumber)
  await elsewhere.close()
})

test(
  'C94: offline at every step: an error is shown, nothing is lost, and the same click works afterwards',
  inLongRun,
  async ({ page, context, complaints }) => {
    const name = 'groenevingers.nl'
    const back = async () => {
      await takeComplaints(complaints, /ERR_INTERNET_DISCONNECTED/)
      await context.setOffline(false)
    }
    await search(page, 'moestuinblog')
    await context.setOffline(true)
    const field = page.getByRole('main').getByRole('textbox').filter({ visible: true }).first()
    await field.fill('groenevingers')
    await expect(page.getByText('Je bent offline.').filter({ visible: true })).toBeVisible()
    await expect(rowOf(page, name)).toContainText('We kregen geen antwoord')
    await back()
    await rowOf(page, name).getByRole('button', { name: words.nl.retry }).click()
    await expect(addButton(page, name)).toBeVisible()

    await context.setOffline(true)
    await addButton(page, name).click()
    await expect(rowOf(page, name)).toContainText(words.nl.failed)
    await back()
    await rowOf(page, name).getByRole('button', { name: words.nl.retry }).click()
    await expect(rowOf(page, name).getByRole('button', { name: words.nl.inCart })).toBeVisible()
    const cartId = await keptId(page)

    await page.goto(account.nl.order)
    await awake(page)
    await fillIn(page, 'nl')
    await context.setOffline(true)
    await page.getByRole('button', { name: account.nl.toPayment }).click()
    await expect(page.getByRole('alert')).toContainText('Je bent offline.')
    await expect(labelled(page, account.nl.city)).toHaveValue('Utrecht')
    await back()
    await page.getByRole('button', { name: account.nl.retry }).click()
    await expect(page).toHaveURL(paying.nl.path)
    expect(await keptId(page)).toBe(cartId)
    await expect(summaryOf(page)).toContainText(name)

    await termsBox(page).check()
    await context.setOffline(true)
    await payButton(page).click()
    await expect(page.getByRole('alert')).toContainText('Er is niets besteld en niets betaald.')
    await back()
    await expect.poll(async () => (await cartOf(page)).items).toHaveLength(1)
    await expect(termsBox(page)).toBeChecked()
    await payButton(page).click()
    await expect(page).toHaveURL(bankPage)

    const pay = page.getByRole('button', { name: outcomes.nl.paid })
    await expect(pay).toBeVisible()
    await context.setOffline(true)
    await pay.click()
    await expect(page.getByRole('main')).toContainText('De bank antwoordt even niet')
    await back()
    await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
    await decide(page, 'open', 'nl')
    await expect(titleOf(page)).toHaveText(results.nl.waiting)

    await context.setOffline(true)
    await expect(page.locator('.behind')).toContainText('Aan je betaling verandert dat niets')
    await back()
    await expect(page.locator('.behind')).toHaveCount(0)
    await page.getByRole('link', { name: results.nl.toBank }).click()
    await decide(page, 'paid', 'nl')
    await expect(titleOf(page)).toHaveText(results.nl.paid)
    await expect(badgeOf(page)).toBeHidden()
    complaints.splice(0, complaints.length, ...complaints.filter((each) => !/ERR_INTERNET_DISCONNECTED/.test(each)))
    const { orderNumber } = await paymentOn(page)
    await expect.poll(() => statesAtBank(page, orderNumber)).toEqual(['paid'])
  },
)

const clocks: readonly (readonly [string, Language])[] = [
  ['2031-03-02T08:00:00Z', 'nl'],
  ['2019-03-02T08:00:00Z', 'de'],
]
for (const [index, [time, language]] of clocks.entries()) {
  test(
    `C74: a browser with its clock at ${time.slice(0, 4)} logs in, pays and sees the order`,
    inSlice(index, 1),
    async ({ page }) => {
      await page.clock.setFixedTime(time)
      const { email } = await asBuyer(page, language, [registered(`groenevingers.${language}`)])
      await logIn(page, language, email)
      await expect(page).toHaveURL(paying[language].path)
      expect(await page.evaluate(() => new Date().toISOString().slice(0, 4))).toBe(time.slice(0, 4))
      await payWith(page, 'paid', language)
      await expect(titleOf(page)).toHaveText(results[language].paid)
      await expect(badgeOf(page)).toBeHidden()
      const { orderNumber, order: ordered } = await paymentOn(page)
      await expect.poll(() => statesAtBank(page, orderNumber)).toEqual(['paid'])
      // Dates come from the API.
      const [year = 'none'] = ordered?.own?.nextInvoice?.date.split('-') ?? []
      await expect(page.locator('.facts dd').nth(3)).toContainText(year)
    },
  )
}
