import type { Page } from '@playwright/test'
import { addNames, answerItemCalls, cartOf, summaryOf } from '#tests/e2e/order/order-steps.ts'
import { expect, inLongRun, takeComplaints, test } from '#tests/e2e/shop-test.ts'

const slugsOf = async (page: Page) =>
  (await cartOf(page)).items.map((item) => `${String(item['productSlug'])} ${String(item['priceFrequency'])}`)
const radio = (page: Page, name: string) => page.getByRole('radio', { name })
const box = (page: Page, name: string) => page.getByRole('checkbox', { name })

test('[C10] another package replaces the current one, and keeps the extras that it offers too', async ({ page }) => {
  await addNames(page, ['groenevingers.nl'])
  await page.goto('/order/hosting')
  await expect(page.locator('.package-choice :checked')).toHaveCount(0)
  await radio(page, 'Struik').check()
  await box(page, 'Back-up op een tweede locatie').check()
  await box(page, 'Extra postvak').check()
  await expect
    .poll(() => slugsOf(page))
    .toEqual(['domain-nl yearly', 'webhosting-struik yearly', 'extra-backup yearly', 'extra-mailbox yearly'])
  // Boom has an unlimited number of mailboxes.
  await radio(page, 'Boom').check()
  await expect.poll(() => slugsOf(page)).toEqual(['domain-nl yearly', 'webhosting-boom yearly', 'extra-backup yearly'])
  await expect(box(page, 'Back-up op een tweede locatie')).toBeChecked()
  await expect(summaryOf(page)).not.toContainText('Extra postvak')
})

test('[C10] a refused package keeps the current one with its extras', inLongRun, async ({ page, complaints }) => {
  await addNames(page, ['groenevingers.nl'])
  await page.goto('/order/hosting')
  await radio(page, 'Struik').check()
  await box(page, 'Back-up op een tweede locatie').check()
  await expect.poll(() => slugsOf(page)).toHaveLength(3)
  await answerItemCalls(page, 503)
  await radio(page, 'Boom').click()
  await expect(page.locator('.note.failed')).toContainText('Toevoegen lukte niet.')
  await takeComplaints(complaints, /status of 503/)
  await expect(radio(page, 'Struik')).toBeChecked()
  await expect(box(page, 'Back-up op een tweede locatie')).toBeChecked()
  await page.getByRole('button', { name: 'Opnieuw' }).click()
  await expect(radio(page, 'Boom')).toBeChecked()
  await expect.poll(() => slugsOf(page)).toEqual(['domain-nl yearly', 'webhosting-boom yearly', 'extra-backup yearly'])
})

test('another term changes the package and its extras', inLongRun, async ({ page }) => {
  await addNames(page, ['groenevingers.nl'])
  await page.goto('/order/hosting')
  await radio(page, 'Struik').check()
  await box(page, 'Back-up op een tweede locatie').check()
  await expect.poll(() => slugsOf(page)).toHaveLength(3)
  await radio(page, 'Per maand').check({ force: true })
  await expect
    .poll(() => slugsOf(page))
    .toEqual(['domain-nl yearly', 'webhosting-struik monthly', 'extra-backup monthly'])
  await expect(summaryOf(page)).toContainText('eerste maand, daarna ook € 8,00')
})

test('families are tabs: they show other packages and add nothing to the cart', inLongRun, async ({ page }) => {
  await addNames(page, ['groenevingers.nl'])
  await page.goto('/order/hosting')
  await radio(page, 'WordPress').check({ force: true })
  await expect(page.getByText('1 WordPress-site', { exact: true })).toBeVisible()
  expect(await slugsOf(page)).toEqual(['domain-nl yearly'])
  await radio(page, 'Stek').check()
  await expect.poll(() => slugsOf(page)).toEqual(['domain-nl yearly', 'wordpress-stek yearly'])
})

test('the moving service is a child of the name @long', async ({ page }) => {
  await addNames(page, ['groenevingers.nl'])
  await page.goto('/order/hosting')
  await radio(page, 'Stek').check()
  await box(page, 'Verhuisservice').check()
  await expect.poll(() => slugsOf(page)).toEqual(['domain-nl yearly', 'webhosting-stek yearly', 'moving-service null'])
  await expect(summaryOf(page)).toContainText('eenmalig, gratis')
})

