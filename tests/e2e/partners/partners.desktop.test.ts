import type { Page } from '@playwright/test'
import { freshEmail, mailedLinks } from '#tests/e2e/accounts/account-forms.ts'
import { violationsOn } from '#tests/e2e/pages/axe.ts'
import { packaged, registered } from '#tests/e2e/carts/hosting-carts.ts'
import { bankPage, openCheckout, payButton, termsBox } from '#tests/e2e/payments/payment-steps.ts'
import { results } from '#tests/e2e/order/purchase-steps.ts'
import { expect, inLongRun, takeComplaints, test } from '#tests/e2e/shop-test.ts'

const signup = '/partnerprogramma/aanmelden'
const overview = '/partnerprogramma/overzicht'

/** Applies and confirms through the API; resolves to the link to the statement. */
async function newPartner(page: Page): Promise<string> {
  const email = freshEmail()
  await page.goto('/partnerprogramma')
  const headers = { Origin: new URL(page.url()).origin }
  const data = { name: 'Saar van der Linden', email, website: 'wildetuin.nl' }
  expect((await page.request.post('/api/affiliates', { headers, data })).status()).toBe(201)
  const [mailed = ''] = await mailedLinks(page, email, signup)
  const [, token = ''] = mailed.split('#token=')
  expect((await page.request.post('/api/affiliates/confirm', { headers, data: { token } })).status()).toBe(200)
  const [link = ''] = await mailedLinks(page, email, overview)
  return link
}

test(
  'a visitor applies, confirms by e-mail, finds an empty statement and creates a link',
  inLongRun,
  async ({ page, complaints }) => {
    const email = freshEmail()
    await page.goto('/partnerprogramma')
    await page.getByRole('main').getByRole('link', { name: 'Meld je aan' }).first().click()
    await expect(page).toHaveURL(signup)

    const submit = page.getByRole('button', { name: 'Meld je aan' })
    await submit.click()
    await expect(page.getByLabel('Je naam')).toBeFocused()
    await expect(page.getByText('Dit veld is nog leeg. Vul het in.')).toHaveCount(2)
    await page.keyboard.type('Saar van der Linden')
    await page.getByLabel('E-mailadres').fill(email)
    await page.getByLabel('Waar schrijf of vertel je over ons?').fill('wildetuin.nl/blog')
    await page.getByLabel('IBAN').fill('NL91 ABNA 0417 1643 01')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('IBAN')).toBeFocused()
    await expect(page.getByText('Dit rekeningnummer klopt niet.')).toBeVisible()
    await page.getByLabel('IBAN').fill('NL91 ABNA 0417 1643 00')

    // The request fails: the form keeps its contents and can be sent again.
    await page.route('**/api/affiliates', (route) => route.abort(), { times: 1 })
    await submit.click()
    await expect(page.getByRole('alert')).toBeVisible()
    await takeComplaints(complaints, /ERR_FAILED/)
    await expect(page.getByLabel('E-mailadres')).toHaveValue(email)
    await submit.dblclick()
    await expect(page.getByRole('heading', { name: 'Kijk in je mail' })).toBeFocused()

    const [confirmation = ''] = await mailedLinks(page, email, signup)
    await page.goto(confirmation)
    await expect(page.getByRole('heading', { name: 'Je bent partner' })).toBeFocused()
    await expect(page).toHaveURL(signup)
    const number = await page.locator('.details dd').innerText()
    expect(number).toMatch(/^[1-9]\d*$/)
    const link = `${new URL(page.url()).origin}/?via=${number}`
    await expect(page.getByLabel('Je partnerlink')).toHaveValue(link)

    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const [statement = ''] = await mailedLinks(page, email, overview)
    const [, token = ''] = statement.split('#token=')
    await page.goto(statement)
    await expect(page.getByRole('heading', { name: `Partner ${number}` })).toBeVisible()
    await expect(page).toHaveURL(overview)
    await expect(page.locator('.balances dd:not(.small)')).toHaveText(['€\u00a00,00', '€\u00a00,00', '€\u00a00,00'])
    await expect(page.getByText('Nog geen verkopen.')).toBeVisible()
    expect(asked.filter((url) => new URL(url).pathname === '/api/affiliates/statement')).toHaveLength(1)
    expect(asked.filter((url) => url.split('#')[0]?.includes(token))).toEqual([])

    await page.getByLabel('Pagina').selectOption({ label: 'WordPress-hosting' })
    const chosen = link.replace('/?', '/wordpress-hosting?')
    await expect(page.getByLabel('Jouw link')).toHaveValue(chosen)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByLabel('Jouw link').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Gekopieerd')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(chosen)
    await expect(page.getByLabel('Tekst 1')).toHaveValue(new RegExp(`${number} \\(partnerlink`))
    const banner = page.getByRole('figure').first()
    await expect(banner.getByRole('textbox')).toHaveValue(/alt="[^"]+"><\/a>$/)
    await banner.scrollIntoViewIfNeeded()
    await expect.poll(() => banner.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300)
    expect(await violationsOn(page)).toEqual([])

    await page.reload()
    await expect(page.getByRole('heading', { name: `Partner ${number}` })).toBeVisible()
  },
)

