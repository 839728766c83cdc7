import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { violationsOn } from '#tests/e2e/pages/axe.ts'
import { openHosting, packaged, registered } from './hosting-carts.ts'
import { summaryOf } from '#tests/e2e/order/order-steps.ts'
import { asBuyer, openPayment, overviewOf } from '#tests/e2e/payments/payment-steps.ts'
import { mailedText, paymentOn, payWith } from '#tests/e2e/order/purchase-steps.ts'
import { expect, inLongRun, takeComplaints, test } from '#tests/e2e/shop-test.ts'

const root = join(import.meta.dirname, '../../..')

/** Creates a coupon with a unique code through the operator's command. */
async function newCode(...options: readonly string[]): Promise<string> {
  const code = `T-${randomUUID().slice(0, 8)}`.toUpperCase()
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: process.env['STEK_DATA'] }
  await promisify(execFile)(process.execPath, ['tools/stek.mjs', 'coupons', 'add', code, ...options], {
    cwd: root,
    env,
  })
  return code
}

const couponRow = (page: Page) => summaryOf(page).locator('.coupon-line')

test('a coupon typed in the cart: refused with a reason, accepted, paid, and shown everywhere afterwards', async ({
  page,
  complaints,
}) => {
  const [code, { email }] = await Promise.all([
    newCode('--percent', '10'),
    asBuyer(page, 'nl', [registered('groenevingers.nl')]),
  ])
  await page.goto('/order/hosting')
  await summaryOf(page).getByText('Heb je een kortingscode?').click()
  const field = summaryOf(page).getByLabel('Kortingscode', { exact: true })
  await field.fill('bestaat-niet')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription(/Deze code kennen we niet/)
  await expect(field).toHaveValue('bestaat-niet')
  await takeComplaints(complaints, /status of 422/)
  await field.fill(` ${code.toLowerCase().replace('-', '–')} `)
  await field.press('Enter')
  await expect(couponRow(page)).toContainText(`Kortingscode ${code}`)
  await expect(couponRow(page)).toContainText('−\u00a0€\u00a00,')
  await expect(page.getByRole('status').filter({ hasText: `Kortingscode ${code} is toegepast.` })).toHaveCount(1)

  await openPayment(page, 'nl', email)
  await expect(overviewOf(page)).toContainText(`Kortingscode ${code} scheelt €\u00a00,`)
  await payWith(page, 'paid', 'nl')
  const { orderNumber, order, amount } = await paymentOn(page)
  const { subtotal = 0, discount = 0, vat = 0, coupon } = order?.own ?? {}
  expect(coupon).toMatchObject({ code })
  expect(amount).toBeCloseTo(subtotal - discount + vat, 2)
  await expect(page.locator('.facts')).toContainText(`Kortingscode ${code}`)
  const mailed = await mailedText(page, email, `Je bestelling ${orderNumber} bij Stek`)
  expect(mailed).toContain(`Kortingscode ${code}`)
  expect(mailed).toMatch(/minder\s+btw,\s+al\s+verrekend/)
})

test('a German link with a coupon, from another page to the order', inLongRun, async ({ page }) => {
  const code = await newCode('--amount', '5.00', '--for', 'webhosting', '--terms', 'yearly')
  await page.goto(`/de/webhosting?code=${code.toLowerCase()}`)
  await expect(page.getByRole('status').filter({ hasText: 'Ihr Rabattcode liegt im Warenkorb bereit.' })).toBeVisible()
  await expect(page).toHaveURL('/de/webhosting')
  await page.getByRole('button', { name: 'Schließen' }).click()
  await expect(page.locator('.coupon-notice')).toHaveCount(0)
  const { email } = await asBuyer(page, 'de', [registered('eins.de', packaged('eins.de', 'webhosting-stek'))])
  await page.goto(`/de/order/hosting?code=${code}`)
  await expect(couponRow(page)).toContainText(`Rabattcode ${code}`)
  await expect(couponRow(page)).toContainText('−\u00a05,')
  expect(await violationsOn(page)).toEqual([])
  await openPayment(page, 'de', email)
  await expect(overviewOf(page)).toContainText(`Der Rabattcode ${code} spart`)
  await payWith(page, 'paid', 'de')
  await expect(page.locator('.facts')).toContainText(`Rabattcode ${code}`)
})

test(
  'a coupon is removed and restored by keyboard, and one without a matching product says so',
  inLongRun,
  async ({ page }) => {
    const code = await newCode('--percent', '50')
    await openHosting(page, 'nl', registered('eins.nl'))
    const asked = summaryOf(page).getByText('Heb je een kortingscode?')
    await asked.focus()
    await page.keyboard.press('Enter')
    await expect(summaryOf(page).getByLabel('Kortingscode', { exact: true })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
    const remove = summaryOf(page).getByRole('button', { name: `Verwijder kortingscode ${code}` })
    await expect(remove).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(couponRow(page)).toHaveCount(0)
    const undo = summaryOf(page).getByRole('button', { name: 'Zet terug' })
    await expect(undo).toBeFocused()
    expect(await violationsOn(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(couponRow(page)).toContainText(code)
    const other = await newCode('--percent', '50', '--for', 'reseller')
    await page.goto(`/order/hosting?code=${other}`)
    await expect(couponRow(page)).toContainText('Deze code geldt niet voor wat er nu in je mandje staat.')
    expect(await violationsOn(page)).toEqual([])
  },
)