test('a package chosen on another page asks for its name, and is added only after a click @long', async ({ page }) => {
  await addNames(page, ['groenevingers.nl', 'moestuinblog.nl'])
  await page.goto('/order/hosting?product=wordpress-struik&term=monthly&domain=moestuinblog.nl')
  await expect(page.getByRole('heading', { name: 'WordPress-hosting Struik: voor welke naam?' })).toBeVisible()
  await expect(radio(page, 'moestuinblog.nl')).toBeChecked()
  expect(await slugsOf(page)).toHaveLength(2)
  await page.locator('.host-form').getByRole('button', { name: 'In mandje' }).click()
  await expect.poll(() => slugsOf(page)).toEqual(['domain-nl yearly', 'domain-nl yearly', 'wordpress-struik monthly'])
  await expect(page).toHaveURL('/order/hosting')
  const [, , hosting] = (await cartOf(page)).items
  expect(hosting).toMatchObject({ parameters: { domain: 'moestuinblog.nl' } })
})

test('with an empty cart it asks for a name registered elsewhere', inLongRun, async ({ page }) => {
  await page.goto('/order/hosting?product=webhosting-stek&term=yearly')
  const field = page.getByLabel('Je domeinnaam')
  await page.locator('.host-form').getByRole('button', { name: 'In mandje' }).click()
  await expect(page.getByRole('alert')).toContainText('Vul de domeinnaam in')
  await expect(field).toBeFocused()
  await field.fill('bezet_site.nl')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Bedoel je bezet-site.nl?')
  await field.fill('https://www.Bezet-Site.nl/contact')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'bezet-site.nl' })).toBeVisible()
  await expect(page.getByText('De domeinnaam blijft waar hij is')).toBeVisible()
  await expect(page).toHaveURL('/order/hosting')
  await expect
    .poll(async () => (await cartOf(page)).items)
    .toMatchObject([{ productSlug: 'webhosting-stek', parentId: null, parameters: { domain: 'bezet-site.nl' } }])
})

test('a name registered elsewhere in the URL gets its own packages', inLongRun, async ({ page }) => {
  await page.goto('/order/hosting?domain=www.mijn-site.nl')
  await expect(page.getByRole('heading', { level: 2, name: 'mijn-site.nl' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Alleen naam' })).toHaveCount(0)
  await radio(page, 'Boom').check()
  await expect(summaryOf(page)).toHaveAttribute('aria-busy', 'false')
  await expect
    .poll(async () => (await cartOf(page)).items)
    .toMatchObject([{ productSlug: 'webhosting-boom', parentId: null, parameters: { domain: 'mijn-site.nl' } }])
})

test('a package without a name yet is kept during the search', inLongRun, async ({ page }) => {
  await page.goto('/order/hosting?product=webhosting-stek&term=monthly')
  await page.getByRole('link', { name: 'Nog geen domeinnaam? Zoek er eerst een' }).click()
  await expect(page).toHaveURL('/order/domains?product=webhosting-stek&term=monthly')
})

test('earlier steps are links with a leaf, and the next step keeps the cart', inLongRun, async ({ page }) => {
  await addNames(page, ['groenevingers.nl'])
  await summaryOf(page).getByRole('link', { name: 'Verder naar hosting' }).click()
  await expect(page).toHaveURL('/order/hosting')
  await expect(page.getByRole('heading', { level: 1, name: 'Kies je hosting' })).toBeVisible()
  await expect(page).toHaveTitle('Kies je hosting – Stek')
  const steps = page.getByRole('navigation', { name: 'Bestelstappen' })
  await expect(steps.locator('.done .leaf-mark')).toHaveCount(1)
  await steps.getByRole('link', { name: 'Domein' }).click()
  await expect(page).toHaveURL('/order/domains')
  await expect(summaryOf(page)).toContainText('groenevingers.nl')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Kies je hosting' })).toBeVisible()
})

test(
  'without the price file the page shows an error, and works after a reload',
  inLongRun,
  async ({ page, complaints }) => {
    await addNames(page, ['groenevingers.nl'])
    let isDown = true
    await page.route('**/assets/prices-*.json', (route) => (isDown ? route.abort() : route.continue()))
    await page.goto('/order/hosting')
    await expect(page.locator('.note.error')).toContainText('Dit deel van de pagina kon niet laden.')
    await takeComplaints(complaints, /ERR_FAILED/)
    isDown = false
    await page.getByRole('link', { name: 'Laad opnieuw' }).click()
    await expect(radio(page, 'Struik')).toBeVisible()
    await expect(page.locator('.package-choice')).toContainText('€ 48,00')
  },
)
