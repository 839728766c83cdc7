import { account, fieldOf, goodPassword, logIn, mailsTo, registered } from './account-forms.ts'
import { violationsOn } from '#tests/e2e/pages/axe.ts'
import { expect, inLanguage, inLongRun, languages, takeComplaints, test } from '#tests/e2e/shop-test.ts'

const words = {
  nl: {
    path: '/apparaten',
    logInFirst: 'Log in, dan zie je op welke apparaten je bent ingelogd.',
    heading: 'Klopt dit nog?',
    devices: 'Je apparaten',
    here: 'Dit apparaat',
    end: 'Apparaat uitloggen',
    ended: 'Dat apparaat is uitgelogd.',
    onlyHere: 'Je bent alleen op dit apparaat ingelogd.',
    edit: 'Wijzig gegevens',
    save: 'Bewaar',
    saved: 'Je gegevens zijn bewaard.',
    again: 'Ben jij het?',
    password: 'Je wachtwoord',
    wrong: 'Dit is niet je wachtwoord.',
    goOn: 'Ga verder',
    mail: 'nieuw apparaat',
  },
  de: {
    path: '/de/gerate',
    logInFirst: 'Melden Sie sich an, dann sehen Sie, auf welchen Geräten Sie angemeldet sind.',
    heading: 'Stimmt das noch?',
    devices: 'Ihre Geräte',
    here: 'Dieses Gerät',
    end: 'Gerät abmelden',
    ended: 'Das Gerät ist abgemeldet.',
    onlyHere: 'Sie sind nur auf diesem Gerät angemeldet.',
    edit: 'Daten ändern',
    save: 'Speichern',
    saved: 'Ihre Daten sind gespeichert.',
    again: 'Sind Sie es?',
    password: 'Ihr Passwort',
    wrong: 'Das ist nicht Ihr Passwort.',
    goOn: 'Weiter',
    mail: 'neuen Gerät',
  },
} as const

for (const language of languages) {
  const text = words[language]

  test(
    `the ${language} page lists the customer's sessions, and ends one of them`,
    inLanguage(language),
    async ({ page, browser, baseURL }) => {
      await page.goto(text.path)
      const main = page.getByRole('main')
      await expect(main).toContainText(text.logInFirst)
      const email = await registered(page, language)
      await logIn(page, language, email)
      await expect(page.getByRole('heading', { name: text.heading })).toBeVisible()
      const other = await browser.newPage({ baseURL: baseURL ?? '' })
      await logIn(other, language, email)
      await expect(other.getByRole('heading', { name: text.heading })).toBeVisible()

      await main.getByRole('link', { name: text.devices }).click()
      await expect(page).toHaveURL(text.path)
      await expect(main.getByRole('listitem').filter({ hasText: text.here })).toContainText('Chrome')
      expect(await violationsOn(page, { within: 'main' })).toEqual([])
      await main.getByRole('button', { name: text.end }).click()
      await expect(main.getByRole('status')).toContainText(text.ended)
      await expect(main).toContainText(text.onlyHere)
      await expect.poll(async () => (await other.request.get('/api/customer')).status()).toBe(401)
      await expect
        .poll(async () => (await mailsTo(page, email)).filter(({ subject }) => subject.includes(text.mail)).length)
        .toBe(1)
      await other.close()
    },
  )

  test(
    `on the ${language} order page a change of tax data asks for the password again, and is saved after it`,
    inLongRun,
    async ({ page, complaints }) => {
      await page.goto(account[language].order)
      await logIn(page, language, await registered(page, language))
      await page.getByRole('button', { name: text.edit }).click()
      // Simulates that the last log-in is too long ago.
      await page.route(
        '**/api/customer',
        (route) => route.fulfill({ status: 403, json: { code: 'reauthentication_required' } }),
        { times: 1 },
      )
      await fieldOf(page, account[language].city).fill('Emden')
      await page.getByRole('main').getByRole('button', { name: text.save }).click()
      const dialog = page.getByRole('dialog', { name: text.again })
      const field = dialog.getByLabel(text.password, { exact: true })
      await expect(field).toBeFocused()
      await field.fill('iets heel anders')
      await dialog.getByRole('button', { name: text.goOn }).click()
      await expect(dialog).toContainText(text.wrong)
      await field.fill(goodPassword)
      await dialog.getByRole('button', { name: text.goOn }).click()
      await expect(page.getByRole('main')).toContainText(text.saved)
      await expect(page.getByRole('main')).toContainText('Emden')
      await takeComplaints(complaints, /status of (403|422)/)
    },
  )
}
