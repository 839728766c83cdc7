import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, languages, takeComplaints, test } from './shop-test.ts'
import { pathsOf } from './site-paths.ts'

/** Violations as a person would note them down. */
async function violationsOn(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page })
  const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}

/** Between the themes only colours differ, so these are the rules to ask again in the other one. */
const colourRules = ['color-contrast', 'link-in-text-block']

for (const language of languages) {
  test(`axe finds nothing on ${language} pages, light and dark`, async ({ page, complaints }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    for (const path of [...pathsOf[language], language === 'nl' ? '/xyz' : '/de/xyz']) {
      await page.goto(path)
      expect.soft(await violationsOn(page), `${path}, light`).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await violationsOn(page, colourRules), `${path}, dark`).toEqual([])
      await page.emulateMedia({ colorScheme: 'light' })
    }
    await takeComplaints(complaints, /status of 404/)
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in an open submenu, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/')
    for (const name of ['Domeinnaam', 'WordPress', 'Website', 'Hosting']) {
      await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('button', { name }).click()
      await expect(page.locator('.mega:popover-open')).toBeVisible()
      expect(await violationsOn(page), name).toEqual([])
    }
  })

  test(`axe finds nothing among the results of the search, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/helpdesk')
    await page.getByRole('main').getByRole('searchbox').pressSequentially('hosting')
    await expect(page.locator('.results')).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
  })
}
