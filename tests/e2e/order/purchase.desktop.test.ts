import type { Locator, Page } from '@playwright/test'
import { elementsAt, textAt, xmlTree } from '#tests/builders/xml-tree.ts'
import { account, awake, fillIn, logIn, registered } from '#tests/e2e/accounts/account-forms.ts'
import { logIn as logInAbove, newCustomer } from '#tests/e2e/accounts/customers.ts'
import { expectSameTotals, says, sectionOf, slugsOf } from '#tests/e2e/carts/hosting-carts.ts'
import { addButton, keptId, rowOf, summaryOf, words } from './order-steps.ts'
import { overviewOf, paying } from '#tests/e2e/payments/payment-steps.ts'
import {
  badgeOf,
  bankPayments,
  centsIn,
  decide,
  mailedText,
  order,
  paymentOn,
  results,
  titleOf,
} from './purchase-steps.ts'
import { expect, homeOf, inSlice, type Language, test } from '#tests/e2e/shop-test.ts'

interface Purchase {
  readonly who: string
  readonly language: Language
  /** Fills in the account step between hosting and payment; resolves to the e-mail address. */
  readonly introduce: (page: Page) => Promise<string>
  readonly vatRate: number
  /** VAT in cents. */
  readonly vat: number
  readonly total: number
  readonly exemption: 'reverse_charge' | 'outside_eu' | null
  /** VAT category code of the electronic invoice. */
  readonly category: 'S' | 'AE' | 'O'
  /** Text about VAT above the order button. */
  readonly vatText: string
  readonly subject: (orderNumber: string) => string
  readonly mailSays: string
}

const dutchMail = {
  subject: (orderNumber: string) => `Je bestelling ${orderNumber} bij Stek`,
  mailSays: 'Bedankt voor je bestelling',
}
const germanMail = {
  subject: (orderNumber: string) => `Ihre Bestellung ${orderNumber} bei Stek`,
  mailSays: 'Danke für Ihre Bestellung',
}

const purchases: readonly Purchase[] = [
  {
    who: 'a Dutch consumer who registers on the way',
    language: 'nl',
    introduce: (page) => register(page, 'nl'),
    vatRate: 21,
    vat: 1344,
    total: 7743,
    exemption: null,
    category: 'S',
    vatText: '21% btw op je bestelling.',
    ...dutchMail,
  },
  {
    who: 'a Dutch company that logs in on the way',
    language: 'nl',
    async introduce(page) {
      const email = await registered(page, 'nl', {
        customerType: 'business',
        companyName: 'Kwekerij Groene Vingers B.V.',
        chamberOfCommerceNumber: '12345678',
        vatNumber: 'NL123456789B01',
      })
      await logIn(page, 'nl', email)
      return email
    },
    vatRate: 21,
    vat: 1344,
    total: 7743,
    exemption: null,
    category: 'S',
    vatText: '21% btw op je bestelling.',
    ...dutchMail,
  },
  {
    who: 'a German consumer who registers on the way',
    language: 'de',
    introduce: (page) => register(page, 'de'),
    vatRate: 19,
    vat: 1235,
    total: 7734,
    exemption: null,
    category: 'S',
    vatText: '19 % MwSt. auf Ihre Bestellung.',
    ...germanMail,
  },
  {
    who: 'a German company whose VAT number is confirmed',
    language: 'de',
    introduce: (page) => register(page, 'de', { companyName: 'Gärtnerei Grün GmbH', vatNumber: 'DE123456789' }),
    vatRate: 0,
    vat: 0,
    total: 6499,
    exemption: 'reverse_charge',
    category: 'AE',
    vatText: 'Die Steuerschuld geht auf Sie über: Sie zahlen keine MwSt.',
    ...germanMail,
  },
  {
    who: 'a Swiss consumer who reads English and logs in above the page',
    language: 'de',
    async introduce(page) {
      const address = { street: 'Bahnhofstrasse', houseNumber: '21', postalCode: '8001', city: 'Zürich', country: 'CH' }
      const customer = await newCustomer(page.request, { ...address, phone: '+41446681800', language: 'en' })
      await logInAbove(page, customer, 'de')
      await summaryOf(page).getByRole('link', { name: account.de.toPayment }).click()
      return customer.email
    },
    vatRate: 0,
    vat: 0,
    total: 6499,
    exemption: 'outside_eu',
    category: 'O',
    vatText: 'Sie wohnen außerhalb der EU: Wir berechnen keine MwSt.',
    subject: (orderNumber) => `Your order ${orderNumber} at Stek`,
    mailSays: 'Thank you for your order',
  },
]

