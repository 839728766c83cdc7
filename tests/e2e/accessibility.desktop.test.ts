import { violationsOn } from './axe.ts'
import { expect, languages, takeComplaints, test } from './shop-test.ts'
import { articleSample, dutchOnlyLookedAt, lookedAt } from './site-paths.ts'

/** Between the themes only colours differ, so these are the rules to ask again in the other one. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** The same parts make a page in both languages: Dutch ones are looked at by day, German ones by night. */
const themes = { nl: 'light', de: 'dark' } as const

const halves = languages.flatMap((language) => {
  const paths = [...lookedAt(language), ...articleSample[language], language === 'nl' ? '/xyz' : '/de/xyz']
  const middle = Math.ceil(paths.length / 2)
  return [
    { name: `the first half of the ${language} pages`, language, paths: paths.slice(0, middle), complains: false },
    { name: `the second half of the ${language} pages`, language, paths: paths.slice(middle), complains: true },
  ]
})

for (const { name, language, paths, complains } of halves) {
  const colorScheme = themes[language]
  test(`axe finds nothing on ${name}, ${colorScheme}`, async ({ page, complaints }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const path of paths) {
      await page.goto(path)
      expect.soft(await violationsOn(page), path).toEqual([])
    }
    if (complains) await takeComplaints(complaints, /status of 404/)
  })
}

test('axe finds nothing in the colours of pages that are Dutch only, dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  for (const path of dutchOnlyLookedAt) {
    await page.goto(path)
    expect.soft(await violationsOn(page, colourRules), path).toEqual([])
  }
})

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
