import type { Page } from '@playwright/test'
import { violationsOn } from '#tests/e2e/pages/axe.ts'
import { dialogOf } from '#tests/e2e/accounts/customers.ts'
import { registered } from '#tests/e2e/carts/hosting-carts.ts'
import { openCheckout, payButton } from '#tests/e2e/payments/payment-steps.ts'
import { mailedText, paymentOn, payWith } from './purchase-steps.ts'
import { expect, inLongRun, test } from '#tests/e2e/shop-test.ts'

const builder = { customerType: 'business', companyName: 'Sites en Zo' }
const section = (page: Page) => page.locator('.name-settings-line')

async function fillBaker(page: Page): Promise<void> {
  const dialog = dialogOf(page)
  await dialog.getByLabel('Naam van de organisatie').fill('Bakkerij de Jong B.V.')
  await dialog.getByLabel('KvK-nummer').fill('12345678')
  await dialog.getByLabel('Voornaam').fill('Jan')
  await dialog.getByLabel('Achternaam').fill('de Jong')
  await dialog.getByLabel('Telefoon').fill('0612345678')
  await dialog.getByLabel('Postcode').fill('8011 AB')
  await dialog.getByLabel('Huisnummer').fill('1')
  await dialog.getByLabel('Straat').fill('Dorpsstraat')
  await dialog.getByLabel('Plaats').fill('Zwolle')
  await dialog.getByLabel('E-mailadres van de houder').fill('jan@bakkerij.example')
}

test(
  'a web builder orders for a baker: the holder is requested, stored, and confirmed',
  inLongRun,
  async ({ page }) => {
    const { email } = await openCheckout(page, 'nl', [registered('bakkerijdejong.nl')], builder)
    await expect(section(page)).toContainText('Sites en Zo')
    await page.getByRole('button', { name: 'Wijzig houder en nameservers' }).click()
    const dialog = dialogOf(page)
    await dialog.getByRole('button', { name: 'Iemand anders toevoegen' }).click()
    await fillBaker(page)
    await dialog.getByRole('button', { name: 'Houder bewaren' }).click()
    const legalForm = dialog.getByLabel('Rechtsvorm')
    await expect(legalForm).toBeFocused()
    await expect(legalForm).toHaveAccessibleDescription(/wil het register de rechtsvorm van de houder weten/)
    await legalForm.selectOption('BV')
    expect(await violationsOn(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Houder bewaren' }).click()
    await expect(dialog.getByLabel('Houder', { exact: true })).toHaveValue(/^[0-9a-f-]{36}$/)
    await dialog.getByRole('button', { name: 'Opslaan' }).click()
    await expect(section(page)).toContainText('Bakkerij de Jong B.V.')
    await payWith(page, 'paid', 'nl')
    await expect(page.getByText('Houder: Bakkerij de Jong B.V.')).toBeVisible()
    const { orderNumber } = await paymentOn(page)
    expect(await mailedText(page, email, `Je bestelling ${orderNumber} bij Stek`)).toContain(
      'Houder: Bakkerij de Jong B.V.',
    )
  },
)

test('own name servers, by keyboard, with errors at the field', inLongRun, async ({ page }) => {
  await openCheckout(page, 'nl', [registered('tuinkabouter.nl'), registered('tuinkabouter.com')])
  const change = page.getByRole('button', { name: 'Wijzig houder en nameservers' })
  await change.focus()
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page)
  await dialog.getByRole('radio', { name: 'Van jezelf' }).focus()
  await page.keyboard.press('Space')
  const servers = dialog.getByLabel('Jouw nameservers, één per regel')
  await servers.fill('ns1.tuinkabouter.nl\nns2.elders.net')
  await servers.press('Tab')
  await dialog.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(servers).toBeFocused()
  await expect(servers).toHaveAccessibleDescription(/hoort bij de naam zelf/)
  await servers.fill('ns1.elders.net\nns2.elders.net')
  await dialog.getByLabel(/DNSSEC-sleutels/).fill('34567 13 2 ' + 'ab'.repeat(32))
  await dialog.getByRole('button', { name: 'Opslaan' }).click()
  await expect(dialog.getByLabel(/DNSSEC-sleutels/)).toHaveAccessibleDescription(/Dit is een DS-record/)
  expect(await violationsOn(page)).toEqual([])
  await dialog.getByLabel(/DNSSEC-sleutels/).fill('')
  await dialog.getByRole('button', { name: 'Opslaan' }).click()
  await expect(section(page)).toContainText('ns1.elders.net, ns2.elders.net')
  await expect(change).toBeFocused()
  await page.reload()
  await expect(section(page)).toContainText('ns1.elders.net, ns2.elders.net')
})

test('a buyer who is not entitled to a name is told before paying, and each name can have its own holder', async ({
  page,
}) => {
  await openCheckout(page, 'de', [registered('gartenzwerg.de'), registered('gartenzwerg.eu')], {
    country: 'CH',
    postalCode: '8001',
    city: 'Zürich',
    phone: '+41446681800',
  })
  await expect(section(page).getByRole('alert')).toContainText('muss der Inhaber in der EU oder im EWR wohnen')
  await page.getByRole('button', { name: 'Ändern: Inhaber und Nameserver' }).click()
  const dialog = dialogOf(page)
  await dialog.getByText('Je Domain', { exact: true }).click()
  await expect(dialog.getByLabel('Inhaber von gartenzwerg.de')).toBeVisible()
  await expect(dialog.getByLabel('Inhaber von gartenzwerg.eu')).toHaveAccessibleDescription(/EU oder im EWR/)
  expect(await violationsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Schließen' }).click()
  await expect(payButton(page, 'de')).toBeVisible()
})