const toAccount = { nl: 'Verder naar gegevens', de: 'Weiter zu Ihren Daten' } as const

async function register(page: Page, language: Language, company: Parameters<typeof fillIn>[2] = {}): Promise<string> {
  await summaryOf(page).getByRole('link', { name: toAccount[language] }).click()
  await expect(page).toHaveURL(account[language].order)
  await awake(page)
  const email = await fillIn(page, language, company)
  await page.getByRole('button', { name: account[language].toPayment }).click()
  return email
}

/** Amount shown at a place, in cents. */
const centsAt = (place: Locator) => expect.poll(async () => centsIn(await place.innerText()))

/** Puts a name with hosting and an extra in the cart, starting from the search on the home page. */
async function choose(page: Page, language: Language): Promise<void> {
  const { tld, inCart, toHosting } = words[language]
  const name = `groenevingers.${tld}`
  await page.goto(homeOf[language])
  const field = page.getByRole('main').getByRole('search').first().getByRole('textbox')
  await field.fill(name)
  await field.press('Enter')
  await addButton(page, name, language).click()
  await expect(rowOf(page, name).getByRole('button', { name: inCart })).toBeVisible()
  await summaryOf(page).getByRole('link', { name: toHosting }).click()
  await expect(page.locator('#main')).toBeFocused()
  const section = sectionOf(page, name)
  await section.getByRole('radio', { name: says[language].sizes[1] }).check()
  await section.getByRole('checkbox', { name: says[language].backup }).check()
  await expect.poll(() => slugsOf(page)).toHaveLength(3)
  await expectSameTotals(page)
}

for (const [index, { who, language, introduce, ...expected }] of purchases.entries()) {
  const { vat, total, vatRate, exemption } = expected

  test(
    `[T5] [K5] [K6] ${who} buys from the search field to paid, for the same amount everywhere`,
    inSlice(index, 1),
    async ({ page }) => {
      await choose(page, language)
      const cartId = await keptId(page)
      const email = await introduce(page)
      await expect(page).toHaveURL(paying[language].path)

      await expect(page.locator('.check')).toContainText(expected.vatText)
      await centsAt(summaryOf(page).locator('.totals .summary-row dd')).toBe(total)
      await centsAt(overviewOf(page).locator('.summary-row dd')).toBe(total)
      await order(page, language)
      await centsAt(titleOf(page)).toBe(total)
      await decide(page, 'paid', language)
      await expect(titleOf(page)).toHaveText(results[language].paid)
      await centsAt(page.locator('.facts dd').nth(1)).toBe(total)

      const { orderNumber, ...payment } = await paymentOn(page)
      const euros = { vat: vat / 100, total: total / 100 }
      expect(payment).toMatchObject({ status: 'paid', amount: euros.total, currency: 'EUR' })
      expect(payment.order?.own).toMatchObject({ ...euros, vatRate, exemption, email })
      await expect
        .poll(() => bankPayments(page, orderNumber))
        .toMatchObject([{ status: 'paid', amount: euros.total, refunded: 0 }])

      const invoice = `/api/orders/${orderNumber}/invoice`
      const root = xmlTree(await (await page.request.get(`${invoice}.xml`)).text())
      expect(textAt(root, 'LegalMonetaryTotal/TaxInclusiveAmount')).toBe(euros.total.toFixed(2))
      expect(textAt(root, 'LegalMonetaryTotal/PrepaidAmount')).toBe(euros.total.toFixed(2))
      expect(textAt(root, 'LegalMonetaryTotal/PayableAmount')).toBe('0.00')
      expect(textAt(root, 'TaxTotal/TaxAmount')).toBe(euros.vat.toFixed(2))
      expect(textAt(root, 'TaxTotal/TaxSubtotal/TaxCategory/ID')).toBe(expected.category)
      expect(elementsAt(root, 'InvoiceLine')).toHaveLength(3)
      const pdf = await page.request.get(`${invoice}.pdf`)
      expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])

      const text = await mailedText(page, email, expected.subject(orderNumber))
      expect(text).toContain(expected.mailSays)
      expect(text.replaceAll(',', '.')).toContain(euros.total.toFixed(2))

      await expect(badgeOf(page)).toBeHidden()
      await expect.poll(() => keptId(page)).toBeNull()
      expect((await page.request.get(`/api/carts/${cartId}`)).status()).toBe(404)
      await page.goto(paying[language].path)
      await expect(titleOf(page)).toHaveText(results[language].empty)
    },
  )
}
