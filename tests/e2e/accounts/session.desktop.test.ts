import { accountPart, dialogOf, fillIn, logIn, loginWords, logOut, newCustomer } from './customers.ts'
import { addNames, cartOf, keptId, summaryOf } from '#tests/e2e/order/order-steps.ts'
import {
  allowComplaints,
  expect,
  inLanguage,
  inLongRun,
  languages,
  takeComplaints,
  test,
} from '#tests/e2e/shop-test.ts'

test('[A1] a visitor causes no session request', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()))
  for (const path of ['/', '/webhosting', '/order/domains']) {
    await page.goto(path)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })))
  }
  expect(calls).toEqual([])
  await expect((await accountPart(page)).getByRole('link', { name: 'Inloggen', exact: true })).toBeVisible()
})

for (const language of languages) {
  const { home, logIn: link } = loginWords[language]

  test(
    `[A1] [A10] [C13] in ${language} log-out happens in place and removes the cart`,
    inLanguage(language),
    async ({ page, request }) => {
      const customer = await newCustomer(request)
      const name = `groenevingers.${language}`
      await addNames(page, [name], language)
      await logIn(page, customer, language)
      await expect(summaryOf(page)).toContainText(name)
      await expect.poll(async () => (await cartOf(page))['anonymous']).toBe(false)
      const address = page.url()
      await logOut(page, language)
      expect(page.url()).toBe(address)
      expect(await keptId(page)).toBeNull()
      await expect(page.getByRole('banner').locator('.badge')).toBeHidden()
      await page.keyboard.press('Escape')
      await page.goto(home)
      await expect((await accountPart(page)).getByRole('link', { name: link, exact: true })).toBeVisible()
    },
  )
}

test(
  '[A10] a log-out that does not reach the shop shows an error, and the customer stays logged in',
  inLongRun,
  async ({ page, request, complaints }) => {
    await page.goto('/')
    await logIn(page, await newCustomer(request))
    await page.route('**/api/auth/signout', (route) => route.abort())
    const part = await accountPart(page)
    await part.getByRole('button', { name: 'Uitloggen' }).click()
    await expect(part.getByText('Uitloggen lukte niet.')).toBeVisible()
    await takeComplaints(complaints, /ERR_FAILED/)
    await page.unroute('**/api/auth/signout')
    await part.getByRole('button', { name: 'Uitloggen' }).click()
    await expect(page.locator('html')).not.toHaveAttribute('data-user')
  },
)

test('[A1] a reload restores the customer; no layout shift when the name appears', async ({ page, request }) => {
  await page.goto('/')
  await logIn(page, await newCustomer(request))
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/auth/session', async (route) => {
    await promise
    return route.continue()
  })
  await page.goto('/webhosting')
  const part = await accountPart(page)
  await expect(part.getByRole('button', { name: 'Uitloggen' })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const before = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.length)
  resolve()
  await expect(part.getByText('Saar', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.length)).toBe(before)
})

test('an outage of the session API is not a log-out', inLongRun, async ({ page, request, complaints }) => {
  await page.goto('/')
  await logIn(page, await newCustomer(request))
  let calls = 0
  await page.route('**/api/auth/session', (route) => {
    calls += 1
    return calls === 1 ? route.fulfill({ status: 503, json: { code: 'database_unavailable' } }) : route.continue()
  })
  await page.goto('/webhosting')
  const part = await accountPart(page)
  await expect(part.getByRole('button', { name: 'Uitloggen' })).toBeVisible()
  await expect(part.getByText('Saar', { exact: true })).toBeVisible()
  await takeComplaints(complaints, /status of 503/)
})

test('tabs follow log-in and log-out at once', inLongRun, async ({ page, context, request }) => {
  const other = await context.newPage()
  await page.goto('/')
  await other.goto('/webhosting')
  await logIn(page, await newCustomer(request))
  await expect(other.locator('html')).toHaveAttribute('data-user', 'known')
  await expect(other.locator('[data-name]').first()).toHaveText('Saar')
  await logOut(other)
  await expect(page.locator('html')).not.toHaveAttribute('data-user')
})

test('[C4] C91: a log-out in one tab removes the cart from the other, without an error', async ({
  page,
  context,
  request,
}) => {
  await addNames(page, ['groenevingers.nl'])
  await logIn(page, await newCustomer(request))
  const other = await context.newPage()
  await other.goto('/order/hosting')
  await expect(summaryOf(other)).toContainText('groenevingers.nl')
  await logOut(page)
  await expect(other.locator('.if-empty')).toBeVisible()
  await expect(dialogOf(other)).toHaveCount(0)
  expect(await keptId(other)).toBeNull()
})

