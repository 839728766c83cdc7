import { account, mailedLinks } from '#tests/e2e/accounts/account-forms.ts'
import { violationsOn } from '#tests/e2e/pages/axe.ts'
import { registered } from '#tests/e2e/carts/hosting-carts.ts'
import { addButton, rowOf, search, treeOf } from '#tests/e2e/order/order-steps.ts'
import { answerPayments, delivery, ownOrder, payment, paymentId } from '#tests/e2e/payments/payment-answers.ts'
import { asBuyer, openPayment, overviewOf, paying, startBox } from '#tests/e2e/payments/payment-steps.ts'
import { mailedText, paymentOn, payWith } from '#tests/e2e/order/purchase-steps.ts'
import { expect, inLongRun, languages, test } from '#tests/e2e/shop-test.ts'

test('a premium name is bought at the price of its registry, now and later', inLongRun, async ({ page }) => {
  const { email } = await asBuyer(page, 'nl', [registered('groenevingers.nl')])
  await search(page, 'premium-goud.shop')
  await addButton(page, 'premium-goud.shop').click()
  await expect(treeOf(page)).toContainText('€\u00a01.425,00')
  await openPayment(page, 'nl', email)
  await expect(overviewOf(page)).toContainText('€\u00a01.425,00')
  await payWith(page, 'paid', 'nl')
  const { amount, order } = await paymentOn(page)
  expect(amount).toBe(1729.08)
  expect(order?.own?.nextInvoice?.amount).toBe(294.99)
})

test(
  'a transfer with a wrong code: reported at the field, on the page and by e-mail, without losing anything',
  inLongRun,
  async ({ page }) => {
    const name = 'bezet-code.be'
    const { email } = await asBuyer(page, 'nl', [registered('groenevingers.nl')])
    await search(page, name)
    const row = rowOf(page, name)
    await row.getByRole('button', { name: `${name} verhuizen` }).click()
    const code = row.getByLabel('Verhuiscode')
    await code.fill('12 34')
    await row.getByRole('button', { name: 'Bewaar code' }).click()
    await expect(row).toContainText('heeft 15 cijfers')
    await expect(code).toHaveValue('12 34')
    expect(await violationsOn(page)).toEqual([])
    await code.fill(' 123-4567-8901-2345 ')
    await row.getByRole('button', { name: 'Bewaar code' }).click()
    await expect(row.getByRole('button', { name: 'Bewaar code' })).toHaveCount(0)

    await openPayment(page, 'nl', email)
    await startBox(page).check()
    await payWith(page, 'paid', 'nl')
    const [link = ''] = await mailedLinks(page, email, account.nl.verify)
    const mail = await page.context().newPage()
    await mail.goto(link)
    await expect(mail.getByRole('heading', { name: 'Je adres is bevestigd' })).toBeVisible()
    await mail.close()
    const steps = page.locator('.delivery-list')
    await expect(steps).toContainText(`${name}: de verhuiscode klopt niet`, { timeout: 60_000 })
    await expect(steps).toContainText('DNS Belgium')
    await expect(steps.getByRole('link', { name: 'Stuur ons de code' })).toBeVisible()
    expect(await mailedText(page, email, `De verhuiscode van ${name} klopt niet`)).toContain('15 cijfers')
  },
)

for (const language of languages) {
  test(`in ${language} each step of a transfer states who has to act`, inLongRun, async ({ page }) => {
    const steps = ['code_needed', 'code_wrong', 'locked', 'holder', 'provider', 'register', 'refused', 'free'] as const
    const families = ['nl', 'de', 'be', 'eu', 'generic', 'other'] as const
    const deliveries = steps.flatMap((step, index) =>
      (step.startsWith('code') ? families : [families[index % 6] ?? 'nl']).map((family) =>
        delivery({
          itemId: `${step} ${family}`,
          kind: 'move',
          name: `naam.${family}`,
          state: step === 'refused' || step === 'free' ? 'failed' : 'busy',
          transfer: { step, family, until: step === 'provider' ? '2026-11-20T10:00:00Z' : null },
        }),
      ),
    )
    await answerPayments(page, payment({}, { deliveries, own: ownOrder({ language }) }))
    await page.goto(`${paying[language].complete}?payment=${paymentId}`)
    const shown = page.locator('.delivery-list li p:first-of-type')
    // The payment itself is the first entry.
    await expect(shown).toHaveCount(deliveries.length + 1)
    const texts = await shown.allInnerTexts()
    expect(texts.join('\n')).not.toMatch(/\{|undefined|transfers\./)
    expect(new Set(texts).size).toBe(texts.length)
    await expect(page.locator('.delivery-list')).toContainText(
      language === 'nl' ? '20 november 2026' : '20. November 2026',
    )
    expect(await violationsOn(page)).toEqual([])
  })
}
