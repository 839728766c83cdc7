import { answerWith, asking, bodyOf, callsTo, chosen, questionOf, remembered, settled } from './consent-steps.ts'
import { registered } from '#tests/e2e/carts/hosting-carts.ts'
import { openCheckout, payButton, paymentRequests, startBox, termsBox } from '#tests/e2e/payments/payment-steps.ts'
import { expect, homeOf, inLanguage, inLongRun, languages, test } from '#tests/e2e/shop-test.ts'

const visits = '/api/affiliates/log-visit'
const wctId = 'wct220101010000abcde'

test('[F1] [F2] [F3] [K7] on a Dutch page `via` is recorded once and stored at once; the last valid one wins', async ({
  page,
  context,
  baseURL,
}) => {
  const logged = callsTo(page, visits)
  const answer = page.waitForResponse(`**${visits}`)
  await page.goto('/webhosting?term=12%2B&via=1204&x=a%20b#main')
  expect((await answer).status()).toBe(200)
  expect(bodyOf(logged[0])).toEqual({ affiliateId: '1204', url: `${baseURL}/webhosting?term=12%2B&via=1204&x=a%20b` })
  await expect(page).toHaveURL('/webhosting?term=12%2B&x=a%20b#main')
  const [cookie] = await context.cookies()
  expect(cookie).toMatchObject({ name: 'affiliate', value: '1204', sameSite: 'Lax', httpOnly: false, path: '/' })
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60)
  expect(Math.round(days * 10) / 10).toBe(30)

  await page.reload()
  await page.getByRole('contentinfo').getByRole('link', { name: asking.nl.link.name, exact: true }).click()
  await expect(page).toHaveURL(asking.nl.link.path)
  await settled(page)
  expect(logged).toHaveLength(1)

  for (const bad of ['abc', '0', '-7', '1.5', '12345678901', '%D9%A3', '7%20OR%201']) {
    await page.goto(`/?via=${bad}`)
    await settled(page)
    expect(page.url()).toBe(`${baseURL}/?via=${bad}`)
  }
  expect(logged).toHaveLength(1)
  expect(await remembered(page)).toEqual({ affiliate: '1204' })

  await page.goto('/order/domains?via=7')
  await expect.poll(() => remembered(page)).toEqual({ affiliate: '7' })
  await expect(page).toHaveURL('/order/domains')
  await expect(questionOf(page, 'nl')).toHaveCount(0)
  expect(logged).toHaveLength(2)
})

test('[F1] [F3] [K7] on a German page `via` is recorded once and passed from page to page, without storage', async ({
  page,
  baseURL,
}) => {
  const logged = callsTo(page, visits)
  await page.goto(`/de?via=1204&WCTID=${wctId}`)
  await expect(questionOf(page, 'de')).toBeVisible()
  await expect(page).toHaveURL('/de')
  expect(bodyOf(logged[0])).toEqual({ affiliateId: '1204', url: `${baseURL}/de?via=1204` })

  const { name, path } = asking.de.link
  const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true })
  await link.hover()
  await expect(link).toHaveAttribute('href', path)
  const next = page.waitForRequest((request) => request.isNavigationRequest())
  await link.click()
  expect(new URL((await next).url()).search).toBe(`?via=1204&wctId=${wctId}`)
  await expect(questionOf(page, 'de')).toBeVisible()
  await expect(page).toHaveURL(path)

  await page.goto(`/de?via=1204&wctId=${wctId}`)
  await expect(questionOf(page, 'de')).toBeVisible()
  const field = page.locator('main form.search input[name=q]').first()
  await field.fill('wildetuin')
  const sent = page.waitForRequest((request) => request.isNavigationRequest())
  await field.press('Enter')
  expect(new URL((await sent).url()).search).toBe(`?q=wildetuin&via=1204&wctId=${wctId}`)
  await expect(questionOf(page, 'de')).toBeVisible()
  await expect(page).toHaveURL('/de/order/domains?q=wildetuin')

  expect(logged).toHaveLength(2)
  expect(await page.context().cookies()).toEqual([])
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )
  expect(stored).not.toMatch(new RegExp(`1204|${wctId}|affiliate`))

  await test.step('a Dutch page stores the partner that was passed to it', async () => {
    await page.locator('.legal.last a[hreflang=nl]').click()
    await expect.poll(() => remembered(page)).toEqual({ affiliate: '1204' })
    await expect(questionOf(page, 'nl')).toBeVisible()
  })
})

for (const language of languages) {
  test(
    `[F2] [F4] [F5] in ${language} a refused referral is not stored, and still sent with a payment of that visit`,
    inLongRun,
    async ({ page }) => {
      const payments = paymentRequests(page)
      await openCheckout(page, language, [registered(`groenevingers.${language}`)])
      await page.goto(`${language === 'nl' ? '' : '/de'}/order/hosting?via=1204&wctId=${wctId}`)
      await chosen(page, () => answerWith(page, language, 'refuse'))
      await expect(questionOf(page, language)).toHaveCount(0)
      expect(await remembered(page)).toEqual(language === 'nl' ? { affiliate: '1204' } : {})

      await page.locator('aside.summary a.button-primary').click()
      await expect(payButton(page, language)).toBeVisible()
      await termsBox(page, language).check()
      await startBox(page, language).check()
      await payButton(page, language).click()
      await expect.poll(() => payments.length).toBeGreaterThan(0)
      expect(bodyOf(payments[0])).toMatchObject({ affiliateId: '1204', wctId })
    },
  )
}

for (const language of languages) {
  test(
    `[F4] [F5] where cookies are blocked ${language} pages ask nothing, and the referral is passed along`,
    inLanguage(language),
    async ({ page }) => {
      const tools = await page.context().newCDPSession(page)
      await tools.send('Emulation.setDocumentCookieDisabled', { disabled: true })
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
      })
      await page.route(`**${visits}`, async (route) => {
        const answer = await route.fetch()
        const { 'set-cookie': _, ...headers } = answer.headers()
        await route.fulfill({ response: answer, headers })
      })
      const logged = callsTo(page, visits)
      await page.goto(`${homeOf[language]}?via=1204&wctId=${wctId}`)
      await expect(page).toHaveURL(homeOf[language])
      const next = page.waitForRequest((request) => request.isNavigationRequest())
      await page.getByRole('contentinfo').getByRole('link', { name: asking[language].link.name, exact: true }).click()
      expect(new URL((await next).url()).search).toBe(`?via=1204&wctId=${wctId}`)
      await expect(page).toHaveURL(asking[language].link.path)
      await settled(page)
      await expect(questionOf(page, language)).toHaveCount(0)
      expect(logged).toHaveLength(1)
    },
  )
}
