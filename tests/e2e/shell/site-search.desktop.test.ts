import type { Page } from '@playwright/test'
import { holdScript, scriptWith } from '#tests/e2e/pages/published-scripts.ts'
import { expect, inLongRun, takeComplaints, test } from '#tests/e2e/shop-test.ts'

const react = scriptWith('react.dev/errors')

/** URLs of the scripts on the page. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  return scripts
}

const searchOf = (page: Page) => page.getByRole('main').getByRole('search')
const fieldOf = (page: Page) => searchOf(page).getByRole('searchbox')
const resultsOf = (page: Page) => page.getByRole('main').locator('.results').getByRole('link')

test('the search loads no React until the visitor approaches it', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto('/helpdesk')
  await expect(searchOf(page)).toBeVisible()
  expect(scripts).toHaveLength(1)
  await fieldOf(page).focus()
  await expect.poll(() => scripts.length).toBeGreaterThan(2)
})

test('a query typed before hydration is searched afterwards', inLongRun, async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<'arrives'>()
  await holdScript(page, react, promise)
  await page.goto('/helpdesk')
  await fieldOf(page).pressSequentially('wordpress')
  await expect(resultsOf(page)).toHaveCount(0)
  resolve('arrives')
  await expect(resultsOf(page).first()).toHaveAttribute('href', '/wordpress-hosting')
  await expect(fieldOf(page)).toHaveValue('wordpress')
  await expect(fieldOf(page)).toBeFocused()
})

test('a submit before hydration is not lost', inLongRun, async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<'arrives'>()
  await holdScript(page, react, promise)
  await page.goto('/helpdesk')
  await fieldOf(page).fill('verhuizen')
  await searchOf(page).getByRole('button', { name: 'Zoek' }).click()
  await expect(page).toHaveURL('/helpdesk')
  resolve('arrives')
  await expect(resultsOf(page).first()).toBeVisible()
  await expect(page).toHaveURL('/helpdesk')
})

test('when React cannot be loaded the form is sent without it', inLongRun, async ({ page, complaints }) => {
  await holdScript(page, react, Promise.resolve('fails'))
  await page.goto('/helpdesk')
  await fieldOf(page).fill('wordpress')
  await searchOf(page).getByRole('button', { name: 'Zoek' }).click()
  await expect(page).toHaveURL('/helpdesk?q=wordpress')
  await takeComplaints(complaints, /Failed to load resource/)
})

test('the search recovers from a lost connection', inLongRun, async ({ page, complaints }) => {
  await holdScript(page, react, Promise.resolve('fails'))
  await page.goto('/helpdesk')
  await fieldOf(page).focus()
  await takeComplaints(complaints, /Failed to load resource/)
  await page.unroute(react)
  await fieldOf(page).blur()
  await fieldOf(page).focus()
  await fieldOf(page).pressSequentially('mail')
  await expect(resultsOf(page).first()).toBeVisible()
})

test('the search tolerates typing errors and announces the number of results', async ({ page }) => {
  await page.goto('/helpdesk')
  await fieldOf(page).pressSequentially('wordrpess hostng')
  await expect(resultsOf(page).first()).toHaveAttribute('href', '/wordpress-hosting')
  await expect(page.getByRole('status')).toHaveText(/\d+ antwoord(en)? gevonden/)
  await fieldOf(page).fill('xyzzy')
  await expect(page.getByRole('status')).toHaveText(/^Niets gevonden/)
  await expect(resultsOf(page).last()).toHaveAttribute('href', '/over-ons/contact')
  await expect(resultsOf(page).first()).toHaveAttribute('href', /^\/helpdesk\/./)
  await fieldOf(page).fill('')
  await expect(page.getByRole('status')).toHaveText('')
})

test('the search works by keyboard alone @long', async ({ page }) => {
  await page.goto('/helpdesk')
  await fieldOf(page).focus()
  await page.keyboard.type('contact')
  await expect(resultsOf(page).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/helpdesk')
  await page.keyboard.press('Tab')
  await expect(searchOf(page).getByRole('button', { name: 'Zoek' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(resultsOf(page).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/over-ons/contact')
})

test(
  'arrow keys move through the results, Escape goes back, and matching words are marked',
  inLongRun,
  async ({ page }) => {
    await page.goto('/helpdesk')
    await fieldOf(page).focus()
    await page.keyboard.type('wachtwoord vergten')
    await expect(resultsOf(page).first().locator('mark').first()).toHaveText(/wachtwoord/i)
    await page.keyboard.press('ArrowDown')
    await expect(resultsOf(page).first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(resultsOf(page).nth(1)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(fieldOf(page)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(fieldOf(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect(fieldOf(page)).toBeFocused()
    await expect(fieldOf(page)).toHaveValue('wachtwoord vergten')
    await page.keyboard.press('Escape')
    await expect(fieldOf(page)).toHaveValue('')
    await expect(resultsOf(page)).toHaveCount(0)
    await page.keyboard.type('verhuiskode')
    await expect(resultsOf(page).first()).toHaveAttribute('href', '/helpdesk/verhuiscode-opvragen')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/helpdesk/verhuiscode-opvragen')
  },
)

test('a query in the URL is searched at once', inLongRun, async ({ page }) => {
  await page.goto('/helpdesk?q=dns-recrods')
  await expect(fieldOf(page)).toHaveValue('dns-recrods')
  await expect(resultsOf(page).first()).toHaveAttribute('href', '/helpdesk/dns-records')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the helpdesk explains how to find an article, and shows them all', async ({ page }) => {
    await page.goto('/helpdesk?q=factuur')
    await expect(page.getByRole('main').getByText('Zoeken doet je browser')).toBeVisible()
    await expect(searchOf(page)).toBeHidden()
    await page.getByRole('main').locator('.topics').getByRole('link', { name: 'Waar vind ik mijn factuur?' }).click()
    await expect(page).toHaveURL('/helpdesk/facturen')
  })
})

test('[L5] the German search finds German pages only, with texts of its own language', async ({ page }) => {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    if (['script', 'fetch'].includes(response.request().resourceType())) bodies.push(response.text())
  })
  await page.goto('/de/helpdesk')
  await fieldOf(page).pressSequentially('umzihen')
  await expect(resultsOf(page).first()).toHaveAttribute('href', /^\/de\/.+umziehen$/)
  const all = (await Promise.all(bodies)).join('\n')
  expect(all).toContain('Wir suchen…')
  expect(all).not.toContain('We zoeken…')
  expect(all).not.toContain('/domeinnaam-verhuizen')
})

test(
  'when the index cannot be fetched the search shows an error, and retries',
  inLongRun,
  async ({ page, complaints }) => {
    await page.route('**/assets/search-*.json', (route) => route.abort())
    await page.goto('/helpdesk')
    await fieldOf(page).pressSequentially('mail')
    await expect(page.getByRole('status')).toHaveText('Zoeken lukt nu niet. Probeer het zo nog eens.')
    await page.unroute('**/assets/search-*.json')
    await searchOf(page).getByRole('button', { name: 'Zoek' }).click()
    await expect(resultsOf(page).first()).toBeVisible()
    await takeComplaints(complaints, /Failed to load resource/)
  },
)

test('[L8] the 404 page has the same search @long', async ({ page, complaints }) => {
  await page.goto('/webhostin')
  await takeComplaints(complaints, /status of 404/)
  await fieldOf(page).pressSequentially('webhosting')
  await expect(resultsOf(page).first()).toHaveAttribute('href', '/webhosting')
})
