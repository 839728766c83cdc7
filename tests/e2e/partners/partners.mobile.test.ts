import type { StatementResponse } from '#features/partners/schema/affiliate.ts'
import { violationsOn } from '#tests/e2e/pages/axe.ts'
import { expect, inLongRun, test } from '#tests/e2e/shop-test.ts'

const statement: StatementResponse = {
  affiliateId: '1001',
  name: 'Saar van der Linden',
  since: '2026-08-02',
  totals: { pending: 40, approved: -10, paid: 90 },
  visits: Array.from({ length: 14 }, (_, index) => ({ day: `2026-11-${index + 10}`, visits: 100 * index + 1 })),
  sales: [
    {
      id: 'a',
      day: '2026-08-10',
      products: ['domain-', 'webhosting-boom'],
      commission: 100,
      reversed: 20,
      state: 'paid',
      approvedOn: '2026-09-09',
    },
    {
      id: 'b',
      day: '2026-11-02',
      products: ['webhosting-struik'],
      commission: 40,
      reversed: 0,
      state: 'pending',
      approvedOn: '2026-12-02',
    },
  ],
  payments: [{ id: 'p', day: '2026-10-01', amount: 90, iban: 'NL•• •••• 4300' }],
  entries: [
    { day: '2026-08-10', kind: 'earned', sale: 'a', payment: null, pending: 100, approved: 0, paid: 0 },
    { day: '2026-11-02', kind: 'earned', sale: 'b', payment: null, pending: 40, approved: 0, paid: 0 },
  ],
}

const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

test('the calculator adds up the input, on a narrow screen', inLongRun, async ({ page }) => {
  await page.goto('/partnerprogramma')
  const sums = page.locator('.earned dd')
  await expect(sums).toHaveText(['€\u00a024,00', '€\u00a0288,00'])
  await page.getByLabel('Verkopen per maand: Reseller 100').fill('2')
  await expect(sums).toHaveText(['€\u00a0424,00', '€\u00a05.088,00'])
  await page.getByLabel('Verkopen per maand: Webhosting Struik').fill('')
  await page.getByLabel('Verkopen per maand: E-mail').pressSequentially('3x')
  await expect(sums).toHaveText(['€\u00a0418,00', '€\u00a05.016,00'])
  expect(await page.evaluate(sideways)).toBe(0)
  expect(await violationsOn(page)).toEqual([])
})

test('a statement fits a phone: every cell with its column, the newest rows first', inLongRun, async ({ page }) => {
  await page.route('**/api/affiliates/statement*', (route) => route.fulfill({ json: statement }))
  await page.goto('/partnerprogramma/overzicht#token=somebody')
  await expect(page.getByRole('heading', { name: 'Partner 1001' })).toBeVisible()
  await expect(page.getByText('We verrekenen dat met je volgende commissie.')).toBeVisible()
  const visits = page.getByRole('table', { name: 'Je bezoekers' })
  await expect(visits.getByRole('row')).toHaveCount(12)
  await expect(visits.getByRole('cell').first()).toHaveText('23-11-2026')
  await page.getByRole('button', { name: 'Toon nog 4 regels' }).click()
  await expect(visits.getByRole('row')).toHaveCount(16)
  await expect(visits.getByRole('row').last()).toContainText('9.114')
  const sale = page.getByRole('table', { name: 'Je verkopen' }).getByRole('row', { name: /Webhosting Boom/ })
  await expect(sale).toContainText('€\u00a020,00 teruggedraaid')
  expect(await page.evaluate(sideways)).toBe(0)
  expect(await violationsOn(page)).toEqual([])
})
