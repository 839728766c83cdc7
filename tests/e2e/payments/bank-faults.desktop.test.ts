import { join } from 'node:path'
import { violationsOn } from '#tests/e2e/pages/axe.ts'
import { registered } from '#tests/e2e/carts/hosting-carts.ts'
import { openShopOf } from '#tests/e2e/open-shop.ts'
import { bankPage, openCheckout, payButton, startBox, termsBox } from './payment-steps.ts'
import { expect, inLongRun, takeComplaints, test as base } from '#tests/e2e/shop-test.ts'

/** Faults of the bank affect every buyer, so these tests have their own shop. */
const test = base.extend<object, { ownShop: string }>({
  ownShop: [
    async ({}, use) => {
      const shop = await openShopOf(join(import.meta.dirname, '../../..'))
      await use(shop.url)
      await shop.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ ownShop }, use) => use(ownShop),
})

test(
  'C44 C46 the tester lets the bank fail: the shop reports an outage of the provider, keeps everything, and continues afterwards',
  inLongRun,
  async ({ page, context, complaints }) => {
    await openCheckout(page, 'nl', [registered('groenevingers.nl')])
    await termsBox(page).check()
    await startBox(page).check()

    const bank = await context.newPage()
    await bank.goto('/demo/bank')
    const faults = bank.locator('summary', { hasText: 'Storingen' })
    await expect(faults).toContainText('geen')
    await faults.press('Enter')
    const now = bank.getByRole('status')
    await expect(now).toContainText('Niets: de bank werkt gewoon.')
    const failing = bank.getByRole('group', { name: 'Antwoorden die mislukken' })
    await failing.getByRole('radio', { name: 'Geen' }).focus()
    for (const label of ['Het volgende', 'De volgende 3', 'De volgende 20']) {
      await bank.keyboard.press('ArrowDown')
      await expect(failing.getByRole('radio', { name: label, exact: true })).toBeChecked()
    }
    await bank.keyboard.press('Enter')
    await expect(now).toContainText('De volgende 20 antwoorden mislukken.')
    await expect(faults).toContainText('aan')
    expect(await violationsOn(bank)).toEqual([])

    await payButton(page).click()
    await expect(page.locator('.pay-form').getByRole('alert')).toContainText('De betaaldienst is even niet bereikbaar.')
    await takeComplaints(complaints, /status of 503/)

    await bank.reload()
    await faults.press('Enter')
    await expect(now).toContainText(/De volgende 1\d antwoorden mislukken\./)
    await bank.getByRole('button', { name: 'Alles weer normaal' }).press('Enter')
    await expect(now).toContainText('Niets: de bank werkt gewoon.')
    await expect(failing.getByRole('radio', { name: 'Geen' })).toBeChecked()

    await payButton(page).click()
    await expect(page).toHaveURL(bankPage)
  },
)
