import type { Page, Response } from '@playwright/test'
import { messageKeys } from '#tests/e2e/pages/message-keys.ts'
import { holdScript, scriptWith } from '#tests/e2e/pages/published-scripts.ts'
import { expect, inLanguage, languages, takeComplaints, test } from '#tests/e2e/shop-test.ts'

const order = {
  nl: { path: '/order/domains', mark: 'Je mandje is nog leeg.', steps: 'Bestelstappen' },
  de: { path: '/de/order/domains', mark: 'Ihr Warenkorb ist noch leer.', steps: 'Bestellschritte' },
} as const

/** The chunk with React, which the app needs. */
const script = scriptWith('react.dev/errors')

const englishMark = 'Your basket is still empty.'

const orderHtml = (page: Page) => page.locator('#order').evaluate((element) => element.innerHTML)

/** Whether React has hydrated the prerendered page. */
const isTakenOver = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => Object.keys(heading).some((key) => key.startsWith('__reactFiber')))

function expectNoRawKey(html: string): void {
  expect(messageKeys.filter((key) => html.includes(key))).toEqual([])
}

for (const language of languages) {
  const { path, mark, steps } = order[language]
  const otherMark = order[language === 'nl' ? 'de' : 'nl'].mark

  test(
    `[L5] the ${language} order page has the texts of its own language only`,
    inLanguage(language),
    async ({ page }) => {
      const fetched: Response[] = []
      page.on('response', (response) => {
        if (['document', 'script'].includes(response.request().resourceType())) fetched.push(response)
      })
      await page.goto(path)
      await expect.poll(() => isTakenOver(page)).toBe(true)
      const bodies = await Promise.all(fetched.map((response) => response.text()))
      expect(bodies.length).toBeGreaterThan(1)
      expect(bodies.filter((body) => body.includes(mark))).toHaveLength(1)
      expect(bodies.filter((body) => body.includes(otherMark) || body.includes(englishMark))).toEqual([])
    },
  )

  test(
    `[L6] the ${language} order page does not change while its script loads @long`,
    inLanguage(language),
    async ({ page }) => {
      const { promise: goOn, resolve } = Promise.withResolvers<'arrives'>()
      await holdScript(page, script, goOn)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByRole('navigation', { name: steps })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      const prerendered = await orderHtml(page)
      expectNoRawKey(prerendered)
      expect(await isTakenOver(page)).toBe(false)
      resolve('arrives')
      await expect.poll(() => isTakenOver(page)).toBe(true)
      expect(await orderHtml(page)).toBe(prerendered)
    },
  )

  test(
    `[L6] the ${language} order page stays readable when its script fails to load`,
    inLanguage(language),
    async ({ page, complaints }) => {
      await holdScript(page, script, Promise.resolve('fails'))
      await page.goto(path)
      await takeComplaints(complaints, /Failed to load resource/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('navigation', { name: steps })).toBeVisible()
      expectNoRawKey(await orderHtml(page))
      await page
        .getByRole('main')
        .getByRole('searchbox')
        .or(page.getByRole('main').getByRole('textbox'))
        .fill('tuin.nl')
      await page.getByRole('main').getByRole('search').getByRole('button').click()
      await expect(page).toHaveURL(`${path}?q=tuin.nl`)
      await takeComplaints(complaints, /Failed to load resource/)
    },
  )
}
