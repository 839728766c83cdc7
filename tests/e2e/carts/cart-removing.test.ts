import type { Page } from '@playwright/test'
import {
  addNames,
  answerItemCalls,
  cartOf,
  holdItemCalls,
  summaryOf,
  treeOf,
  words,
} from '#tests/e2e/order/order-steps.ts'
import {
  expect,
  inLongRun,
  inOneLanguage,
  languages,
  onWideScreen,
  takeComplaints,
  test,
} from '#tests/e2e/shop-test.ts'

/** Adds a name with a package, and an extra of the package. */
async function plantTree(page: Page, name: string): Promise<void> {
  await addNames(page, [name])
  await page.goto('/order/hosting')
  await page.getByRole('radio', { name: 'Struik' }).check()
  await page.getByRole('checkbox', { name: 'Back-up op een tweede locatie' }).check()
  await expect.poll(async () => (await cartOf(page)).items.length).toBe(3)
}

test('[C11] removing a name removes its children at once, then on the server', async ({ page }) => {
  await plantTree(page, 'groenevingers.nl')
  const { letGo } = await holdItemCalls(page)
  await summaryOf(page).getByRole('button', { name: 'Verwijder groenevingers.nl' }).click()
  await expect(page.getByText('Webhosting Struik', { exact: true })).toBeHidden()
  await expect.poll(async () => (await cartOf(page)).items).toHaveLength(3)
  await letGo()
  await expect.poll(async () => (await cartOf(page)).items).toEqual([])
})

test('[C11] an extra and a package can be removed separately', inLongRun, async ({ page }) => {
  await plantTree(page, 'groenevingers.nl')
  await summaryOf(page).getByRole('button', { name: 'Verwijder Back-up op een tweede locatie' }).click()
  await expect(page.getByRole('checkbox', { name: 'Back-up op een tweede locatie' })).not.toBeChecked()
  await expect.poll(async () => (await cartOf(page)).items.length).toBe(2)
  await page.getByRole('button', { name: 'Alleen naam' }).click()
  await expect(treeOf(page)).not.toContainText('Webhosting Struik')
  await expect.poll(async () => (await cartOf(page)).items.length).toBe(1)
})

test('a removed item can be restored with its children', onWideScreen, async ({ page }) => {
  await plantTree(page, 'groenevingers.nl')
  const before = (await cartOf(page))['total']
  await summaryOf(page).getByRole('button', { name: 'Verwijder groenevingers.nl' }).click()
  await expect.poll(async () => (await cartOf(page)).items).toEqual([])
  const undo = page.getByRole('button', { name: 'Zet terug' })
  await expect(undo).toBeFocused()
  await undo.click()
  await expect(summaryOf(page)).toContainText('Back-up op een tweede locatie')
  await expect.poll(async () => (await cartOf(page)).items.length).toBe(3)
  expect((await cartOf(page))['total']).toBe(before)
})

for (const language of languages) {
  test(
    `[K4] in ${language} a removal that fails restores the item, without an alert`,
    inOneLanguage(language),
    async ({ page, complaints }) => {
      const { tld, remove } = words[language]
      const name = `groenevingers.${tld}`
      await addNames(page, [name], language)
      await answerItemCalls(page, 500)
      await summaryOf(page).getByRole('button', { name: remove }).click()
      await takeComplaints(complaints, /status of 500/)
      await expect(summaryOf(page)).toContainText(name)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(page.getByRole('button', { name: words[language].undo })).toBeHidden()
      await expect.poll(async () => (await cartOf(page)).items).toHaveLength(1)
    },
  )
}
