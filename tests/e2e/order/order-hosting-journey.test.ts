import {
  openHosting,
  openName,
  expectSameTotals,
  packaged,
  registered,
  says,
  sectionOf,
  slugsOf,
} from '#tests/e2e/carts/hosting-carts.ts'
import { addNames, answerItemCalls, holdItemCalls, summaryOf, treeOf, words } from './order-steps.ts'
import { expect, inOneLanguage, languages, takeComplaints, test } from '#tests/e2e/shop-test.ts'

for (const language of languages) {
  const { tld, remove, toHosting, failed } = words[language]
  const text = says[language]
  const [stek, struik, boom] = text.sizes

  test(
    `[C10] [C12] three ${language} names, one replaced, hosting with two extras, the parent removed: the totals are right @long`,
    inOneLanguage(language),
    async ({ page }) => {
      const [first, second, third, other] = [
        `groenevingers.${tld}`,
        'groenevingers.com',
        'groenevingers.eu',
        `moestuinblog.${tld}`,
      ]
      await addNames(page, [first, second, third], language)
      await expectSameTotals(page)
      await summaryOf(page).getByRole('link', { name: toHosting }).click()
      await expect(page.locator('section.hosted-name')).toHaveCount(3)

      await (await openName(page, language, third)).getByRole('link', { name: text.otherName }).click()
      await expect(page).toHaveURL(/\/order\/domains\?q=groenevingers$/)
      await summaryOf(page)
        .getByRole('button', { name: language === 'nl' ? `${remove} ${third}` : `${third} ${remove}` })
        .click()
      await expect(treeOf(page)).not.toContainText(third)
      await addNames(page, [other], language)
      await expectSameTotals(page)
      await summaryOf(page).getByRole('link', { name: toHosting }).click()

      const section = sectionOf(page, first)
      await section.getByRole('radio', { name: struik }).check()
      await expectSameTotals(page)
      await section.getByRole('checkbox', { name: text.backup }).check()
      await section.getByRole('checkbox', { name: text.dns }).check()
      await expect.poll(() => slugsOf(page)).toHaveLength(6)
      await expectSameTotals(page)

      await summaryOf(page)
        .getByRole('button', {
          name: language === 'nl' ? `${remove} Webhosting Struik` : `Webhosting Strauch ${remove}`,
        })
        .click()
      await expect
        .poll(() => slugsOf(page))
        .toEqual([`domain-${tld} yearly`, 'domain-com yearly', `domain-${tld} yearly`])
      await expect(section.locator('.package-choice :checked')).toHaveCount(0)
      await expectSameTotals(page)
    },
  )

  test(
    `[C10] another ${language} term keeps packages, extras and families`,
    inOneLanguage(language),
    async ({ page }) => {
      const name = `tuinhek.${tld}`
      await openHosting(
        page,
        language,
        registered(name, packaged(name, 'webhosting-struik', packaged(name, 'extra-backup'))),
        packaged('mijn-site.nl', 'email-stek'),
      )
      await page.getByRole('radio', { name: text.monthly }).check({ force: true })
      await expect
        .poll(() => slugsOf(page))
        .toEqual(expect.arrayContaining(['webhosting-struik monthly', 'extra-backup monthly', 'email-stek yearly']))
      await expect(sectionOf(page, name).getByRole('radio', { name: struik })).toBeChecked()
      await expect(sectionOf(page, name).getByRole('checkbox', { name: text.backup })).toBeChecked()
      await expect(sectionOf(page, 'mijn-site.nl').getByRole('button', { name: stek })).toBeVisible()
      await expectSameTotals(page)
      await page.getByRole('radio', { name: text.yearly }).check({ force: true })
      await expect.poll(() => slugsOf(page)).toContain('extra-backup yearly')
      await expectSameTotals(page)
    },
  )

  test(
    `[C9] while the ${language} cart is busy its controls are disabled and show it`,
    inOneLanguage(language),
    async ({ page }) => {
      const name = `tuinhek.${tld}`
      await openHosting(page, language, registered(name))
      const section = sectionOf(page, name)
      const held = await holdItemCalls(page)
      await section.getByRole('radio', { name: stek }).click()
      await expect(section.getByRole('radio', { name: boom })).toHaveAttribute('aria-disabled', 'true')
      await section.getByRole('radio', { name: boom }).click({ force: true })
      await expect(section.getByRole('radio', { name: stek })).toBeChecked()
      await held.letGo()
      await expect(section.getByRole('radio', { name: boom })).toHaveAttribute('aria-disabled', 'false')
      expect(await slugsOf(page)).toEqual([`domain-${tld} yearly`, 'webhosting-stek yearly'])
    },
  )

  test(
    `[C10] a ${language} extra that is refused shows the error in its row`,
    inOneLanguage(language),
    async ({ page, complaints }) => {
      const name = `tuinhek.${tld}`
      await openHosting(page, language, registered(name, packaged(name, 'webhosting-stek')))
      const row = page.locator('.extra-row').filter({ hasText: text.dns })
      await answerItemCalls(page, 503)
      await row.getByRole('checkbox').click()
      await expect(row).toContainText(failed)
      await takeComplaints(complaints, /status of 503/)
      await expect(row.getByRole('checkbox')).not.toBeChecked()
      await row.getByRole('button', { name: text.retry }).click()
      await expect(row.getByRole('checkbox')).toBeChecked()
      await expect(row).not.toContainText(failed)
    },
  )

  test(
    `${language} packages show the mailboxes, the first price on both sides of VAT and the renewal price on one`,
    inOneLanguage(language),
    async ({ page }) => {
      await openHosting(page, language, registered(`tuinhek.${tld}`))
      const option = page.locator('.option').nth(1)
      for (const amount of ['48,00', '58,08', '84,00', '101,64']) await expect(option).toContainText(amount)
      const later = language === 'nl' ? '101,64' : '84,00'
      await expect(option.getByText(later)).toBeHidden()
      await expect(option).toContainText(language === 'nl' ? '25 postvakken' : '25 Postfächer')
    },
  )
}
