import { account, fieldOf, goodPassword, logIn, mailedLinks, registered } from './account-forms.ts'
import { expect, inLanguage, inLongRun, languages, takeComplaints, test } from '#tests/e2e/shop-test.ts'

const newPassword = 'negen narcissen na de regen'

const words = {
  nl: {
    send: 'Stuur me een link',
    sent: 'Kijk in je mail',
    missing: 'Vul je e-mailadres in.',
    newPassword: 'Nieuw wachtwoord',
    current: 'Huidig wachtwoord',
    save: 'Bewaar wachtwoord',
    changed: 'Je wachtwoord is veranderd',
    broken: 'Deze link werkt niet meer',
    ask: 'Vraag een nieuwe link',
    wrong: 'Dit is niet je huidige wachtwoord.',
    end: 'Log overal elders uit',
    ended: 'Klaar. Je bent alleen hier nog ingelogd.',
    heading: 'Klopt dit nog?',
  },
  de: {
    send: 'Link anfordern',
    sent: 'Prüfen Sie Ihr Postfach',
    missing: 'Geben Sie Ihre E-Mail-Adresse ein.',
    newPassword: 'Neues Passwort',
    current: 'Aktuelles Passwort',
    save: 'Passwort speichern',
    changed: 'Ihr Passwort ist geändert',
    broken: 'Dieser Link gilt nicht mehr',
    ask: 'Neuen Link anfordern',
    wrong: 'Das ist nicht Ihr aktuelles Passwort.',
    end: 'Überall sonst abmelden',
    ended: 'Fertig. Sie sind nur noch hier angemeldet.',
    heading: 'Stimmt das noch?',
  },
} as const

for (const language of languages) {
  const text = words[language]
  const { forgot, set, email: emailLabel, order } = account[language]

  test(
    `forgotten password on the ${language} page: an e-mail, a new password through its link, and a log-in with it`,
    inLanguage(language),
    async ({ page }) => {
      await page.goto(forgot)
      const email = await registered(page, language)
      await page.getByRole('button', { name: text.send }).click()
      await expect(page.getByRole('main')).toContainText(text.missing)
      await expect(fieldOf(page, emailLabel)).toBeFocused()
      await fieldOf(page, emailLabel).fill(email)
      await page.getByRole('button', { name: text.send }).click()
      await expect(page.getByRole('heading', { name: text.sent })).toBeFocused()
      await expect(page.getByRole('main')).toContainText(email)

      const [link = ''] = await mailedLinks(page, email, set)
      await page.goto(link)
      await expect(page).toHaveURL(set)
      await fieldOf(page, text.newPassword).fill('kort')
      await page.getByRole('button', { name: text.save }).click()
      await expect(fieldOf(page, text.newPassword)).toBeFocused()
      await expect(fieldOf(page, text.newPassword)).toHaveAttribute('aria-invalid', 'true')
      await fieldOf(page, text.newPassword).fill(newPassword)
      await page.getByRole('button', { name: text.save }).click()
      await expect(page.getByRole('heading', { name: text.changed })).toBeFocused()

      await logIn(page, language, email, newPassword)
      await expect(page.getByRole('heading', { name: text.heading })).toBeVisible()
    },
  )

  test(`an unknown address gets the same answer on the ${language} page`, inLongRun, async ({ page }) => {
    await page.goto(forgot)
    await fieldOf(page, emailLabel).fill(`niemand.${Date.now()}@wildetuin.nl`)
    await page.getByRole('button', { name: text.send }).click()
    await expect(page.getByRole('heading', { name: text.sent })).toBeVisible()
  })

  test(`a used or invalid link on the ${language} page leads to a new one`, inLongRun, async ({ page, complaints }) => {
    await page.goto(`${set}#token=${'x'.repeat(43)}`)
    await expect(page).toHaveURL(set)
    await fieldOf(page, text.newPassword).fill(newPassword)
    await page.getByRole('button', { name: text.save }).click()
    await expect(page.getByRole('heading', { name: text.broken })).toBeFocused()
    await takeComplaints(complaints, /status of 422/)
    await page.getByRole('main').getByRole('link', { name: text.ask }).click()
    await expect(page).toHaveURL(forgot)
  })

  test(`without a link the ${language} page explains the way to a visitor`, inLongRun, async ({ page }) => {
    await page.goto(set)
    await expect(page.getByRole('main').getByRole('link', { name: text.ask })).toBeVisible()
    await expect(fieldOf(page, text.newPassword)).toHaveCount(0)
  })

  test(
    `changing the password on the ${language} page ends the other browser's session`,
    inLongRun,
    async ({ page, browser, baseURL, complaints }) => {
      await page.goto(order)
      const email = await registered(page, language)
      await logIn(page, language, email)
      await expect(page.getByRole('heading', { name: text.heading })).toBeVisible()
      const other = await browser.newPage({ baseURL: baseURL ?? '' })
      await logIn(other, language, email)
      await expect(other.getByRole('heading', { name: text.heading })).toBeVisible()

      await page.goto(set)
      await fieldOf(page, text.current).fill('iets heel anders')
      await fieldOf(page, text.newPassword).fill(newPassword)
      await page.getByRole('button', { name: text.save }).click()
      await expect(page.getByRole('main')).toContainText(text.wrong)
      await takeComplaints(complaints, /status of 422/)
      await fieldOf(page, text.current).fill(goodPassword)
      await page.getByRole('button', { name: text.save }).click()
      await expect(page.getByRole('main').getByRole('status').first()).toContainText(text.changed)
      await expect(fieldOf(page, text.current)).toHaveValue('')
      await expect(fieldOf(page, text.newPassword)).toHaveValue('')

      expect((await page.request.get('/api/customer')).status()).toBe(200)
      await expect.poll(async () => (await other.request.get('/api/customer')).status()).toBe(401)
      await other.close()
    },
  )

  test(
    `"log out everywhere else" on the ${language} page keeps the session of this browser`,
    inLongRun,
    async ({ page, browser, baseURL }) => {
      await page.goto(order)
      const email = await registered(page, language)
      await logIn(page, language, email)
      await expect(page.getByRole('heading', { name: text.heading })).toBeVisible()
      const other = await browser.newPage({ baseURL: baseURL ?? '' })
      await logIn(other, language, email)
      await expect(other.getByRole('heading', { name: text.heading })).toBeVisible()
      await page.goto(set)
      await page.getByRole('button', { name: text.end }).click()
      await expect(page.getByText(text.ended)).toBeVisible()
      expect((await page.request.get('/api/customer')).status()).toBe(200)
      await expect.poll(async () => (await other.request.get('/api/customer')).status()).toBe(401)
      await other.close()
    },
  )
}

test('an outage while requesting a link loses no input', inLongRun, async ({ page, complaints }) => {
  await page.route('**/api/auth/password/forgot', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto(account.nl.forgot)
  await fieldOf(page, account.nl.email).fill('saar@wildetuin.nl')
  await page.getByRole('button', { name: words.nl.send }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await takeComplaints(complaints, /status of 503/)
  await expect(fieldOf(page, account.nl.email)).toHaveValue('saar@wildetuin.nl')
  await page.unroute('**/api/auth/password/forgot')
  await page.getByRole('button', { name: words.nl.send }).click()
  await expect(page.getByRole('heading', { name: words.nl.sent })).toBeVisible()
})
