import assert from 'node:assert/strict'
import { account, goodPassword, mailedLinks, registered } from '#tests/e2e/account-forms.ts'
import { loginWords } from '#tests/e2e/customers.ts'
import { registered as name } from '#tests/e2e/hosting-carts.ts'
import { results } from '#tests/e2e/purchase-steps.ts'
import { homeOf, type Language } from '#tests/e2e/shop-test.ts'
import {
  badge,
  dialog,
  fillInAccount,
  knownUser,
  labelled,
  logIn,
  logOut,
  openCheckout,
  openPart,
  payWith,
  title,
  addName,
} from './steps.ts'
import { any, button, field, heading } from './target.ts'
import type { Journey, Visit } from './visit.ts'

const newPassword = 'negen narcissen na de regen'

const passwordWords = {
  nl: {
    send: 'Stuur me een link',
    sent: account.nl.lookInMail,
    field: 'Nieuw wachtwoord',
    save: 'Bewaar wachtwoord',
    changed: 'Je wachtwoord is veranderd',
  },
  de: {
    send: 'Link anfordern',
    sent: account.de.lookInMail,
    field: 'Neues Passwort',
    save: 'Passwort speichern',
    changed: 'Ihr Passwort ist geändert',
  },
} as const

async function logInAndOut(visit: Visit, language: Language): Promise<void> {
  const { page, shop } = visit
  const email = await registered(shop, language)
  await addName(page, `groenevingers.${language}`, language)
  await logIn(visit, language, email)
  await page.sees(knownUser)
  await page.seesNo(dialog)
  await page.reads(await openPart(visit), 'Saar')
  await page.goto(homeOf[language])
  await page.reads(badge, '1')
  await logOut(visit, language)
  await page.seesNo(badge)
  assert.equal(await page.kept('cartId'), null)
}

async function wrongPassword(visit: Visit, language: Language): Promise<void> {
  const { page, shop } = visit
  const email = await registered(shop, language)
  await page.goto(homeOf[language])
  await logIn(visit, language, email, 'iets-heel-anders-12')
  await page.sees(any('[role=alert]', undefined, dialog))
  await page.hasFocus(field(loginWords[language].password, dialog))
  await page.holds(field(loginWords[language].password, dialog), '')
  await page.holds(field(loginWords[language].email, dialog), email)
  await page.type(goodPassword)
  await page.press('Enter')
  await page.sees(knownUser)
  await page.seesNo(dialog)
}

async function newPasswordByMail(visit: Visit, language: Language): Promise<void> {
  const { page, shop } = visit
  const { forgot, set } = account[language]
  const text = passwordWords[language]
  const email = await registered(shop, language)
  await page.goto(forgot)
  await page.click(button(text.send))
  await page.hasFocus(labelled(account[language].email))
  await page.fill(labelled(account[language].email), email)
  await page.click(button(text.send))
  await page.hasFocus(heading(text.sent))
  const [mailed = ''] = await mailedLinks(shop, email, set)
  await page.goto(mailed)
  await page.isAt(set)
  await page.fill(labelled(text.field), 'kort')
  await page.click(button(text.save))
  await page.hasFocus(labelled(text.field))
  await page.fill(labelled(text.field), newPassword)
  await page.click(button(text.save))
  await page.hasFocus(heading(text.changed))
  await page.goto(homeOf[language])
  await logIn(visit, language, email, newPassword)
  await page.sees(knownUser)
}

/** Another device of the same customer, which needs no browser. */
async function logInElsewhere({ shop }: Visit, email: string): Promise<void> {
  const { csrfToken } = (await (await shop.request.get('/api/auth/csrf')).json()) as { csrfToken: string }
  const origin = new URL(shop.url()).origin
  const answer = await shop.request.post('/api/auth/callback/credentials', {
    headers: { Origin: origin, 'X-Auth-Return-Redirect': '1' },
    form: { email, password: goodPassword, csrfToken, callbackUrl: origin },
  })
  assert.equal(answer.status(), 200)
}

