import type { Page } from '@playwright/test'
import { account, fieldOf, goodPassword, registered as registeredCustomer } from '#tests/e2e/accounts/account-forms.ts'
import { filledCart, openHosting, registered, says, sectionOf } from '#tests/e2e/carts/hosting-carts.ts'
import { addButton, summaryOf } from './order-steps.ts'
import { paying } from '#tests/e2e/payments/payment-steps.ts'
import { expect, inLongRun, test } from '#tests/e2e/shop-test.ts'

/* Entries survive leaving the order, and every entrance opens the order at the step that was reached. */

const monthly = (page: Page) => page.locator('[name=term][value=monthly]')

test('the term chosen on a product page is kept, on other pages and in the order', inLongRun, async ({ page }) => {
  await page.goto('/webhosting')
  await page.getByText('Per maand', { exact: true }).first().click()
  await page.goto('/wordpress-hosting')
  await expect(monthly(page)).toBeChecked()
  await page.goto('/webhosting')
  await expect(monthly(page)).toBeChecked()
  await page.evaluate(() => document.querySelector('.plans')?.scrollIntoView())
  await expect(
    page.getByRole('link', { name: 'Kies Webhosting Struik' }).and(page.locator(':visible')),
  ).toHaveAttribute('href', /term=monthly/)
  await openHosting(page, 'nl', registered('groenevingers.nl'))
  await expect(page.getByRole('radio', { name: says.nl.monthly })).toBeChecked()
})

test('a product page that opens with another term has no layout shift', inLongRun, async ({ page }) => {
  for (const path of ['/webhosting', '/de/wordpress-hosting', '/reseller-hosting']) {
    await page.goto(path)
    const height = () =>
      page
        .locator('.plans')
        .first()
        .evaluate((plans) => plans.getBoundingClientRect().height)
    await monthly(page).first().check({ force: true })
    const byMonth = await height()
    await page.locator('[name=term][value=yearly]').first().check({ force: true })
    expect(Math.abs(byMonth - (await height())), path).toBeLessThanOrEqual(1)
  }
})

test('the search of a returning visitor with a filled cart contains the last name', inLongRun, async ({ page }) => {
  await page.goto('/order/domains?q=bakkerij-van-dijk.nl')
  await addButton(page, 'bakkerij-van-dijk.nl').click()
  await expect(summaryOf(page).locator('.tree')).toContainText('bakkerij-van-dijk.nl')
  await page.goto('/order/domains')
  const field = page.getByRole('main').getByRole('textbox')
  await expect(field).toHaveValue('bakkerij-van-dijk.nl')
  await field.press('Enter')
  await expect(page).toHaveURL('/order/domains?q=bakkerij-van-dijk.nl')
})

test('the cart button leads to a stored cart before it is loaded', inLongRun, async ({ page }) => {
  const id = await filledCart(page, registered('groenevingers.nl'))
  await page.addInitScript((cartId) => localStorage.setItem('cartId', cartId), id)
  await page.route('**/api/carts/*', (route) =>
    new Promise((resolve) => setTimeout(resolve, 3000)).then(() => route.continue()),
  )
  await page.goto('/')
  await expect(page.locator('[data-part=cart]')).toHaveAttribute('href', '/order/hosting')
  await page.locator('[data-part=cart]').click()
  await expect(sectionOf(page, 'groenevingers.nl')).toBeVisible()
})

test('a mailed link to an account opens the log-in, and continues the order', inLongRun, async ({ page }) => {
  const id = await filledCart(page, registered('groenevingers.nl'))
  await page.addInitScript((cartId) => localStorage.setItem('cartId', cartId), id)
  await page.goto(`${account.nl.order}#login`)
  const email = await registeredCustomer(page)
  await fieldOf(page, account.nl.email).fill(email)
  await fieldOf(page, account.nl.password).fill(goodPassword)
  await page.getByRole('main').getByRole('button', { name: account.nl.logIn }).click()
  await expect(page).toHaveURL(paying.nl.path)
})

test('a partner link into the order opens its product', inLongRun, async ({ page }) => {
  await page.goto('/order/hosting?product=webhosting-struik&via=1204&term=monthly')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Webhosting Struik: voor welke naam?')
  await expect(page).toHaveURL('/order/hosting?product=webhosting-struik&term=monthly')
  await expect(page.getByRole('radio', { name: says.nl.monthly })).toBeChecked()
})

/** Records all live region announcements from now on. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const told: string[] = []
    Object.assign(window, { told })
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest('[role=status],[role=alert],[aria-live=polite]')
        if (region?.textContent) told.push(region.textContent.trim())
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { told: string[] }).told)
}

test('changes of a page are announced, or take the focus', inLongRun, async ({ page }) => {
  await openHosting(page, 'nl', ...['een.nl', 'twee.nl', 'drie.nl'].map((name) => registered(`tuin-${name}`)))
  const told = await listen(page)
  const hears = (text: string | RegExp) => expect.poll(told, String(text)).toContainEqual(expect.stringMatching(text))

  await sectionOf(page, 'tuin-een.nl').getByRole('radio', { name: 'Stek' }).check()
  await hears(/Webhosting Stek/)
  await page.locator('.for-all-names').getByRole('button', { name: 'Webhosting Stek' }).click()
  const twice = async () => (await told()).filter((text) => text === 'Webhosting Stek ligt in je mandje.').length
  await expect.poll(twice, 'the same words twice in a row').toBe(2)
  await hears(/Webhosting Struik/)
  await summaryOf(page).getByRole('button', { name: 'Wat kost dit in drie jaar?' }).click()
  await expect(page.getByRole('dialog', { name: 'Je mandje over drie jaar' })).toBeVisible()
  await page.keyboard.press('Escape')
  await summaryOf(page).getByRole('link', { name: 'Verder naar gegevens' }).click()
  await expect(page.locator('#main')).toBeFocused()
  await fieldOf(page, account.nl.country).hover()
  await fieldOf(page, account.nl.country).selectOption('DE')
  await hears(/19%/)
})
