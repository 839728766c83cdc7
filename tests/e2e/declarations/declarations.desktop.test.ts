import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { mailedLinks, mailsTo } from '#tests/e2e/accounts/account-forms.ts'
import { registered } from '#tests/e2e/carts/hosting-carts.ts'
import { openCheckout } from '#tests/e2e/payments/payment-steps.ts'
import { payWith } from '#tests/e2e/order/purchase-steps.ts'
import { holdScript, scriptWith } from '#tests/e2e/pages/published-scripts.ts'
import { expect, inLongRun, takeComplaints, test } from '#tests/e2e/shop-test.ts'

test('a consumer withdraws in two steps without an account, and gets a dated receipt', async ({ page, complaints }) => {
  const email = `saar-${randomUUID()}@wildetuin.nl`
  await page.goto('/herroepen')
  // Until the script is loaded, the browser itself validates the fields.
  await expect(page.locator('form.short-form')).toHaveJSProperty('noValidate', true)
  const confirm = page.getByRole('button', { name: 'Herroeping bevestigen' })
  await confirm.click()
  await expect(page.getByLabel('Je naam')).toBeFocused()
  await expect(page.getByText('Dit veld is nog leeg. Vul het in.')).toHaveCount(2)

  await page.getByLabel('Je naam').fill('Saar van der Linden')
  await page.getByLabel('Om welke bestelling gaat het?').fill('2026-999999')
  await page.getByLabel('E-mailadres voor de bevestiging').fill(email)

  // The request fails: the form keeps its contents and can be sent again.
  await page.route('**/api/withdrawals', (route) => route.abort(), { times: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await takeComplaints(complaints, /ERR_FAILED/)
  await expect(page.getByLabel('Je naam')).toHaveValue('Saar van der Linden')
  await confirm.dblclick()
  await expect(page.getByRole('heading', { name: 'Je herroeping is binnen' })).toBeFocused()
  const receipt = await page.getByText(/^H\d{4}-\d{6}$/).innerText()

  await expect
    .poll(async () => (await mailsTo(page, email)).map(({ subject }) => subject))
    .toEqual([`Je herroeping is binnen (${receipt})`])
  const [mail] = await mailsTo(page, email)
  expect(mail?.text).not.toMatch(/2026-999999|Saar/)
  expect(mail?.text).toMatch(/Ontvangen op.*\d{4}/s)

  // The text of a declaration is not e-mailed, so the page offers it as a download.
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Bewaar wat je verklaard hebt' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe(`${receipt}.txt`)
  const text = await readFile(await saved.path(), 'utf8')
  for (const part of [receipt, 'Saar van der Linden', '2026-999999', email]) expect(text).toContain(part)
})

test(
  'the owner of the order confirms with the mailed link, and opens the invoice with another one',
  inLongRun,
  async ({ page, browser, baseURL, complaints }) => {
    const { email } = await openCheckout(page, 'nl', [registered('groenevingers.nl')])
    await payWith(page, 'paid', 'nl')
    const orderNumber = await page.locator('.facts dd').first().innerText()

    // Opens the mailed link in another browser.
    const visitor = await browser.newPage({ baseURL: baseURL ?? '', acceptDownloads: true })
    const sent = { name: 'Bo', contract: orderNumber, email: `bo-${randomUUID()}@b.example`, language: 'nl' }
    const headers = { Origin: new URL(page.url()).origin }
    expect((await visitor.request.post('/api/withdrawals', { headers, data: sent })).status()).toBe(201)
    const [link = ''] = await mailedLinks(page, email, '/verklaring-bevestigen')

    const asked: string[] = []
    visitor.on('request', (request) => asked.push(request.url().split('#')[0] ?? ''))
    await visitor.goto(link)
    await expect(visitor).toHaveURL('/verklaring-bevestigen')
    const confirm = visitor.getByRole('button', { name: 'Bevestigen' })
    await expect(visitor.getByLabel('Code uit de mail')).toHaveCount(0)
    await confirm.click()
    await expect(visitor.getByRole('heading', { name: 'Je herroeping is bevestigd' })).toBeFocused()
    await expect(visitor.getByText(`Bestelling ${orderNumber}`)).toBeVisible()

    // Without JavaScript, the code has to be typed.
    const plain = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false })
    await plain.goto(link)
    await plain.getByLabel('Code uit de mail').fill(link.split('#token=')[1] ?? '')
    await plain.getByRole('button', { name: 'Bevestigen' }).click()
    await expect(plain).toHaveURL('/verklaring-bevestigen#verzonden')
    await expect(plain.getByText('Bevestigd.')).toBeVisible()

    const [invoice = ''] = await mailedLinks(page, email, '/factuur')
    await visitor.goto(invoice)
    const saving = visitor.waitForEvent('download')
    await visitor.getByRole('button', { name: 'Download de factuur' }).click()
    expect((await saving).suggestedFilename()).toMatch(/^stek-factuur-F\d{4}-\d{6}\.pdf$/)
    const tokens = [link, invoice].map((each) => each.split('#token=')[1] ?? '')
    expect(asked.filter((url) => tokens.some((token) => url.includes(token)))).toEqual([])

    // An invalid link offers a way to continue.
    await visitor.goto('/factuur#token=nonsense')
    await visitor.getByRole('button', { name: 'Download de factuur' }).click()
    await expect(visitor.getByRole('heading', { name: 'Deze link werkt niet meer' })).toBeFocused()
    await visitor.getByRole('button', { name: 'Mail een nieuwe link' }).click()
    await expect(visitor.getByRole('heading', { name: 'Kijk in je mail' })).toBeFocused()
    await Promise.all([visitor.close(), plain.close()])
    expect(complaints).toEqual([])
  },
)

