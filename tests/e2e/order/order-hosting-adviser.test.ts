import { openHosting, registered, says, sectionOf, slugsOf } from '#tests/e2e/carts/hosting-carts.ts'
import { words } from './order-steps.ts'
import { expect, inLanguage, inLongRun, languages, test } from '#tests/e2e/shop-test.ts'

const answers = {
  nl: {
    own: 'Een eigen site',
    mail: 'Ik wil alleen mail',
    one: 'Eén',
    few: 'Twee of drie',
    quiet: 'Rustig, één postvak',
    many: 'Zes tot 25',
    takes: 'Neem Webhosting Stek.',
    smaller: 'Neem het kleinere: Webhosting Struik is meer dan je nu nodig hebt.',
    takesMore: 'Neem Webhosting Struik.',
    sites: 'In een kleiner pakket passen je sites niet. Webhosting Boom heb je niet nodig.',
    instead: 'E-mail Boom heeft te weinig postvakken',
    choose: 'Kies Webhosting Stek',
    chosen: 'Dit pakket heb je gekozen.',
  },
  de: {
    own: 'Eine eigene Website',
    mail: 'Ich möchte nur E-Mail',
    one: 'Eine',
    few: 'Zwei oder drei',
    quiet: 'Wenige Besucher, ein Postfach',
    many: 'Sechs bis 25',
    takes: 'Nehmen Sie Webhosting Steckling.',
    smaller: 'Nehmen Sie das kleinere: Webhosting Strauch ist mehr, als Sie jetzt brauchen.',
    takesMore: 'Nehmen Sie Webhosting Strauch.',
    sites: 'In ein kleineres Paket passen Ihre Websites nicht. Webhosting Baum brauchen Sie nicht.',
    instead: 'E-Mail Baum hat zu wenige Postfächer',
    choose: 'Webhosting Steckling wählen',
    chosen: 'Dieses Paket haben Sie gewählt.',
  },
} as const

for (const language of languages) {
  const { tld } = words[language]
  const text = answers[language]
  const name = `tuinhek.${tld}`

  test(
    `the ${language} adviser asks three questions, says "take the smaller one", and selects it on a click`,
    inLanguage(language),
    async ({ page }) => {
      await openHosting(page, language, registered(name))
      const section = sectionOf(page, name)
      await section.getByText(says[language].adviser).click()
      const adviser = section.locator('.adviser')
      await expect(adviser.getByRole('radiogroup')).toHaveCount(3)
      await expect(adviser.getByRole('radio', { checked: true })).toHaveCount(0)
      await adviser.getByRole('radio', { name: text.own }).check({ force: true })
      await adviser.getByRole('radio', { name: text.one, exact: true }).check({ force: true })
      await expect(adviser.getByRole('status')).toBeEmpty()
      await adviser.getByRole('radio', { name: text.quiet }).check({ force: true })
      await expect(adviser.getByRole('status')).toContainText(text.takes)
      await expect(adviser.getByRole('status')).toContainText(text.smaller)
      for (const amount of ['24,00', '29,04', '42,00', '50,82']) {
        await expect(adviser.getByRole('status')).toContainText(amount)
      }
      await adviser.getByRole('radio', { name: text.few }).check({ force: true })
      await expect(adviser.getByRole('status')).toContainText(text.takesMore)
      await expect(adviser.getByRole('status')).toContainText(text.sites)
      await adviser.getByRole('radio', { name: text.mail }).check({ force: true })
      await expect(adviser.getByRole('radiogroup')).toHaveCount(2)
      await adviser.getByRole('radio', { name: text.many }).check({ force: true })
      await expect(adviser.getByRole('status')).toContainText(text.instead)
      expect(await slugsOf(page)).toEqual([`domain-${tld} yearly`])
    },
  )

  test(`the ${language} adviser works by keyboard`, inLongRun, async ({ page }) => {
    await openHosting(page, language, registered(name))
    const adviser = sectionOf(page, name).locator('.adviser')
    await adviser.locator('summary').focus()
    await page.keyboard.press('Enter')
    for (let question = 0; question < 3; question += 1) {
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
    }
    await expect(adviser.getByRole('status')).toContainText(text.takes)
    await page.keyboard.press('Tab')
    await expect(adviser.getByRole('button', { name: text.choose })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(() => slugsOf(page)).toEqual([`domain-${tld} yearly`, 'webhosting-stek yearly'])
    await expect(adviser.getByText(text.chosen)).toBeVisible()
    await expect(
      sectionOf(page, name).locator('.package-choice').getByRole('radio', { name: says[language].sizes[0] }),
    ).toBeChecked()
  })
}