test(
  'a sale through the link is in the statement and in the file, and the sums agree',
  inLongRun,
  async ({ page, context }) => {
    const statement = await newPartner(page)
    await page.goto(statement)
    const [, number = ''] = (await page.getByRole('heading', { name: /^Partner \d/ }).innerText()).split(' ')

    const shop = 'groenevingers.nl'
    await openCheckout(page, 'nl', [registered(shop, packaged(shop, 'webhosting-struik'))])
    await context.addCookies([{ name: 'affiliate', value: number, url: new URL(page.url()).origin }])
    await termsBox(page).check()
    await payButton(page).click()
    await expect(page).toHaveURL(bankPage)
    await page.getByRole('button', { name: /^Betaal €/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(results.nl.paid)

    const booked = page.getByRole('row', { name: /Webhosting Struik.*Wacht, goedgekeurd op/ })
    await page.goto(statement)
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('heading', { name: `Partner ${number}` })).toBeVisible()
      await expect(booked).toContainText('€\u00a024,00', { timeout: 1000 })
    }).toPass({ timeout: 90_000 })
    await expect(page.locator('.balances dd:not(.small)')).toHaveText(['€\u00a024,00', '€\u00a00,00', '€\u00a00,00'])
    await expect(page.getByRole('row', { name: /^Samen/ }).last()).toContainText('€\u00a024,00')
    await expect(page.getByRole('main')).not.toContainText(shop)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download als CSV' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`partner-${number}.csv`)
    const chunks = await (await file.createReadStream()).toArray()
    expect(Buffer.concat(chunks).toString().trimEnd().split('\r\n').at(-1)).toMatch(/^;totaal;.*;24,00;0,00;0,00;/)
  },
)

test(
  'an invalid link leads to a new one by e-mail, and an outage can be retried',
  inLongRun,
  async ({ page, complaints }) => {
    await page.goto(`${overview}#token=nobody-knows-this-one`)
    await expect(page.getByRole('heading', { name: 'Deze link werkt niet meer' })).toBeFocused()
    await takeComplaints(complaints, /status of 404/)
    await page.getByRole('button', { name: 'Stuur me een nieuwe link' }).click()
    const address = page.getByLabel('E-mailadres waarmee je je hebt aangemeld')
    await expect(address).toBeFocused()
    await address.fill(freshEmail())
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Kijk in je mail' })).toBeFocused()

    const statement = await newPartner(page)
    await page.route('**/api/affiliates/statement*', (route) => route.abort(), { times: 1 })
    await page.goto(statement)
    await expect(page.getByRole('alert')).toContainText('We kunnen je overzicht nu niet ophalen.')
    await takeComplaints(complaints, /ERR_FAILED/)
    await page.getByRole('button', { name: 'Opnieuw' }).click()
    await expect(page.getByRole('heading', { name: /^Partner \d/ })).toBeVisible()
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the commissions are a table, and the other pages say what to do', async ({ page }) => {
    await page.goto('/partnerprogramma')
    const ladder = page.getByRole('table', { name: 'Wat je per verkoop verdient' })
    await expect(ladder.getByRole('row', { name: /^Losse domeinnaam/ })).toContainText('€\u00a00,00')
    await expect(ladder.getByRole('row', { name: /^Reseller 100/ })).toContainText('€\u00a0200,00')
    await expect(ladder.getByRole('textbox')).toHaveCount(0)
    for (const path of [signup, overview]) {
      await page.goto(path)
      await expect(page.getByText(/werkt met JavaScript/)).toBeVisible()
    }
  })
})
