import { expect, takeComplaints, test } from './shop-test.ts'

const heading = { nl: 'Deze pagina bestaat niet.', de: 'Diese Seite gibt es nicht.' } as const

const unknown = [
  { row: 'L3', path: '/website-verhuizen/nergens', language: 'nl' },
  { row: 'L4', path: '/design', language: 'nl' },
  { row: 'L4', path: '/der', language: 'nl' },
  { row: 'L4', path: '/de-webhosting', language: 'nl' },
  { row: 'L4', path: '/DE', language: 'nl' },
  { row: 'L4', path: '/de/xyz', language: 'de' },
  { row: 'L8', path: '/xyz', language: 'nl' },
  { row: 'L8', path: '/order/xyz', language: 'nl' },
  { row: 'L8', path: '/de/order/xyz', language: 'de' },
  { row: 'L8', path: '/de/partnerprogramma', language: 'de' },
] as const

for (const { row, path, language } of unknown) {
  test(`[${row}] ${path} is a page that does not exist, in ${language}`, async ({ page, complaints }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await takeComplaints(complaints, /status of 404/)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading[language])
    await expect(page.getByRole('main').getByRole('search')).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
    await expect(page.locator('link[rel=canonical], link[rel=alternate]')).toHaveCount(0)
  })
}

test('[L4] /de is German', async ({ page }) => {
  await page.goto('/de')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

for (const [path, target] of [
  ['/webhosting/', '/webhosting'],
  ['/de/', '/de'],
  ['/de/webhosting/?a=1', '/de/webhosting?a=1'],
  ['/order/domains/', '/order/domains'],
] as const) {
  test(`[L8] ${path} leads to ${target} for good`, async ({ page, request }) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status()).toBe(308)
    expect(answer.headers()['location']).toBe(target)
    await page.goto(path)
    await expect(page).toHaveURL(target)
  })
}