export const accounts: readonly Journey[] = [
  { title: 'logs in and out, nl', width: 1440, go: (visit) => logInAndOut(visit, 'nl') },
  { title: 'logs in and out, de', width: 390, go: (visit) => logInAndOut(visit, 'de') },
  { title: 'a wrong password, then the right one, nl', width: 390, go: (visit) => wrongPassword(visit, 'nl') },
  { title: 'a wrong password, then the right one, de', width: 1440, go: (visit) => wrongPassword(visit, 'de') },
  { title: 'a new password by a mailed link, nl', width: 1440, go: (visit) => newPasswordByMail(visit, 'nl') },
  { title: 'a new password by a mailed link, de', width: 390, go: (visit) => newPasswordByMail(visit, 'de') },
  {
    title: 'registers: errors stand at their fields and lose nothing',
    width: 390,
    async go({ page }) {
      await page.goto(account.nl.register)
      await page.click(button(account.nl.submit))
      await page.hasFocus(labelled(account.nl.firstName))
      await page.sees(any('main form .etxt'))
      const email = await fillInAccount(page, 'nl')
      await page.fill(labelled(account.nl.postalCode), '12345')
      await page.click(button(account.nl.submit))
      await page.hasFocus(labelled(account.nl.postalCode))
      await page.holds(labelled(account.nl.email), email)
      await page.holds(labelled(account.nl.password), goodPassword)
      await page.fill(labelled(account.nl.postalCode), '3512 JE')
      await page.click(button(account.nl.submit))
      await page.hasFocus(heading(account.nl.welcome))
    },
  },
  {
    title: 'lists devices, and ends one',
    width: 1440,
    async go(visit) {
      const { page, shop } = visit
      const email = await registered(shop, 'nl')
      await logInElsewhere(visit, email)
      await page.goto('/apparaten')
      await logIn(visit, 'nl', email)
      await page.sees(knownUser)
      await page.goto('/apparaten')
      await page.reads(any('main li', /Dit apparaat/), /Firefox|Safari|WebKit|Linux/)
      await page.click(button('Apparaat uitloggen'))
      await page.reads(any('main [role=status]'), 'Dat apparaat is uitgelogd.')
      await page.reads(any('main'), 'Je bent alleen op dit apparaat ingelogd.')
      assert.equal((await shop.request.get('/api/customer')).status(), 401)
    },
  },
  {
    title: 'confirms an address from the mail in the demo’s mailbox',
    width: 1440,
    async go({ page, shop }) {
      const email = await registered(shop, 'de')
      await mailedLinks(shop, email, account.de.verify)
      await page.goto('/demo/mailbox')
      await page.click(any('a', new RegExp(email.replaceAll('.', '\\.'))))
      const frame = () => page.run(() => document.querySelector('iframe')?.contentDocument?.body?.innerText ?? '')
      await page.until('the mail shows', frame, (text) => text.includes('Willkommen bei Stek'))
      const [mailed = ''] = await mailedLinks(shop, email, account.de.verify)
      await page.goto(mailed)
      await page.hasFocus(heading('Ihre Adresse ist bestätigt'))
      await page.isAt(account.de.verify)
    },
  },
  {
    title: 'opens the invoice with the link of the mail',
    width: 390,
    async go(visit) {
      const { page, shop } = visit
      const email = await openCheckout(visit, 'nl', [name('groenevingers.nl')])
      await payWith(page, 'paid', 'nl')
      await page.reads(title, results.nl.paid)
      const [mailed = ''] = await mailedLinks(shop, email, '/factuur')
      await page.goto(mailed)
      await page.isAt('/factuur')
      await page.click(button('Download de factuur'))
      await page.hasFocus(heading('Je factuur is gedownload'))
      await page.goto('/factuur#token=nonsense')
      await page.click(button('Download de factuur'))
      await page.hasFocus(heading('Deze link werkt niet meer'))
      await page.click(button('Mail een nieuwe link'))
      await page.hasFocus(heading('Kijk in je mail'))
    },
  },
]
