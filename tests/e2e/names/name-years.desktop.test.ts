import { formatDay, formatShortDay } from '#core/time/day-format.ts'
import { daysAfter, type IsoDate } from '#core/time/iso-date.ts'
import { violationsOn } from '#tests/e2e/pages/axe.ts'
import { openHosting, packaged, registered } from '#tests/e2e/carts/hosting-carts.ts'
import { summaryOf, treeOf } from '#tests/e2e/order/order-steps.ts'
import { asBuyer, openPayment, overviewOf } from '#tests/e2e/payments/payment-steps.ts'
import { mailedText, paymentOn, payWith } from '#tests/e2e/order/purchase-steps.ts'
import { expect, inLongRun, takeComplaints, test } from '#tests/e2e/shop-test.ts'

test('a .com for three years: priced, paid, and renewed afterwards', inLongRun, async ({ page }) => {
  const { email } = await asBuyer(page, 'nl', [registered('groenevingers.com')])
  await page.goto('/order/hosting')
  const years = summaryOf(page).getByRole('combobox', { name: 'Looptijd van groenevingers.com' })
  await expect(years).toHaveValue('1')
  await years.selectOption('3 jaar')
  await expect(treeOf(page)).toContainText('eerste 3 jaar, daarna €\u00a014,99 per jaar')

  await openPayment(page, 'nl', email)
  await expect(overviewOf(page)).toContainText('eerste 3 jaar €\u00a039,97, daarna €\u00a014,99 per jaar')
  await payWith(page, 'paid', 'nl')
  const { orderNumber, amount, order } = await paymentOn(page)
  expect(amount).toBe(48.36)
  const { date = '', amount: renewal } = order?.own?.nextInvoice ?? {}
  const days = (Date.parse(date) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(3 * 365 - 2)
  expect(days).toBeLessThan(3 * 365 + 25)
  expect(renewal).toBe(14.99)
  await expect(page.locator('.facts')).toContainText(formatDay(date as IsoDate, 'nl'))
  const mailed = await mailedText(page, email, `Je bestelling ${orderNumber} bij Stek`)
  expect(mailed).toContain(formatShortDay(daysAfter(date as IsoDate, -1), 'nl'))
  expect(mailed).toContain('Daarna €\u00a014,99 per jaar')
})

test(
  'the term of a name is chosen by keyboard, and keeps its position and children',
  inLongRun,
  async ({ page, complaints }) => {
    const name = registered('eins.com', packaged('eins.com', 'webhosting-stek'))
    await openHosting(page, 'de', name, registered('zwei.de'))
    const tree = treeOf(page)
    const before = await tree.locator('.item-name').allInnerTexts()
    const years = summaryOf(page).getByRole('combobox')
    // An extension sold for one year only has nothing to choose.
    await expect(years).toHaveCount(1)
    await years.focus()
    await page.keyboard.press('ArrowDown')
    await expect(tree).toContainText('in den ersten 2 Jahren, danach 18,14\u00a0€ pro Jahr')
    await expect(years).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: 'eins.com gilt jetzt für 2 Jahre.' })).toHaveCount(1)
    await expect.poll(() => tree.locator('.item-name').allInnerTexts()).toEqual(before)
    expect(await violationsOn(page)).toEqual([])
    await page.route('**/items', (route) => route.fulfill({ status: 422, json: { code: 'years_not_sold' } }), {
      times: 1,
    })
    await years.selectOption('9 Jahre')
    await expect(tree).toContainText('Die Laufzeit ist nicht geändert.')
    await expect(years).toHaveValue('2')
    await takeComplaints(complaints, /status of 422/)
  },
)
