import type { Page } from '@playwright/test'
import { filledCart, packaged, registered, sectionOf } from '#tests/e2e/carts/hosting-carts.ts'
import { summaryOf } from './order-steps.ts'
import { openCheckout, payButton } from '#tests/e2e/payments/payment-steps.ts'
import { expect, inLongRun, takeComplaints, test } from '#tests/e2e/shop-test.ts'

/* With any number of names, the next button is visible, prices are on the first screen, and pages stay short. */

const namesOf = (count: number) => Array.from({ length: count }, (_, index) => `groenevingers${index + 1}.nl`)

const screens = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1366, height: 657 },
  { width: 1440, height: 900 },
] as const

/** Maximum height of a page, footer included, by number of names in the cart. */
const most = {
  search: { narrow: { 1: 3300, 5: 3600, 12: 4200 }, wide: { 1: 1700, 5: 1700, 12: 1700 } },
  hosting: { narrow: { 1: 5400, 5: 6400, 12: 7900 }, wide: { 1: 2800, 5: 3200, 12: 3800 } },
  payment: { narrow: { 1: 3400, 5: 3600, 12: 3700 }, wide: { 1: 2250, 5: 2250, 12: 2250 } },
} as const
type Count = 1 | 5 | 12

const choicesOf = (count: number) => {
  const [first = '', ...others] = namesOf(count)
  return [registered(first, packaged(first, 'webhosting-stek')), ...others.map((name) => registered(name))]
}

async function fill(page: Page, count: number): Promise<void> {
  const id = await filledCart(page, ...choicesOf(count))
  await page.addInitScript((cartId) => localStorage.setItem('cartId', cartId), id)
}

/** Whether one of these buttons can be pressed without scrolling, and the height of the page. */
async function measure(page: Page, buttons: string) {
  return page.evaluate((selector) => {
    const inSight = [...document.querySelectorAll(selector)].find((button) => {
      const { top, bottom, left, width } = button.getBoundingClientRect()
      const middle = document.elementFromPoint(left + width / 2, (top + bottom) / 2)
      return button.checkVisibility() && top >= 0 && bottom <= innerHeight && button.contains(middle)
    })
    return { isInSight: inSight !== undefined, height: document.documentElement.scrollHeight }
  }, buttons)
}

async function expectShort(page: Page, step: keyof typeof most, count: Count, buttons: string): Promise<void> {
  for (const size of screens) {
    const about = `${step}, ${count} names, ${size.width} × ${size.height}`
    await page.setViewportSize(size)
    await page.evaluate(() => scrollTo(0, 0))
    const isPhoneAtEnd = step === 'payment' && size.width < 900
    if (!isPhoneAtEnd) await expect.poll(async () => (await measure(page, buttons)).isInSight, about).toBe(true)
    const { height } = await measure(page, buttons)
    expect.soft(height, about).toBeLessThanOrEqual(most[step][size.width < 900 ? 'narrow' : 'wide'][count])
  }
}

const leadsOn = '.summary-foot .button, .mobile-bar .button'

for (const count of [1, 5, 12] as const) {
  test(
    `with ${count} names search and hosting stay short, with prices on the first screen`,
    inLongRun,
    async ({ page }) => {
      await fill(page, count)
      await page.goto('/order/domains')
      await expect(summaryOf(page).locator('.tree')).toContainText('groenevingers1.nl')
      await expectShort(page, 'search', count, leadsOn)
      await page.goto('/order/hosting')
      await expect(sectionOf(page, 'groenevingers1.nl')).toBeVisible()
      await expectShort(page, 'hosting', count, leadsOn)
      for (const size of screens.slice(1)) {
        await page.setViewportSize(size)
        const ends = await page
          .locator('.option .option-price')
          .evaluateAll((prices) => prices.map((price) => price.getBoundingClientRect().bottom + scrollY))
        expect.soft(Math.max(...ends), `prices at ${size.width}`).toBeLessThanOrEqual(size.height)
      }
    },
  )

  test(`with ${count} names the payment step stays short and its button near`, inLongRun, async ({ page }) => {
    await openCheckout(page, 'nl', choicesOf(count))
    await expectShort(page, 'payment', count, '.order-button')
    await page.setViewportSize(screens[0])
    const end = await payButton(page).evaluate((button) => button.getBoundingClientRect().bottom + scrollY)
    // The law requires the list of names above the order button.
    expect(end).toBeLessThanOrEqual(count === 1 ? 2 * 844 : 2 * 844 + count * 120)
  })
}

test(
  'a hundred names: hosting and payment stay usable, with the next button visible',
  inLongRun,
  async ({ page, complaints }) => {
    test.setTimeout(400_000)
    const names = namesOf(100).map((name) => registered(name))
    await openCheckout(page, 'nl', names)
    await expectHundred(page, '.order-button')
    await page.goto('/order/hosting')
    await expect(page.locator('section.hosted-name')).toHaveCount(100)
    await expectHundred(page, leadsOn)
    const last = sectionOf(page, 'groenevingers100.nl')
    await last.getByRole('button', { name: 'Eigen pakket' }).click()
    await expect(last).toBeFocused()
    await last.locator('.option').first().click()
    await takeComplaints(complaints, /status of 422/)
    // A cart holds at most a hundred items; the error appears beside the button that was pressed.
    await expect(last.locator('.status-error, .note.error, .error-text').first()).toBeVisible()
  },
)

async function expectHundred(page: Page, buttons: string): Promise<void> {
  for (const size of screens.slice(1)) {
    await page.setViewportSize(size)
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(async () => (await measure(page, buttons)).isInSight, `${buttons} ${size.width}`).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
}
