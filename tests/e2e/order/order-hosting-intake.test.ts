import type { Page } from '@playwright/test'
import {
  movingOf,
  moved,
  openHosting,
  packaged,
  registered,
  says,
  sectionOf,
  slugsOf,
} from '#tests/e2e/carts/hosting-carts.ts'
import { answerItemCalls, cartOf, words } from './order-steps.ts'
import { expect, inLongRun, inOneLanguage, languages, takeComplaints, test } from '#tests/e2e/shop-test.ts'

const parametersOf = async (page: Page, slug: string) =>
  (await cartOf(page)).items.find(({ productSlug }) => productSlug === slug)?.['parameters']

for (const language of languages) {
  const text = says[language]
  const name = 'moestuinblog.com'

  test(
    `a ${language} site that moves: its questions, errors and stored answers`,
    inOneLanguage(language),
    async ({ page }) => {
      const own = `tuinhek.${words[language].tld}`
      await openHosting(page, language, registered(own, packaged(own, 'wordpress-stek')))
      const section = sectionOf(page, own)
      await expect(section.locator('.intake')).toHaveCount(0)
      await section.getByRole('checkbox', { name: text.moving }).check()
      const form = section.locator('.intake')
      await expect(form.getByRole('radio', { checked: true })).toHaveCount(0)
      await expect(form.getByRole('radio', { name: text.codeNow })).toHaveCount(0)

      await form.getByRole('button', { name: text.save }).click()
      await expect(form.locator('.error-text')).toHaveCount(2)
      await expect(form.getByRole('radio').first()).toBeFocused()
      await form.getByRole('radio', { name: text.both }).check({ force: true })
      await form.getByRole('button', { name: text.save }).click()
      await expect(form.getByLabel(text.provider)).toBeFocused()

      await expect(form.locator('datalist option')).toHaveCount(10)
      await form.getByLabel(text.provider).fill('Hosting aan Zee')
      await form.getByLabel(text.wishes).fill('Regel een\nRegel twee')
      await expect(form.locator('.error-text')).toHaveCount(0)
      await form.getByRole('button', { name: text.save }).click()
      await expect(form.getByRole('status')).toContainText(text.saved)
      expect(await parametersOf(page, 'moving-service')).toEqual({
        domain: own,
        currentProvider: 'Hosting aan Zee',
        wishes: 'site + e-mail\nRegel een\nRegel twee',
      })
      expect(await slugsOf(page)).toHaveLength(3)

      await page.reload()
      await expect(form.getByLabel(text.provider)).toHaveValue('Hosting aan Zee')
      await expect(form.getByRole('radio', { name: text.both })).toBeChecked()
      await expect(form.getByLabel(text.wishes)).toHaveValue('Regel een\nRegel twee')
    },
  )

  test(
    `[C10] a ${language} name that is transferred takes its code, and keeps its children`,
    inOneLanguage(language),
    async ({ page }) => {
      await openHosting(
        page,
        language,
        moved(name, packaged(name, 'webhosting-struik', packaged(name, 'extra-backup')), movingOf(name)),
        registered('laatste.com'),
      )
      const section = sectionOf(page, name)
      await expect(section.getByText(text.movesHere, { exact: true })).toBeVisible()
      const form = section.locator('.intake')
      await form.getByRole('radio', { name: text.both }).check({ force: true })
      await form.getByLabel(text.provider).fill('Strato')
      await form.getByRole('radio', { name: text.codeLater }).check({ force: true })
      await expect(form.getByLabel(text.code)).toHaveCount(0)
      await form.getByRole('radio', { name: text.codeNow }).check({ force: true })
      await form.getByRole('button', { name: text.save }).click()
      await expect(form.getByLabel(text.code)).toBeFocused()
      await form.getByLabel(text.code).fill('A1 b2')
      await expect(form.locator('.error-text')).toHaveCount(1)
      await form.getByLabel(text.code).fill('A1b2-C3d4')
      await form.getByRole('button', { name: text.save }).click()
      await expect(form.getByRole('status')).toContainText(text.saved)

      const { items } = await cartOf(page)
      expect(items.findLast(({ type }) => type === 'domain')).toMatchObject({ parameters: { sld: 'laatste' } })
      expect(items).toHaveLength(5)
      const domain = items.find(({ priceType }) => priceType === 'transfer')
      expect(domain).toMatchObject({ parameters: { sld: 'moestuinblog', tld: 'com', transferCode: 'A1b2-C3d4' } })
      expect(items.find(({ productSlug }) => productSlug === 'webhosting-struik')).toMatchObject({
        parentId: domain?.['id'],
      })
      await expect(section.getByRole('checkbox', { name: text.backup })).toBeChecked()
      await expect(page.locator('section.hosted-name h2').first()).toHaveText(name)
    },
  )

  test(`a ${language} name transferred without the moving service needs only its code`, inLongRun, async ({ page }) => {
    await openHosting(page, language, moved(name))
    const form = sectionOf(page, name).locator('.intake')
    await expect(form.getByLabel(text.provider)).toHaveCount(0)
    await form.getByRole('radio', { name: text.codeNow }).check({ force: true })
    await form.getByLabel(text.code).fill('A1b2-C3d4')
    await form.getByRole('button', { name: text.save }).click()
    await expect(form.getByRole('status')).toContainText(text.saved)
    expect(await parametersOf(page, 'domain-com')).toMatchObject({ transferCode: 'A1b2-C3d4' })
  })

  test(
    `[C10] details of a ${language} move stay in the form when they cannot be saved`,
    inLongRun,
    async ({ page, complaints }) => {
      await openHosting(page, language, moved(name, movingOf(name)))
      const section = sectionOf(page, name)
      const form = section.locator('.intake')
      await form.getByRole('radio', { name: text.both }).check({ force: true })
      await form.getByLabel(text.provider).fill('Strato')
      await answerItemCalls(page, 503)
      await form.getByRole('button', { name: text.save }).click()
      await expect(section.locator('.note.failed')).toBeVisible()
      await takeComplaints(complaints, /status of 503/)
      await expect(form.getByLabel(text.provider)).toHaveValue('Strato')
      await section.getByRole('button', { name: text.retry }).click()
      await expect.poll(() => parametersOf(page, 'moving-service')).toMatchObject({ currentProvider: 'Strato' })
      await expect(section.locator('.note.failed')).toHaveCount(0)
    },
  )
}