test('a German contract is cancelled with the wording of the law', inLongRun, async ({ page }) => {
  const email = `saar-${randomUUID()}@wildetuin.nl`
  await page.goto('/de')
  await page.getByRole('link', { name: 'Verträge hier kündigen' }).click()
  await page.getByLabel('Ihr Name').fill('Jana Krüger')
  await page.getByLabel('Was möchten Sie kündigen?').fill('gruenerdaumen.de, Strauch')
  await page.getByLabel('E-Mail-Adresse für die Bestätigung').fill(email)
  await expect(page.getByLabel('Welcher Grund liegt vor?')).toBeHidden()
  await page.getByLabel('Art der Kündigung').selectOption('extraordinary')
  const cancel = page.getByRole('button', { name: 'jetzt kündigen', exact: true })
  await cancel.click()
  await expect(page.getByLabel('Welcher Grund liegt vor?')).toBeFocused()

  await page.getByLabel('Welcher Grund liegt vor?').fill('Der Server war eine Woche aus.')
  await page.getByLabel('Zu wann soll der Vertrag enden?').fill('2027-01-31')
  await cancel.click()
  await expect(page.getByRole('heading', { name: 'Ihre Kündigung ist eingegangen' })).toBeVisible()
  await expect(page.getByText('Sie haben zum 31.\u00A0Januar\u00A02027 gekündigt.')).toBeVisible()
  await expect.poll(async () => (await mailsTo(page, email)).length).toBe(1)
  expect((await mailsTo(page, email))[0]?.text).not.toContain('Der Server war eine Woche aus.')
})

test('a choice made before the script is loaded stays', inLongRun, async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<'arrives'>()
  await holdScript(page, scriptWith('react.dev/errors'), promise)
  await page.goto('/de/kundigen')
  await page.getByLabel('Ihr Name').fill('Jana Krüger')
  await page.getByLabel('Art der Kündigung').selectOption('extraordinary')
  await page.getByLabel('Welcher Grund liegt vor?').fill('Der Server')
  await page.getByLabel('Zu wann soll der Vertrag enden?').fill('2027-01-31')
  resolve('arrives')
  await expect(page.locator('form.cancellation-form')).toHaveJSProperty('noValidate', true)
  await expect(page.getByLabel('Welcher Grund liegt vor?')).toHaveValue('Der Server')
  await expect(page.getByLabel('Zu wann soll der Vertrag enden?')).toHaveValue('2027-01-31')
  await expect(page.getByLabel('Ihr Name')).toHaveValue('Jana Krüger')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'a German contract is cancelled in two steps, and the page shows the receipt and the end date',
    inLongRun,
    async ({ page }) => {
      const email = `jana-${randomUUID()}@wildetuin.nl`
      await page.goto('/de')
      await page.getByRole('link', { name: 'Verträge hier kündigen' }).click()
      await expect(page.getByText('Ihre Kündigung ist eingegangen')).toBeHidden()
      await page.getByLabel('Ihr Name').fill('Jana <b>Krüger</b>')
      await page.getByLabel('Was möchten Sie kündigen?').fill('2026-999999')
      await page.getByLabel('E-Mail-Adresse für die Bestätigung').fill(email)
      await expect(page.getByLabel('Welcher Grund liegt vor?')).toBeHidden()
      await page.getByRole('button', { name: 'jetzt kündigen', exact: true }).click()

      await expect(page.getByRole('heading', { name: 'Ihre Kündigung ist eingegangen' })).toBeVisible()
      const receipt = await page.getByText(/^O\d{4}-\d{6}$/).innerText()
      await expect(page.getByText('Jana <b>Krüger</b>')).toBeVisible()
      await expect(page.getByText(/endet Ihr Vertrag am \d+\.\s\p{L}+\s\d{4}/u)).toBeVisible()
      await expect(page.getByRole('button', { name: 'jetzt kündigen' })).toBeHidden()
      await expect
        .poll(async () => (await mailsTo(page, email)).map(({ subject }) => subject).join())
        .toContain(receipt)
    },
  )

  test('a refused withdrawal shows an error, and an accepted one its receipt', inLongRun, async ({ page }) => {
    const email = `saar-${randomUUID()}@wildetuin.nl`
    await page.goto('/herroepen')
    await page.getByLabel('Je naam').fill('Saar')
    await page.getByLabel('Om welke bestelling gaat het?').fill('2026-999999')
    await page.getByLabel('E-mailadres voor de bevestiging').fill('saar@nergens')
    await page.getByRole('button', { name: 'Herroeping bevestigen' }).click()
    await expect(page).toHaveURL('/herroepen#niet-verzonden')
    await expect(page.getByText('Je herroeping is niet verzonden.')).toBeVisible()

    await page.getByLabel('Je naam').fill('Saar')
    await page.getByLabel('Om welke bestelling gaat het?').fill('2026-999999')
    await page.getByLabel('E-mailadres voor de bevestiging').fill(email)
    await page.getByRole('button', { name: 'Herroeping bevestigen' }).click()
    await expect(page.getByRole('heading', { name: 'Je herroeping is binnen' })).toBeVisible()
    await expect(page.getByText(/^H\d{4}-\d{6}$/)).toBeVisible()
  })
})
