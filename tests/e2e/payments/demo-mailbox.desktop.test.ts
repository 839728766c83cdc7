import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { violationsOn } from '#tests/e2e/pages/axe.ts'
import { expect, inLongRun, test } from '#tests/e2e/shop-test.ts'

/** Registers a customer, to whom the shop sends an e-mail. */
async function register(request: APIRequestContext, language: 'nl' | 'de' | 'en' = 'nl'): Promise<string> {
  const email = `${randomUUID()}@example.nl`
  const answer = await request.post('/api/auth/register', {
    data: {
      email,
      password: 'twaalf vrolijke geraniums',
      customerType: 'private',
      firstName: 'Sanne',
      lastName: 'Smit',
      street: 'Kerkstraat',
      houseNumber: '1',
      postalCode: '1234 AB',
      city: 'Utrecht',
      country: 'NL',
      phone: '+31612345678',
      language,
      acceptTerms: true,
    },
  })
  expect(answer.status()).toBe(201)
  return email
}

const entryFor = (page: Page, email: string) => page.getByRole('link').filter({ hasText: email })

test('an e-mail appears by itself, and looks as a customer would see it @long', async ({ page, request }) => {
  await page.goto('/demo/mailbox')
  await expect(page.getByText('Een demo mailt niemand.')).toBeVisible()
  const email = await register(request)
  await entryFor(page, email).click()
  await expect(page.getByRole('heading', { name: 'Bevestig je e-mailadres' })).toBeFocused()
  const mail = page.frameLocator('iframe')
  await expect(mail.getByRole('heading', { name: 'Welkom bij Stek' })).toBeVisible()
  await expect(mail.getByText('Hoi Sanne,')).toBeVisible()
  const tall = () =>
    page
      .locator('iframe')
      .evaluate((frame: HTMLIFrameElement) => [frame.clientHeight, frame.contentDocument?.documentElement.scrollHeight])
  await expect.poll(async () => new Set(await tall()).size, { message: 'as tall as the mail' }).toBe(1)
})

test('a link in an e-mail opens in the whole window', inLongRun, async ({ page, request }) => {
  const email = await register(request)
  await page.goto('/demo/mailbox')
  await entryFor(page, email).click()
  const button = page.frameLocator('iframe').getByRole('link', { name: 'Bevestig mijn e-mailadres' })
  expect(await button.getAttribute('href')).toMatch(/\/e-mail-bevestigen#token=[\w-]{43}$/)
  await button.click()
  await page.waitForURL('**/e-mail-bevestigen*')
})

test('an e-mail can be shown as text', inLongRun, async ({ page, request }) => {
  const email = await register(request, 'de')
  await page.goto('/demo/mailbox')
  await entryFor(page, email).click()
  const asText = page.getByRole('button', { name: 'Als tekst' })
  await asText.click()
  await expect(asText).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('pre')).toContainText('Guten Tag Sanne,\n\nIhr Konto ist angelegt.')
  await asText.click()
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Willkommen bei Stek' })).toBeVisible()
})

test('the back button leads from an e-mail to the list', inLongRun, async ({ page, request }) => {
  const email = await register(request)
  await page.goto('/demo/mailbox')
  await entryFor(page, email).click()
  await expect(page).toHaveURL(/#mail-/)
  await page.goBack()
  await expect(entryFor(page, email)).toBeVisible()
})

test('an empty mailbox says what to do, and an unreachable one shows an error', inLongRun, async ({ page }) => {
  await page.route('**/api/demo/mails', (route) => route.fulfill({ json: { mails: [] } }))
  await page.goto('/demo/mailbox')
  await expect(page.getByRole('heading', { name: 'Nog geen post' })).toBeVisible()
  await page.route('**/api/demo/mails', (route) => route.fulfill({ body: 'broken' }))
  await expect(page.getByRole('alert')).toContainText('De winkel antwoordt even niet')
})

test('the mailbox is accessible and fits', inLongRun, async ({ page, request }) => {
  const email = await register(request)
  await page.goto('/demo/mailbox')
  await entryFor(page, email).click()
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Welkom bij Stek' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  // axe is a script, and the frame of an e-mail runs none; the e-mail itself is checked below.
  await page.getByRole('button', { name: 'Als tekst' }).click()
  await expect(page.locator('pre')).toContainText('Hoi Sanne,')
  expect(await violationsOn(page)).toEqual([])
})

test('an e-mail is accessible in either theme', inLongRun, async ({ page, request, baseURL }) => {
  const email = await register(request)
  await page.goto('/demo/mailbox')
  await entryFor(page, email).click()
  const address = await page.locator('iframe').getAttribute('src')
  const html = await (await request.get(`${baseURL}${address}`)).text()
  await page.goto('about:blank')
  await page.setContent(html)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violationsOn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
})

test('the demo bar of every page links to the mailbox', inLongRun, async ({ page }) => {
  await page.goto('/')
  await page.locator('.demo-bar').getByRole('link', { name: 'Postvak' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Postvak' })).toBeVisible()
})
