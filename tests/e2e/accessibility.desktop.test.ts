import { violationsOn } from './axe.ts'
import { expect, languages, takeComplaints, test } from './shop-test.ts'
import { articleSample, pathsOf } from './site-paths.ts'

/** Between the themes only colours differ, so these are the rules to ask again in the other one. */
const colourRules = ['color-contrast', 'link-in-text-block']

const halves = languages.flatMap((language) => {
  const paths = [...pathsOf[language], ...articleSample[language], language === 'nl' ? '/xyz' : '/de/xyz']
  const middle = Math.ceil(paths.length / 2)
  return [
    { name: `the first half of the ${language} pages`, paths: paths.slice(0, middle), complains: false },
    { name: `the second half of the ${language} pages`, paths: paths.slice(middle), complains: true },
  ]
})

for (const { name, paths, complains } of halves) {
  test(`axe finds nothing on ${name}, light and dark`, async ({ page, complaints }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    for (const path of paths) {
      await page.goto(path)
      expect.soft(await violationsOn(page), `${path}, light`).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await violationsOn(page, colourRules), `${path}, dark`).toEqual([])
      await page.emulateMedia({ colorScheme: 'light' })
    }
    if (complains) await takeComplaints(complaints, /status of 404/)
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
