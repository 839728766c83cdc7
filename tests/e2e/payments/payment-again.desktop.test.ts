import { account, awake, labelled, mailedLinks } from '#tests/e2e/accounts/account-forms.ts'
import { violationsOn } from '#tests/e2e/pages/axe.ts'
import { packaged, registered } from '#tests/e2e/carts/hosting-carts.ts'
import { addNames } from '#tests/e2e/order/order-steps.ts'
import { bankPage, openCheckout, overviewOf, payButton, paymentRequests, startBox, termsBox } from './payment-steps.ts'
import { decide, payWith, titleOf } from '#tests/e2e/order/purchase-steps.ts'
import { allowComplaints, expect, inLongRun, test } from '#tests/e2e/shop-test.ts'

const name = 'groenevingers.nl'
const choices = [registered(name, packaged(name, 'webhosting-struik'))]

test('failed: one click pays again, the terms stay accepted, and the mailed link leads to the order @long', async ({
  page,
}) => {
  const { email } = await openCheckout(page, 'nl', choices)
  await expect(page.getByText(name, { exact: true }), 'the order stands there once').toHaveCount(1)
  await startBox(page).check()
  await payWith(page, 'failed', 'nl')
  await expect(titleOf(page)).toHaveText('De betaling is niet gelukt.')
  await expect(page.getByRole('main')).toContainText('We beginnen meteen met leveren.')
  await expect(termsBox(page)).toHaveCount(0)
  await expect(page.getByRole('radio', { name: /^PayPal/ }), 'other ways are at hand').toBeVisible()
  const requests = paymentRequests(page)
  await payButton(page).click()
  await expect(page).toHaveURL(bankPage)
  expect(requests[0]?.postDataJSON()).toEqual({ paymentMethod: 'ideal', retryOf: expect.stringMatching(/^[\w-]{22}$/) })
  await decide(page, 'paid', 'nl')

  await expect(titleOf(page)).toHaveText('Betaald. Nog zes cijfers.')
  await expect(page.locator('.result .lead')).toContainText(email)
  await expect(page.locator('.facts')).toContainText('je gaf geen machtiging')
  const [link = ''] = await mailedLinks(page, email, account.nl.verify)
  const mail = await page.context().newPage()
  await mail.goto(link)
  await mail.getByRole('link', { name: 'Naar je bestelling' }).click()
  await expect(titleOf(mail)).toHaveText('Je bestelling is betaald.')
  await expect(titleOf(page), 'the open page follows by itself').toHaveText('Je bestelling is betaald.')
})

test('a changed order needs new acceptance of the terms, and says why', inLongRun, async ({ page, complaints }) => {
  const { cartId } = await openCheckout(page, 'nl', choices)
  await payWith(page, 'canceled', 'nl')
  await expect(termsBox(page)).toHaveCount(0)
  const headers = { Origin: new URL(page.url()).origin }
  const { items } = (await (await page.request.get(`/api/carts/${cartId}`)).json()) as { items: { id: string }[] }
  expect((await page.request.delete(`/api/carts/${cartId}/items/${items.at(-1)?.id}`, { headers })).status()).toBe(200)
  allowComplaints(complaints, /status of 409/)
  await payButton(page).click()
  await expect(page.getByRole('main')).toContainText('Je bestelling is veranderd sinds je akkoord ging.')
  await expect(termsBox(page)).not.toBeChecked()
  await expect(overviewOf(page)).not.toContainText('Webhosting')
  await termsBox(page).check()
  await payButton(page).click()
  await expect(page).toHaveURL(bankPage)
})

test('partly filled account fields survive a reload, without the password', async ({ page }) => {
  const words = account.nl
  await addNames(page, [name])
  await page.goto(words.order)
  await awake(page)
  await labelled(page, words.firstName).fill('Saar')
  await labelled(page, words.city).fill('Utrecht')
  await labelled(page, words.password).fill('tien tulpen staan in de wei')
  await page.reload()
  await expect(labelled(page, words.firstName)).toHaveValue('Saar')
  await expect(labelled(page, words.city)).toHaveValue('Utrecht')
  await expect(labelled(page, words.password)).toHaveValue('')
  await expect(page.getByRole('main').getByRole('checkbox'), 'the terms are agreed to with the order').toHaveCount(0)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Saar')
  await page.goto('/de/order/account')
  await expect(page.locator('input[name=firstName]')).toHaveValue('Saar')
})

test(
  'the page of a failed payment is accessible and its button near, with twelve names',
  inLongRun,
  async ({ page }) => {
    const names = Array.from({ length: 12 }, (_, index) => registered(`groenevingers-${index}.nl`))
    await openCheckout(page, 'nl', names)
    const end = () => payButton(page).evaluate((each) => Math.round(each.getBoundingClientRect().bottom + scrollY))
    expect(await end()).toBeLessThanOrEqual(1300)
    await payWith(page, 'failed', 'nl')
    expect(await violationsOn(page)).toEqual([])
    expect(await end()).toBeLessThanOrEqual(1500)
  },
)
