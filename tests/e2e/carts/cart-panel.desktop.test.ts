import type { Page } from '@playwright/test'
import { account, awake, fieldOf, labelled } from '#tests/e2e/accounts/account-forms.ts'
import { filledCart, openHosting, packaged, registered } from './hosting-carts.ts'
import { netSumsOf, summaryOf, treeOf } from '#tests/e2e/order/order-steps.ts'
import { expect, inLongRun, test } from '#tests/e2e/shop-test.ts'

const names = (count: number) => Array.from({ length: count }, (_, index) => `groenevingers${index + 1}.nl`)
const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0)
const leadsOn = '.summary-foot .button, .mobile-bar .button'

/** Opens the step with the least content beside the cart. */
async function openNames(page: Page, count: number): Promise<void> {
  const id = await filledCart(page, ...names(count).map((name) => registered(name)))
  await page.addInitScript((cartId) => localStorage.setItem('cartId', cartId), id)
  await page.goto('/order/domains')
  await expect(treeOf(page)).toContainText('groenevingers1.nl')
}

/**
 * Measures whether the button to the next step is visible without scrolling, and whether drawings stay above their
 * sill.
 */
async function panelIn(page: Page) {
  return page.evaluate((selector) => {
    const isInSight = [...document.querySelectorAll(selector)].some((button) => {
      const { top, bottom, left, width } = button.getBoundingClientRect()
      const middle = document.elementFromPoint(left + width / 2, (top + bottom) / 2)
      return button.checkVisibility() && top >= 0 && bottom <= innerHeight && button.contains(middle)
    })
    const sill = document.querySelector('.summary')?.getBoundingClientRect()
    const steps = document.querySelector('.order-steps')?.getBoundingClientRect()
    const plants = [...document.querySelectorAll('.summary-sill > *')].map((plant) => plant.getBoundingClientRect())
    const areWithin = plants.every(
      ({ left, right, top }) => sill && left >= sill.left && right <= sill.right && top >= (steps?.bottom ?? 0),
    )
    return { isInSight, areWithin, isTooWide: document.documentElement.scrollWidth > innerWidth }
  }, leadsOn)
}

const sizes = [
  [1366, 657],
  [900, 600],
  [1024, 768],
  [1440, 900],
  [1024, 480],
  [320, 480],
] as const
const good = { isInSight: true, areWithin: true, isTooWide: false }

test('the button stays visible with twelve names, in windows of every size', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 657 })
  await openNames(page, 12)
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => panelIn(page), `${width} × ${height}`).toEqual(good)
  }
  await page.setViewportSize({ width: 1366, height: 657 })
  await page.evaluate(() => scrollTo(0, 1500))
  await expect.poll(async () => (await panelIn(page)).isInSight, 'further down').toBe(true)
  const lines = page.locator('.summary-body')
  await lines.focus()
  await page.keyboard.press('End')
  await expect.poll(() => lines.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(200)
})

for (const count of [1, 2, 5, 100]) {
  test(`the button stays visible with ${count} lines`, inLongRun, async ({ page }) => {
    await openNames(page, count)
    for (const [width, height] of [...sizes, [390, 844], [1920, 1080]] as const) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => panelIn(page), `${width} × ${height}`).toEqual(good)
    }
  })
}

test('the cart follows the VAT switch, is labelled, and adds up on both sides', inLongRun, async ({ page }) => {
  await openNames(page, 12)
  const shown = async (place: string) =>
    (await summaryOf(page).locator(place).filter({ visible: true }).allInnerTexts()).map((text) =>
      Number((/[\d.]+,\d\d$/.exec(text.trim())?.[0] ?? '').replaceAll(/\D/g, '')),
    )
  await expect(summaryOf(page).locator('h2')).toHaveText(/, excl\. btw/, { useInnerText: true })
  const [subtotal = 0, discount = 0, vat = 0, total = 0] = await shown('.totals dd')
  expect(subtotal - discount + vat).toBe(total)
  expect(sum(await shown('.tree .item-amount'))).toBe(subtotal - discount)

  await page.getByLabel('Toon prijzen incl. btw').first().check()
  await expect(summaryOf(page).locator('h2')).toHaveText(/, incl\. btw/, { useInnerText: true })
  const gross = await shown('.totals dd')
  expect(gross).toEqual([14_508, 8712, 3, vat, total])
  expect(sum(await shown('.tree .item-amount')) - 3).toBe(total)
  await expect(summaryOf(page).locator('.rounding')).toContainText('Afronding')
  expect(await netSumsOf(page)).toEqual([subtotal, discount, vat, total])
})

