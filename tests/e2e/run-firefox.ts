import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { launch, type Page } from 'puppeteer-core'
import { goodPassword } from '#tests/api/customers/registrations.ts'
import { openShopOf } from './open-shop.ts'

/* A purchase in Firefox, from the search to the paid order: `node tests/e2e/run-firefox.ts [path of Firefox]`. */

const [executablePath = '/usr/bin/firefox-esr'] = process.argv.slice(2)
if (!existsSync(executablePath)) {
  console.log('firefox: not installed, so no purchase was made in it. On Debian: sudo apt-get install firefox-esr')
  process.exit(0)
}

const name = 'bakkerijdejong.nl'
const person = {
  firstName: 'Saar',
  lastName: 'de Jong',
  email: 'saar@example.nl',
  phone: '06 12345678',
  postalCode: '3512 JE',
  houseNumber: '14',
  street: 'Oudegracht',
  city: 'Utrecht',
  password: goodPassword,
}

const shop = await openShopOf(join(import.meta.dirname, '../..'))
const browser = await launch({ browser: 'firefox', executablePath })
let step = 'opening the home page'
let failure: unknown
try {
  const page = await browser.newPage()
  await page.setViewport({ width: 1280, height: 900 })
  page.setDefaultTimeout(60_000)
  await buy(page).catch(async (error: unknown) => {
    console.log(page.url(), await page.evaluate(() => document.querySelector('main')?.innerText))
    throw error
  })
} catch (error) {
  failure = error
} finally {
  await browser.close()
  await shop.close()
}
if (failure !== undefined) console.log(failure)
console.log(failure === undefined ? 'firefox: an order was placed and paid' : `firefox: MISSED: ${step} failed`)
process.exit(failure === undefined ? 0 : 1)

async function buy(page: Page): Promise<void> {
  const path = () => new URL(page.url()).pathname
  const isAt = (wanted: string) =>
    page
      .waitForFunction((where) => location.pathname === where, {}, wanted)
      .catch(() => fail(`${path()} instead of ${wanted}`))

  await page.goto(shop.url)
  step = 'searching a name'
  await page.locator('main [role=search] input, main search input').fill(name)
  await page.keyboard.press('Enter')
  await isAt('/order/domains')
  step = 'adding the name'
  await press(page, `button`, `${name} in mandje`)
  await press(page, 'link', 'Verder naar hosting')
  await isAt('/order/hosting')
  step = 'choosing a package'
  await page.locator('input[type=radio]').click()
  await page.waitForFunction(() => document.querySelectorAll('input[type=radio]:checked').length > 0)
  await press(page, 'link', 'Verder naar gegevens')
  await isAt('/order/account')
  step = 'registering'
  // The list of countries comes with the script of the form, which a pointer near the form loads.
  await page.locator('main select[name=country]').hover()
  await page.waitForFunction(() => document.querySelectorAll('main select[name=country] option').length > 200)
  for (const [field, typed] of Object.entries(person)) await page.locator(`main input[name=${field}]`).fill(typed)
  await press(page, 'button', 'Verder naar betalen')
  await isAt('/order/payment')
  step = 'ordering'
  const order = '::-p-aria([name="Bestelling met betalingsverplichting"][role="button"])'
  await page.locator(order).wait()
  for (const box of await page.$$('main input[type=checkbox]')) await box.click()
  await page.locator(order).click()
  step = 'paying at the bank'
  await page.waitForFunction(() => location.pathname === '/demo/bank')
  await page.locator('button ::-p-text(Betaal €)').click()
  step = 'reading that the order is paid'
  await isAt('/order/complete')
  await page.locator('h1 ::-p-text(etaald)').wait()
}

async function press(page: Page, role: 'button' | 'link', text: string): Promise<void> {
  await page.locator(`::-p-aria([name="${text}"][role="${role}"])`).click()
}

function fail(message: string): never {
  throw new Error(message)
}
