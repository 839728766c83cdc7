import { account, logIn, mailedLinks, registered } from './account-forms.ts'
import { expect, inLanguage, inLongRun, languages, takeComplaints, test } from '#tests/e2e/shop-test.ts'

const words = {
  nl: {
    done: 'Je adres is bevestigd',
    broken: 'Deze link werkt niet meer',
    heading: 'Klopt dit nog?',
    note: 'is nog niet bevestigd',
    resend: 'Stuur me de mail',
    sent: 'De mail is verstuurd.',
    newLink: 'Stuur me een nieuwe link',
    noLink: 'Open de link uit de mail',
    failed: 'We konden je link nu niet nakijken.',
    retry: 'Opnieuw',
  },
  de: {
    done: 'Ihre Adresse ist bestätigt',
    broken: 'Dieser Link gilt nicht mehr',
    heading: 'Stimmt das noch?',
    note: 'ist noch nicht bestätigt',
    resend: 'E-Mail senden',
    sent: 'Die E-Mail ist unterwegs.',
    newLink: 'Neuen Link senden',
    noLink: 'Öffnen Sie den Link aus der E-Mail',
    failed: 'Wir konnten Ihren Link gerade nicht prüfen.',
    retry: 'Erneut versuchen',
  },
} as const

for (const language of languages) {
  const text = words[language]
  const { verify, order, logIn: logInWord } = account[language]

  test(
    `the link of the ${language} e-mail confirms the address, in any browser, any number of times`,
    inLanguage(language),
    async ({ page }) => {
      await page.goto(verify)
      await expect(page.getByRole('main')).toContainText(text.noLink)
      const email = await registered(page, language)
      const [link = ''] = await mailedLinks(page, email, verify)
      await page.goto(link)
      await expect(page.getByRole('heading', { name: text.done })).toBeFocused()
      await expect(page).toHaveURL(verify)
      await page.goto('/')
      await page.goto(link)
      await expect(page.getByRole('heading', { name: text.done })).toBeVisible()
    },
  )

  test(
    `a customer with an unconfirmed address sees a discreet ${language} notice, and can resend the e-mail`,
    inLongRun,
    async ({ page }) => {
      await page.goto(order)
      const email = await registered(page, language)
      await logIn(page, language, email)
      await expect(page.getByRole('heading', { name: text.heading })).toBeVisible()
      await expect(page.locator('.note.verify')).toContainText(text.note)
      await page.getByRole('button', { name: text.resend }).click()
      await expect(page.locator('.note.verify').getByRole('status')).toContainText(text.sent)
      const [link = ''] = await mailedLinks(page, email, verify, 2)
      await page.goto(link)
      await expect(page.getByRole('heading', { name: text.done })).toBeVisible()
      await page.goto(order)
      await expect(page.getByRole('heading', { name: text.heading })).toBeVisible()
      await expect(page.locator('.note.verify')).toHaveCount(0)
    },
  )

  test(
    `an invalid link on the ${language} page: a visitor can log in, a customer can request a new one`,
    inLongRun,
    async ({ page, complaints }) => {
      await page.goto(`${verify}#token=${'x'.repeat(43)}`)
      await expect(page.getByRole('heading', { name: text.broken })).toBeFocused()
      await takeComplaints(complaints, /status of 422/)
      await expect(page.locator('main .scripted').getByRole('link', { name: logInWord })).toBeVisible()
      const email = await registered(page, language)
      await logIn(page, language, email)
      await expect(page.getByRole('heading', { name: text.heading })).toBeVisible()
      await page.goto(`${verify}#token=${'y'.repeat(43)}`)
      await page.getByRole('button', { name: text.newLink }).click()
      await expect(page.locator('main .scripted').getByRole('status')).toContainText(text.sent)
      await takeComplaints(complaints, /status of 422/)
    },
  )

  test(`an outage does not use up the link on the ${language} page`, inLongRun, async ({ page, complaints }) => {
    await page.goto(verify)
    const email = await registered(page, language)
    const [link = ''] = await mailedLinks(page, email, verify)
    await page.route('**/api/auth/email/verify', (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto('/')
    await page.goto(link)
    await expect(page.getByRole('alert')).toContainText(text.failed)
    await takeComplaints(complaints, /status of 503/)
    await page.unroute('**/api/auth/email/verify')
    await page.getByRole('alert').getByRole('button', { name: text.retry }).click()
    await expect(page.getByRole('heading', { name: text.done })).toBeVisible()
  })
}
