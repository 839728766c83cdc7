import type { Locator, Page } from '@playwright/test'
import { account, goodPassword, mailedLinks } from '#tests/e2e/accounts/account-forms.ts'
import { countShifts } from '#tests/e2e/pages/count-shifts.ts'
import { dialogOf, fillIn } from '#tests/e2e/accounts/customers.ts'
import { moved, movingOf, packaged, registered } from '#tests/e2e/carts/hosting-carts.ts'
import { keptId, summaryOf } from './order-steps.ts'
import { answerPayments, delivery, ownOrder, payment, paymentId } from '#tests/e2e/payments/payment-answers.ts'
import { bankPage, openCheckout, payButton, paying, startBox } from '#tests/e2e/payments/payment-steps.ts'
import { badgeOf, payWith, titleOf } from './purchase-steps.ts'
import { expect, inLongRun, takeComplaints, test } from '#tests/e2e/shop-test.ts'

const stepOf = (page: Page, title: string): Locator =>
  page.locator('.delivery-list').getByRole('heading', { name: title })

/** Simulates the return to this tab from another one. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test(
  '[K6] C97: paid: the details, each step once done, an empty cart and no way back to the payment',
  inLongRun,
  async ({ page, browser, baseURL }) => {
    const shop = 'groenevingers.nl'
    const { email } = await openCheckout(page, 'nl', [
      registered(shop, packaged(shop, 'webhosting-struik', packaged(shop, 'extra-backup'))),
      moved('moestuinblog.com', movingOf('moestuinblog.com')),
    ])
    await startBox(page).check()
    await payWith(page, 'paid', 'nl')

    await expect(titleOf(page)).toHaveText('Betaald. Nog zes cijfers.')
    await expect(page.locator('.result .lead')).toContainText(
      `Dank je wel, Saar. We mailden je zes cijfers, naar ${email}.`,
    )
    const facts = page.locator('.facts dd')
    await expect(facts.first()).toHaveText(/^\d{4}-\d{6}$/)
    await expect(facts.nth(1)).toHaveText('€\u00A089,52 incl. btw')
    await expect(facts.nth(2)).toHaveText('iDEAL | Wero')
    await expect(facts.nth(3)).toContainText('€\u00A0120,98 excl. btw')
    await expect(facts.nth(3)).toContainText('€\u00A0146,39 incl. btw')
    // Every recurring line with its promised renewal price.
    await expect(page.locator('.promised dt')).toHaveText([/nl-domeinnaam/, /Struik/, /Back-up/, /com-domeinnaam/])
    await expect(page.locator('.promised dd').first()).toContainText('€\u00A09,99 per jaar')
    await expect(badgeOf(page)).toBeHidden()
    await expect.poll(() => keptId(page)).toBeNull()

    await expect(stepOf(page, `${shop} wacht nog even`)).toBeVisible()
    await expect(stepOf(page, 'Webhosting Struik staat klaar')).toBeVisible()
    await expect(
      page.getByRole('status').filter({ hasText: 'Back-up op een tweede locatie staat aan.' }),
    ).toBeAttached()
    const [link = ''] = await mailedLinks(page, email, account.nl.verify)
    const mail = await page.context().newPage()
    await mail.goto(link)
    await expect(mail.getByRole('heading', { name: 'Je adres is bevestigd' })).toBeVisible()
    await expect(mail.getByRole('link', { name: 'Naar je bestelling' })).toHaveAttribute(
      'href',
      /\/order\/complete\?payment=/,
    )
    await mail.close()
    await comeBack(page)
    await expect(stepOf(page, `${shop} is geregistreerd`)).toBeVisible({ timeout: 60_000 })
    await expect(titleOf(page)).toHaveText('Je bestelling is betaald.')
    await expect(page.locator('.result .lead')).toContainText(`Je factuur is onderweg naar ${email}.`)

    const invoice = await page.getByRole('link', { name: 'Bekijk je factuur (pdf)' }).getAttribute('href')
    expect((await page.request.get(invoice ?? '')).headers()['content-type']).toBe('application/pdf')

    const elsewhere = await browser.newPage({ baseURL: baseURL ?? '' })
    await elsewhere.goto(page.url())
    await expect(stepOf(elsewhere, `${shop} is geregistreerd`)).toBeVisible()
    await expect(elsewhere.getByRole('button', { name: 'Log in voor je factuur' })).toBeVisible()
    await expect(elsewhere.locator('body')).not.toContainText(email)
    await expect(elsewhere.getByRole('main')).not.toContainText('Saar')
    await expect(elsewhere.locator('.facts dd')).toHaveCount(3)
    await elsewhere.close()

    await page.goBack()
    await expect(page).toHaveURL(bankPage)
    await page.goBack()
    await expect(page).toHaveURL(paying.nl.path)
    await expect(titleOf(page)).toHaveText('Je mandje is nog leeg.')
    await expect(payButton(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Bekijk je laatste bestelling' }).click()
    await expect(titleOf(page)).toHaveText('Je bestelling is betaald.')
  },
)

test(
  'failed, cancelled, on another device: nothing is lost, and a new attempt is paid',
  inLongRun,
  async ({ page, browser, baseURL, complaints }) => {
    const { email, cartId } = await openCheckout(page, 'de', [registered('groenevingers.de')], {
      customerType: 'business',
      companyName: 'Gärtnerei Grün GmbH',
    })
    await payWith(page, 'failed', 'de')
    await expect(titleOf(page)).toHaveText('Die Zahlung ist fehlgeschlagen.')
    await expect(page.locator('.result .lead')).toContainText('Es wurde nichts abgebucht.')
    await expect(page.locator('.note.error')).toContainText('Ihre Bank hat die Zahlung abgebrochen.')
    await expect(summaryOf(page)).toContainText('groenevingers.de')
    await expect(badgeOf(page)).toHaveText('1')
    await expect(page.getByRole('main')).toContainText(/nennen Sie die Bestellnummer \d{4}-\d{6}\./)

    const other = await browser.newPage({ baseURL: baseURL ?? '' })
    await other.goto(page.url())
    await expect(other.getByRole('heading', { name: 'Zum Bezahlen bitte anmelden' })).toBeVisible()
    await expect(payButton(other, 'de')).toHaveCount(0)
    await other.getByRole('button', { name: 'Anmelden und weiter' }).click()
    await fillIn(other, { email, password: goodPassword, firstName: '' }, 'de')
    await other.keyboard.press('Enter')
    await expect(other.getByRole('heading', { name: 'Versuchen Sie es noch einmal' })).toBeFocused()
    await expect(payButton(other, 'de')).toBeVisible()
    await expect(dialogOf(other)).toHaveCount(0)
    expect(await keptId(other)).toBe(cartId)
    await payWith(other, 'canceled', 'de')
    await expect(titleOf(other)).toHaveText('Die Zahlung wurde abgebrochen.')
    await payWith(other, 'paid', 'de')
    await expect(titleOf(other)).toHaveText('Bezahlt. Nur noch sechs Ziffern.')
    await expect(stepOf(other, 'groenevingers.de wartet noch')).toBeVisible()
    await other.close()

    // The first attempt has failed, but another one paid the same order.
    await comeBack(page)
    await expect(titleOf(page)).toHaveText('Bezahlt. Nur noch sechs Ziffern.')
    await expect(titleOf(page)).toBeFocused()
    await expect(badgeOf(page)).toBeHidden()
    // Paid in another browser: this one learns it only by requesting its cart.
    await takeComplaints(complaints, /status of 404/)
  },
)

test(
  'pending becomes paid by itself, is announced, and causes no layout shift',
  inLongRun,
  async ({ page, complaints }) => {
    const shifts = await countShifts(page)
    const bank = '/demo/bank?payment=tr_1'
    const shop = await answerPayments(page, payment({ status: 'open', checkoutUrl: bank }, { own: ownOrder() }))
    const first = page.waitForResponse(/api\/carts\/payments/)
    await page.goto(`/order/complete?payment=${paymentId}`, { waitUntil: 'commit' })
    await expect(titleOf(page)).toHaveText('We kijken naar je betaling.')
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    await first
    await expect(titleOf(page)).toHaveText('We wachten op je bank.')
    await expect(page.getByRole('status').filter({ hasText: 'We wachten op je bank.' })).toBeAttached()
    await expect(page.getByRole('link', { name: 'Terug naar je bank' })).toHaveAttribute('href', bank)

    shop.say(503)
    await expect(page.locator('.behind').getByRole('status')).toContainText('we blijven het proberen')
    await takeComplaints(complaints, /status of 503/)
    await expect(titleOf(page)).toHaveText('We wachten op je bank.')

    const busy = [delivery({ state: 'busy' }), delivery({ itemId: 'm', kind: 'move', name: 'moestuinblog.com' })]
    shop.say(payment({}, { deliveries: busy, own: ownOrder() }))
    await expect(titleOf(page)).toHaveText('Je bestelling is betaald.')
    await expect(titleOf(page)).toBeFocused()
    await expect(page.locator('.behind')).toHaveCount(0)

    shop.say(payment({}, { deliveries: busy.map((each) => ({ ...each, state: 'done' })), own: ownOrder() }))
    await expect(page.getByRole('heading', { level: 2, name: 'Alles staat klaar' })).toBeVisible()
    await expect(
      page.getByRole('status').filter({ hasText: 'groenevingers.nl is geregistreerd. moestuinblog.com is verhuisd.' }),
    ).toBeAttached()
    const { sum, moved: what } = await shifts()
    expect(sum, what.join('\n')).toBeLessThan(0.01)
  },
)

test('a poll that is refused during overload is retried before an error is shown', async ({ page, complaints }) => {
  const shop = await answerPayments(page, 503)
  const refused = page.waitForResponse(/api\/carts\/payments/)
  await page.goto(`/order/complete?payment=${paymentId}`)
  await refused
  const repeated = page.waitForRequest(/api\/carts\/payments/)
  shop.say(payment({ status: 'open' }))
  await repeated
  await expect(page.locator('.behind')).toHaveCount(0)
  await expect(titleOf(page)).toHaveText('We wachten op je bank.')
  await takeComplaints(complaints, /status of 503/)
})

test('an unknown or missing payment shows an error with alternatives; the last one of this window is remembered', async ({
  page,
  complaints,
}) => {
  await page.goto(`/order/complete?payment=${paymentId}`)
  await expect(titleOf(page)).toHaveText('We kunnen deze betaling niet vinden.')
  await takeComplaints(complaints, /status of 404/)
  await expect(page.getByRole('main').getByRole('link', { name: 'Vraag de helpdesk' })).toHaveAttribute(
    'href',
    '/helpdesk',
  )
  await page.goto('/de/order/complete')
  await expect(titleOf(page)).toHaveText('Noch keine Bestellung.')
  await page.getByRole('main').getByRole('link', { name: 'Domain suchen' }).click()
  await expect(page).toHaveURL('/de/order/domains')

  await answerPayments(page, payment({ status: 'expired' }))
  await page.evaluate((id) => sessionStorage.setItem('last-payment', id), paymentId)
  await page.goto('/de/order/complete')
  await expect(titleOf(page)).toHaveText('Die Zahlung ist abgelaufen.')
})