test(
  '[C4] the cart of another session is not shown to a visitor',
  inLongRun,
  async ({ page, request, context, complaints }) => {
    await addNames(page, ['groenevingers.nl'])
    await logIn(page, await newCustomer(request))
    await expect.poll(async () => (await cartOf(page))['anonymous']).toBe(false)
    await context.clearCookies()
    // The cart is requested only if that happens before the response that the visitor is logged out.
    allowComplaints(complaints, /status of 404/)
    await page.goto('/order/hosting')
    await expect(page.locator('.if-empty')).toBeVisible()
    expect(await keptId(page)).toBeNull()
  },
)

test('C107: a session that expires during an order: log in again and continue with the same cart', async ({
  page,
  request,
  context,
  complaints,
}) => {
  const customer = await newCustomer(request)
  await addNames(page, ['groenevingers.nl'])
  await logIn(page, customer)
  await expect.poll(async () => (await cartOf(page))['anonymous']).toBe(false)
  const id = await keptId(page)
  // A pending session request would be mistaken for the next one.
  const known = page.waitForResponse('**/api/auth/session')
  await page.goto('/order/hosting')
  await known
  await expect(summaryOf(page)).toContainText('groenevingers.nl')
  await context.clearCookies({ name: /session-token/ })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(dialogOf(page)).toBeVisible()
  await takeComplaints(complaints, /status of 404/)
  await fillIn(page, customer)
  await page.keyboard.press('Enter')
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(summaryOf(page)).toContainText('groenevingers.nl')
  expect(await keptId(page)).toBe(id)
})

const centsOf = (text: string) => Number(text.replaceAll(/\D/g, ''))

const countries = [
  { country: 'CH', rate: { nl: '0%', de: '0\u00A0%' }, details: { postalCode: '8001', phone: '+41441234567' } },
  { country: 'HU', rate: { nl: '27%', de: '27\u00A0%' }, details: { postalCode: '1051', phone: '+3612345678' } },
] as const

for (const [index, { country, rate, details }] of countries.entries()) {
  for (const language of languages) {
    test(
      `[M16] [T1] a customer in ${country} sees ${rate.nl} in ${language}, and gross prices with it`,
      index === 0 ? inLanguage(language) : inLongRun,
      async ({ page, request }) => {
        const customer = await newCustomer(request, { country, ...details })
        const home = { nl: '/webhosting', de: '/de/webhosting' }[language]
        await page.goto(home)
        const statement = page.locator('footer [data-vat-rate]')
        await expect(statement).toHaveText(language === 'nl' ? '21%' : '21\u00A0%')
        const amountsOf = () =>
          page.locator('main .vat.incl, main .vat-side.incl').evaluateAll((all) => all.map((each) => each.textContent))
        const before = await amountsOf()
        await logIn(page, customer, language)
        for (const place of await page.locator('[data-vat-rate]').all()) await expect(place).toHaveText(rate[language])
        await expect.poll(amountsOf).not.toEqual(before)

        const percentage = Number.parseInt(rate.nl, 10)
        const pairs = await page.locator('main .vat.incl').evaluateAll((all) =>
          all.map((gross) => {
            const net = gross.parentElement?.querySelector(':scope > .vat.excl')
            return [net, gross].map((place) => place?.textContent?.match(/[\d.]+,\d\d/)?.[0] ?? '')
          }),
        )
        expect(pairs.length).toBeGreaterThan(5)
        for (const [net = '', gross = ''] of pairs) {
          expect(centsOf(gross), net).toBe(centsOf(net) + Math.floor((centsOf(net) * percentage + 50) / 100))
        }

        await page.goto({ nl: '/helpdesk', de: '/de/helpdesk' }[language])
        await expect(statement).toHaveText(rate[language])
        await logOut(page, language)
        await expect(statement).toHaveText(language === 'nl' ? '21%' : '21\u00A0%')
      },
    )
  }
}

test(
  '[M16] [T1] the order shows a customer’s own VAT rate, with and without a cart',
  inLongRun,
  async ({ page, request }) => {
    const customer = await newCustomer(request, { country: 'HU', postalCode: '1051', phone: '+3612345678' })
    await addNames(page, ['groenevingers.nl'])
    await expect(summaryOf(page)).toContainText('Btw 21%')
    await expect(summaryOf(page)).toContainText('Tot we je land kennen')
    await logIn(page, customer)
    await expect(summaryOf(page)).toContainText('Btw 27%')
    await expect(summaryOf(page)).not.toContainText('Tot we je land kennen')
  },
)
