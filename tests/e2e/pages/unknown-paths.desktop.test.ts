import { expect, takeComplaints, test } from '#tests/e2e/shop-test.ts'

/* `tests/http/unknown-paths.test.ts` tests the other unknown paths without a browser. */

test('[L8] /order/xyz is an unknown page, with a search', async ({ page, complaints }) => {
  const answer = await page.goto('/order/xyz')
  expect(answer?.status()).toBe(404)
  await takeComplaints(complaints, /status of 404/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze pagina bestaat niet.')
  await expect(page.getByRole('main').getByRole('search')).toBeVisible()
})

test('[L8] /de/webhosting/?utm_source=a leads to /de/webhosting?utm_source=a, whose canonical has no query', async ({
  page,
}) => {
  await page.goto('/de/webhosting/?utm_source=a')
  await expect(page).toHaveURL('/de/webhosting?utm_source=a')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://stek.example/de/webhosting')
})
