import { randomUUID } from 'node:crypto'
import { mailsTo } from '#tests/e2e/accounts/account-forms.ts'
import { expect, test } from '#tests/e2e/shop-test.ts'

test.use({ javaScriptEnabled: false })

test('abuse is reported without JavaScript, and an error keeps the input', async ({ page }) => {
  const email = `jana-${randomUUID()}@gruenerdaumen.de`
  await page.goto('/de/missbrauch-melden')
  const send = page.getByRole('button', { name: 'Meldung absenden' })
  await page.getByLabel('Wo steht es?').fill('kein adresse')
  await page.getByLabel('Warum ist das Ihrer Ansicht nach rechtswidrig?').fill('Eine nachgemachte Bank.')
  await page.getByLabel('E-Mail-Adresse').fill(email)
  // The browser itself requires the checkbox.
  await send.click()
  await expect(page).toHaveURL(/\/de\/missbrauch-melden$/)
  await page.getByLabel(/Ich melde dies in gutem Glauben/).check()

  await send.click()
  await expect(page).toHaveURL(/#nicht-gesendet$/)
  await expect(page.getByText('Das Absenden ist fehlgeschlagen.')).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Warum ist das Ihrer Ansicht nach rechtswidrig?')).toHaveValue('Eine nachgemachte Bank.')
  await page.getByLabel('Wo steht es?').fill('https://bank.example/login\nbank.example/konto')
  await send.click()
  await expect(page).toHaveURL(/#gesendet$/)
  await expect(page.getByText('Ihre Meldung ist eingegangen.')).toBeVisible()
  await expect
    .poll(async () => (await mailsTo(page, email)).map(({ subject }) => subject))
    .toEqual([expect.stringMatching(/^Ihre Meldung ist eingegangen \(M\d{4}-\d{6}\)$/)])
})
