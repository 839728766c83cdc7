import { mailsTo } from '#tests/e2e/accounts/account-forms.ts'
import { registered } from '#tests/e2e/carts/hosting-carts.ts'
import { violationsOn } from '#tests/e2e/pages/axe.ts'
import { openCheckout, startBox } from '#tests/e2e/payments/payment-steps.ts'
import { inLanguage, languages, expect, takeComplaints, test } from '#tests/e2e/shop-test.ts'
import { payWith, titleOf } from './purchase-steps.ts'

const words = {
  nl: {
    title: 'Betaald. Nog zes cijfers.',
    label: 'Typ de 6 cijfers uit je mail',
    wrong: 'Deze cijfers kloppen niet.',
    paid: 'Je bestelling is betaald.',
    portal: /Mijn Stek/,
    subject: /^Je bestelling/,
  },
  de: {
    title: 'Bezahlt. Nur noch sechs Ziffern.',
    label: 'Geben Sie die 6 Ziffern aus Ihrer E-Mail ein',
    wrong: 'Diese Ziffern stimmen nicht.',
    paid: 'Ihre Bestellung ist bezahlt.',
    portal: /Stek/,
    subject: /^Ihre Bestellung/,
  },
} as const

for (const language of languages) {
  test(
    `the ${language} page of a paid order takes the digits of its mail`,
    inLanguage(language),
    async ({ page, complaints }) => {
      const text = words[language]
      const { email } = await openCheckout(page, language, [registered('groenevingers.nl')])
      await startBox(page, language).check()
      await payWith(page, 'paid', language)
      await expect(titleOf(page)).toHaveText(text.title)
      const field = page.getByRole('textbox', { name: text.label })
      await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
      await expect(field).toHaveAttribute('inputmode', 'numeric')
      expect(await violationsOn(page)).toEqual([])

      const codeIn = async () => {
        const mail = (await mailsTo(page, email)).find(({ subject }) => text.subject.test(subject))
        return /(?<![\d-])\d{6}(?!\d)/.exec(mail?.text ?? '')?.[0] ?? ''
      }
      await expect.poll(codeIn, { timeout: 60_000 }).toMatch(/^\d{6}$/)
      const code = await codeIn()
      const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
      await field.focus()
      await page.keyboard.type(wrong)
      await expect(page.getByRole('status').filter({ hasText: text.wrong })).toBeVisible()
      await expect(field).toBeFocused()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await takeComplaints(complaints, /422/)

      // The next digit replaces the wrong ones; pasted digits may have a space between them.
      await page.keyboard.type('1')
      await expect(field).toHaveValue('1')
      await expect(field).toHaveAttribute('aria-invalid', 'false')
      await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
      await expect(titleOf(page)).toHaveText(text.paid)
      await expect(titleOf(page)).toBeFocused()
      await expect(field).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('link', { name: text.portal }).first()).toBeVisible()
      await page.reload()
      await expect(titleOf(page)).toHaveText(text.paid)
    },
  )
}