test('country and VAT number in the form change the tax at once, as a preview', inLongRun, async ({ page }) => {
  const text = account.nl
  await openHosting(page, 'nl', registered('groenevingers.nl', packaged('groenevingers.nl', 'webhosting-stek')))
  await page.goto(text.order)
  await awake(page)
  const total = summaryOf(page).locator('.summary-row')
  await expect(total).toContainText('€ 33,87')
  await expect(total).not.toContainText('voorbeeld')
  await fieldOf(page, text.country).selectOption('DE')
  await expect(page.getByText('met deze gegevens 19%')).toBeVisible()
  await expect(total).toContainText('voorbeeld, 19%')
  await expect(total).toContainText('€ 33,31')
  await expect(summaryOf(page).getByRole('status')).toContainText('Nu rekenen we nog met 21%, samen € 33,87.')
  await page.getByText(text.business, { exact: true }).click()
  await labelled(page, text.vatNumber).fill('DE123456789')
  await labelled(page, text.vatNumber).blur()
  await expect(total).toContainText('voorbeeld, 0%')
  await expect(total).toContainText('€ 27,99')
  await page.getByRole('link', { name: 'Terug naar hosting' }).click()
  await expect(total).toContainText('€ 33,87')
})

test('a German visitor sees 19 % in the cart beside the form, marked as a preview', inLongRun, async ({ page }) => {
  await openHosting(page, 'de', registered('groenevingers.de'))
  await expect(treeOf(page).locator('.item-amount .incl').first()).toContainText('6,04')
  await page.goto(account.de.order)
  await expect(summaryOf(page).locator('.summary-row')).toContainText('Vorschau, 19 %')
  await expect(treeOf(page).locator('.item-amount .incl').first()).toContainText('5,94')
})

test('costs over three years, monthly against yearly, to the cent and in print', inLongRun, async ({ page }) => {
  await openHosting(page, 'nl', registered('groenevingers.nl', packaged('groenevingers.nl', 'webhosting-stek')))
  await summaryOf(page).getByRole('button', { name: 'Wat kost dit in drie jaar?' }).click()
  const receipt = page.getByRole('dialog', { name: 'Je mandje over drie jaar' })
  const rows = receipt.locator('table').first().locator('tbody tr')
  const amounts = async () =>
    (await rows.allInnerTexts()).map((row) => [...row.matchAll(/€\s([\d.,]+)/g)].map(([, amount]) => amount))
  expect(await amounts()).toEqual([
    ['51,99', '27,99'],
    ['57,99', '51,99'],
    ['57,99', '51,99'],
    ['167,97', '131,97'],
  ])
  await expect(receipt).toContainText('Per jaar betalen scheelt € 36,00 in drie jaar.')
  await page.emulateMedia({ media: 'print' })
  await expect(receipt).toBeVisible()
  await expect(page.locator('.order-steps')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.keyboard.press('Escape')
  await expect(receipt).toHaveCount(0)
  await expect(summaryOf(page).getByRole('button', { name: 'Wat kost dit in drie jaar?' })).toBeFocused()
})

test(
  'the link of the home page leads to the costs over three years, which follow the switch',
  inLongRun,
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Wat elk pakket in drie jaar kost' }).click()
    const costs = page.locator('details', { has: page.getByRole('heading', { name: 'Kosten over drie jaar' }) })
    await expect(costs.locator('table').first()).toBeInViewport()
    await expect(costs).toContainText('Per maand betaald')
    await page.getByText('Per maand', { exact: true }).first().click()
    await expect(costs.getByRole('row', { name: /Webhosting Stek/ })).toContainText(
      /€\s48,00.*€\s48,00.*€\s48,00.*€\s144,00/,
    )
  },
)
