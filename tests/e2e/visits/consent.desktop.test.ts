import { consentVersion } from '#core/visits/cookie-consent.ts'
import { violationsOn } from '#tests/e2e/pages/axe.ts'
import {
  answerWith,
  asking,
  bodyOf,
  callsTo,
  chosen,
  controlOf,
  keptChoice,
  questionOf,
  remembered,
  settled,
  withTagManager,
} from './consent-steps.ts'
import { countShifts, openWithFont } from '#tests/e2e/pages/count-shifts.ts'
import { expect, homeOf, inLanguage, inLongRun, languages, takeComplaints, test } from '#tests/e2e/shop-test.ts'

const wctId = 'wct220101010000abcde'
const both = { affiliate: '1204', wct: wctId }

for (const language of languages) {
  const says = asking[language]

  test(
    `[F2] [F4] [K7] in ${language} consent is asked once, stored, provable, changed and withdrawn`,
    inLanguage(language),
    async ({ page }) => {
      const shifts = await countShifts(page)
      const choices = callsTo(page, '/api/consent')
      await openWithFont(page, `${homeOf[language]}?via=1204&wctId=${wctId}`)
      const question = questionOf(page, language)
      await expect(question).toBeVisible()
      expect(await violationsOn(page)).toEqual([])
      const [no, yes] = await Promise.all(
        [says.refuse, says.allow].map((name) => question.getByRole('button', { name, exact: true }).boundingBox()),
      )
      expect([no?.width, no?.height, no?.y]).toEqual([yes?.width, yes?.height, yes?.y])
      expect(await shifts()).toEqual({ sum: 0, moved: [] })

      await test.step('given: both referrals are stored, the choice is kept and not asked again', async () => {
        await chosen(page, () => answerWith(page, language, 'allow'))
        await expect(question).toHaveCount(0)
        expect(await remembered(page)).toEqual(both)
        const asked = { ...(language === 'de' && { affiliate: true }), marketing: true }
        expect(await keptChoice(page)).toEqual({
          version: consentVersion,
          purposes: asked,
          number: expect.stringMatching(/^[\w-]{22}$/),
        })
        await page.goto(homeOf[language])
        await settled(page)
        await expect(question).toHaveCount(0)
      })

      await test.step('a later click replaces the referral without a question', async () => {
        await page.goto(`${homeOf[language]}?via=7&wctId=other-click`)
        await expect.poll(() => remembered(page)).toEqual({ affiliate: '7', wct: 'other-click' })
        expect(choices).toHaveLength(2)
        await expect(question).toHaveCount(0)
      })

      await test.step('changed through the footer, by keyboard', async () => {
        await controlOf(page, language).focus()
        await page.keyboard.press('Enter')
        await expect(question).toBeFocused()
        expect(await violationsOn(page)).toEqual([])
        await page.keyboard.press('Escape')
        await expect(question).toHaveCount(0)
        await expect(controlOf(page, language)).toBeFocused()
        await page.keyboard.press('Enter')
        const marketing = question.getByRole('checkbox', { name: says.marketing })
        await expect(marketing).toBeChecked()
        await marketing.press('Space')
        await chosen(page, () => answerWith(page, language, 'save'))
        await expect(controlOf(page, language)).toBeFocused()
        expect(await remembered(page)).toEqual({ affiliate: '7' })
      })

      await test.step('withdrawn on the cookies page', async () => {
        await page.goto(says.page)
        await page.getByRole('main').getByRole('link', { name: says.control, exact: true }).click()
        await expect(question.getByRole('checkbox', { name: says.marketing })).not.toBeChecked()
        await chosen(page, () => answerWith(page, language, 'refuse'))
        expect(await remembered(page)).toEqual(language === 'nl' ? { affiliate: '7' } : {})
        expect(bodyOf(choices.at(-1))).toMatchObject({ purposes: { marketing: false }, version: consentVersion })
      })

      await test.step('a choice about an older text is asked again', async () => {
        await page.evaluate(() => localStorage.setItem('cookie-choice', '{"version":0,"purposes":{"marketing":true}}'))
        await page.goto(`${homeOf[language]}?wctId=${wctId}`)
        await expect(question).toBeVisible()
        expect((await remembered(page))['wct']).toBeUndefined()
      })
    },
  )

  test(
    `in ${language} consent to the tag manager is asked on the first page, and nothing is sent before or after a refusal`,
    inLongRun,
    async ({ page, context, complaints }) => {
      await withTagManager(page)
      const calls: string[] = []
      page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()))
      await page.goto(homeOf[language])
      const question = questionOf(page, language)
      await expect(question).toBeVisible()
      await settled(page)
      expect(calls).toEqual([])
      expect(await context.cookies()).toEqual([])
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])

      await test.step('a consent that cannot be recorded does not count, a refusal always does', async () => {
        await page.route('**/api/consent', (route) => route.abort())
        await answerWith(page, language, 'allow')
        await expect(question.getByRole('alert')).toHaveText(says.failed)
        expect(await keptChoice(page)).toBeNull()
        await answerWith(page, language, 'refuse')
        await expect(question).toHaveCount(0)
        await takeComplaints(complaints, /ERR_FAILED/)
      })

      await test.step('a refusal is stored without an id, also in a tab that was open', async () => {
        expect(await keptChoice(page)).toMatchObject({ number: null, purposes: { analytics: false, marketing: false } })
        await page.goto(homeOf[language])
        await settled(page)
        await expect(question).toHaveCount(0)
        await page.evaluate(() => localStorage.clear())
        await page.goto(homeOf[language])
        await expect(question).toBeVisible()
        const other = await context.newPage()
        await withTagManager(other)
        await other.goto(says.page)
        await chosen(other, () => answerWith(other, language, 'refuse'))
        await expect(question).toHaveCount(0)
      })
    },
  )

  test(
    `in ${language} without a tag manager nothing is asked, and the footer explains what is used`,
    inLanguage(language),
    async ({ page }) => {
      await page.goto(homeOf[language])
      await settled(page)
      await expect(questionOf(page, language)).toHaveCount(0)
      await controlOf(page, language).click()
      const question = questionOf(page, language)
      await expect(question).toContainText(
        language === 'nl' ? 'Statistieken (gebruiken we nu niet)' : 'Statistik (nutzen wir zurzeit nicht)',
      )
      await expect(question.getByRole('checkbox', { name: says.analytics })).toHaveCount(0)
      for (const box of await question.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
      await question.getByRole('button', { name: says.close, exact: true }).click()
      await expect(controlOf(page, language)).toBeFocused()
      expect(await keptChoice(page)).toBeNull()
    },
  )
}
